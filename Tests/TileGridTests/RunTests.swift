import Testing
import TileGrid

@Suite struct RunTests {
  @Test func aRuleForEachWidthOfTile() {
    let runs = uniform(13, columns: 3)?.runs ?? []
    #expect(runs.map(\.items) == [0..<9, 9..<13])
    #expect(runs.map(\.columns) == [2, 3])
    #expect(runs.allSatisfy { $0.start == nil })
  }

  @Test func onlyACentredRowSaysWhereItBegins() {
    let runs = uniform(9, columns: 4, .center)?.runs ?? []
    #expect(runs.map(\.items) == [0..<8, 8..<9])
    #expect(runs.map(\.start) == [nil, 3])
    #expect(uniform(8, columns: 4, .center)?.runs.map(\.start) == [nil])
  }
}
