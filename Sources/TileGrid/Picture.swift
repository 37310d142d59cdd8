extension BandLayout {
  /// The arrangement as text, a line a row and a character a track: tile after tile `a`…`z`,
  /// `A`…`Z` and again, `.` for a free track.
  ///
  ///     aab
  ///     aac
  ///     def
  public var picture: String {
    var cells = Array(repeating: UInt8(ascii: "."), count: tracks * rows)
    for (index, area) in areas.enumerated() {
      for row in area.rows {
        for column in area.columns { cells[row * tracks + column] = letter(index) }
      }
    }
    let lines = (0..<rows).map { cells[$0 * tracks..<($0 + 1) * tracks] }
    return String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}

private func letter(_ index: Int) -> UInt8 {
  let place = UInt8(index % 52)
  return place < 26 ? UInt8(ascii: "a") + place : UInt8(ascii: "A") + place - 26
}
