import Testing
import TileGrid

/// What stands at a point, and what beside a tile.
@Suite struct QueryTests {
  private let section = Section(
    columns: .exactly(2), cell: Cell(minimumWidth: 100, ratio: 2),
    spacing: Spacing(item: 10, row: 20), insets: Insets(top: 5, leading: 30, bottom: 7),
    boundary: Boundary(header: 40, footer: 60))

  private var layout: GridLayout { layOut(items("1x1 1x1 1x1 1x1"), in: section) }

  @Test func headerAndFooterStandOutsideTheTiles() {
    // 240 − 30 = 210 = 2 × 100 + 10; each cell is 50 high.
    let frames = layout.frames(width: 240)
    #expect(frames.map(\.y) == [45, 45, 115, 115])
    #expect(layout.height(width: 240) == 40 + 5 + 50 + 20 + 50 + 7 + 60)
    #expect(layOut([], in: section).height(width: 240) == 112)
  }

  @Test func theTileAtAPoint() {
    func tile(_ x: Double, _ y: Double) -> Int? { layout.item(x: x, y: y, width: 240) }
    #expect(tile(30, 45) == 0)
    #expect(tile(129.9, 94.9) == 0)
    #expect(tile(140, 45) == 1)
    #expect(tile(239.9, 164.9) == 3)
    #expect(tile(130, 60) == nil, "in the gap between tiles")
    #expect(tile(60, 100) == nil, "between rows")
    #expect(tile(60, 20) == nil, "in the header")
    #expect(tile(10, 60) == nil, "in the inset")
    #expect(tile(240, 60) == nil, "outside")
    #expect(layout.item(x: 5, y: 45, width: 240, rightToLeft: true) == 1)
  }

  /// Each tile's free sides: ↑ ↓ ← → for above, below, before, after.
  private func free(_ layout: BandLayout?) -> String {
    let signs: [(Neighbours, String)] = [
      (.above, "↑"), (.below, "↓"), (.before, "←"), (.after, "→"),
    ]
    return (layout?.neighbours ?? []).map { sides in
      signs.map { sides.contains($0.0) ? "" : $0.1 }.joined()
    }.joined(separator: " ")
  }

  @Test(arguments: [
    (4, LastRow.balance, "↑← ↑→ ↓← ↓→"),
    // abc
    // de.
    (5, .start, "↑← ↑ ↑↓→ ↓← ↓→"),
    // aabbcc
    // .ddee.
    (5, .center, "↑← ↑ ↑→ ↓← ↓→"),
    // aabbcc
    // dddeee
    (5, .balance, "↑← ↑ ↑→ ↓← ↓→"),
    // abc
    // .d.  of half tracks
    (4, .center, "↑↓← ↑ ↑↓→ ↓←→"),
    (1, .balance, "↑↓←→"),
  ])
  func sidesWithoutANeighbour(count: Int, policy: LastRow, sides: String) {
    #expect(
      free(uniform(count, columns: count == 4 && policy == .balance ? 2 : 3, policy)) == sides)
  }

  @Test func sidesOfMixedTiles() {
    // aab
    // aac
    // def
    #expect(free(mixed("2x2 1x1 1x1 1x1 1x1 1x1", columns: 3)) == "↑← ↑→ → ↓← ↓ ↓→")
  }

  /// Against the areas themselves, for many grids.
  @Test func sidesAreThoseOfTheAreas() {
    var dice = Dice(seed: 41)
    for _ in 0..<150 {
      let items = dice.items(count: dice.roll(1...20), ordinary: dice.roll(2...30))
      for band in layOut(items, in: dice.section()).bands {
        for (tile, sides) in zip(band.areas, band.neighbours) {
          #expect(sides == neighbours(of: tile, in: band), "\(band.picture)")
        }
      }
    }
  }

  private func neighbours(of tile: Area, in band: BandLayout) -> Neighbours {
    var sides: Neighbours = []
    for other in band.areas where other != tile {
      if other.columns.overlaps(tile.columns) {
        if other.rows.upperBound == tile.rows.lowerBound { sides.insert(.above) }
        if other.rows.lowerBound == tile.rows.upperBound { sides.insert(.below) }
      }
      if other.rows.overlaps(tile.rows) {
        if other.columns.upperBound == tile.columns.lowerBound { sides.insert(.before) }
        if other.columns.lowerBound == tile.columns.upperBound { sides.insert(.after) }
      }
    }
    return sides
  }
}
