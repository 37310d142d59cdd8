/// How many columns and rows of cells a tile covers, each from 1 to 4.
public struct Span: Hashable, Sendable {
  /// Cells side by side.
  public let columns: Int
  /// Cells one under the other.
  public let rows: Int

  /// A span; numbers outside 1...4 become the nearest one inside.
  public init(_ columns: Int, _ rows: Int) {
    self.columns = min(max(columns, 1), 4)
    self.rows = min(max(rows, 1), 4)
  }

  /// One cell.
  public static let single = Span(1, 1)

  /// How many cells it covers.
  public var cells: Int { columns * rows }

  /// The span in a grid of so many columns. One that is too wide keeps its shape as nearly as whole
  /// cells allow: 4 × 2 in two columns is 2 × 1. In one column every tile is one cell: there is no
  /// neighbour that it could be larger than, and two cells are a phone's whole screen.
  public func fitted(to limit: Int) -> Span {
    guard limit > 1 else { return .single }
    guard columns > limit else { return self }
    return Span(limit, max(1, (rows * limit + columns / 2) / columns))
  }
}

/// What the engine needs to know of a tile.
public struct Item: Hashable, Sendable {
  /// The size the author would like.
  public var span: Span
  /// Who gets the room when some is over: the heavier tile grows first and shrinks last.
  public var weight: Int

  /// A tile; without arguments an ordinary one.
  public init(span: Span = .single, weight: Int = 0) {
    self.span = span
    self.weight = weight
  }
}
