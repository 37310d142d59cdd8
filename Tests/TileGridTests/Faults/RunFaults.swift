import TileGrid

/// A browser that knows the runs alone arrives at the same areas, and there are no more runs than
/// needed.
func runFaults(_ runs: [Run], areas: [Area], tracks: Int) -> [String] {
  var faults: [String] = []
  if placed(runs, tracks: tracks) != areas { faults.append("placed elsewhere by the browser") }
  for (run, next) in zip(runs, runs.dropFirst()) {
    let isOne = (run.columns, run.rows, run.start) == (next.columns, next.rows, next.start)
    if run.start == nil && isOne { faults.append("a run cut in two at \(next.items)") }
  }
  return faults
}

/// Sparse placement row by row as CSS Grid Layout 1, section 8.5, describes it.
private func placed(_ runs: [Run], tracks: Int) -> [Area] {
  var taken: [Bool] = []
  var (row, column) = (0, 0)
  var areas: [Area] = []
  for run in runs where (run.start ?? 0) + run.columns <= tracks {
    for _ in run.items {
      if let start = run.start {
        if start < column { row += 1 }
        column = start
      }
      var area = Area(columns: column..<column + run.columns, rows: row..<row + run.rows)
      while area.columns.upperBound > tracks || area.isTaken(taken, tracks: tracks) {
        column = run.start ?? (column + 1 + run.columns > tracks ? 0 : column + 1)
        if run.start != nil || column == 0 { row += 1 }
        area = Area(columns: column..<column + run.columns, rows: row..<row + run.rows)
      }
      area.take(&taken, tracks: tracks)
      areas.append(area)
    }
  }
  return areas
}

extension Area {
  fileprivate func isTaken(_ taken: [Bool], tracks: Int) -> Bool {
    rows.contains { row in
      columns.contains { row * tracks + $0 < taken.count && taken[row * tracks + $0] }
    }
  }

  fileprivate func take(_ taken: inout [Bool], tracks: Int) {
    while taken.count < rows.upperBound * tracks { taken.append(false) }
    for row in rows { for column in columns { taken[row * tracks + column] = true } }
  }
}
