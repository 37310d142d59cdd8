import Testing

@testable import TileGrid

/// The solver against trying everything.
@Suite struct OptimalityTests {
  @Test(arguments: 2...4) func noBetterArrangementExists(columns: Int) {
    var dice = Dice(seed: UInt64(columns))
    for round in 0..<40 {
      let items = dice.items(count: 2 + round % 4, ordinary: 2)
      var solver = Solver(columns: columns, limit: .max)
      let spans = solver.solve(items)
      let cost = spans.map { zip(items, $0).map { self.cost($0, $1, columns) }.reduce(0, +) }
      let least = search(items[...], Board(columns: columns))
      #expect(cost == least, "\(items)")
      #expect(solver.isExact)
    }
  }

  @Test func aBoundedSearchIsNearlyAsGood() {
    var dice = Dice(seed: 5)
    for _ in 0..<20 {
      let items = dice.items(count: 40, ordinary: 3)
      var exact = Solver(columns: 5, limit: .max)
      var bounded = Solver(columns: 5, limit: 256)
      let costs = [exact.solve(items), bounded.solve(items)].map { spans in
        spans.map { zip(items, $0).map { cost($0, $1, 5) }.reduce(0, +) } ?? -1
      }
      #expect(costs[0] >= 0 && costs[0] <= costs[1])
      #expect(2 * costs[1] <= 3 * costs[0])
    }
  }

  private func cost(_ item: Item, _ span: Span, _ columns: Int) -> Int {
    deviation(from: item.span.fitted(to: columns), to: span, weight: item.weight) ?? .max
  }

  private func search(_ items: ArraySlice<Item>, _ board: Board) -> Int? {
    guard let item = items.first else { return board.isRectangle ? 0 : nil }
    var least: Int?
    for columns in 1...4 {
      for rows in 1...4 {
        let preferred = item.span.fitted(to: board.columns)
        guard
          let cost = deviation(
            from: preferred, to: Span(columns, rows), weight: item.weight),
          let next = board.placing(columns, rows),
          let rest = search(items.dropFirst(), next)
        else { continue }
        least = min(least ?? .max, cost + rest)
      }
    }
    return least
  }
}

/// Cells row by row, as many rows as tiles have needed.
private struct Board {
  let columns: Int
  private var cells: [Bool] = []

  init(columns: Int) { self.columns = columns }

  var isRectangle: Bool { !cells.contains(false) }

  func placing(_ width: Int, _ height: Int) -> Board? {
    let corner = cells.firstIndex(of: false) ?? cells.count
    let (row, column) = corner.quotientAndRemainder(dividingBy: columns)
    guard column + width <= columns else { return nil }
    var board = self
    while board.cells.count < (row + height) * columns { board.cells.append(false) }
    for row in row..<row + height {
      for cell in row * columns + column..<row * columns + column + width {
        guard !board.cells[cell] else { return nil }
        board.cells[cell] = true
      }
    }
    return board
  }
}
