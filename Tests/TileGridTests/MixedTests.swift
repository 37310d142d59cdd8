import Testing
import TileGrid

@Suite struct MixedTests {
  @Test(arguments: [
    // What fits is left alone.
    ("2x2 1x1 1x1 1x1 1x1 1x1", 3, "aab/aac/def"),
    ("2x1 1x1 1x1 1x1 1x1", 3, "aab/cde"),
    ("1x2 1x1 1x1 1x1 1x1", 3, "abc/ade"),
    ("2x2 2x2 1x1 1x1 1x1 1x1", 4, "aabb/aabb/cdef"),
    // Holes are closed by the earliest tile that can.
    ("2x2 1x1 1x1 1x1 1x1 1x1", 2, "aa/aa/bb/cd/ef"),
    ("2x2 1x1 1x1 1x1 1x1 1x1", 5, "aabbc/aadef"),
    ("2x1 1x1 1x1", 3, "aab/aac"),
    // More columns than the tiles can fill are not used.
    ("2x1 1x1", 6, "aab"),
    ("2x2 1x1 1x1", 4, "aaab/aaac"),
    // A span wider than the grid keeps its shape, as nearly as it can.
    ("2x2 1x1", 1, "a/b"),
    ("4x4 1x1 1x1 1x1", 3, "aaa/aaa/aaa/bcd"),
    ("4x2 1x1 1x1", 2, "aa/bc"),
    // Taller than wide only when asked for.
    ("1x3 1x1 1x1 1x1", 2, "ab/ac/ad"),
    // Of those that cost the same in every respect always the same one.
    ("1x1 2x2*-1 1x1 1x1 1x1 1x1", 4, "abbb/cbbb/ddef"),
    ("1x1 1x1 1x1 1x1 1x1 2x3*2 1x1", 4, "aabc/deff/ggff/ggff"),
  ])
  func picture(tiles: String, columns: Int, picture: String) {
    #expect(mixed(tiles, columns: columns)?.line == picture)
  }

  @Test func theHeavierTileGrows() {
    #expect(mixed("2x1 1x1 1x1 1x1", columns: 2)?.line == "aa/bb/cd")
    #expect(mixed("2x1 1x1 1x1 1x1*3", columns: 2)?.line == "aa/bc/dd")
  }

  @Test func promotionsAreReportedWithTheirReason() {
    let narrowed = mixed("4x2 1x1 1x1 1x1", columns: 2)?.adjustments
    #expect(narrowed?.map(\.reason) == [.narrowed, .promoted])
    #expect(narrowed?.map(\.item) == [0, 1])
    #expect(narrowed?.last?.actual == Span(2, 1))
    #expect(mixed("2x2 1x1 1x1", columns: 3)?.adjustments == [])
  }

  @Test func aLoneTileIsABannerWhateverItsSpan() {
    #expect(mixed("2x2", columns: 4)?.line == "a")
    #expect(mixed("2x2", columns: 4)?.cellsAcross == 2)
  }

  @Test func twelveColumnsMayBeAskedForAndEightAreUsedOtherwise() {
    let tiles = Array(repeating: Item(span: Span(2, 1)), count: 30)
    #expect(layOut(tiles, in: Section(columns: .fitting)).bands.last?.tracks == 8)
    #expect(layOut(tiles, in: Section(columns: .exactly(12))).bands.last?.tracks == 12)
  }
}
