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
  /// What every page shows, made once.
  let direction: String
  let menu: Value
  let words: Value
  let organization: Value
  /// The feeds that a folder's pages name, by the folder's place; those of the whole site by 0.
  let feeds: [Int: Value]
  /// Of `site.terms`.
  let terms: [Value]

  init(
    _ site: Site, _ layouts: Layouts, _ pictures: [String: PictureFiles], feeds: [Feed],
    gridClasses: [String],
    assets: [String: String], icon: String?, links: Links?, broken: [String: String]
  ) {
    self.site = site
    self.layouts = layouts
    self.pictures = pictures
    self.gridClasses = gridClasses
    self.assets = assets
    self.icon = icon
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
    direction = site.settings.isRightToLeft ? "rtl" : "ltr"
    addresses = site.pages.map { Address.encoded(base.path + $0.path.dropFirst()) }
    self.feeds = feedValues(feeds, of: site)
    words = .map(
      Fields(site.settings.words.texts.sorted(byBytesOf: \.key).map { ($0.key, .text($0.value)) }))
    menu = .list(site.menu.map { ["title": .text($0.title), "url": .text($0.url)] })
    let own = site.settings.organization
    let logo = pictureValue(
      site.logo, alt: own.name ?? site.settings.title, among: pictures, origin: base.origin)
    organization = .record(OrganizationRecord(own, logo: logo))
    terms = termValues(site, addresses)
  }
}

extension World {
  func page(_ place: Int, _ shown: ShownPage? = nil) -> Value {
    .record(PageRecord(place, shown, in: self))
  }

  func page(_ place: Int?) -> Value { place.map { page($0, nil) } ?? .none }

  func pages(_ places: [Int]) -> Value { .list(places.map { page($0, nil) }) }

  /// The feeds in which a page may stand.
  func feeds(of place: Int) -> Value {
    var next: Int? = place
    while let place = next {
      if let found = feeds[place] { return found }
      next = site.pages[place].parent
    }
    return feeds[0] ?? .list([])
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

/// Each folder's own feed first, then those of the whole site.
private func feedValues(_ feeds: [Feed], of site: Site) -> [Int: Value] {
  func value(_ feed: Feed) -> Value {
    [
      "title": .text(site.title(of: feed)), "url": .text(site.address(feed.path(in: site))),
      "type": feed.format == .atom ? "application/atom+xml" : "application/feed+json",
    ]
  }
  let whole = feeds.filter { $0.home == 0 }.map(value)
  var values: [Int: Value] = [:]
  for feed in feeds { values[feed.home] = .list(feed.home == 0 ? whole : [value(feed)] + whole) }
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
