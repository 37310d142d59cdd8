import TileTemplate

/// What the templates see: the data of Jinja's vectors and a small site.
enum Site {
  static let globals: [(String, Value)] = vectorData + siteData

  /// Every name may be anything.
  static let open = Schema(
    globals: Dictionary(uniqueKeysWithValues: globals.map { ($0.0, Shape.open) }),
    functions: functions)

  /// Pages have fields that are known, so that more mistakes are found when loading.
  static let known = Schema(
    records: [
      "page": [
        "title": .text, "url": .text, "content": .html, "date": .optional(.text),
        "children": .list(.record("page")), "parent": .optional(.record("page")), "extra": .open,
      ],
      "grid": ["tiles": .list(.record("page"))],
    ],
    globals: open.globals.merging(["page": .record("page"), "tile": .record("page")]) { $1 },
    globalsIn: ["blocks/grid.html": ["block": .record("grid")]], functions: functions,
    filters: [
      Signature("markdown", [.required("text", .text), .optional("inline", .bool)], returns: .html)
    ])

  private static let optional = [
    "sizes", "loading", "class", "alt", "priority", "ratio", "itemprop", "time",
  ]
  private static let functions = ["asset", "url", "image", "opening", "mistake"].map {
    Signature(
      $0,
      [.required("of")] + optional.map { .optional($0) },
      returns: .open
    ) { _ in true }
  }

  private static let vectorData: [(String, Value)] = [
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

  private static let siteData: [(String, Value)] = {
    let tile: Value = [
      "title": "Law & Order", "url": "/law/", "summary": "About", "kind": "card", "columns": 1,
      "rows": 1, "widest": 2, "tallest": 1, "initials": "LO", "date": "2024-05-01",
      "image": Value.none, "external": false, "current": false, "tags": ["a"],
    ]
    let page = Value.record(Page(children: [.record(Page(children: []))]))
    let site: Value = [
      "title": "Site", "menu": [["title": "A", "url": "/a/"]], "language": "en", "home": page,
      "organization": ["name": "N", "address": ["x"], "hours": []], "pages": [page],
    ]
    let block: Value = [
      "tiles": [tile, tile], "cards": [.record(Card(tile)), .record(Card(tile))], "title": "T",
      "id": "g", "class": "c",
      "rules": "none", "decoration": "none", "items": [["title": "A", "value": "1"]],
      "header": "", "footer": "", "columns": 3, "rank": "headline", "url": Value.none,
      "colors": [["name": "A", "value": "#fff", "ink": "#000", "contrast": "21"]], "empty": "",
    ]
    return [
      ("site", site), ("page", page), ("tile", tile), ("card", .record(Card(tile))),
      ("block", block),
      ("item", tile), ("sizes", "9px"), ("show", true),
    ]
  }()
}

private final class Page: Record {
  private let children: [Value]

  init(children: [Value]) { self.children = children }

  var key: RecordKey? { RecordKey(children.count) }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "title": "Law & Order"
    case "url": "/law/"
    case "content": .html("<p>Hi</p>")
    case "date": "2024-05-01"
    case "image", "parent": Value.none
    case "children": .list(children)
    case "extra": ["color": "red"]
    default: nil
    }
  }
}

/// A map as a record whose text may be kept.
private final class Card: Record {
  private let fields: Fields

  init(_ value: Value) {
    if case .map(let fields) = value { self.fields = fields } else { fields = Fields() }
  }

  var key: RecordKey? { RecordKey(0) }

  func field(_ name: FieldName) -> Value? { fields[name.text] }
}
