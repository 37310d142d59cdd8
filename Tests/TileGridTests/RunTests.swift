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

  /// The promise of `runs`: a browser that knows the spans alone arrives at the same areas.
  @Test func automaticPlacementFindsEveryArea() {
    var dice = Dice(seed: 31)
    for _ in 0..<120 {
      let items = dice.items(count: dice.roll(1...14), ordinary: dice.roll(2...40))
      for layout in layOut(items, in: dice.section()).bands {
        #expect(placed(layout.runs, tracks: layout.tracks) == layout.areas, "\(layout.picture)")
      }
    }
  }

  /// Sparse placement row by row as CSS Grid Layout 1, section 8.5, describes it.
  private func placed(_ runs: [Run], tracks: Int) -> [Area] {
    var taken: Set<Int> = []
    var (row, column) = (0, 0)
    var areas: [Area] = []
    for run in runs {
      for _ in run.items {
        if let start = run.start {
          if start < column { row += 1 }
          column = start
        }
        var area = Area(columns: column..<column + run.columns, rows: row..<row + run.rows)
        while area.columns.upperBound > tracks || area.isTaken(taken) {
          column = run.start ?? (column + 1 + run.columns > tracks ? 0 : column + 1)
          if run.start != nil || column == 0 { row += 1 }
          area = Area(columns: column..<column + run.columns, rows: row..<row + run.rows)
        }
        for row in area.rows { for column in area.columns { taken.insert(row * 1000 + column) } }
        areas.append(area)
      }
    }
    return areas
  }
}

extension Area {
  fileprivate func isTaken(_ taken: Set<Int>) -> Bool {
    rows.contains { row in columns.contains { taken.contains(row * 1000 + $0) } }
  }
}
