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
  @Test(arguments: [("picked", 400), ("made", 2000), ("different", 20)])
  func `every template gives the bytes expected, or fails where it should`(
    set: String, least: Int
  ) throws {
    let shapes = vectorData.map { ($0.0, Shape.open) }
    let schema = Schema(globals: Dictionary(uniqueKeysWithValues: shapes))
    let vectors = try Vector.all().filter { $0.set == set }
    #expect(vectors.count >= least)
    for vector in vectors {
      let (page, mistake) = render(vector.templates, schema)
      let isSame = page.map { Array($0.utf8) } == vector.page.map { Array($0.utf8) }
      #expect(
        isSame,
        """
        \(vector.templates)
        expected \(vector.page?.debugDescription ?? "a mistake")
        and gives \(page?.debugDescription ?? mistake)
        """)
    }
  }

  private func render(
    _ templates: [String: String], _ schema: Schema
  ) -> (page: String?, mistake: String) {
    let sources = templates.map { TemplateSource(path: $0, name: $0, bytes: Array($1.utf8)) }
    var output: [UInt8] = []
    do {
      try TemplateSet(sources, schema: schema).render("m", globals: vectorData, into: &output)
    } catch {
      return (nil, "\(error)")
    }
    return (String(decoding: output, as: UTF8.self), "")
  }
}
