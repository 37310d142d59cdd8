internal import TileGrid

/// What a page says of itself between its `---` lines.
struct FrontMatter: Sendable {
  var title: Located<String>?
  var summary: String?
  var image: Located<String>?
  var imageAlt: String?
  /// What of its picture stays in view where a box shows a part.
  var imageFocus: Located<PictureFocus>?
  /// What is shown; where only the day of publishing is given, that.
  var date: Moment?
  /// From when on it is published, where that is not `date`.
  var publishes: Moment?
  var updated: Moment?
  var expires: Moment?
  var isDraft = false
  var order: Double?
  var tags: [String] = []
  var categories: [String] = []
  var span: Span?
  var tile: Located<String>?
  var layout: Located<String>?
  var slug: String?
  /// The page's whole path in place of its folder's and its own name: `/about/us/`, `/about.html`.
  var permalink: String?
  var aliases: [Located<String>] = []
  var link: Located<String>?
  var grid: GridSettings?
  var nav: Nav = .shown(title: nil)
  /// The author's own keys, and where each was written.
  var extra: [YAML.Entry] = []

  /// Whether and under which name the page stands in the menu made from the pages.
  enum Nav: Sendable, Equatable {
    case hidden
    case shown(title: String?)
  }
}

extension FrontMatter {
  /// Reads the front matter's map; mistakes are kept in `fields`.
  init(_ fields: inout FieldReader, zone: Zone) {
    title = fields.locatedText("title")
    summary = fields.text("summary", "description", "excerpt")
    image = fields.locatedText("image")
    imageAlt = fields.text("image_alt")
    let focus = fields.node("image_focus")?.position
    imageFocus = fields.value("image_focus", PictureFocus.wanted) { PictureFocus($0) }
      .flatMap { value in focus.map { Located(value: value, position: $0) } }
    readDates(&fields, zone: zone)
    isDraft = fields.flag("draft") ?? isDraft
    let anyNumber = -1e9...1e9
    order = fields.number("order", in: anyNumber) ?? fields.number("weight", in: anyNumber)
    tags = fields.words("tags")
    categories = fields.words("categories", "category")
    span = fields.value("span", "a tile span from 1x1 to 4x4 such as 2x1, columns before rows") {
      Span(text: $0)
    }
    tile = fields.locatedText("tile")
    layout = fields.locatedText("layout")
    slug = fields.value("slug", "a name for the address, without / ? # and spaces") { slug in
      slug.contains("/") || !Path.isPlainName(slug) ? nil : slug
    }
    permalink = fields.permalink("permalink", "url")
    aliases = fields.texts("aliases") + fields.texts("redirect_from")
    link = fields.locatedText("link")
    if var map = fields.map("grid") {
      grid = GridSettings(&map)
      map.reportUnknown()
      fields.adopt(map)
    }
    nav = Nav(fields.text("nav"))
    fields.reportSlips()
    extra = fields.rest.withoutOwnTables
  }
}

extension FrontMatter.Nav {
  fileprivate init(_ text: String?) {
    switch text {
    case "false", "no", "off": self = .hidden
    case nil, "true", "yes", "on": self = .shown(title: nil)
    case let title: self = .shown(title: title)
    }
  }
}

extension Span {
  /// Reads `2x1`: two columns, one row.
  init?(text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...4).contains(columns), (1...4).contains(rows)
    else { return nil }
    self.init(columns, rows)
  }
}
