/// What becomes of rows when the tiles do not fill the last one. A policy is for grids whose tiles
/// are all 1 × 1; tiles of mixed spans always fill a rectangle.
public enum LastRow: String, CaseIterable, Sendable {
  /// The last row begins where the others begin; the rest of it stays free.
  case start
  /// The last row stands in the middle.
  case center
  /// The tiles of the last row share its width.
  case stretch
  /// Rows differ by one tile at most and each fills the width, fuller rows first: 7 in 4 columns
  /// are 4 + 3, 13 in 3 columns are 3 + 3 + 3 + 2 + 2.
  case balance
  /// As `balance`, but the rows of fewer and so larger tiles come first: 3 + 4.
  case lead
}

/// What becomes of width that the columns do not need.
public enum Fit: String, CaseIterable, Sendable {
  /// Cells grow until the columns fill the container.
  case stretch
  /// Cells stay at their minimum width and the grid stands in the middle.
  case center
}

/// What is drawn between tiles.
public enum Rules: String, CaseIterable, Sendable {
  /// Nothing.
  case none
  /// A line in the middle of each gap between two tiles (see `BandLayout.neighbours`).
  case lines
}
