import Testing
import TileGrid

@Suite struct LastRowTests {
  @Test func tooManyTracksForTheGapsFallBackAndSaySo() {
    let section = Section(
      columns: .exactly(10), cell: Cell(minimumWidth: 100), spacing: Spacing(item: 60))
    let layout = layOut(Array(repeating: Item(), count: 19), in: section).bands.last
    #expect(layout?.warnings == [.lastRowNotMet(asked: .balance, used: .center)])
    #expect(layout?.lastRow == .center)
    #expect(layout?.rowSizes == "10+9")
  }

  @Test func halvedCellsWithoutRoomForTheGapsFallBackToStart() {
    let section = Section(
      columns: .exactly(4), cell: Cell(minimumWidth: 50, narrowestWidth: 50),
      spacing: Spacing(item: 60), lastRow: .center)
    let layout = layOut(Array(repeating: Item(), count: 7), in: section).bands.last
    #expect(layout?.warnings == [.lastRowNotMet(asked: .center, used: .start)])
    #expect(layout?.line == "abcd/efg.")
  }
}
