import TileGrid

/// Cells row by row, a bit a column; full rows at the top are forgotten.
struct Board: Hashable {
  private let columns: Int
  private var rows: [Int] = []

  init(columns: Int) { self.columns = columns }

  private var full: Int { 1 << columns - 1 }

  var isRectangle: Bool { rows.isEmpty }

  /// With a tile more on the first free cell; `nil` if something is in its way.
  func placing(_ span: Span) -> Board? {
    let column = ((rows.first ?? 0) ^ full).trailingZeroBitCount
    guard column + span.columns <= columns else { return nil }
    let tile = (1 << span.columns - 1) << column
    var board = self
    for row in 0..<span.rows {
      if row == board.rows.count { board.rows.append(0) }
      guard board.rows[row] & tile == 0 else { return nil }
      board.rows[row] |= tile
    }
    while board.rows.first == full { board.rows.removeFirst() }
    return board
  }
}

/// What a tile may become, and what that costs: first this, and among equals that.
struct Option {
  let span: Span
  let cost: (Int, Int)
}

/// The least cost of any full rectangle below a known one: every choice of spans is tried, but none
/// followed further when its cost so far, which only grows, has reached the least one known.
func leastCost(_ options: [[Option]], columns: Int, below known: (Int, Int)) -> (Int, Int) {
  var least = known
  func follow(_ tile: Int, _ board: Board, _ cost: (Int, Int)) {
    guard tile < options.count else {
      if board.isRectangle { least = cost }
      return
    }
    for option in options[tile] {
      let sum = (cost.0 + option.cost.0, cost.1 + option.cost.1)
      if sum < least, let next = board.placing(option.span) { follow(tile + 1, next, sum) }
    }
  }
  follow(0, Board(columns: columns), (0, 0))
  return least
}

/// Whether tiles with these spans to choose from can fill a rectangle at all.
func canFill(_ choices: [[Span]], columns: Int) -> Bool {
  var boards: Set = [Board(columns: columns)]
  for spans in choices {
    boards = Set(boards.flatMap { board in spans.compactMap { board.placing($0) } })
  }
  return boards.contains { $0.isRectangle }
}
