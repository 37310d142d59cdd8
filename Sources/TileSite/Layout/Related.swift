/// Finds the pages that have most terms in common with a page.
///
/// Where very many pages have a term, only those nearest in date are looked at, so that a site of many
/// pages with few tags stays quick.
struct RelatedPages {
  /// How many are found at most.
  private static let most = 10
  /// How many pages of one term are looked at.
  private static let looks = 200

  private let site: Site
  /// Each page's place in the order of `Term.pages`.
  private var ranks: [Int]
  private var isMet: [Bool]

  init(_ site: Site) {
    self.site = site
    ranks = Array(repeating: 0, count: site.terms.isEmpty ? 0 : site.pages.count)
    isMet = Array(repeating: false, count: ranks.count)
    guard !ranks.isEmpty else { return }
    let order = inShownOrder(Array(site.pages.indices), of: site.pages, by: .date)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
  }

  /// Those with the most terms in common first; of these the nearest in date, then by name.
  mutating func pages(like place: Int) -> [Int] {
    let terms = site.pages[place].terms
    var met: [Int] = []
    for term in terms {
      for other in near(place, in: site.terms[term].pages) where other != place && !isMet[other] {
        isMet[other] = true
        met.append(other)
      }
    }
    var best: [Likeness] = []
    for other in met {
      isMet[other] = false
      let likeness = Likeness(of: site.pages[other], at: other, to: site.pages[place])
      if best.count == Self.most, let last = best.last, !likeness.precedes(last) { continue }
      let at = best.firstIndex { likeness.precedes($0) } ?? best.count
      best.insert(likeness, at: at)
      if best.count > Self.most { best.removeLast() }
    }
    return best.map(\.place)
  }

  private func near(_ place: Int, in pages: [Int]) -> ArraySlice<Int> {
    guard pages.count > Self.looks else { return pages[...] }
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if ranks[pages[middle]] < ranks[place] { low = middle + 1 } else { high = middle }
    }
    let start = min(max(0, low - Self.looks / 2), pages.count - Self.looks)
    return pages[start..<(start + Self.looks)]
  }
}

/// How like one page is to another.
private struct Likeness {
  let place: Int
  private let shared: Int
  /// Seconds between their dates.
  private let distance: Int

  init(of other: Page, at place: Int, to page: Page) {
    self.place = place
    shared = page.terms.count { other.terms.contains($0) }
    if let one = page.frontMatter.date?.seconds, let two = other.frontMatter.date?.seconds {
      distance = abs(one - two)
    } else {
      distance = .max
    }
  }

  func precedes(_ other: Likeness) -> Bool {
    if shared != other.shared { return shared > other.shared }
    return distance == other.distance ? place < other.place : distance < other.distance
  }
}
