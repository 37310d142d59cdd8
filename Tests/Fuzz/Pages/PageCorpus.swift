import Foundation

/// The pages that are damaged, and what pages are made of.
struct PageCorpus {
  /// Examples of CommonMark and of GitHub's extensions.
  let examples: [[UInt8]]
  /// Pages of the golden sites, the sample site and the starter.
  let pages: [[UInt8]]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let fixtures = root.appending(path: "Tests/TileSiteTests/Fixtures")
    examples = try ["commonmark-0.30.json", "gfm-extensions.json"].flatMap { name in
      let data = try Data(contentsOf: fixtures.appending(path: name))
      return try JSONDecoder().decode([Example].self, from: data).map { Array($0.markdown.utf8) }
    }
    pages = try ["Tests/Golden", "content", "Sources/CEmbedded/starter"].flatMap { folder in
      let folder = root.appending(path: folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
      }
    }
  }

  private struct Example: Decodable {
    let markdown: String
  }

  /// Writes what libFuzzer begins with: a file a page, and beside the folder its dictionary.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let matter = PageWords.matter.map { Array("---\n\($0)\n---\ntext\n".utf8) }
    let toml = PageWords.toml.map { Array("+++\n\($0)\n+++\ntext\n".utf8) }
    let foreign = PageWords.foreign.map { Array($0.utf8) }
    let blocks = PageWords.blocks.map { Array($0.utf8) }
    let bodies = PageWords.bodies.map { Array($0.utf8) }
    for (number, page) in (examples + pages + matter + toml + foreign + blocks + bodies)
      .enumerated()
    {
      try Data(page).write(to: URL(filePath: "\(folder)/\(number)"))
    }
    let words =
      PageWords.pieces + PageWords.matter + PageWords.toml + PageWords.foreign
      + PageWords.bodies
    let lines = words.filter { $0.utf8.count < 60 }.map {
      "\"" + $0.utf8.map(quoted).joined() + "\"\n"
    }
    try Data(lines.joined().utf8).write(to: URL(filePath: folder + ".dict"))
  }

  private func quoted(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
    if isPlain { return String(Character(Unicode.Scalar(byte))) }
    return "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
