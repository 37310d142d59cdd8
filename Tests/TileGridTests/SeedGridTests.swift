import Testing
import TileGrid

/// The grid the product comes from: cells of 160 × 123 without gaps, two on a phone, three on a
/// larger one; six services.
@Suite struct SeedGridTests {
  private let grid = layOut(
    Array(repeating: Item(), count: 6),
    in: Section(
      cell: Cell(minimumWidth: 160, ratio: 160 / 123), spacing: Spacing(item: 0, row: 0)))

  @Test(arguments: [
    (0, "a/b/c/d/e/f"), (319.99, "a/b/c/d/e/f"), (320, "ab/cd/ef"), (479.99, "ab/cd/ef"),
    (480, "abc/def"), (959.99, "abc/def"), (960, "abcdef"), (5000, "abcdef"),
  ])
  func columnsByWidth(width: Double, picture: String) {
    #expect(grid.band(at: width)?.line == picture)
  }

  @Test(arguments: [
    (320, 160, 123, 369), (400, 200, 153.75, 461.25), (480, 160, 123, 246), (960, 160, 123, 123),
    (160, 160, 123, 738), (80, 80, 61.5, 369),
  ])
  func cellsKeepTheirShape(width: Double, cellWidth: Double, cellHeight: Double, height: Double) {
    let frames = grid.frames(width: width)
    #expect(frames.count == 6)
    #expect(frames.allSatisfy { abs($0.width - cellWidth) < 1e-9 })
    #expect(frames.allSatisfy { abs($0.height - cellHeight) < 1e-9 })
    #expect(abs(grid.height(width: width) - height) < 1e-9)
  }

  @Test func placesAtTwoColumns() {
    #expect(grid.frames(width: 320).map(\.x) == [0, 160, 0, 160, 0, 160])
    #expect(grid.frames(width: 320).map(\.y) == [0, 0, 123, 123, 246, 246])
  }
}
