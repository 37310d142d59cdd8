/// On which sides of a tile another tile stands: where a line between tiles may be drawn.
public struct Neighbours: OptionSet, Hashable, Sendable {
  /// One bit a side.
  public let rawValue: UInt8

  /// A set of sides.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Above it.
  public static let above = Neighbours(rawValue: 1)
  /// Below any part of it.
  public static let below = Neighbours(rawValue: 2)
  /// Before it in its row: to the left where text runs from left to right.
  public static let before = Neighbours(rawValue: 4)
  /// After it in its row.
  public static let after = Neighbours(rawValue: 8)
}

extension BandLayout {
  /// The sides of each tile on which another stands, in the tiles' order. Only a last row can leave
  /// a side free within the grid. O(tiles).
  public var neighbours: [Neighbours] {
    let last = areas.filter { $0.rows.upperBound == rows }.map(\.columns)
    let begin = last.map(\.lowerBound).min() ?? 0
    let end = last.map(\.upperBound).max() ?? tracks
    return areas.map { area in
      let isLast = area.rows.upperBound == rows
      let edges = isLast && area.rows.count == 1 ? begin..<end : 0..<tracks
      var sides: Neighbours = []
      if area.rows.lowerBound > 0 { sides.insert(.above) }
      if area.rows.upperBound < rows - 1 || !isLast && area.columns.overlaps(begin..<end) {
        sides.insert(.below)
      }
      if area.columns.lowerBound > edges.lowerBound { sides.insert(.before) }
      if area.columns.upperBound < edges.upperBound { sides.insert(.after) }
      return sides
    }
  }
}
