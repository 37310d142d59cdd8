import Testing

@testable import TileSite

/// What must be written so that pages are shown in a sequence.
@Suite struct ShownOrderTests {
  /// Orders that are there, `-` for none, in the sequence wished for; a letter before them is the place by date
  /// and title. What is written stands behind a slash.
  private func picture(_ wished: String, moved: Int) -> String {
    let words = wished.split(separator: " ").map(String.init)
    let pages = words.map { word in
      Standing(
        order: Double(word.dropFirst()), rank: Int(word.utf8.first ?? 0),
        isFixed: word.hasSuffix("!")
      )
    }
    guard let orders = newOrders(for: pages, moved: moved) else { return "none" }
    return words.indices.map { place in
      guard let order = orders[place] else { return words[place] }
      return words[place] + "/" + (order.map { String($0) } ?? "-")
    }.joined(separator: " ")
  }

  @Test(
    "As few as can be are written, and rather the page that was moved",
    arguments: [
      ("b- a- c-", 0, "b-/1.0 a- c-"), ("b- a- c-", 1, "b-/1.0 a- c-"),
      ("a- c- b-", 2, "a-/1.0 c-/2.0 b-"), ("a1 c3 b2", 1, "a1 c3/1.5 b2"),
      ("a1 c3 b2", 2, "a1 c3 b2/4.0"), ("c3 a1 b2", 0, "c3/0.0 a1 b2"),
      ("a1 b2 d- c-", 2, "a1 b2 d-/3.0 c-"), ("b1 a1 c1", 0, "b1/0.0 a1 c1"),
      ("a1 c1 b1 d1", 1, "a1/-1.0 c1/0.0 b1 d1"), ("a5 c1 b5", 1, "a5/0.0 c1 b5"),
      ("a- b1 c-", 1, "a- b1/- c-"), ("a1 b2 c3", 1, "a1 b2 c3"), ("a1 b7 c1", 1, "a1 b7/1.0 c1"),
      ("b- a5 c-", 1, "b-/4.0 a5 c-"), ("a1.5 c9 b1.6", 1, "a1.5 c9/1.55 b1.6"), ("a-", 0, "a-"),
      ("b- a-! c-", 0, "b-/1.0 a-! c-"), ("a-! c- b-", 1, "none"),
      ("a0.1 c5 b0.1000001", 1, "a0.1 c5 b0.1000001/6.0"),
    ])
  func fewest(wished: String, moved: Int, result: String) {
    #expect(picture(wished, moved: moved) == result)
  }

  @Test(
    "Random folders come to the sequence wished for, and no fewer files would do", arguments: 0..<40
  )
  func random(seed: UInt64) throws {
    var dice = Chance(state: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...7, using: &dice)
      let few = [nil, nil, 1, 1, 2, 2.5, 3, -4].shuffled(using: &dice).prefix(
        Int.random(in: 1...8, using: &dice))
      let ranks = Array(0..<count).shuffled(using: &dice)
      var pages = ranks.map { rank in
        Standing(order: few.randomElement(using: &dice) ?? nil, rank: rank)
      }
      pages.sort(by: comes)
      let page = pages.remove(at: Int.random(in: 0..<count, using: &dice))
      let moved = Int.random(in: 0..<count, using: &dice)
      pages.insert(page, at: moved)
      let orders = try #require(newOrders(for: pages, moved: moved))
      var after = pages
      for (place, order) in orders { after[place].order = order }
      #expect(after.sorted(by: comes) == after, "\(pages)")
      #expect(orders.count == fewestChanged(pages), "\(pages) \(orders)")
    }
  }

  private func comes(_ a: Standing, before b: Standing) -> Bool {
    (a.order ?? .infinity, a.rank) < (b.order ?? .infinity, b.rank)
  }

  /// By trying every set of pages.
  private func fewestChanged(_ pages: [Standing]) -> Int {
    (0..<(1 << pages.count)).filter { set in
      // What the last page has at least: its order, how often a little more, its rank.
      var last = (-Double.infinity, 1, -1)
      for (place, page) in pages.enumerated() {
        if set & (1 << place) != 0 {
          if page.rank > last.2, last.1 == 0 {
            last.2 = page.rank
          } else if last.0 == .infinity {
            return false
          } else {
            last = (last.0, last.1 + 1, page.rank)
          }
        } else {
          let own = (page.order ?? .infinity, 0, page.rank)
          guard own > last else { return false }
          last = own
        }
      }
      return true
    }.map(\.nonzeroBitCount).min() ?? 0
  }

  @Test("A folder of a thousand pages takes no time to speak of")
  func many() throws {
    var pages = (0..<1000).map { Standing(order: nil, rank: $0) }
    pages.swapAt(998, 999)
    let orders = try #require(newOrders(for: pages, moved: 998))
    #expect(orders.count == 999)
  }
}
