/// Tiles of different spans in one full rectangle; `nil` if none was found.
func arrangeMixed(_ items: [Item], in section: Section, band: Band) -> BandLayout? {
  let columns = mixedColumns(items, limit: band.columns)
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

/// As many columns as there is room for, but no more than the tiles fill in one row.
func mixedColumns(_ items: [Item], limit: Int) -> Int {
  var widest = 0
  for item in items where widest < limit { widest += item.span.columns }
  return min(limit, widest, 12)
}

/// How many profiles the solver may keep a tile: enough to be exact up to 6 columns for thousands of
/// tiles, and never more than memory (32 MB) and patience allow.
private func frontLimit(tiles: Int, columns: Int) -> Int {
  let memory = 8_000_000 / tiles
  let patience = columns <= 6 ? 4096 : 2_000_000 / tiles
  return max(256, min(memory, patience, 4096))
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
