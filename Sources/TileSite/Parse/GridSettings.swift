internal import TileGrid

/// What a grid block, a page's `grid:` or site.yaml's `grid:` says; nil where it says nothing.
struct GridSettings: Sendable, Hashable {
  var columns: Columns?
  var minimumWidth: Double?
  var ratio: Double?
  var spacing: Spacing?
  var insets: Insets?
  var lastRow: LastRow?
  var fit: Fit?
  var rules: Rules?
  var decoration: Decoration?
  /// A line above the tiles, and one below.
  var header: String?
  var footer: String?
  var tile: String?
  var tilePosition: Position?
  var empty: Empty?
  var limit: Int?
  /// How many tiles a page shows before the grid goes on on another; 0 where it never does.
  var paginate: Int?

  /// What is drawn behind the tiles.
  enum Decoration: String, CaseIterable, Sendable { case none, panel, fabric }

  /// What is shown where there are no tiles.
  enum Empty: Sendable, Hashable {
    case hide
    case message(String)

    init(_ text: String) {
      switch text {
      case "hide": self = .hide
      case "message": self = .message("")
      default: self = .message(text)
      }
    }
  }

  init() {}

  init(_ fields: inout FieldReader) {
    columns = fields.value(
      "columns", "a number from 1 to 12 or a range such as 2..4, the smaller first"
    ) {
      Columns(text: $0)
    }
    if let cell = fields.value(
      "cell", "a width from 40 to 2000, or width and height such as 160x123", Cell.size)
    {
      (minimumWidth, ratio) = (cell.width, cell.height.map { cell.width / $0 })
    }
    spacing = fields.value(
      "gap", "pixels up to 400, such as 24, or 32 24: between rows, between tiles"
    ) {
      Spacing(text: $0)
    }
    insets = fields.value(
      "insets",
      "pixels up to 400, such as 24, or 16 24: above and below, at the sides; or all four"
    ) {
      Insets(text: $0)
    }
    lastRow = fields.choice("last-row", LastRow.self)
    fit = fields.choice("fit", Fit.self)
    rules = fields.choice("rules", Rules.self)
    decoration = fields.choice("decoration", Decoration.self)
    header = fields.text("header")
    footer = fields.text("footer")
    if let kind = fields.locatedText("tile") { (tile, tilePosition) = (kind.value, kind.position) }
    empty = fields.text("empty").map { Empty($0) }
    limit = fields.integer("limit", in: 1...10_000)
    paginate = fields.value("paginate", "a number from 1 to 1000, or none") { text in
      text == "none" ? 0 : Int(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }

  /// These settings, and `other`'s where these say nothing.
  func over(_ other: GridSettings) -> GridSettings {
    var all = self
    all.columns = columns ?? other.columns
    if minimumWidth == nil { (all.minimumWidth, all.ratio) = (other.minimumWidth, other.ratio) }
    all.spacing = spacing ?? other.spacing
    all.insets = insets ?? other.insets
    all.lastRow = lastRow ?? other.lastRow
    all.fit = fit ?? other.fit
    all.rules = rules ?? other.rules
    all.decoration = decoration ?? other.decoration
    all.header = header ?? other.header
    all.footer = footer ?? other.footer
    if tile == nil { (all.tile, all.tilePosition) = (other.tile, other.tilePosition) }
    all.empty = empty ?? other.empty
    all.limit = limit ?? other.limit
    all.paginate = paginate ?? other.paginate
    return all
  }
}

extension Columns {
  /// Reads `3` and `2..4`.
  fileprivate init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 1, let count = Int(parts[0]), (1...12).contains(count) {
      self = .exactly(count)
    } else if parts.count == 3, parts[1].isEmpty, let low = Int(parts[0]), let high = Int(parts[2]),
      low >= 1, low <= high, high <= 12
    {
      self = .range(low...high)
    } else {
      return nil
    }
  }
}

extension Cell {
  /// Reads `160x123` and `160`, in CSS pixels.
  fileprivate static func size(_ text: String) -> (width: Double, height: Double?)? {
    let parts = text.lowercased().replacing("px", with: "")
      .split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, let width = plainNumber(parts[0]), (40...2000).contains(width)
    else { return nil }
    guard parts.count == 2 else { return (width, nil) }
    guard let height = plainNumber(parts[1]), (20...2000).contains(height) else { return nil }
    return (width, height)
  }
}

/// One to so many numbers of CSS pixels from 0 to 400, with or without `px`.
private func lengths(_ text: String, atMost most: Int) -> [Double]? {
  let words = text.split(separator: " ")
  let numbers = words.compactMap { word in
    plainNumber(word.hasSuffix("px") ? word.dropLast(2) : word)
      .flatMap { 0...400 ~= $0 ? $0 : nil }
  }
  return numbers.count == words.count && (1...most).contains(words.count) ? numbers : nil
}

extension Spacing {
  /// Reads `24`, and as CSS does `32 24`: between rows, then between tiles of a row.
  fileprivate init?(text: String) {
    guard let gaps = lengths(text, atMost: 2) else { return nil }
    self.init(item: gaps[gaps.count - 1], row: gaps[0])
  }
}

extension Insets {
  /// Reads one to four numbers as CSS does: top, end, bottom, start.
  fileprivate init?(text: String) {
    guard let sides = lengths(text, atMost: 4) else { return nil }
    let end = sides.count > 1 ? sides[1] : sides[0]
    self.init(
      top: sides[0], leading: sides.count > 3 ? sides[3] : end,
      bottom: sides.count > 2 ? sides[2] : sides[0], trailing: end)
  }
}
