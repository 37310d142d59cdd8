/// A section laid out: a band for every width, from 0 to infinity. Without tiles it has no bands.
public struct GridLayout: Hashable, Sendable {
  /// The section, its numbers made finite and sensible.
  public let section: Section
  /// The arrangements, narrowest first.
  public let bands: [BandLayout]

  /// The arrangement in a container of this width; `nil` only where there are no tiles.
  public func band(at width: Double) -> BandLayout? {
    bands.last { $0.band.widths.lowerBound <= width } ?? bands.first
  }
}

/// The tracks a tile covers, counted from 0 at the top and at the leading edge.
public struct Area: Hashable, Sendable {
  /// Column tracks.
  public let columns: Range<Int>
  /// Row tracks.
  public let rows: Range<Int>

  /// An area.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }
}

/// The arrangement of all tiles in one band of widths.
public struct BandLayout: Hashable, Sendable {
  /// Where it applies, and how many cells stand side by side.
  public let band: Band
  /// Column tracks, all of one width. More than `band.columns` where rows hold different numbers of
  /// tiles: 4 + 3 tiles stand on 12 tracks, each tile on 3 or 4 of them.
  public let tracks: Int
  /// Row tracks, all of one height where the cell has a ratio.
  public let rows: Int
  /// The row height is that of a cell when so many stand side by side.
  public let cellsAcross: Int
  /// Width in CSS pixels, without insets, beyond which the grid stays as it is and stands in the
  /// middle; `nil` if it always fills its container.
  public let maximumWidth: Double?
  /// An area for each tile, in the tiles' order.
  public let areas: [Area]
  /// The policy its last row follows; `nil` for mixed spans, which always fill the rectangle.
  public let lastRow: LastRow?
  /// Tiles that did not get the span they asked for, in order.
  public let adjustments: [Adjustment]
  /// What was asked for and could not be met.
  public let warnings: [Warning]
  /// Whether no better arrangement exists. False only where mixed spans met so many possibilities
  /// that the least promising were dropped.
  public let isExact: Bool

  func replacing(band: Band) -> BandLayout {
    BandLayout(
      band: band, tracks: tracks, rows: rows, cellsAcross: cellsAcross,
      maximumWidth: maximumWidth, areas: areas, lastRow: lastRow, adjustments: adjustments,
      warnings: warnings, isExact: isExact)
  }
}

/// A tile whose span is not the one it asked for.
public struct Adjustment: Hashable, Sendable {
  /// Why a span was changed.
  public enum Reason: String, Sendable {
    /// It is wider than the band has columns.
    case narrowed
    /// It covers more than asked, for else a hole would be left.
    case promoted
    /// It lost rows or columns, for else a hole would be left.
    case reduced
  }

  /// The tile's place among the items.
  public let item: Int
  /// What was asked for.
  public let preferred: Span
  /// What it got.
  public let actual: Span
  /// Why.
  public let reason: Reason
}

/// What was asked for and could not be met.
public enum Warning: Hashable, Sendable {
  /// The policy needs more tracks than there is room for gaps between them; another one is used.
  case lastRowNotMet(asked: LastRow, used: LastRow)
  /// No arrangement with the tiles' spans was found; all tiles are 1 × 1.
  case spansNotMet
}
