import Testing
import TileGrid

/// What holds for every grid, checked on thousands of random ones. TILEWORK_ROUNDS=100 tries a
/// hundred times as many; build the tests with `-c release -Xswiftc -enable-testing` for that.
@Suite struct GuaranteeTests {
  @Test(arguments: 1...8) func uniformGrids(seed: Int) {
    var dice = Dice(seed: seed)
    for _ in 0..<200 * Dice.rounds {
      let count = dice.roll(0...(dice.once(in: 10) ? 200 : 30))
      let section = dice.section(columns: dice.once(in: 10) ? 24 : 8)
      check(Array(repeating: Item(), count: count), section, with: &dice)
    }
  }

  /// Tiles of any spans, few or many of them larger than ordinary ones.
  @Test(arguments: 1...8) func mixedGrids(seed: Int) {
    var dice = Dice(seed: 100 + seed)
    for _ in 0..<200 * Dice.rounds {
      let items = dice.items(count: dice.roll(0...12), ordinary: dice.roll(1...6))
      check(items, dice.section(columns: dice.roll(1...5)), with: &dice)
    }
  }

  @Test(arguments: 1...4) func mixedGridsOfManyTiles(seed: Int) {
    var dice = Dice(seed: 200 + seed)
    for _ in 0..<20 * Dice.rounds {
      let items = dice.items(count: dice.roll(13...200), ordinary: dice.roll(1...6))
      check(items, dice.section(columns: dice.roll(2...4)), with: &dice)
    }
  }

  @Test(arguments: 1...4) func mixedGridsOfManyColumns(seed: Int) {
    var dice = Dice(seed: 300 + seed)
    for _ in 0..<5 * Dice.rounds {
      let items = dice.items(count: dice.roll(2...12), ordinary: dice.roll(1...6))
      check(items, dice.section(columns: dice.once(in: 4) ? 24 : dice.roll(6...8)), with: &dice)
    }
  }

  private func check(_ items: [Item], _ section: Section, with dice: inout Dice) {
    let grid = layOut(items, in: section)
    var faults = faults(of: grid, items: items)
    if faults.isEmpty, let band = grid.bands.randomElement(using: &dice) {
      let insets = grid.section.insets.leading + grid.section.insets.trailing
      let narrowest = max(band.band.widths.lowerBound, insets)
      let widest = min(band.band.widths.upperBound, narrowest + 400)
      faults += frameFaults(grid, width: narrowest)
      faults += frameFaults(grid, width: (narrowest + widest) / 2)
    }
    if layOut(items, in: section) != grid { faults.append("another layout the second time") }
    #expect(faults.isEmpty, "\(items) in \(section)")
  }
}
