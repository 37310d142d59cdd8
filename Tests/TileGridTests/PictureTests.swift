import Testing
import TileGrid

/// Albums, one for each policy and one for each kind of mixed tiles.
enum Pictures {}

/// The classic cases as pictures: what stands in `Pictures/` was read by people, and what the
/// engine makes has to look like it.
@Suite struct PictureTests {
  /// 1 to 13 tiles of 1 × 1 (down) in 1 to 5 columns (across).
  @Test(arguments: [
    (LastRow.start, Pictures.start), (.center, Pictures.center), (.stretch, Pictures.stretch),
    (.balance, Pictures.balance), (.lead, Pictures.lead),
  ])
  func uniformTiles(policy: LastRow, pictures: String) {
    let lines = (1...13).map { count in
      ("\(count)", (1...5).map { uniform(count, columns: $0, policy)?.picture ?? "" })
    }
    let found = album(lines)
    #expect(found == pictures, "\(found)")
  }

  /// So many tiles (down) in 2 to 5 columns (across), of which the named ones are larger.
  @Test(arguments: [
    (["2x2"], [], 4...12, Pictures.featuredFirst),
    (["2x2", "2x2"], [], 4...12, Pictures.twoFeatured),
    ([], ["2x2"], 4...12, Pictures.featuredLast), (["2x1"], [], 3...9, Pictures.bannerFirst),
    ([], ["2x1"], 3...9, Pictures.bannerLast), (["1x2"], [], 3...9, Pictures.tallFirst),
  ])
  func mixedTiles(first: [String], last: [String], counts: ClosedRange<Int>, pictures: String) {
    let lines = counts.map { count in
      let ordinary = Array(repeating: "1x1", count: count - first.count - last.count)
      let tiles = (first + ordinary + last).joined(separator: " ")
      return ("\(count)", (2...5).map { mixed(tiles, columns: $0)?.picture ?? "" })
    }
    let found = album(lines)
    #expect(found == pictures, "\(found)")
  }
}
