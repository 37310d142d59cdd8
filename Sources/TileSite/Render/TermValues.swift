internal import TileTemplate

private let names = ["title", "url", "count", "taxonomy"].map { FieldName($0) }

/// The terms of a site, as templates see them.
func termValues(_ site: Site, _ addresses: [String]) -> [Value] {
  site.terms.map { term in
    .map(
      Fields(
        names,
        [
          .text(site.pages[term.page].title), .text(addresses[term.page]),
          .int(term.pages.count), .text(site.settings.taxonomies[term.taxonomy].name),
        ]))
  }
}

extension World {
  /// The terms that a page has; those that it shows where it is the page of a taxonomy.
  func terms(of place: Int) -> Value {
    let page = site.pages[place]
    guard case .taxonomy = page.kind else { return .list(page.terms.map { terms[$0] }) }
    return .list(
      page.children.compactMap { child in
        if case .term(let term) = site.pages[child].kind { terms[term] } else { nil }
      })
  }

  /// The taxonomies of which there are terms in a language.
  func taxonomies(in language: Int) -> Value {
    .list(
      site.pages.indices.compactMap { place in
        guard case .taxonomy(let number) = site.pages[place].kind,
          site.pages[place].language == language
        else { return nil }
        return [
          "name": .text(site.settings.taxonomies[number].name),
          "title": .text(site.pages[place].title), "url": .text(addresses[place]),
          "terms": terms(of: place),
        ]
      })
  }
}

extension Page.Kind {
  /// As templates call it.
  var name: String {
    switch self {
    case .page: "page"
    case .taxonomy: "taxonomy"
    case .term: "term"
    case .part: "part"
    case .search: "search"
    }
  }
}
