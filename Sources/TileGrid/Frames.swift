/// A tile's rectangle in CSS pixels from the container's top left corner.
public struct Frame: Hashable, Sendable {
  /// From the container's left edge.
  public let x: Double
  /// From the container's top edge.
  public let y: Double
  /// Its width.
  public let width: Double
  /// Its height.
  public let height: Double

  /// Whether a point lies in it; its left and top edges belong to it, the others do not.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

extension GridLayout {
  /// The rectangle of every tile in a container of this width. Rows are as high as the cell's ratio
  /// says; `rowHeights` replaces that, row by row from the top, where heights were measured.
  /// Without either, heights are 0. O(tiles).
  public func frames(
    width: Double, rowHeights: [Double] = [], rightToLeft: Bool = false
  ) -> [Frame] {
    guard let layout = band(at: width) else { return [] }
    let measure = Measure(layout, in: section, width: width, rowHeights: rowHeights)
    return layout.areas.map { area in
      let frame = measure.frame(of: area)
      guard rightToLeft else { return frame }
      return Frame(
        x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// The tile at a point, counted from the container's top left corner; `nil` where the point is in
  /// a gap, an inset, the header or the footer. O(tiles).
  public func item(
    x: Double, y: Double, width: Double, rowHeights: [Double] = [], rightToLeft: Bool = false
  ) -> Int? {
    frames(width: width, rowHeights: rowHeights, rightToLeft: rightToLeft)
      .firstIndex { $0.contains(x: x, y: y) }
  }

  /// The height of everything, insets, header and footer included, in a container of this width.
  public func height(width: Double, rowHeights: [Double] = []) -> Double {
    let (insets, boundary) = (section.insets, section.boundary)
    guard let layout = band(at: width) else {
      return boundary.header + insets.top + insets.bottom + boundary.footer
    }
    let measure = Measure(layout, in: section, width: width, rowHeights: rowHeights)
    return measure.bottom(ofRow: layout.rows - 1) + insets.bottom + boundary.footer
  }
}

/// Where tracks begin and end at one width.
private struct Measure {
  let left: Double
  let track: Double
  let gap: Double
  let tops: [Double]
  let heights: [Double]

  init(_ layout: BandLayout, in section: Section, width: Double, rowHeights: [Double]) {
    let room = section.insets.room(in: width)
    let gridWidth = min(room, layout.maximumWidth ?? room)
    gap = section.spacing.item
    left = section.insets.leading(in: width) + (room - gridWidth) / 2
    track = share(of: gridWidth, among: layout.tracks, gap: gap)
    let cell = share(of: gridWidth, among: layout.cellsAcross, gap: gap)
    let height = section.cell.ratio.map { cell / $0 } ?? 0
    heights = (0..<layout.rows).map { $0 < rowHeights.count ? rowHeights[$0] : height }
    var top = section.boundary.header + section.insets.top
    tops = heights.map { height in
      defer { top += height + section.spacing.row }
      return top
    }
  }

  func bottom(ofRow row: Int) -> Double { tops[row] + heights[row] }

  func frame(of area: Area) -> Frame {
    let span = Double(area.columns.count)
    let top = tops[area.rows.lowerBound]
    return Frame(
      x: left + Double(area.columns.lowerBound) * (track + gap), y: top,
      width: span * track + (span - 1) * gap,
      height: bottom(ofRow: area.rows.upperBound - 1) - top)
  }
}

/// The width of each of so many tracks with gaps between them.
private func share(of width: Double, among count: Int, gap: Double) -> Double {
  max(0, width - Double(count - 1) * gap) / Double(count)
}
