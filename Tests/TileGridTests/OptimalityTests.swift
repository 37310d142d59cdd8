import Testing

@testable import TileGrid

/// The engine against trying everything.
@Suite struct OptimalityTests {
  @Test(arguments: 2...6) func noBetterArrangementExists(columns: Int) {
    var dice = Dice(seed: columns)
    for round in 0..<60 * Dice.rounds {
      let items = dice.items(count: 2 + round % 6, ordinary: 2)
      let band = layOut(items, in: Section(columns: .exactly(columns))).bands.last
      guard let band, band.lastRow == nil else {
        #expect(items.count == 1 || items.allSatisfy { $0.span == .single })
        continue
      }
      let cost = cost(of: items, in: band)
      let options = items.enumerated().map { self.options($1, at: $0, columns: band.tracks) }
      let least = leastCost(options, columns: band.tracks, below: (cost.0, cost.1 + 1))
      #expect(least == cost, "\(items): \(band.picture)")
      #expect(band.isExact)
    }
  }

  @Test func noCostIsBelowNothing() {
    for columns in 1...4 {
      for rows in 1...4 {
        for weight in [-100, -5, 0, 1, 9, 100] {
          let item = Item(span: Span(columns, rows), weight: weight)
          let options = options(item, at: 1, columns: 4)
          #expect(options.allSatisfy { $0.cost.0 >= 0 && $0.cost.1 >= 0 })
          #expect(options.contains { $0.span == item.span && $0.cost == (0, 0) })
        }
      }
    }
  }

  @Test func aBoundedSearchIsNearlyAsGood() {
    var dice = Dice(seed: 5)
    for _ in 0..<20 {
      let items = dice.items(count: 40, ordinary: 3)
      var exact = Solver(columns: 5, limit: .max)
      var bounded = Solver(columns: 5, limit: 256)
      let costs = [exact.solve(items), bounded.solve(items)].map { spans in
        zip(items, spans ?? []).map { item, span in
          deviation(from: item.span, to: span, weight: item.weight) ?? 0
        }
        .reduce(0, +)
      }
      #expect(costs[0] > 0 && costs[0] <= costs[1])
      #expect(2 * costs[1] <= 3 * costs[0])
    }
  }

  /// Both costs of a tile: its deviation, and its growth times its place.
  private func options(_ item: Item, at place: Int, columns: Int) -> [Option] {
    let preferred = item.span.shrunk(to: columns)
    let spans = (1...4).flatMap { rows in (1...4).map { Span($0, rows) } }
    return spans.compactMap { span in
      deviation(from: preferred, to: span, weight: item.weight).map {
        Option(span: span, cost: ($0, place * max(0, span.cells - preferred.cells)))
      }
    }
    .sorted { $0.cost < $1.cost }
  }

  private func cost(of items: [Item], in band: BandLayout) -> (Int, Int) {
    items.enumerated().reduce((0, 0)) { sum, tile in
      let options = options(tile.element, at: tile.offset, columns: band.tracks)
      let cost = options.first { $0.span == band.span(tile.offset) }?.cost ?? (.max / 2, 0)
      return (sum.0 + cost.0, sum.1 + cost.1)
    }
  }
}
