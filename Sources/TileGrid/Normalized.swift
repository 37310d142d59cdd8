extension Section {
  /// More columns than a page ever shows; keeps the number of bands small.
  static let mostColumns = 24

  /// The section with every number finite and in a range the arithmetic can trust.
  var normalized: Section {
    var section = self
    section.cell.minimumWidth = bounded(cell.minimumWidth, in: 1...100_000)
    section.cell.narrowestWidth = bounded(
      cell.narrowestWidth, in: 1...section.cell.minimumWidth)
    section.cell.ratio = cell.ratio.flatMap { $0 > 0 && $0 < .infinity ? $0 : nil }
    section.spacing.item = bounded(spacing.item, in: 0...100_000)
    section.spacing.row = bounded(spacing.row, in: 0...100_000)
    section.insets.top = bounded(insets.top, in: 0...100_000)
    section.insets.leading = bounded(insets.leading, in: 0...100_000)
    section.insets.bottom = bounded(insets.bottom, in: 0...100_000)
    section.insets.trailing = bounded(insets.trailing, in: 0...100_000)
    section.boundary.header = bounded(boundary.header, in: 0...100_000)
    section.boundary.footer = bounded(boundary.footer, in: 0...100_000)
    return section
  }

  /// The fewest and the most columns asked for.
  var columnBounds: ClosedRange<Int> {
    let asked =
      switch columns {
      case .exactly(let count): count...count
      case .range(let range): range
      case .fitting: 1...Section.mostColumns
      }
    let limits = 1...Section.mostColumns
    return asked.clamped(to: limits)
  }
}

/// The number, or the nearest one in the range; the lower bound for what is no number.
private func bounded(_ number: Double, in range: ClosedRange<Double>) -> Double {
  number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
}
