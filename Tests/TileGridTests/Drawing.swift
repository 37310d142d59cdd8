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

/// The same numbers in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Tiles of which one in `ordinary` is anything but 1 × 1.
  mutating func items(count: Int, ordinary: Int) -> [Item] {
    (0..<count).map { _ in
      guard roll(1...ordinary) == 1 else { return Item() }
      return Item(span: Span(roll(1...4), roll(1...4)), weight: roll(-2...5))
    }
  }

  mutating func section() -> Section {
    let low = roll(1...3)
    let columns: [Columns] = [
      .exactly(roll(-1...6)), .range(low...low + roll(0...3)), .range(low...7), .exactly(8),
    ]
    return Section(
      columns: columns[roll(0...3)],
      cell: Cell(minimumWidth: Double(roll(20...300)), ratio: roll(0...1) == 0 ? nil : 1.5),
      spacing: Spacing(item: Double(roll(0...60)), row: Double(roll(0...60))),
      insets: Insets(leading: Double(roll(0...50)), trailing: Double(roll(0...50))),
      lastRow: LastRow.allCases[roll(0...4)], fit: Fit.allCases[roll(0...1)])
  }
}
