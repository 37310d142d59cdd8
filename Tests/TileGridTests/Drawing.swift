import TileGrid

/// The widest band of so many 1 × 1 tiles in exactly so many columns.
func uniform(
  _ count: Int, columns: Int, _ lastRow: LastRow = .balance, fit: Fit = .stretch
) -> BandLayout? {
  let section = Section(columns: .exactly(columns), lastRow: lastRow, fit: fit)
  return layOut(Array(repeating: Item(), count: count), in: section).bands.last
}

/// The widest band of tiles written as `2x2 1x1 1x2*3`, where `*3` is a weight.
func mixed(_ tiles: String, columns: Int) -> BandLayout? {
  layOut(items(tiles), in: Section(columns: .exactly(columns))).bands.last
}

func items(_ tiles: String) -> [Item] {
  tiles.split(separator: " ").map { tile in
    let numbers = tile.split { $0 == "x" || $0 == "*" }.compactMap { Int($0) }
    return Item(span: Span(numbers[0], numbers[1]), weight: numbers.count > 2 ? numbers[2] : 0)
  }
}

extension BandLayout {
  /// The picture in one line: `aab/aac`.
  var line: String { picture.split(separator: "\n").joined(separator: "/") }

  /// Tiles a row: `3+2`.
  var rowSizes: String {
    (0..<rows).map { row in "\(areas.count { $0.rows.lowerBound == row })" }
      .joined(separator: "+")
  }
}
