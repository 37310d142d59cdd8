import Testing
import TileGrid

/// What docs/grid.md shows.
@Suite struct DocumentationTests {
  @Test func theExample() {
    var items = Array(repeating: Item(), count: 6)
    items[0].span = Span(2, 2)
    let section = Section(
      columns: .range(2...4), cell: Cell(minimumWidth: 160, ratio: 160 / 123))
    let grid = layOut(items, in: section)

    #expect(grid.bands.map(\.band.columns) == [1, 2, 3, 4])
    #expect(grid.bands.map(\.line).suffix(2) == ["aab/aac/def", "aaab/aaac/ddef"])
    #expect(grid.frames(width: 768).count == 6)
    #expect(grid.item(x: 700, y: 200, width: 768) == 2)
  }

  @Test func whyTilesGrow() {
    let grid = mixed("2x2 1x1 1x1 1x1 1x1 1x1", columns: 4)
    #expect(grid?.adjustments.map(\.item) == [0, 3])
    #expect(grid?.adjustments.map(\.actual) == [Span(3, 2), Span(2, 1)])
    #expect(grid?.adjustments.map(\.reason) == [.promoted, .promoted])
  }

  @Test func theWidthsOfASixTileScreen() {
    let section = Section(
      cell: Cell(minimumWidth: 160, ratio: 160 / 123), spacing: Spacing(item: 0, row: 0))
    let bands = layOut(Array(repeating: Item(), count: 6), in: section).bands
    #expect(bands.map(\.band.columns) == [1, 2, 3, 6])
    #expect(bands.map(\.band.widths.lowerBound) == [0, 320, 480, 960])
  }

  @Test func aFeaturedTileStaysTheLargest() {
    for count in 4...24 {
      for columns in 2...8 {
        let tiles = [Item(span: Span(2, 2))] + Array(repeating: Item(), count: count - 1)
        let areas = layOut(tiles, in: Section(columns: .exactly(columns))).bands.last?.areas ?? []
        let cells = areas.map { $0.columns.count * $0.rows.count }
        #expect(cells.dropFirst().allSatisfy { $0 <= 2 && $0 < cells[0] }, "\(count) in \(columns)")
      }
    }
  }
}
