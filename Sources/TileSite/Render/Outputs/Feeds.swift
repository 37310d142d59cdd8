/// A list of the newest pages for programs that tell their readers of new ones.
struct Feed: Sendable {
  enum Format: Sendable { case atom, json }

  var format: Format
  /// The place of the page whose feed it is; that of a home page: of the whole site in its language.
  var home: Int
  /// The newest first.
  var pages: [Int]

  /// In the output.
  func path(in site: Site) -> String {
    let name = format == .atom ? "feed.xml" : "feed.json"
    let path = String(site.pages[home].path.dropFirst())
    return (path.isEmpty || path.hasSuffix("/") ? path : Path.withoutExtension(path) + "/") + name
  }
}

/// All feeds: of the whole site in each language, of each folder that has pages with a date anywhere below it, and of
/// each term. None where site.yaml names no address, for a feed has to name the pages wherever it is read.
func feeds(of site: Site) -> [Feed] {
  guard site.hasOrigin, site.settings.outputs.makes(.feeds) else { return [] }
  let dated = site.pages.indices.filter { place in
    let page = site.pages[place]
    return page.frontMatter.date != nil && !page.isApart && !page.frontMatter.isUnlisted
  }
  let newest = dated.sorted { one, two in
    let dates = (site.pages[one].frontMatter.date, site.pages[two].frontMatter.date)
    if let first = dates.0, let second = dates.1, first.seconds != second.seconds {
      return first.seconds > second.seconds
    }
    return one < two
  }
  var byFolder: [Int: [Int]] = [:]
  let limit = site.settings.outputs.feedLimit
  for place in newest {
    var folder = site.pages[place].parent
    while let home = folder {
      if byFolder[home, default: []].count < limit { byFolder[home, default: []].append(place) }
      folder = site.pages[home].parent
    }
  }
  let rank = Dictionary(uniqueKeysWithValues: newest.enumerated().map { ($1, $0) })
  for place in site.pages.indices {
    guard case .term = site.pages[place].kind else { continue }
    let own = site.pages[place].children.filter { rank[$0] != nil }
      .sorted { (rank[$0] ?? 0) < (rank[$1] ?? 0) }
    if !own.isEmpty { byFolder[place] = Array(own.prefix(limit)) }
  }
  var feeds = byFolder.sorted { $0.key < $1.key }
    .map { Feed(format: .atom, home: $0.key, pages: $0.value) }
  for language in site.languages {
    guard let whole = byFolder[language.home] else { continue }
    feeds.append(Feed(format: .json, home: language.home, pages: whole))
  }
  return feeds
}

/// One page of a feed.
struct FeedEntry {
  let page: Page
  /// Whole; it names the entry too.
  let address: String
  let published: Moment
  let updated: Moment
  /// Whose text it is; none where it is the organization's.
  let authors: [String]
  let picture: String?
  /// The text with whole addresses; nil where feeds have summaries alone.
  let content: [UInt8]?
}

/// Who stands behind the whole site.
extension Site {
  /// The language of a page, and what the site says of itself in it.
  func language(of place: Int) -> SiteLanguage { languages[pages[place].language] }

  /// The title of a feed.
  func title(of feed: Feed) -> String {
    let title = language(of: feed.home).settings.title
    return pages[feed.home].isHome ? title : pages[feed.home].title + " · " + title
  }
}

extension SiteLanguage {
  var publisher: String { settings.organization.name ?? settings.title }
}

extension Page {
  /// Who wrote it: `author` in its front matter, a name or a list of names.
  var authors: [String] {
    guard let entry = frontMatter.extra.first(where: { $0.key == "author" }) else { return [] }
    return (entry.value.items ?? [entry.value]).compactMap { item in
      if case .scalar(let text, _) = item.value { return text }
      return item.entries?.text("name")
    }
  }
}
