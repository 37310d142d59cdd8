import TileGrid

/// Rectangles stand where the areas say: inside the container, none on another, gaps between them
/// as wide as asked for, equal spans equally wide, and from right to left the mirror image.
func frameFaults(_ grid: GridLayout, width: Double) -> [String] {
  guard let band = grid.bands.first(where: { $0.band.widths.contains(width) }) else { return [] }
  let section = grid.section
  let frames = grid.frames(width: width)
  guard frames.count == band.areas.count else { return ["\(frames.count) frames"] }
  let leading = min(section.insets.leading, width / 8)
  let room = width - leading - min(section.insets.trailing, width / 8)
  let gridWidth = min(room, band.maximumWidth ?? room)
  let left = leading + (room - gridWidth) / 2
  let faults =
    axisFaults(
      zip(band.areas, frames).map { ($0.columns, $1.x, $1.x + $1.width) },
      tracks: band.tracks, ends: (left, left + gridWidth), gap: section.spacing.item)
    + axisFaults(
      zip(band.areas, frames).map { ($0.rows, $1.y, $1.y + $1.height) }, tracks: band.rows,
      ends: verticalEnds(grid, width: width), gap: section.spacing.row)
    + cellFaults(band, in: section, gridWidth: gridWidth, frames: frames)
    + (isApart(frames) ? [] : ["frames overlap"])
    + (isMirrored(grid, frames, width: width) ? [] : ["no mirror image"])
  return faults.map { "\($0) at \(width):\n\(band.picture)" }
}

/// Where the first row begins and the last one ends.
private func verticalEnds(_ grid: GridLayout, width: Double) -> (Double, Double) {
  let (insets, boundary) = (grid.section.insets, grid.section.boundary)
  return (
    boundary.header + insets.top,
    grid.height(width: width) - insets.bottom - boundary.footer
  )
}

/// Tiles that begin or end at the same line do so at the same place.
private func axisFaults(
  _ tiles: [(tracks: Range<Int>, start: Double, end: Double)], tracks: Int,
  ends: (Double, Double), gap: Double
) -> [String] {
  var starts: [Double?] = Array(repeating: nil, count: tracks + 1)
  var stops = starts
  var lengths = starts
  (starts[0], stops[tracks]) = (ends.0, ends.1)
  func isNew(_ place: Double, in places: inout [Double?], at line: Int) -> Bool {
    defer { places[line] = places[line] ?? place }
    return places[line].map { isNear($0, place) } ?? true
  }
  for tile in tiles {
    let isRight =
      isNew(tile.start, in: &starts, at: tile.tracks.lowerBound)
      && isNew(tile.end, in: &stops, at: tile.tracks.upperBound)
      && isNew(tile.end - tile.start, in: &lengths, at: tile.tracks.count)
    guard isRight else { return ["tiles out of line at \(tile.tracks)"] }
  }
  let isGapRight = zip(starts, stops).allSatisfy { start, stop in
    guard let start, let stop else { return true }
    return isNear(start - stop, gap)
  }
  return isGapRight ? [] : ["gaps"]
}

/// A row is as high as a cell's ratio says, a lone tile as wide as the container half of that.
private func cellFaults(
  _ band: BandLayout, in section: Section, gridWidth: Double, frames: [Frame]
) -> [String] {
  var faults: [String] = []
  let gaps = Double(band.band.columns - 1) * section.spacing.item
  let widest = Double(band.band.columns) * section.cell.minimumWidth + gaps
  if band.maximumWidth != (section.fit == .center ? widest : nil) { faults.append("fit") }
  let isBanner = band.lastRow != nil && frames.count == 1 && section.fit == .stretch
  if band.cellsAcross != band.band.columns, !(isBanner && band.cellsAcross == 2) {
    faults.append("\(band.cellsAcross) cells across")
  }
  let across = Double(band.cellsAcross)
  let cell = max(0, gridWidth - (across - 1) * section.spacing.item) / across
  let height = section.cell.ratio.map { cell / $0 } ?? 0
  for (area, frame) in zip(band.areas, frames) {
    let gaps = Double(area.rows.count - 1) * section.spacing.row
    if !isNear(frame.height, Double(area.rows.count) * height + gaps) { return faults + ["height"] }
  }
  return faults
}

/// Each frame is compared with those that begin above its bottom; tops never go up.
private func isApart(_ frames: [Frame]) -> Bool {
  let little = 1e-6
  for (index, frame) in frames.enumerated() {
    for other in frames[(index + 1)...] {
      if other.y < frame.y - little { return false }
      if other.y > frame.y + frame.height - little { break }
      let isAfter = other.x > frame.x + frame.width - little
      if !isAfter && other.x + other.width > frame.x + little { return false }
    }
  }
  return true
}

private func isMirrored(_ grid: GridLayout, _ frames: [Frame], width: Double) -> Bool {
  zip(frames, grid.frames(width: width, rightToLeft: true)).allSatisfy { frame, mirrored in
    isNear(mirrored.x + mirrored.width, width - frame.x) && isNear(mirrored.width, frame.width)
      && mirrored.y == frame.y && mirrored.height == frame.height
  }
}

private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
