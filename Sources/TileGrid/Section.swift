/// A grid as its author describes it: everything but the tiles.
public struct Section: Hashable, Sendable {
  /// How many columns there may be.
  public var columns: Columns
  /// The size of a tile of span 1 × 1.
  public var cell: Cell
  /// The room between tiles.
  public var spacing: Spacing
  /// The room between the container's edges and the tiles.
  public var insets: Insets
  /// What stands above and below the tiles.
  public var boundary: Boundary
  /// What becomes of a last row that the tiles do not fill.
  public var lastRow: LastRow
  /// What becomes of the width the columns do not need.
  public var fit: Fit
  /// What is drawn between the tiles; has no influence on the arithmetic.
  public var rules: Rules

  /// A section; the defaults are those of a grid about which nothing was said.
  public init(
    columns: Columns = .fitting, cell: Cell = Cell(), spacing: Spacing = Spacing(),
    insets: Insets = Insets(), boundary: Boundary = Boundary(), lastRow: LastRow = .balance,
    fit: Fit = .stretch, rules: Rules = .none
  ) {
    self.columns = columns
    self.cell = cell
    self.spacing = spacing
    self.insets = insets
    self.boundary = boundary
    self.lastRow = lastRow
    self.fit = fit
    self.rules = rules
  }
}

/// How many columns a grid may have. Whatever is asked for, there are at least 1 and at most 24;
/// tiles of mixed spans have at most 12, and 8 where none are asked for.
public enum Columns: Hashable, Sendable {
  /// This many; fewer only where cells would be narrower than `Cell.narrowestWidth`.
  case exactly(Int)
  /// As many of these as `Cell.minimumWidth` allows. The lower bound holds, and cells shrink, down
  /// to `Cell.narrowestWidth`.
  case range(ClosedRange<Int>)
  /// As many as `Cell.minimumWidth` allows.
  case fitting
}

/// The size of a tile of span 1 × 1, in CSS pixels.
public struct Cell: Hashable, Sendable {
  /// The width a cell needs before there is room for one more column.
  public var minimumWidth: Double
  /// Width divided by height; `nil` for rows as high as their content.
  public var ratio: Double?
  /// Where an asked for number of columns gives way. 80 px leave three columns on the narrowest
  /// phone and never four. Has no effect where it is not below `minimumWidth`.
  public var narrowestWidth: Double

  /// A cell, 160 px wide at least.
  public init(minimumWidth: Double = 160, ratio: Double? = nil, narrowestWidth: Double = 80) {
    self.minimumWidth = minimumWidth
    self.ratio = ratio
    self.narrowestWidth = narrowestWidth
  }
}

/// The room between tiles, in CSS pixels.
public struct Spacing: Hashable, Sendable {
  /// Between tiles of one row.
  public var item: Double
  /// Between rows.
  public var row: Double

  /// Spacing, 16 px each way.
  public init(item: Double = 16, row: Double = 16) {
    self.item = item
    self.row = row
  }
}

/// The room between a container's edges and its tiles, in CSS pixels. Leading is left where text
/// runs from left to right. On a narrow container leading and trailing give way to the tiles: each is
/// at most an eighth of the container's width.
public struct Insets: Hashable, Sendable {
  /// Above the first row.
  public var top: Double
  /// Before the first column.
  public var leading: Double
  /// Under the last row.
  public var bottom: Double
  /// After the last column.
  public var trailing: Double

  /// Insets, none where nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A section's header and footer, of which only the heights matter here, in CSS pixels. They stand
/// outside the insets and are as wide as the container.
public struct Boundary: Hashable, Sendable {
  /// Of what stands above the tiles; 0 where nothing does.
  public var header: Double
  /// Of what stands below the tiles; 0 where nothing does.
  public var footer: Double

  /// A boundary, empty where nothing is said.
  public init(header: Double = 0, footer: Double = 0) {
    self.header = header
    self.footer = footer
  }
}
