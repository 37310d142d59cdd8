import TileTemplate
import Testing

/// What a rendering leaves for the next one, and what it must not.
@Suite struct WorkspaceTests {
  /// A record that says whether it was asked: its text may differ where its key does not.
  private final class Card: Record {
    let number: Int
    let text: String
    let hasKey: Bool

    init(_ number: Int, _ text: String, hasKey: Bool = true) {
      (self.number, self.text, self.hasKey) = (number, text, hasKey)
    }

    var key: RecordKey? { hasKey ? RecordKey(number) : nil }

    func field(_ name: FieldName) -> Value? { name.text == "text" ? .text(text) : nil }
  }

  private func render(
    _ templates: [String: String], _ pages: [[Card]], isRepeatable: Bool = true
  ) throws -> [String] {
    let schema = Schema(
      records: ["card": ["text": .text]], globals: ["cards": .list(.record("card"))],
      functions: [Signature("call", [], returns: .text) { _ in isRepeatable }])
    let set = try TemplateSet(
      templates.map { TemplateSource(path: $0, name: $0, bytes: Array($1.utf8)) }, schema: schema)
    let workspace = Workspace()
    var calls = 0
    return try pages.map { cards in
      var out: [UInt8] = []
      try set.render(
        "page", globals: [("cards", .list(cards.map(Value.record)))], into: &out, using: workspace
      ) { _, _ in
        calls += 1
        return .text("\(calls)")
      }
      return String(decoding: out, as: UTF8.self)
    }
  }

  private let loop = ["page": "{% for card in cards %}{{ card.text }};{% endfor %}"]

  @Test("A round with a record of the same key is written from memory")
  func keepsRounds() throws {
    let pages = try render(
      loop, [[Card(1, "a"), Card(2, "b")], [Card(2, "other"), Card(3, "c")]])
    #expect(pages == ["a;b;", "b;c;"])
  }

  @Test("A record without a key is asked each time")
  func asksWithoutKey() throws {
    let cards = [Card(1, "a", hasKey: false)]
    let others = [Card(1, "b", hasKey: false)]
    #expect(try render(loop, [cards, others]) == ["a;", "b;"])
  }

  @Test("What an included template makes of one name is kept, named or put together")
  func keepsIncludes() throws {
    let templates = [
      "page": """
      {% for card in cards %}{{ loop.index }}{% include "a" ~ ".html" %}{% include "a.html" %};{% endfor %}
      """,
      "a.html": "{% set item = card %}{% include 'b.html' %}", "b.html": "{{ item.text }}",
    ]
    let pages = try render(templates, [[Card(1, "x")], [Card(2, "y"), Card(1, "z")]])
    #expect(pages == ["1xx;", "1yy;2xx;"])
  }

  @Test(
    "What depends on more is made anew",
    arguments: [
      ("{% for card in cards %}{{ loop.index }}{% endfor %}", ["12", "1"]),
      ("{% for card in cards %}{{ cards | length }}{% endfor %}", ["22", "1"]),
      ("{% set n = cards | length %}{% for card in cards %}{{ n }}{% endfor %}", ["22", "1"]),
    ])
  func makesAnew(template: String, expected: [String]) throws {
    let pages = try render(["page": template], [[Card(1, "a"), Card(2, "b")], [Card(1, "a")]])
    #expect(pages == expected)
  }

  @Test("A function's answer is kept only where it is said to be the same")
  func heedsFunctions() throws {
    let template = ["page": "{% for card in cards %}{{ call() }}{% endfor %}"]
    let pages = [[Card(1, "a")], [Card(1, "a")]]
    #expect(try render(template, pages) == ["1", "1"])
    #expect(try render(template, pages, isRepeatable: false) == ["1", "2"])
  }
}
