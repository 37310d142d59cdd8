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

  /// The same pages where the checker knows what the values are: nothing that renders is refused but
  /// fields that no such record has, and the grammar's own mistakes where no page reaches them.
  @Test(arguments: ["picked", "made"])
  func `what is known of the values makes no page a mistake`(set: String) throws {
    let person: [String: Shape] = ["name": .text, "age": .number, "kind": .text]
    let globals: [String: Shape] = [
      "a": .number, "b": .number, "f": .number, "s": .text, "t": .bool, "n": .optional(.text),
      "e": .text, "xs": .list(.number), "ws": .list(.text), "m": .open, "h": .html,
      "el": .list(.number), "ps": .list(.record("person")), "uni": .text,
    ]
    let schema = Schema(records: ["person": person], globals: globals)
    let unreached = ["s|round", "xs < a", "a|join", "el|first ~ e"]
    for vector in try Vector.all() where vector.set == set && vector.page != nil {
      let (page, mistake) = render(vector.templates, schema)
      if page == nil, mistake.contains("has no field") { continue }
      if page == nil, unreached.contains(where: { "\(vector.templates)".contains($0) }) { continue }
      #expect(page == vector.page, "\(vector.templates) gives \(mistake)")
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
