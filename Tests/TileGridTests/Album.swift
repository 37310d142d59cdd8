import TileGrid

/// Pictures side by side, as they stand in `Pictures/`: a block a line of the album, which begins
/// with its title.
func album(_ lines: [(title: String, pictures: [String])]) -> String {
  let pictures = lines.map { $0.pictures.map { $0.split(separator: "\n").map(String.init) } }
  let widths = (0..<(pictures.first?.count ?? 0)).map { place in
    pictures.map { $0[place].first?.count ?? 0 }.max() ?? 0
  }
  let titleWidth = lines.map(\.title.count).max() ?? 0
  return zip(lines, pictures).map { line, pictures in
    (0..<(pictures.map(\.count).max() ?? 0)).map { row in
      let cells = zip(pictures, widths).map { picture, width in
        (row < picture.count ? picture[row] : "").padded(to: width)
      }
      let title = (row == 0 ? line.title : "").padded(to: titleWidth)
      return ([title] + cells).joined(separator: "  ").trimmed
    }
    .joined(separator: "\n")
  }
  .joined(separator: "\n\n")
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
