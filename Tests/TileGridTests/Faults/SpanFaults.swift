import TileGrid

/// Every tile whose span is not the one it asked for is reported, with the right reason, and no
/// other is.
func spanFaults(_ band: BandLayout, items: [Item]) -> [String] {
  var faults: [String] = []
  var expected: [Int] = []
  for (index, item) in items.enumerated() where index < band.areas.count {
    let actual = band.span(index)
    if actual.columns > band.band.columns { faults.append("tile \(index) wider than the grid") }
    if actual != item.span { expected.append(index) }
  }
  if band.adjustments.map(\.item) != expected { faults.append("adjustments of other tiles") }
  for adjustment in band.adjustments {
    let preferred = items[adjustment.item].span
    let actual = band.span(adjustment.item)
    if (adjustment.preferred, adjustment.actual) != (preferred, actual) {
      faults.append("wrong span of \(adjustment.item)")
    }
    if adjustment.reason != reason(for: actual, instead: preferred, columns: band.band.columns) {
      faults.append("\(adjustment.reason): \(preferred) to \(actual)")
    }
  }
  return faults
}

private func reason(
  for actual: Span, instead preferred: Span, columns: Int
) -> Adjustment.Reason {
  let fitting = preferred.shrunk(to: columns)
  if actual == fitting { return .narrowed }
  return actual.cells > fitting.cells ? .promoted : .reduced
}

extension BandLayout {
  /// Cells that a tile got; in rows of 1 × 1 tiles always one.
  func span(_ index: Int) -> Span {
    let area = areas[index]
    return lastRow == nil ? Span(area.columns.count, area.rows.count) : .single
  }
}

extension Span {
  /// No wider than so many columns, in its old shape; one cell in one column.
  func shrunk(to limit: Int) -> Span {
    if limit == 1 { return .single }
    guard columns > limit else { return self }
    return Span(limit, Int((Double(rows * limit) / Double(columns)).rounded()))
  }
}
