import Testing

@testable import TileGrid

@Suite struct BandTests {
  private func starts(_ section: Section, tiles: Int = 12) -> [Double] {
    layOut(Array(repeating: Item(), count: tiles), in: section).bands.map {
      $0.band.widths.lowerBound
    }
  }

  @Test func aColumnMoreNeedsACellAndAGapMore() {
    let section = Section(
      columns: .range(1...4), cell: Cell(minimumWidth: 160),
      spacing: Spacing(item: 16), insets: Insets(leading: 8, trailing: 12))
    #expect(starts(section) == [0, 356, 532, 708])
  }

  @Test func aLowerBoundHoldsDownToTheNarrowestCell() {
    let cell = Cell(minimumWidth: 200, narrowestWidth: 80)
    let section = Section(columns: .range(2...3), cell: cell, spacing: Spacing(item: 10))
    #expect(starts(section) == [0, 170, 620])
    #expect(
      starts(Section(columns: .exactly(3), cell: cell, spacing: Spacing(item: 10)))
        == [0, 170, 260])
  }

  @Test func threeColumnsStayOnTheNarrowestPhoneAndFourDoNot() {
    let tiles = Array(repeating: Item(), count: 12)
    let three = layOut(tiles, in: Section(columns: .exactly(3)))
    let four = layOut(tiles, in: Section(columns: .exactly(4)))
    #expect(three.band(at: 288)?.tracks == 3)
    #expect(four.band(at: 288)?.tracks == 3)
    #expect(four.band(at: 368)?.tracks == 4)
  }

  @Test func bandsThatLookTheSameAreOne() {
    #expect(starts(Section(columns: .fitting), tiles: 2) == [0, 336])
    #expect(
      starts(Section(columns: .range(1...4), spacing: Spacing(item: 0)), tiles: 5)
        == [0, 320, 480])
  }

  @Test func insetsGiveWayToAnEighthOfTheWidth() {
    let section = Section(
      columns: .exactly(2), cell: Cell(narrowestWidth: 100), spacing: Spacing(item: 0),
      insets: Insets(leading: 100, trailing: 20))
    // (200 + 20) · 8/7: the larger inset is an eighth of it, the smaller one whole.
    #expect(starts(section).map { ($0 * 1000).rounded() } == [0, 251_429])
    let layout = layOut(items("1x1 1x1"), in: section)
    #expect(layout.frames(width: 80).map { [$0.x, $0.width] } == [[10, 60], [10, 60]])
    #expect(layout.frames(width: 320).map(\.x) == [40, 170])
    #expect(layout.frames(width: 820).map(\.x) == [100, 450])
    #expect(layout.frames(width: 820, rightToLeft: true).map(\.x) == [370, 20])
  }

  @Test func noTilesNoBands() {
    let layout = layOut([], in: Section())
    #expect(layout.bands.isEmpty)
    #expect(layout.band(at: 500) == nil)
    #expect(layout.frames(width: 500).isEmpty)
    #expect(layout.height(width: 500) == 0)
  }

  @Test func numbersThatAreNoneDoNoHarm() {
    let cells = [0, -5, Double.nan, .infinity].map { Cell(minimumWidth: $0, ratio: $0) }
    for cell in cells {
      for columns in [Columns.exactly(0), .exactly(.max), .range(-3 ... -1), .fitting] {
        let section = Section(
          columns: columns, cell: cell, spacing: Spacing(item: -.infinity, row: .nan),
          insets: Insets(leading: .nan, trailing: -1))
        let layout = layOut(items("1x1 1x1 2x2 1x1 1x1"), in: section)
        let coordinates = layout.frames(width: 300).flatMap { [$0.x, $0.y, $0.width, $0.height] }
        #expect(coordinates.count == 20)
        #expect(coordinates.allSatisfy { $0 >= 0 && $0.isFinite })
      }
    }
  }
}
