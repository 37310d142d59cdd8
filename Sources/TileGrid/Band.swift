/// A range of container widths in which a grid looks the same.
public struct Band: Hashable, Sendable {
  /// How many cells stand side by side.
  public let columns: Int
  /// Widths of the container in CSS pixels, insets included. Bands are in order, touch and do not
  /// overlap; the first begins at 0 and the last ends at infinity.
  public let widths: Range<Double>

  /// A band.
  public init(columns: Int, widths: Range<Double>) {
    self.columns = columns
    self.widths = widths
  }
}

extension Section {
  /// The narrowest container that has so many columns. A width is enough if the cells, the gaps
  /// between them and the insets go into it: ⌊(width − insets + gap) / (cell + gap)⌋ columns,
  /// written as its own inverse so that the threshold is exact.
  func narrowestWidth(columns count: Int) -> Double {
    guard count > 1 else { return 0 }
    let isAskedFor = count <= columnBounds.lowerBound
    let cellWidth = isAskedFor ? cell.narrowestWidth : cell.minimumWidth
    return insets.container(room: Double(count) * cellWidth + Double(count - 1) * spacing.item)
  }

  /// What widths allow, whatever the number of tiles: one band for each number of columns.
  var bands: [Band] {
    (1...columnBounds.upperBound).map { count in
      let end =
        count < columnBounds.upperBound ? narrowestWidth(columns: count + 1) : .infinity
      return Band(columns: count, widths: narrowestWidth(columns: count)..<end)
    }
  }

  /// Whether gaps alone would be wider than the narrowest container of the band.
  func overflows(tracks: Int, columns: Int, in band: Band) -> Bool {
    let gaps = Double(tracks - 1) * spacing.item
    let room = insets.room(in: band.widths.lowerBound)
    return gaps > min(room, maximumWidth(columns: columns) ?? room)
  }

  /// The width beyond which a grid of so many columns does not grow, insets not counted.
  func maximumWidth(columns: Int) -> Double? {
    guard fit == .center else { return nil }
    return Double(columns) * cell.minimumWidth + Double(columns - 1) * spacing.item
  }
}
