/// A word of a taxonomy, the pages that have it, and the page that shows them.
struct Term: Sendable {
  /// The place in `Settings.taxonomies`.
  let taxonomy: Int
  /// Where the pages of its language stand: words of two languages are two terms.
  var language = ""
  /// As it was first written; its page may have another title.
  let text: String
  /// The last part of its address.
  let slug: String
  /// The place of its page.
  var page = 0
  /// The places of the pages that have it: the newest first, then by title.
  var pages: [Int] = []
}

/// Finds the terms of all published pages, tells each page its own, and adds the pages that show them.
///
/// A file `content/tags/advice.md` is the page of that term. Words that make one address are one term;
/// a second way to write it is a warning. Time is linear in the number of words.
func addTerms(
  to pages: inout [Page], _ languages: [SiteLanguage], _ found: inout [Diagnostic]
) -> [Term] {
  var terms = TermList(languages[0].settings.taxonomies)
  let used = Set(pages.flatMap { $0.frontMatter.terms.map(\.taxonomy) })
  for place in pages.indices where !pages[place].isNotFound {
    // The pages that show terms have none themselves.
    let name = pages[place].mainName
    if used.contains(name) || used.contains(Path.folder(of: name)) { continue }
    for written in pages[place].frontMatter.terms {
      guard let term = terms.place(of: written, on: pages[place], &found) else { continue }
      if !pages[place].terms.contains(term) { pages[place].terms.append(term) }
    }
  }
  addPages(of: terms.all, to: &pages, languages)
  return terms.all
}

/// Terms as they are met.
private struct TermList {
  private(set) var all: [Term] = []
  private let taxonomies: [String: Int]
  /// Where each was first written.
  private var firsts: [String] = []
  private var bySlug: [Key: Int] = [:]
  private var byText: [Key: Int?] = [:]

  private struct Key: Hashable {
    var language: String
    var taxonomy: Int
    var text: String
  }

  init(_ taxonomies: [Taxonomy]) {
    let places = taxonomies.enumerated().map { ($1.name, $0) }
    self.taxonomies = Dictionary(places) { first, _ in first }
  }

  /// - Returns: nil for a word of which no address can be made.
  mutating func place(
    of written: WrittenTerm, on page: Page, _ found: inout [Diagnostic]
  ) -> Int? {
    guard let taxonomy = taxonomies[written.taxonomy] else { return nil }
    let (text, position) = (written.text.value, written.text.position)
    let language = page.languageFolder
    let key = Key(language: language, taxonomy: taxonomy, text: text)
    if let known = byText[key] { return known }
    let slug = MarkdownSlugs.slug(text)
    let slugKey = Key(language: language, taxonomy: taxonomy, text: slug)
    var place: Int?
    if !Path.isPlainName(slug) {
      let problem = Problem.noTermPage(key: written.taxonomy, text)
      found.append(Diagnostic(.warning, page.shownPath, position, problem))
    } else if let known = bySlug[slugKey] {
      place = known
      let problem = Problem.sameTerm(
        text, other: all[known].text, place: firsts[known],
        url: "/\(Path.join(language, written.taxonomy))/\(slug)/")
      found.append(Diagnostic(.warning, page.shownPath, position, problem))
    } else {
      place = all.count
      bySlug[slugKey] = all.count
      all.append(Term(taxonomy: taxonomy, language: language, text: text, slug: slug))
      firsts.append("\(position.path ?? page.shownPath):\(position.line):\(position.column)")
    }
    byText[key] = .some(place)
    return place
  }
}

/// Says of the pages in the folder of a taxonomy which term they show, and adds those that lack.
private func addPages(
  of terms: [Term], to pages: inout [Page], _ languages: [SiteLanguage]
) {
  var own: [String: Int] = [:]
  for (place, page) in pages.enumerated() {
    let folder = Path.folder(of: page.name)
    let key =
      folder.isEmpty ? page.name : folder + "/" + MarkdownSlugs.slug(Path.name(of: page.name))
    if own[key] == nil { own[key] = place }
  }
  func show(_ kind: Page.Kind, _ name: String, in language: String, _ title: String) {
    let name = Path.join(language, name)
    if let place = own[name] {
      pages[place].kind = kind
    } else {
      var page = Page(name: name, source: nil, title: title)
      page.kind = kind
      page.languageFolder = language
      let settings = languages[0].settings
      page.frontMatter = settings.defaults.frontMatter(for: name, in: language, settings)
      pages.append(page)
    }
  }
  let taxonomies = languages[0].settings.taxonomies
  for language in languages {
    let used = Set(terms.filter { $0.language == language.folder }.map(\.taxonomy))
    for taxonomy in used.sorted() {
      let asked = taxonomies[taxonomy]
      show(
        .taxonomy(taxonomy), asked.name, in: language.folder, asked.title(language.settings))
    }
  }
  for (place, term) in terms.enumerated() {
    let name = taxonomies[term.taxonomy].name + "/" + term.slug
    show(.term(place), name, in: term.language, term.text)
  }
}

/// Gives each term its page and its pages, and that page the pages it shows as its children.
func gather(_ terms: inout [Term], _ pages: inout [Page]) {
  if terms.isEmpty { return }
  for place in inShownOrder(Array(pages.indices), of: pages, by: .date) {
    if case .term(let term) = pages[place].kind { terms[term].page = place }
    for term in pages[place].terms { terms[term].pages.append(place) }
  }
  for term in terms {
    let own = pages[term.page].children
    let sorting = pages[term.page].frontMatter.sort
    if own.isEmpty, sorting == nil {
      pages[term.page].children = term.pages
    } else {
      let all = Array(Set(own + term.pages))
      pages[term.page].children = inShownOrder(all, of: pages, by: sorting ?? .date)
    }
  }
}
