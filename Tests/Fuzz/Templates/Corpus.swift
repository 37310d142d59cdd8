import Foundation

/// The templates that are damaged: those of the default theme and those of Jinja's vectors.
struct Corpus {
  typealias Templates = [(name: String, bytes: [UInt8])]

  /// Each template of the theme first, with the others for it to include and extend.
  let themes: [Templates]
  let vectors: [Templates]

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "templates")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let theme = try names.filter { $0.hasSuffix(".html") }.sorted().map { name in
      (name: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
    themes = theme.indices.map { [theme[$0]] + theme[..<$0] + theme[($0 + 1)...] }
    let lines = try Data(contentsOf: root.appending(path: "Tests/JinjaVectors/vectors.jsonl"))
    vectors = try lines.split(separator: UInt8(ascii: "\n")).map { line in
      let templates = try JSONDecoder().decode(Vector.self, from: line).templates
      let names = ["m"] + templates.keys.filter { $0 != "m" }.sorted()
      return names.map { (name: $0, bytes: Array((templates[$0] ?? "").utf8)) }
    }
  }

  private struct Vector: Decodable {
    let templates: [String: String]
  }
}
