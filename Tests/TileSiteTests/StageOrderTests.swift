import Testing

@testable import TileSite

/// Stages pass values on and know nothing of those after them: Load, Parse, Layout, Render, Write.
struct StageOrderTests {
  private static let stages = ["Load", "Parse", "Layout", "Render", "Write"]
  private static let sources = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    + "/Sources/TileSite"

  @Test("No stage names a type or function of a later one", arguments: stages)
  func oneWay(_ stage: String) throws {
    let own = try Self.text(of: stage)
    let later = Self.stages.drop { $0 != stage }.dropFirst()
    let names = try later.flatMap { try Self.declared(in: Self.text(of: $0)) }
    #expect(stage == "Write" || names.count > 3)
    let words = Set(own.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let used = names.filter { words.contains(Substring($0)) }
    #expect(used.isEmpty, "\(stage) names \(used.sorted())")
  }

  /// All the code of a stage, without comments.
  private static func text(of stage: String) throws -> String {
    try Files.entries(in: sources + "/" + stage).map { entry in
      let bytes = try Files.read("\(sources)/\(stage)/\(entry.name)")
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Types and functions declared at the left margin, which other files can name.
  private static func declared(in text: String) throws -> [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "func"]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == ":" || $0 == "," }
        .filter { $0 != "public" && $0 != "indirect" && $0 != "final" }
      guard !line.hasPrefix(" "), words.count > 1, kinds.contains(words[0]) else { return nil }
      return String(words[1])
    }
  }
}
