/// The most a tile covers at any width, measured in cells.
public struct Extent: Hashable, Sendable {
  /// Side by side; 1.5 where two tiles share the width of three cells.
  public var columns: Double
  /// One under the other.
  public var rows: Int
}

extension BandLayout {
  /// How many cells wide so many column tracks are.
  public func cells(across tracks: Int) -> Double {
    Double(tracks * cellsAcross) / Double(self.tracks)
  }
}

extension GridLayout {
  /// The most each tile covers in any band: how large its picture has to be. O(tiles × bands).
  public var extents: [Extent] {
    var extents = [Extent](
      repeating: Extent(columns: 1, rows: 1), count: bands.first?.areas.count ?? 0)
    for band in bands {
      for (index, area) in band.areas.enumerated() {
        let columns = band.cells(across: area.columns.count)
        extents[index].columns = max(extents[index].columns, columns)
        extents[index].rows = max(extents[index].rows, area.rows.count)
      }
    }
    return extents
  }
}
