import Testing
import TileGrid

/// What holds for every arrangement, checked on thousands of random grids by painting them.
@Suite struct GuaranteeTests {
  @Test func uniformGrids() {
    var dice = Dice(seed: 1)
    for _ in 0..<1000 {
      check(Array(repeating: Item(), count: dice.roll(0...60)), dice.section())
    }
    for _ in 0..<20 {
      check(
        Array(repeating: Item(), count: 200), Section(lastRow: LastRow.allCases[dice.roll(0...4)]))
    }
  }

  @Test(arguments: 1...8) func mixedGrids(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    for _ in 0..<60 {
      let items = dice.items(count: dice.roll(0...14), ordinary: dice.roll(3...6))
      check(items, dice.section())
    }
  }

  @Test func manyMixedTilesInManyColumns() {
    var dice = Dice(seed: 3)
    for columns in [9, 12] {
      let items = dice.items(count: 30, ordinary: 1)
      let layout = layOut(items, in: Section(columns: .exactly(columns))).bands.last
      #expect(layout?.isExact == false)
      #expect(layout?.warnings == [])
      #expect(layout.map(fault) == .some(nil))
    }
  }

  @Test func aMixedGridIsNeverGivenUp() {
    for columns in [2, 3, 5, 7, 8, 10, 12] {
      for count in [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17] {
        let items = (0..<count).map { Item(span: $0 % 3 == 0 ? Span(2, 2) : .single) }
        let layout = layOut(items, in: Section(columns: .exactly(columns))).bands.last
        #expect(layout?.warnings == [])
        #expect(layout.map(fault) == .some(nil))
      }
    }
  }

  private func check(_ items: [Item], _ section: Section) {
    let layout = layOut(items, in: section)
    #expect(layout.bands.isEmpty == items.isEmpty)
    var end = 0.0
    for band in layout.bands {
      #expect(band.band.widths.lowerBound == end)
      end = band.band.widths.upperBound
      #expect(band.areas.count == items.count)
      #expect(fault(band) == nil, "\(items) in \(section): \(band.picture)")
      let gaps = Double(band.tracks - 1) * layout.section.spacing.item
      let insets = layout.section.insets.leading + layout.section.insets.trailing
      #expect(band.tracks == 1 || gaps <= band.band.widths.lowerBound - insets)
    }
    #expect(items.isEmpty || end == .infinity)
  }

  /// What is wrong with an arrangement, seen by someone who knows nothing of how it was made.
  private func fault(_ layout: BandLayout) -> String? {
    let free = -1
    var cells = Array(repeating: free, count: layout.tracks * layout.rows)
    var last = -1
    for (index, area) in layout.areas.enumerated() {
      guard area.columns.upperBound <= layout.tracks, area.rows.upperBound <= layout.rows else {
        return "outside"
      }
      let corner = area.rows.lowerBound * layout.tracks + area.columns.lowerBound
      guard corner > last else { return "order" }
      last = corner
      for row in area.rows {
        for column in area.columns {
          guard cells[row * layout.tracks + column] == free else { return "overlap" }
          cells[row * layout.tracks + column] = index
        }
      }
    }
    let isRagged = layout.lastRow == .start || layout.lastRow == .center
    let mustBeFull = isRagged ? cells.prefix(layout.tracks * (layout.rows - 1)) : cells[...]
    guard !mustBeFull.contains(free) else { return "hole" }
    let ends = cells.suffix(layout.tracks).split(separator: free, omittingEmptySubsequences: true)
    return ends.flatMap(\.self).count == ends.first?.count || !isRagged ? nil : "hole in last row"
  }
}
