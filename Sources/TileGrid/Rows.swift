/// Tiles of one cell each, row by row. O(tiles).
///
/// Rows of different numbers of tiles need many tracks, and where the gaps between these need more
/// room than there is, `balance` and `lead` first try fewer columns, down to half as many.
func arrangeRows(
  _ items: [Item], in section: Section, band: Band, warnings: [Warning]
) -> BandLayout {
  // Plans are made one by one, as the first is nearly always the one.
  for plan in rowPlans(count: items.count, in: section, columns: band.columns) {
    if section.overflows(tracks: plan.tracks, columns: plan.columns, in: band) { continue }
    let layout = plan.layout(items, in: section, band: band, warnings: warnings)
    if layout.isSound { return layout }
  }
  return RowPlan(count: items.count, columns: band.columns, policy: .start)
    .layout(items, in: section, band: band, warnings: warnings)
}

/// What to try, the best first. Fewer than half as many columns are tried only where else a single
/// tile would be left over.
private func rowPlans(count: Int, in section: Section, columns: Int) -> some Sequence<RowPlan> {
  let isEven = section.lastRow == .balance || section.lastRow == .lead
  let fewest = !isEven ? columns : count % columns == 1 ? 1 : (columns + 1) / 2
  let policies = (fewest...columns).reversed().map { ($0, section.lastRow) }
  return (policies + [(columns, .center)]).lazy
    .map { RowPlan(count: count, columns: $0.0, policy: $0.1) }
    .filter { $0.policy == .center || $0.columns >= min(fewest, count) }
}

/// How many tiles each row holds, and on how many tracks.
struct RowPlan {
  let policy: LastRow
  /// The most tiles side by side that there is room for in the plan's widest row.
  let columns: Int
  /// Tiles a row, rows from the top.
  let sizes: [Int]
  /// Tracks for the whole grid: each tile spans a whole number of them.
  let tracks: Int

  init(count: Int, columns limit: Int, policy: LastRow) {
    self.policy = policy
    let rows = (count + limit - 1) / limit
    switch policy {
    case .start, .center:
      columns = limit
      sizes = cut(count, into: limit)
      let free = limit - (sizes.last ?? limit)
      tracks = policy == .center && free % 2 == 1 ? 2 * limit : limit
    case .stretch:
      columns = min(limit, count)
      sizes = cut(count, into: limit)
      tracks = leastCommonMultiple(columns, sizes.last ?? 1)
    case .balance, .lead:
      let (base, fuller) = count.quotientAndRemainder(dividingBy: rows)
      columns = fuller > 0 ? base + 1 : base
      let few = Array(repeating: base, count: rows - fuller)
      let many = Array(repeating: base + 1, count: fuller)
      sizes = policy == .lead ? few + many : many + few
      tracks = fuller > 0 ? base * (base + 1) : base
    }
  }

  /// Tracks a tile covers in a row of so many tiles.
  private func width(inRowOf size: Int) -> Int {
    policy == .start || policy == .center ? tracks / columns : tracks / size
  }

  private func area(_ index: Int, row: Int) -> Area {
    let size = sizes[row]
    let width = width(inRowOf: size)
    let offset = policy == .center ? (tracks - size * width) / 2 : 0
    let start = offset + index * width
    return Area(columns: start..<start + width, rows: row..<row + 1)
  }

  func layout(
    _ items: [Item], in section: Section, band: Band, warnings: [Warning]
  ) -> BandLayout {
    let areas = sizes.indices.flatMap { row in (0..<sizes[row]).map { area($0, row: row) } }
    // A lone tile as wide as the container would be as high as a screen: half of that is a banner.
    let isBanner = columns == 1 && section.fit == .stretch
    let fallback = Warning.lastRowNotMet(asked: section.lastRow, used: policy)
    return BandLayout(
      band: Band(columns: columns, widths: band.widths), tracks: tracks, rows: sizes.count,
      cellsAcross: isBanner ? min(2, band.columns) : columns,
      maximumWidth: section.maximumWidth(columns: columns), areas: areas, lastRow: policy,
      adjustments: adjustments(of: items, to: { _ in .single }, columns: columns),
      warnings: warnings + (policy == section.lastRow ? [] : [fallback]), isExact: true)
  }
}

private func cut(_ count: Int, into size: Int) -> [Int] {
  let (full, rest) = count.quotientAndRemainder(dividingBy: size)
  return Array(repeating: size, count: full) + (rest > 0 ? [rest] : [])
}

private func leastCommonMultiple(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
  return first / larger * second
}
