/// A span a tile may take.
struct Candidate {
  let span: Span
  /// Its `deviation`.
  let cost: Int
  /// Cells beyond those asked for; in sum over the tiles, each times its place, the second cost.
  let growth: Int

  /// Everything a tile may become in a grid of so many columns, cheapest first.
  static func all(for item: Item, columns: Int) -> [Candidate] {
    let preferred = item.span.fitted(to: columns)
    let spans = (1...4).flatMap { rows in (1...min(4, columns)).map { Span($0, rows) } }
    let candidates = spans.compactMap { span in
      deviation(from: preferred, to: span, weight: item.weight).map {
        Candidate(span: span, cost: $0, growth: max(0, span.cells - preferred.cells))
      }
    }
    return candidates.sorted { ($0.cost, $0.span.code) < ($1.cost, $1.span.code) }
  }
}

/// The candidates of a tile by how many columns are free: those for 1, then those for 2, 3 and 4.
struct Menu {
  private let candidates: [Candidate]
  private let starts: [Int]
  /// The spans for each number of free columns from 0 to 4, a bit each (see `Span.code`).
  let codes: [UInt16]

  init(_ item: Item, columns: Int) {
    let all = Candidate.all(for: item, columns: columns)
    let byRoom = (0...4).map { room in all.filter { $0.span.columns <= room } }
    candidates = Array(byRoom.joined())
    starts = byRoom.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    codes = byRoom.map { $0.reduce(0) { $0 | 1 << $1.span.code } }
  }

  /// What a tile at this place may become.
  func choices(place: Int) -> Choices {
    Choices(all: candidates.map { Choice($0, place: place) }, starts: starts)
  }
}

/// The choices of a tile at a certain place, in the order of its menu.
struct Choices {
  let all: [Choice]
  /// Where those for so many free columns begin, from 0 to 4, and where the last end.
  let starts: [Int]
}

/// A candidate for the tile at a certain place, both costs in one number: deviation above, growth
/// times place below, so that the second decides only between equals.
struct Choice {
  /// Of its span.
  let code: Int
  let cost: Int

  init(_ candidate: Candidate, place: Int) {
    code = candidate.span.code
    cost = candidate.cost << 32 &+ candidate.growth * place
  }
}
