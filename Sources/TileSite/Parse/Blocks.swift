internal import TileTemplate

/// A fenced YAML block of a page, read and checked.
enum Block: Sendable {
  case grid(GridBlock)
  case carousel(CarouselBlock)
  case stats(StatsBlock)
  case swatches(SwatchesBlock)
  /// A block of templates/blocks/NAME.html with the YAML as its data.
  case custom(name: String, Value)

  static let builtIn: Set<String> = ["grid", "carousel", "stats", "swatches"]
}

struct GridBlock: Sendable {
  var title = ""
  var selection = Selection()
  var settings = GridSettings()
}

struct CarouselBlock: Sendable {
  var title: String?
  var selection = Selection()
  var settings = CarouselSettings()
}

/// What a carousel block or site.yaml's `carousel:` says; nil where it says nothing.
struct CarouselSettings: Sendable {
  var kind: String?
  var kindPosition: Position?
  var rank: Rank?
  var limit: Int?
  var scrolling: Scrolling?

  enum Rank: String, CaseIterable, Sendable { case headline, regular }

  /// Where a row comes to rest: anywhere, at the beginning of a card, a full row further on, or with a
  /// card in the middle.
  enum Scrolling: String, CaseIterable, Sendable { case continuous, item, page, centered }

  init() {}

  init(_ fields: inout FieldReader) {
    if let card = fields.locatedText("card") { (kind, kindPosition) = (card.value, card.position) }
    rank = fields.choice("rank", Rank.self)
    limit = fields.integer("limit", in: 1...1000)
    scrolling = fields.choice("scrolling", Scrolling.self)
  }
}

/// Which pages a block shows.
struct Selection: Sendable {
  /// The names after `from:`; none for the pages inside the page's own folder.
  var names: [Located<String>] = []
  /// `from:` is a list of pages, shown in that order, rather than one folder.
  var isList = false
  var tag: String?
  var sort: Sorting?
  /// The places of the pages that `names` lead to, once resolved.
  var pages: [Int] = []

  init() {}

  init(_ fields: inout FieldReader) {
    isList = fields.node("from")?.items != nil
    names = fields.texts("from")
    tag = fields.text("tag")
    sort = fields.choice("sort", Sorting.self)
  }
}

struct StatsBlock: Sendable {
  var items: [(title: String, value: String)] = []
}

struct SwatchesBlock: Sendable {
  var title = ""
  var columns = 4
  /// How many rows there are at least.
  var rows = 1
  var colors: [(name: String, color: Color)] = []
  /// The place of the colour that is shown large at first.
  var selected = 0

  /// Those of full rows, with a colour or empty.
  var cells: Int { max(rows, (colors.count + columns - 1) / columns) * columns }
}

// MARK: Reading

extension Block {
  /// Reads a block's YAML; mistakes are added to `found`.
  init(
    _ name: String, _ yaml: YAML?, _ data: SiteData, at position: Position, in path: String,
    _ found: inout [Diagnostic]
  ) {
    guard Block.builtIn.contains(name) else {
      self.init(own: name, yaml, data, in: path, &found)
      return
    }
    if name == "stats" {
      self = .stats(StatsBlock(yaml, at: position, in: path, &found))
      return
    }
    if let yaml, yaml.entries == nil, !yaml.isNull {
      found.append(
        Diagnostic(
          .error, path, yaml.position,
          .blockNeeds(block: name, "keys and values, such as from: services")))
    }
    var fields = FieldReader(yaml, in: path)
    switch name {
    case "grid": self = .grid(GridBlock(&fields))
    case "carousel": self = .carousel(CarouselBlock(&fields))
    default: self = .swatches(SwatchesBlock(&fields, at: position))
    }
    fields.reportUnknown()
    found += fields.found
  }
}

extension GridBlock {
  fileprivate init(_ fields: inout FieldReader) {
    title = fields.text("title") ?? ""
    selection = Selection(&fields)
    settings = GridSettings(&fields)
  }
}

extension CarouselBlock {
  fileprivate init(_ fields: inout FieldReader) {
    title = fields.text("title")
    selection = Selection(&fields)
    settings = CarouselSettings(&fields)
  }
}

extension StatsBlock {
  /// `Cases won: 1,204` a line; the order stays.
  fileprivate init(
    _ yaml: YAML?, at position: Position, in path: String, _ found: inout [Diagnostic]
  ) {
    let entries = yaml?.entries ?? []
    if entries.isEmpty {
      found.append(
        Diagnostic(
          .error, path, yaml?.position ?? position,
          .blockNeeds(block: "stats", "a title and a value on each line, such as Cases won: 1,204"))
      )
    }
    for entry in entries {
      if case .scalar(let text, _) = entry.value.value, !entry.value.isNull {
        items.append((entry.key, text))
      } else {
        found.append(
          Diagnostic(
            .error, path, entry.value.position,
            .wrongKind(key: entry.key, wanted: "one value, such as 1,204")))
      }
    }
  }
}

extension SwatchesBlock {
  fileprivate init(_ fields: inout FieldReader, at position: Position) {
    title = fields.text("title") ?? ""
    columns = fields.integer("columns", in: 1...12) ?? columns
    rows = fields.integer("rows", in: 1...100) ?? rows
    let wanted = fields.locatedText("selected")
    let list = fields.maps("colors")
    for (item, place) in list {
      var item = item
      let name = item.text("name")
      let color = item.color("value")
      if let name, let color {
        colors.append((name, color))
      } else if item.found.isEmpty {
        item.report(
          .blockNeeds(
            block: "swatches",
            "a name and a quoted value for each colour, such as "
              + "{name: Forest, value: \"#00794a\"}"), at: place)
      }
      item.reportUnknown()
      fields.adopt(item)
    }
    if let wanted, fields.found.isEmpty {
      if let place = colors.firstIndex(where: { $0.name == wanted.value }) {
        selected = place
      } else {
        fields.report(
          .unknownChoice(key: "selected", value: wanted.value, choices: colors.map(\.name)),
          at: wanted.position)
      }
    }
    if list.isEmpty, fields.found.isEmpty {
      fields.report(.blockNeeds(block: "swatches", "colors: a list of {name, value}"), at: position)
    }
  }
}
