import TileGrid

/// What each policy promises of rows of 1 × 1 tiles.
func rowFaults(_ band: BandLayout) -> [String] {
  guard let lastRow = band.lastRow else { return [] }
  var rows = Array(repeating: [Int](), count: band.rows)
  for area in band.areas {
    guard area.rows.count == 1 else { return ["higher than a row"] }
    rows[area.rows.lowerBound].append(area.columns.count)
  }
  let sizes = rows.map(\.count)
  let most = sizes.max() ?? 0
  let isShared = rows.allSatisfy { $0 == Array(repeating: band.tracks / $0.count, count: $0.count) }
  let isFull = sizes.dropLast().allSatisfy { $0 == most }
  let isEven = most - (sizes.min() ?? 0) <= 1
  let isKept =
    switch lastRow {
    case .start, .center: isFull && Set(rows.joined()).count == 1
    case .stretch: isFull && isShared
    case .balance: isEven && isShared && sizes == sizes.sorted(by: >)
    case .lead: isEven && isShared && sizes == sizes.sorted()
    }
  return isKept ? [] : ["rows \(sizes) under \(lastRow)"]
}
