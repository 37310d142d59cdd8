import Testing
import TileGrid

@Suite struct LastRowTests {
  @Test(arguments: [
    (LastRow.start, "abcd/efg."),
    (.center, "aabbccdd/.eeffgg."),
    (.stretch, "aaabbbcccddd/eeeeffffgggg"),
    (.balance, "aaabbbcccddd/eeeeffffgggg"),
    (.lead, "aaaabbbbcccc/dddeeefffggg"),
  ])
  func sevenInFour(policy: LastRow, picture: String) {
    #expect(uniform(7, columns: 4, policy)?.line == picture)
  }

  @Test(arguments: [
    (LastRow.start, "a..."), (.center, "...aa..."), (.stretch, "a"), (.balance, "a"),
    (.lead, "a"),
  ])
  func oneInFour(policy: LastRow, picture: String) {
    #expect(uniform(1, columns: 4, policy)?.line == picture)
  }

  @Test(arguments: [
    (LastRow.start, "ab.."), (.center, ".ab."), (.stretch, "ab"), (.balance, "ab"), (.lead, "ab"),
  ])
  func twoInFour(policy: LastRow, picture: String) {
    #expect(uniform(2, columns: 4, policy)?.line == picture)
  }

  @Test(arguments: [
    (LastRow.start, "abc/de."), (.center, "aabbcc/.ddee."), (.stretch, "aabbcc/dddeee"),
    (.balance, "aabbcc/dddeee"), (.lead, "aaabbb/ccddee"),
  ])
  func fiveInThree(policy: LastRow, picture: String) {
    #expect(uniform(5, columns: 3, policy)?.line == picture)
  }

  @Test(arguments: [
    (LastRow.start, "abc/def/g.."), (.center, "abc/def/.g."), (.stretch, "abc/def/ggg"),
    (.balance, "aabbcc/dddeee/fffggg"), (.lead, "aaabbb/cccddd/eeffgg"),
  ])
  func sevenInThree(policy: LastRow, picture: String) {
    #expect(uniform(7, columns: 3, policy)?.line == picture)
  }

  @Test func aFullLastRowLooksTheSameUnderEveryPolicy() {
    for policy in LastRow.allCases {
      #expect(uniform(6, columns: 3, policy)?.line == "abc/def")
    }
  }

  @Test func tooManyTracksForTheGapsFallBackAndSaySo() {
    let section = Section(
      columns: .exactly(10), cell: Cell(minimumWidth: 100), spacing: Spacing(item: 60))
    let layout = layOut(Array(repeating: Item(), count: 19), in: section).bands.last
    #expect(layout?.warnings == [.lastRowNotMet(asked: .balance, used: .center)])
    #expect(layout?.lastRow == .center)
    #expect(layout?.rowSizes == "10+9")
  }
}
