/// What is to be said of each page by itself, and of all of them together.
struct PageFindings {
  let site: Site
  let places: SourcePlaces
  /// By the page's place.
  let facts: [Int: PageFacts]
  private var seen: [(finding: Finding, place: Int, position: Position?)] = []

  init(_ site: Site, _ facts: [Int: PageFacts], root: String) {
    self.site = site
    self.facts = facts
    places = SourcePlaces(site, root)
  }

  /// Each once: what many pages have in common names one of them.
  mutating func diagnostics(sizes: OutputSizes) -> [Diagnostic] {
    for place in site.pages.indices {
      guard let page = facts[place] else { continue }
      look(at: page, place)
      headings(page, place)
      weigh(page, place, sizes)
    }
    compareTitles()
    compareSummaries()
    findUnlinked()
    return joined()
  }

  private mutating func add(_ finding: Finding, _ place: Int, _ position: Position? = nil) {
    seen.append((finding, place, position))
  }

  private mutating func look(at page: PageFacts, _ place: Int) {
    if page.isWhole, page.language?.trimmed.isEmpty ?? true { add(.noLanguage, place) }
    if page.isWhole, page.title.trimmed.isEmpty { add(.noTitle, place) }
    for id in page.repeatedIDs { add(.repeatedID(id), place) }
    for source in page.picturesWithoutAlt { add(.noAlt(source), place) }
    for address in page.emptyLinks { add(.emptyLink(address), place) }
    if page.emptyButtons > 0 { add(.emptyButton, place) }
  }

  private mutating func headings(_ page: PageFacts, _ place: Int) {
    guard page.isWhole else { return }
    let main = page.headings.count { $0.level == 1 }
    if main == 0 { add(.noHeading, place) }
    if main > 1 { add(.severalHeadings(main), place) }
    for (before, heading) in zip(page.headings, page.headings.dropFirst())
    where heading.level > before.level + 1 {
      let text = heading.text.trimmed
      let own = site.pages[place].body.outline.first { own in
        own.level == heading.level && own.title == text
      }
      add(
        .skippedHeading(text, level: heading.level, after: before.level), place, own?.position)
    }
  }

  private mutating func weigh(_ page: PageFacts, _ place: Int, _ sizes: OutputSizes) {
    let parts = page.loaded.map { (name: $0, bytes: sizes.bytes(of: $0)) }
      .sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    let all = parts.reduce(page.size) { $0 + $1.bytes }
    let most = site.settings.check.weight
    guard all > most else { return }
    if let largest = parts.first, largest.bytes > page.size {
      add(.heavy(bytes: all, most: most, largest: largest.name, itsBytes: largest.bytes), place)
    } else {
      add(.heavy(bytes: all, most: most, largest: "its text", itsBytes: page.size), place)
    }
  }

  private mutating func compareTitles() {
    var first: [String: Int] = [:]
    for place in site.pages.indices {
      guard let page = facts[place], !site.pages[place].isNotFound else { continue }
      let title = page.title.trimmed
      // A title in another language is another title.
      let key = (page.language ?? "") + " " + title
      if title.isEmpty { continue }
      if let other = first[key] {
        let own = site.pages[place]
        add(
          .sameTitle(own.title, other: site.pages[other].shownPath), place,
          places.frontMatter("title", of: own))
      } else {
        first[key] = place
      }
    }
  }

  private mutating func compareSummaries() {
    var first: [String: Int] = [:]
    for place in site.pages.indices {
      let page = site.pages[place]
      if facts[place] == nil || page.source == nil || page.isNotFound { continue }
      let summary = page.summary.trimmed
      if summary.isEmpty {
        if !page.body.html.isEmpty || page.isHome { add(.noSummary, place) }
      } else if let other = first[summary] {
        add(
          .sameSummary(other: site.pages[other].shownPath), place,
          places.frontMatter("summary", "description", of: page))
      } else {
        first[summary] = place
      }
    }
  }

  private mutating func findUnlinked() {
    var linked: Set<Int> = []
    for (place, page) in facts { linked.formUnion(page.pages.subtracting([place])) }
    for place in site.pages.indices where facts[place] != nil && !linked.contains(place) {
      if !site.pages[place].isHome && !site.pages[place].isNotFound {
        add(.unlinkedPage, place)
      }
    }
  }

  /// What was found on several pages alike comes from a template.
  private func joined() -> [Diagnostic] {
    var found: [Diagnostic] = []
    var alike: [(finding: Finding, places: [Int])] = []
    var order: [String: Int] = [:]
    for (finding, place, position) in seen {
      let page = site.pages[place]
      if let position = position ?? own(finding, page) {
        found.append(Diagnostic(finding.severity, page.shownPath, position, .finding(finding)))
      } else if !finding.isOfOnePage, let known = order["\(finding)"] {
        alike[known].places.append(place)
      } else {
        order["\(finding)"] = alike.count
        alike.append((finding, [place]))
      }
    }
    return found + alike.map { told($0.finding, on: $0.places) }
  }

  private func told(_ finding: Finding, on pages: [Int]) -> Diagnostic {
    let on = FoundOn(page: site.pages[pages[0]].shownPath, others: pages.count - 1)
    if let mark = finding.mark, let (path, position) = places.inTemplates(mark) {
      return Diagnostic(finding.severity, path, position, .finding(finding, on))
    }
    return Diagnostic(
      finding.severity, on.page, nil, .finding(finding, on.others > 0 ? on : nil))
  }

  /// Where the page's own file has what the finding is about.
  private func own(_ finding: Finding, _ page: Page) -> Position? {
    guard let mark = finding.mark, let source = page.source else { return nil }
    return places.position(of: mark, in: source)
  }
}

extension Finding {
  /// A text that stands where it was written.
  fileprivate var mark: String? {
    switch self {
    case .repeatedID(let id): id.isEmpty ? nil : id
    case .noAlt(let address), .emptyLink(let address): address.isEmpty ? nil : address
    default: nil
    }
  }

  /// Whether it is never the same thing on another page.
  fileprivate var isOfOnePage: Bool {
    switch self {
    case .unlinkedPage, .noSummary, .sameTitle, .sameSummary: true
    default: false
    }
  }
}
