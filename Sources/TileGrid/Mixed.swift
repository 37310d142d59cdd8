/// Tiles of different spans in one full rectangle; `nil` if none was found.
func arrangeMixed(_ items: [Item], in section: Section, band: Band) -> BandLayout? {
  let columns = section.mixedColumns(items, limit: band.columns)
  var solver = Solver(columns: columns, limit: frontLimit(tiles: items.count, columns: columns))
  guard let spans = solver.solve(items) else { return nil }
  let (areas, rows) = place(spans, columns: columns)
  let layout = BandLayout(
    band: Band(columns: columns, widths: band.widths), tracks: columns, rows: rows,
    cellsAcross: columns, maximumWidth: section.maximumWidth(columns: columns), areas: areas,
    lastRow: nil, adjustments: adjustments(of: items, to: { spans[$0] }, columns: columns),
    warnings: [], isExact: solver.isExact)
  return layout.isSound ? layout : nil
}

extension Section {
  /// As many columns as there is room for, but no more than the tiles fill in one row. Beyond 8,
  /// twice the widest tile, columns have to be asked for, and beyond 12 mixed spans have no use for
  /// them.
  func mixedColumns(_ items: [Item], limit: Int) -> Int {
    let most = min(limit, columns == .fitting ? 8 : 12)
    var widest = 0
    for item in items where widest < most { widest += item.span.columns }
    return min(most, widest)
  }
}

/// How many profiles the solver may keep a tile. Up to 6 columns that is all there are (6,144); at
/// 7 and 8 all there are with tiles of up to two rows (448 and 1,024). From 2,600 tiles on it is
/// less, so that memory stays at 64 MB, but never less than 256.
private func frontLimit(tiles: Int, columns: Int) -> Int {
  let wanted = columns <= 6 ? 6144 : columns <= 8 ? 1024 : 512
  return max(256, min(wanted, 16_000_000 / tiles))
}

/// Puts each span on the first free cell in reading order. O(tiles × columns).
private func place(_ spans: [Span], columns: Int) -> (areas: [Area], rows: Int) {
  var skyline = Array(repeating: 0, count: columns)
  let areas = spans.map { span in
    let row = skyline.min() ?? 0
    let column = skyline.firstIndex(of: row) ?? 0
    let covered = column..<min(columns, column + span.columns)
    for column in covered { skyline[column] = row + span.rows }
    return Area(columns: covered, rows: row..<row + span.rows)
  }
  return (areas, skyline.max() ?? 0)
}
