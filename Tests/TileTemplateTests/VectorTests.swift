import Testing
import TileTemplate

/// The same values as `DATA` in Tests/JinjaVectors/generate.py.
let vectorData: [(String, Value)] = [
  ("a", 1), ("b", 2), ("f", 1.5), ("s", "Hello <World> & \"you\""), ("t", true),
  ("n", Value.none), ("e", ""), ("xs", [3, 1, 2]), ("ws", ["pear", "Apple", "fig"]),
  ("m", ["k": "v", "a": 1]), ("h", .html("<b>x</b>")), ("el", []),
  (
    "ps",
    [
      ["name": "Ann", "age": 30, "kind": "x"], ["name": "bob", "age": 25, "kind": "y"],
      ["name": "Cy", "age": 30, "kind": "x"],
    ]
  ),
  ("uni", "Grüße 😀 日本"),
]

@Suite struct VectorTests {
  @Test func `every template gives the bytes Jinja2 gives, or fails where it fails`() {
    let shapes = vectorData.map { ($0.0, Shape.open) }
    let schema = Schema(globals: Dictionary(uniqueKeysWithValues: shapes))
    for (templates, page) in jinjaVectors {
      #expect(render(templates, schema) == page, "\(templates)")
    }
  }

  private func render(_ templates: [(String, String)], _ schema: Schema) -> String? {
    let sources = templates.map { TemplateSource(path: $0.0, name: $0.0, bytes: Array($0.1.utf8)) }
    var output: [UInt8] = []
    do {
      try TemplateSet(sources, schema: schema).render("m", globals: vectorData, into: &output)
    } catch {
      return nil
    }
    return String(decoding: output, as: UTF8.self)
  }
}
