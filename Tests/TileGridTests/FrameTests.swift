import Testing
import TileGrid

@Suite struct FrameTests {
  private let section = Section(
    columns: .exactly(4), cell: Cell(ratio: 2), spacing: Spacing(item: 10, row: 20),
    insets: Insets(top: 1, leading: 5, bottom: 2, trailing: 25))

  private func layout(_ count: Int) -> GridLayout {
    layOut(Array(repeating: Item(), count: count), in: section)
  }

  @Test func tilesOfRowsThatDifferShareEachRow() {
    // 860 − 30 = 830 = 4 × 200 + 3 × 10 = 3 × 270 + 2 × 10.
    let frames = layout(7).frames(width: 860)
    #expect(frames.map { $0.x.rounded() } == [5, 215, 425, 635, 5, 285, 565])
    #expect(frames.map { $0.width.rounded() } == [200, 200, 200, 200, 270, 270, 270])
    #expect(Set(frames.map { $0.height }) == [100])
    #expect(frames.map(\.y) == [1, 1, 1, 1, 121, 121, 121])
    #expect(layout(7).height(width: 860) == 223)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let frames = layout(7).frames(width: 860, rightToLeft: true)
    #expect(frames[0].x.rounded() == 655)
    #expect(frames[6].x.rounded() == 25)
  }

  @Test func measuredRowsTakeTheirHeights() {
    let frames = layout(7).frames(width: 860, rowHeights: [50, 70])
    #expect(frames[0].height == 50)
    #expect(frames[6].y == 71)
    #expect(frames[6].height == 70)
  }

  @Test func aTallTileCoversTheGapBetweenItsRows() {
    let frames = layOut(items("2x2 1x1 1x1 1x1 1x1 1x1 1x1 1x1 1x1"), in: section)
      .frames(width: 860)
    #expect(frames[0].width == 410)
    #expect(frames[0].height == 220)
    #expect(frames[1].x == 425)
  }

  @Test func cellsThatDoNotGrowStandInTheMiddle() {
    var section = Section(columns: .range(1...3), cell: Cell(minimumWidth: 100), fit: .center)
    section.spacing = Spacing(item: 10, row: 10)
    let layout = layOut(Array(repeating: Item(), count: 3), in: section)
    #expect(layout.frames(width: 520).map(\.x) == [100, 210, 320])
    #expect(layout.frames(width: 520).map(\.width) == [100, 100, 100])
    #expect(layout.frames(width: 90).map(\.width) == [90, 90, 90])
  }
}
