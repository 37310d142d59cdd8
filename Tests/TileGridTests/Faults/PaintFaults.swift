import TileGrid

/// Paints tiles one by one: no hole, no overlap, nothing outside, in reading order. Only `start`
/// leaves the end of the last row free, and `center` as much on both sides of it.
func paintFaults(_ areas: [Area], tracks: Int, rows: Int, lastRow: LastRow?) -> [String] {
  var cells = Array(repeating: UInt8(0), count: tracks * rows)
  var faults: Set<String> = []
  var last = -1
  for area in areas {
    let isInside =
      area.columns.lowerBound >= 0 && area.columns.upperBound <= tracks
      && area.rows.lowerBound >= 0 && area.rows.upperBound <= rows
    guard isInside, !area.columns.isEmpty, !area.rows.isEmpty else { return ["outside"] }
    let corner = area.rows.lowerBound * tracks + area.columns.lowerBound
    if corner <= last { faults.insert("order") }
    last = corner
    for row in area.rows {
      for cell in row * tracks + area.columns.lowerBound..<row * tracks + area.columns.upperBound {
        if cells[cell] != 0 { faults.insert("overlap") }
        cells[cell] = 1
      }
    }
  }
  if cells.dropLast(tracks).contains(0) { faults.insert("hole") }
  let end = Array(cells.suffix(tracks))
  let before = end.prefix { $0 == 0 }.count
  let after = end.reversed().prefix { $0 == 0 }.count
  if end.dropFirst(before).dropLast(after).contains(0) { faults.insert("hole in the last row") }
  let mayBeFree = (
    before: lastRow == .center ? after : 0, after: lastRow == .start ? after : before
  )
  if before != mayBeFree.before || after != mayBeFree.after { faults.insert("free ends") }
  return faults.sorted()
}
