import Testing
import TileGrid

/// Tiles a row for 1 to 13 tiles (down) in 2 to 5 columns (across).
@Suite struct RowSizeTests {
  private func table(_ policy: LastRow) -> String {
    (1...13).map { count in
      (2...5).map { uniform(count, columns: $0, policy)?.rowSizes ?? "" }
        .joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  @Test func oneColumnIsOneTileARow() {
    for policy in LastRow.allCases {
      for count in 1...13 {
        #expect(uniform(count, columns: 1, policy)?.rows == count)
        #expect(uniform(count, columns: 1, policy)?.tracks == 1)
      }
    }
  }

  @Test(arguments: [LastRow.start, .center, .stretch])
  func rowsAreFullButTheLast(policy: LastRow) {
    #expect(
      table(policy) == """
        1 1 1 1
        2 2 2 2
        2+1 3 3 3
        2+2 3+1 4 4
        2+2+1 3+2 4+1 5
        2+2+2 3+3 4+2 5+1
        2+2+2+1 3+3+1 4+3 5+2
        2+2+2+2 3+3+2 4+4 5+3
        2+2+2+2+1 3+3+3 4+4+1 5+4
        2+2+2+2+2 3+3+3+1 4+4+2 5+5
        2+2+2+2+2+1 3+3+3+2 4+4+3 5+5+1
        2+2+2+2+2+2 3+3+3+3 4+4+4 5+5+2
        2+2+2+2+2+2+1 3+3+3+3+1 4+4+4+1 5+5+3
        """)
  }

  @Test func balancedRowsDifferByOne() {
    #expect(
      table(.balance) == """
        1 1 1 1
        2 2 2 2
        2+1 3 3 3
        2+2 2+2 4 4
        2+2+1 3+2 3+2 5
        2+2+2 3+3 3+3 3+3
        2+2+2+1 3+2+2 4+3 4+3
        2+2+2+2 3+3+2 4+4 4+4
        2+2+2+2+1 3+3+3 3+3+3 5+4
        2+2+2+2+2 3+3+2+2 4+3+3 5+5
        2+2+2+2+2+1 3+3+3+2 4+4+3 4+4+3
        2+2+2+2+2+2 3+3+3+3 4+4+4 4+4+4
        2+2+2+2+2+2+1 3+3+3+2+2 4+3+3+3 5+4+4
        """)
  }

  @Test func leadIsBalanceWithTheLargerTilesFirst() {
    for count in 1...13 {
      for columns in 1...5 {
        let balanced = uniform(count, columns: columns, .balance)
        let lead = uniform(count, columns: columns, .lead)
        #expect(lead?.rowSizes == balanced.map { String($0.rowSizes.reversed()) })
        #expect(lead?.tracks == balanced?.tracks)
      }
    }
  }
}
