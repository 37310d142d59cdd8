internal import TileGrid

/// What a grid block, a page's `grid:` or site.yaml's `grid:` says; nil where it says nothing.
struct GridSettings: Sendable, Hashable {
  var columns: Columns?
  var minimumWidth: Double?
  var ratio: Double?
  var gap: Double?
  var lastRow: LastRow?
  var fit: Fit?
  var rules: Rules?
  var tile: String?
  var tilePosition: Position?
  var empty: String?
  var limit: Int?

  init() {}

  init(_ fields: inout FieldReader) {
    columns = fields.value(
      "columns", "a number such as 3 or a range such as 2..4, the smaller first"
    ) {
      Columns(text: $0)
    }
    if let cell = fields.value("cell", "a width and height such as 160x123", Cell.size) {
      (minimumWidth, ratio) = (cell.width, cell.height.map { cell.width / $0 })
    }
    gap = fields.number("gap", in: 0...400)
    lastRow = fields.choice("last-row", LastRow.self)
    fit = fields.choice("fit", Fit.self)
    rules = fields.choice("rules", Rules.self)
    if let kind = fields.locatedText("tile") { (tile, tilePosition) = (kind.value, kind.position) }
    empty = fields.text("empty")
    limit = fields.integer("limit", in: 1...10_000)
  }

  /// These settings, and `other`'s where these say nothing.
  func over(_ other: GridSettings) -> GridSettings {
    var all = self
    all.columns = columns ?? other.columns
    if minimumWidth == nil { (all.minimumWidth, all.ratio) = (other.minimumWidth, other.ratio) }
    all.gap = gap ?? other.gap
    all.lastRow = lastRow ?? other.lastRow
    all.fit = fit ?? other.fit
    all.rules = rules ?? other.rules
    if tile == nil { (all.tile, all.tilePosition) = (other.tile, other.tilePosition) }
    all.empty = empty ?? other.empty
    all.limit = limit ?? other.limit
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
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count <= 2, let width = Double(parts[0]), (40...2000).contains(width)
    else { return nil }
    guard parts.count == 2 else { return (width, nil) }
    guard let height = Double(parts[1]), (20...2000).contains(height) else { return nil }
    return (width, height)
  }
}
