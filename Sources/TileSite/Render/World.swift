internal import TileGrid
internal import TileTemplate

/// Everything a template can reach, shared by all records of a build.
///
/// A class, for speed alone: a record of it is one reference, and a field is read where it lies. As a
/// value it would be copied, with all it holds, at every field that a template reads.
final class World: Sendable {
  let site: Site
  let layouts: Layouts
  let pictures: [String: PictureFiles]
  /// Class names of `layouts.grids`.
  let gridClasses: [String]
  /// The address of each asset of the theme by its name below assets/.
  let assets: [String: String]
  /// The address of the picture that browsers show beside the title, if content/ has one.
  let icon: String?
  /// What finds the pages and files of the site, where templates need it.
  let links: Links?
  /// Pictures that templates ask for and nobody can use, and why.
  let broken: [String: String]
  /// How wide each picture is shown on a card, by `CardRow.index`, and under the empty name a part that has
  /// the card's shape: many pages show the same.
  let cardSizes: [String: [String]]
  /// Of each page, percent-encoded.
  let addresses: [String]
  /// What every page of a language shows, made once, by the language's place.
  let languages: [WorldLanguage]
  /// The picture that others show beside a link, by the page's place.
  let social: [Int: SocialPicture]
  /// The icon of a phone's screen, and the list of icons, where there are.
  let touchIcon, manifest: String?
  /// What finds pages, where the site has that.
  let searches: [Search]
  /// What browsers may tint their own bars with.
  let themeColor: String
  /// The feeds that a folder's pages name, by the folder's place; those of all of a language by its home page.
  let feeds: [Int: Value]
  /// Of `site.terms`.
  let terms: [Value]

  init(
    _ site: Site, _ layouts: Layouts, _ pictures: [String: PictureFiles], feeds: [Feed],
    social: [Int: SocialPicture],
    gridClasses: [String],
    assets: [String: String], icons: Icons, links: Links?, broken: [String: String]
  ) {
    self.site = site
    self.layouts = layouts
    self.pictures = pictures
    self.gridClasses = gridClasses
    self.assets = assets
    let root = site.settings.base.path
    icon = icons.icon.map { Address.encoded(root + $0) }
    touchIcon = icons.touchIcon.map { Address.encoded(root + $0) }
    manifest = icons.manifestPath.map { Address.encoded(root + $0) }
    themeColor = Palette(site.settings.theme).light.page.hex
    self.social = social
    self.links = links
    self.broken = broken
    let isClassic = site.settings.theme.style == .classic
    func sizes(_ ratio: Double) -> [String] {
      CardRow.indices.map { row in
        TileSite.cardSizes(CardRow(index: row), isClassic: isClassic, ratio: ratio)
      }
    }
    var cardSizes = pictures.filter { $0.value.height > 0 }.mapValues {
      sizes(Double($0.width) / Double($0.height))
    }
    cardSizes[""] = sizes((isClassic ? PictureBox.classicCard : .card).ratio)
    self.cardSizes = cardSizes
    let base = site.settings.base
    addresses = site.pages.map { Address.encoded(base.path + $0.path.dropFirst()) }
    languages = site.languages.map { WorldLanguage($0, pictures) }
    searches = site.searches
    self.feeds = feedValues(feeds, of: site)
    terms = termValues(site, addresses)
  }
}

/// What every page of a language shows.
struct WorldLanguage: Sendable {
  let menu: Value
  let words: Value
  let organization: Value

  fileprivate init(_ language: SiteLanguage, _ pictures: [String: PictureFiles]) {
    let settings = language.settings
    words = .map(
      Fields(settings.words.texts.sorted(byBytesOf: \.key).map { ($0.key, .text($0.value)) }))
    menu = .list(language.menu.map { ["title": .text($0.title), "url": .text($0.url)] })
    let own = settings.organization
    let logo = pictureValue(
      language.logo, alt: own.name ?? settings.title, among: pictures,
      origin: settings.base.origin)
    organization = .record(OrganizationRecord(own, logo: logo))
  }
}

extension World {
  func page(_ place: Int, _ shown: ShownPage? = nil) -> Value {
    .record(PageRecord(place, shown, in: self))
  }

  func page(_ place: Int?) -> Value { place.map { page($0, nil) } ?? .none }

  func pages(_ places: [Int]) -> Value { .list(places.map { page($0, nil) }) }

  /// What finds the pages of a language.
  func search(language: Int) -> Value {
    guard let search = searches.first(where: { $0.language == language }) else { return .none }
    return [
      "url": .text(addresses[search.page]),
      "index": .text(Address.encoded(site.settings.base.path + search.index)),
      "pages": pages(search.pages),
    ]
  }

  /// The feeds in which a page may stand.
  func feeds(of place: Int) -> Value {
    var next: Int? = place
    while let place = next {
      if let found = feeds[place] { return found }
      next = site.pages[place].parent
    }
    return feeds[site.languages[site.pages[place].language].home] ?? .list([])
  }

  /// Where a tile of this page leads.
  func target(of place: Int) -> String { site.pages[place].link ?? addresses[place] }

  /// - Parameter page: whose picture it is.
  func picture(_ source: PictureSource?, of page: Page) -> Value {
    pictureValue(
      source, alt: page.frontMatter.imageAlt ?? "", among: pictures,
      origin: site.settings.base.origin, focus: page.focus)
  }
}

/// Each folder's own feed first, then those of all pages in its language.
private func feedValues(_ feeds: [Feed], of site: Site) -> [Int: Value] {
  func value(_ feed: Feed) -> Value {
    [
      "title": .text(site.title(of: feed)), "url": .text(site.address(feed.path(in: site))),
      "type": feed.format == .atom ? "application/atom+xml" : "application/feed+json",
    ]
  }
  var values: [Int: Value] = [:]
  for (number, language) in site.languages.enumerated() {
    let whole = feeds.filter { $0.home == language.home }.map(value)
    for feed in feeds where site.pages[feed.home].language == number {
      values[feed.home] = .list(feed.home == language.home ? whole : [value(feed)] + whole)
    }
  }
  return values
}

private func pictureValue(
  _ source: PictureSource?, alt: String, among pictures: [String: PictureFiles], origin: String,
  focus: PictureFocus = .center
) -> Value {
  switch source {
  case nil: .none
  case .file(let name):
    .record(
      PictureRecord(
        files: pictures[name], name: name, src: name, alt: alt, origin: origin, focus: focus))
  case .address(let address):
    .record(PictureRecord(files: nil, src: address, alt: alt, focus: focus))
  }
}
