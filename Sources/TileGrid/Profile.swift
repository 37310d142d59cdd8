/// How many rows each column is filled, counted from the row of the first free cell: the edge along
/// which the next tile is placed (a broken profile). Four bits a column, the leading one lowest.
///
/// Tiles stand on the first free cell, so no column has a gap in it and one number for each is
/// enough. Profiles that differ by whole rows are one profile; the empty one is 0.
struct Profile: Hashable {
  /// The most columns four bits each can describe.
  static let mostColumns = 16

  let bits: UInt64

  private func filled(_ column: Int) -> UInt64 { bits >> UInt64(4 * column) & 15 }

  /// The first free column, and how many are free from there on without a break.
  func opening(columns: Int) -> Range<Int> {
    var start = 0
    while start < columns, filled(start) > 0 { start += 1 }
    var end = start
    while end < columns, filled(end) == 0 { end += 1 }
    return start..<end
  }

  /// The profile after a tile was placed at the start of the opening; it has to fit.
  func placing(_ span: Span, columns: Int) -> Profile {
    let start = opening(columns: columns).lowerBound
    var bits = bits
    for column in start..<start + span.columns { bits |= UInt64(span.rows) << UInt64(4 * column) }
    let next = Profile(bits: bits)
    let done = (0..<columns).lazy.map { next.filled($0) }.min() ?? 0
    let everywhere = UInt64(0x1111_1111_1111_1111) >> UInt64(4 * (16 - columns))
    return Profile(bits: bits - done * everywhere)
  }

  /// Whether tiles of one row each are enough to end in a full rectangle with exactly so many. They
  /// first fill each row up to the highest column, at most 4 and at least one cell wide, and then
  /// whole rows.
  func canEnd(with tiles: Int, columns: Int) -> Bool {
    var (fewest, most) = (0, 0)
    let highest = (0..<columns).lazy.map(filled).max() ?? 0
    for row in 0..<highest {
      var run = 0
      for column in 0...columns {
        if column < columns, filled(column) <= row {
          run += 1
        } else {
          fewest += (run + 3) / 4
          most += run
          run = 0
        }
      }
    }
    return fewest <= tiles && tiles <= most || tiles >= fewest + (columns + 3) / 4
  }
}
