extension BandLayout {
  /// Whether the arrangement keeps the guarantees. Tiles are followed in order over a skyline, the
  /// number of rows each track is filled down to: a tile must stand exactly on it. O(tiles × span).
  var isSound: Bool {
    guard tracks > 0 else { return false }
    var skyline = Array(repeating: 0, count: tracks)
    var corner = (row: 0, column: -1)
    for area in areas {
      let isInside = area.columns.lowerBound >= 0 && area.columns.upperBound <= tracks
      let isAfter = (area.rows.lowerBound, area.columns.lowerBound) > corner
      guard isInside, isAfter, !area.columns.isEmpty, !area.rows.isEmpty else { return false }
      for track in area.columns {
        guard skyline[track] == area.rows.lowerBound else { return false }
        skyline[track] = area.rows.upperBound
      }
      corner = (area.rows.lowerBound, area.columns.lowerBound)
    }
    return isFilled(skyline)
  }

  /// Whether every track is filled down to the last row, or is free there and at an end of it where
  /// the policy leaves ends free.
  private func isFilled(_ skyline: [Int]) -> Bool {
    let free = skyline.indices.filter { skyline[$0] != rows }
    guard !free.isEmpty else { return true }
    guard free.count < tracks, free.allSatisfy({ skyline[$0] == rows - 1 }) else { return false }
    let before = skyline.prefix { $0 != rows }.count
    let after = skyline.reversed().prefix { $0 != rows }.count
    guard before + after == free.count else { return false }
    return lastRow == .start && before == 0 || lastRow == .center && before == after
  }
}
