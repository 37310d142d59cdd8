/// Consecutive tiles that one style rule can describe.
public struct Run: Hashable, Sendable {
  /// The tiles' places among the items.
  public let items: Range<Int>
  /// Column tracks each of them spans.
  public let columns: Int
  /// Row tracks each of them spans.
  public let rows: Int
  /// The track (from 0) at which the only tile of this run must be told to begin; `nil` where
  /// placing tiles in order, each at the first free place, puts it there by itself.
  public let start: Int?
}

extension BandLayout {
  /// All tiles in order, in as few runs as there are changes of span. O(tiles).
  ///
  /// CSS with `grid-auto-flow: row` arrives at `areas` from the spans alone: the browser's cursor
  /// only moves on, and every tile stands at the first free place after the one before it. Only a
  /// centred last row has to say where it begins.
  public var runs: [Run] {
    var runs: [Run] = []
    for (index, area) in areas.enumerated() {
      let start =
        lastRow == .center && area.isIndented(after: index > 0 ? areas[index - 1] : nil)
        ? area.columns.lowerBound : nil
      if start == nil, let last = runs.last, last.start == nil,
        last.columns == area.columns.count, last.rows == area.rows.count
      {
        runs[runs.count - 1] = Run(
          items: last.items.lowerBound..<index + 1, columns: last.columns, rows: last.rows,
          start: nil)
      } else {
        runs.append(
          Run(
            items: index..<index + 1, columns: area.columns.count, rows: area.rows.count,
            start: start))
      }
    }
    return runs
  }
}

extension Area {
  /// Whether this is the first of its row and does not begin at the first track.
  fileprivate func isIndented(after previous: Area?) -> Bool {
    columns.lowerBound > 0 && rows.lowerBound != previous?.rows.lowerBound
  }
}
