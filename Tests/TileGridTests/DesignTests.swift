import Testing

@testable import TileGrid

/// What a designer expects of mixed tiles, as the costs in Deviation.swift promise it.
@Suite struct DesignTests {
  /// Larger tiles among ordinary ones give way only where there is no other way: the engine against
  /// every arrangement in which none of them loses a row or a column.
  @Test(arguments: 2...6) func featuredTilesKeepTheirSizeWhereTheyCan(columns: Int) {
    var dice = Dice(seed: columns)
    for _ in 0..<100 * Dice.rounds {
      let items = dice.featured(count: dice.roll(2...12), spans: DesignTests.larger)
      let band = layOut(items, in: Section(columns: .exactly(columns))).bands.last
      guard let band, band.lastRow == nil, hasLoss(band, items) else { continue }
      let lossless = items.map { item in
        choices(for: item, columns: band.tracks) { !isLoss(from: $0, to: $1) }
      }
      #expect(!canFill(lossless, columns: band.tracks), "\(items): \(band.picture)")
    }
  }

  /// Many more tiles, where trying everything would take too long: nothing is lost at all.
  @Test func featuredTilesAmongManyKeepTheirSize() {
    var dice = Dice(seed: 11)
    for _ in 0..<100 * Dice.rounds {
      let items = dice.featured(count: dice.roll(13...40), spans: [Span(2, 2)])
      let band = layOut(items, in: Section(columns: .exactly(dice.roll(2...6)))).bands.last
      #expect(band.map { !hasLoss($0, items) } == true, "\(items)")
    }
  }

  private static let larger = (1...3).flatMap { rows in (1...3).map { Span($0, rows) } }

  /// A tall tile at the end is the hardest to keep.
  @Test(arguments: [
    ("1x1 1x1 1x1 1x1 1x2", 5, "aabbc/ddeee/ddeee"),
    ("1x1 1x1 1x1 1x1 1x1 1x2", 6, "aabbcc/ddeeff/ddeeff"),
  ])
  func aTallTileAtTheEnd(tiles: String, columns: Int, picture: String) {
    #expect(mixed(tiles, columns: columns)?.line == picture)
  }

  @Test func towersHaveToBeAskedFor() {
    var dice = Dice(seed: 12)
    for _ in 0..<300 * Dice.rounds {
      let items = dice.items(count: dice.roll(2...12), ordinary: dice.roll(1...4))
      let band = layOut(items, in: Section(columns: .exactly(dice.roll(2...5)))).bands.last
      guard let band, band.lastRow == nil else { continue }
      for (index, item) in items.enumerated() where band.span(index).rows > 2 {
        let (actual, preferred) = (band.span(index), item.span.shrunk(to: band.tracks))
        #expect(actual.rows <= preferred.rows)
        let isTaller = actual.rows * preferred.columns > preferred.rows * actual.columns
        #expect(actual.columns >= actual.rows || !isTaller, "\(items): \(band.picture)")
      }
    }
  }

  private func hasLoss(_ band: BandLayout, _ items: [Item]) -> Bool {
    items.indices.contains {
      isLoss(from: items[$0].span.shrunk(to: band.band.columns), to: band.span($0))
    }
  }

  private func isLoss(from preferred: Span, to actual: Span) -> Bool {
    actual.columns < preferred.columns || actual.rows < preferred.rows
  }

  private func choices(
    for item: Item, columns: Int, where isWanted: (Span, Span) -> Bool
  ) -> [Span] {
    let preferred = item.span.shrunk(to: columns)
    let spans = (1...4).flatMap { rows in (1...4).map { Span($0, rows) } }
    return spans.filter {
      deviation(from: preferred, to: $0, weight: item.weight) != nil && isWanted(preferred, $0)
    }
  }
}
