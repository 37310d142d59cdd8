/// How the pages of a folder, a grid or a carousel follow each other.
enum Sorting: String, CaseIterable, Sendable {
  /// By `order`, pages without one after those that have it; then the newest first; then by title.
  case order
  /// The newest first, pages without a date last; then by title.
  case date
  /// The oldest first.
  case oldest = "-date"
  case title
}

/// - Parameter pages: with their `titleRank`.
func inShownOrder(_ places: [Int], of pages: [Page], by sorting: Sorting = .order) -> [Int] {
  func comes(_ a: Page, before b: Page) -> Bool {
    let (m, n) = (a.frontMatter, b.frontMatter)
    if sorting == .order, m.order != n.order {
      return (m.order ?? .infinity) < (n.order ?? .infinity)
    }
    if sorting != .title, m.date?.seconds != n.date?.seconds {
      guard let one = m.date?.seconds, let two = n.date?.seconds else { return m.date != nil }
      return sorting == .oldest ? one < two : one > two
    }
    return a.titleRank < b.titleRank
  }
  return places.sorted { comes(pages[$0], before: pages[$1]) }
}

/// Numbers pages in the order of their titles: without case and accents, then by bytes, then by name. The
/// same on every machine, and no two pages are equal.
func rankTitles(_ pages: inout [Page]) {
  let keys = pages.map { foldedTitle($0.title) }
  let order = pages.indices.sorted { a, b in
    if keys[a] != keys[b] { return keys[a].precedes(keys[b]) }
    if pages[a].title.utf8.elementsEqual(pages[b].title.utf8) {
      return pages[a].name.precedes(pages[b].name)
    }
    return pages[a].title.precedes(pages[b].title)
  }
  for (rank, place) in order.enumerated() { pages[place].titleRank = rank }
}
