import Foundation

/// A line of Tests/JinjaVectors/vectors.jsonl: templates by name and the page of `m`; nil where it
/// is refused. The page is what Jinja2 makes, or what DIFFERENCES.md says for the set `different`.
struct Vector: Decodable {
  let set: String
  let templates: [String: String]
  let page: String?

  static func all() throws -> [Vector] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = try Data(contentsOf: tests.appending(path: "JinjaVectors/vectors.jsonl"))
    return try file.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Vector.self, from: $0)
    }
  }
}
