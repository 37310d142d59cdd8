import TileGrid

/// Which promises a grid breaks, seen by someone who knows nothing of how it was made.
func faults(of grid: GridLayout, items: [Item]) -> [String] {
  guard !items.isEmpty else { return grid.bands.isEmpty ? [] : ["bands without tiles"] }
  return bandFaults(grid, items: items)
    + grid.bands.flatMap { band in
      let faults =
        paintFaults(band.areas, tracks: band.tracks, rows: band.rows, lastRow: band.lastRow)
        + rowFaults(band) + spanFaults(band, items: items)
        + runFaults(band.runs, areas: band.areas, tracks: band.tracks)
        + warningFaults(band, in: grid.section)
      return faults.map { "\($0) at \(band.band.columns) columns:\n\(band.picture)" }
    }
}

/// Bands cover 0..<∞ without gap or overlap, each has as many columns as there is room for, and no
/// two beside each other are alike.
private func bandFaults(_ grid: GridLayout, items: [Item]) -> [String] {
  var faults: [String] = []
  var end = 0.0
  for (band, next) in zip(grid.bands, grid.bands.dropFirst()) where isAlike(band, next) {
    faults.append("a band cut in two at \(next.band.widths.lowerBound)")
  }
  for band in grid.bands {
    let widths = band.band.widths
    if widths.lowerBound != end || widths.isEmpty { faults.append("gap or overlap at \(end)") }
    end = widths.upperBound
    if band.areas.count != items.count { faults.append("\(band.areas.count) tiles at \(end)") }
    for width in [widths.lowerBound + 1e-6, min(widths.upperBound - 1e-6, 1e6)] {
      let room = columns(at: width, in: grid.section)
      if !hasRightColumns(band, room: room, items: items, in: grid.section) {
        faults.append("\(band.band.columns) columns at \(width), where there is room for \(room)")
      }
    }
  }
  return faults + (end == .infinity ? [] : ["nothing from \(end) on"])
}

private func isAlike(_ band: BandLayout, _ other: BandLayout) -> Bool {
  band.areas == other.areas && band.tracks == other.tracks && band.lastRow == other.lastRow
    && band.band.columns == other.band.columns && band.cellsAcross == other.cellsAcross
    && band.maximumWidth == other.maximumWidth && band.warnings == other.warnings
}

/// Rows of 1 × 1 tiles are as few as can be, but for even ones whose tracks leave no room for gaps.
/// Mixed tiles use all columns that they can fill, up to 12, or 8 where none are asked for.
private func hasRightColumns(
  _ band: BandLayout, room: Int, items: [Item], in section: Section
) -> Bool {
  guard band.lastRow == nil else {
    let fewest = (items.count + room - 1) / room
    let isAsFewAsCanBe = band.rows == fewest && band.band.columns <= room
    return isAsFewAsCanBe || isCrowded(items.count, asked: room, band, in: section)
  }
  let most = section.columns == .fitting ? 8 : 12
  return band.band.columns == min(room, most, items.reduce(0) { $0 + $1.span.columns })
}

/// Whether so few even rows would need more gaps between tracks than the narrowest container has
/// room for, and the band made do with fewer columns: half as many at least, unless a single tile
/// would be left over.
private func isCrowded(
  _ count: Int, asked: Int, _ band: BandLayout, in section: Section
) -> Bool {
  let rows = (count + asked - 1) / asked
  guard band.lastRow == .balance || band.lastRow == .lead, count % rows > 0 else { return false }
  let (few, many) = (count / rows, count / rows + 1)
  let room = room(at: band.band.widths.lowerBound, in: section)
  let widest = section.fit == .center ? Double(many) * section.cell.minimumWidth : .infinity
  let center = widest + Double(many - 1) * section.spacing.item
  return Double(few * many - 1) * section.spacing.item > min(room, center)
    && band.rows > rows && (2 * band.band.columns >= few || count % asked == 1)
}

private func room(at width: Double, in section: Section) -> Double {
  width - min(section.insets.leading, width / 8) - min(section.insets.trailing, width / 8)
}

/// The most cells that go side by side into a width, by trying.
private func columns(at width: Double, in section: Section) -> Int {
  let (least, most) =
    switch section.columns {
    case .exactly(let count): (count, count)
    case .range(let range): (range.lowerBound, range.upperBound)
    case .fitting: (1, 24)
    }
  let counts = 1...min(max(most, 1), 24)
  let found = counts.last { count in
    let cell = count <= least ? section.cell.narrowestWidth : section.cell.minimumWidth
    let cells = Double(count) * (cell + section.spacing.item) - section.spacing.item
    return cells <= room(at: width, in: section)
  }
  return found ?? 1
}

/// A policy is given up only where its tracks leave no room for the gaps, and with a word; spans
/// never are.
private func warningFaults(_ band: BandLayout, in section: Section) -> [String] {
  switch band.warnings.first {
  case nil:
    let isAsked = band.lastRow == nil || band.lastRow == section.lastRow
    return isAsked ? [] : ["another policy without a word"]
  case .spansNotMet: return ["spans given up"]
  case .lastRowNotMet(let asked, let used):
    let isTrue = asked == section.lastRow && used == band.lastRow && asked != used
    return isTrue && section.spacing.item > 0 ? [] : ["policy given up"]
  }
}
