import Testing
import TileGrid

@Suite struct LastRowTests {
  @Test(arguments: [
    (60.0, LastRow.balance, 19, "5+5+5+4"), (60, .lead, 19, "4+5+5+5"),
    // Never a single tile left over, however few columns that takes.
    (100, .balance, 31, "4+4+4+4+4+4+4+3"), (100, .balance, 21, "7+7+7"),
  ])
  func evenRowsTakeFewerColumnsWhereGapsNeedIt(
    gap: Double, policy: LastRow, count: Int, sizes: String
  ) {
    let section = Section(
      columns: .exactly(10), cell: Cell(minimumWidth: 100), spacing: Spacing(item: gap),
      lastRow: policy)
    let layout = layOut(Array(repeating: Item(), count: count), in: section).bands.last
    #expect(layout?.rowSizes == sizes)
    #expect(layout?.lastRow == policy && layout?.warnings == [])
  }

  @Test func tooManyTracksForTheGapsFallBackAndSaySo() {
    let section = Section(
      columns: .exactly(10), cell: Cell(minimumWidth: 100), spacing: Spacing(item: 100))
    let layout = layOut(Array(repeating: Item(), count: 26), in: section).bands.last
    #expect(layout?.warnings == [.lastRowNotMet(asked: .balance, used: .center)])
    #expect(layout?.lastRow == .center)
    #expect(layout?.rowSizes == "10+10+6")
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
