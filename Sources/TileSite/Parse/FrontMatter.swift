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
  /// The kind of schema.org that it is of: `Service`.
  var schema: String?
  /// Whether search engines are asked to pass it over.
  var isUnlisted = false
  var order: Double?
  var tags: [String] = []
  /// Its words in the taxonomies of the site, tags too.
  var terms: [WrittenTerm] = []
  /// How the pages of its folder follow each other.
  var sort: Sorting?
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
  init(
    _ fields: inout FieldReader, zone: Zone, taxonomies: [Taxonomy] = Taxonomy.usual
  ) {
    title = fields.locatedText("title")
    summary = fields.text("summary", "description", "excerpt")
    image = fields.locatedText("image")
    imageAlt = fields.text("image_alt")
    let focus = fields.node("image_focus")?.position
    imageFocus = fields.value("image_focus", PictureFocus.wanted) { PictureFocus($0) }
      .flatMap { value in focus.map { Located(value: value, position: $0) } }
    readDates(&fields, zone: zone)
    isDraft = fields.flag("draft") ?? isDraft
    schema = fields.value("schema", "a kind of schema.org such as Service or BlogPosting") { kind in
      let isName = kind.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
      return isName && kind.first?.isUppercase == true ? kind : nil
    }
    isUnlisted = fields.flag("noindex") ?? false
    let anyNumber = -1e9...1e9
    order = fields.number("order", "weight", in: anyNumber)
    let tags = fields.words("tags")
    self.tags = tags.map(\.value)
    terms = taxonomies.flatMap { taxonomy in
      let words =
        switch taxonomy.name {
        case "tags": tags
        case "categories": fields.words("categories", "category")
        default: fields.texts(taxonomy.name)
        }
      return words.map { WrittenTerm(taxonomy: taxonomy.name, text: $0) }
    }
    sort = fields.choice("sort", Sorting.self)
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
    Self.checkChildren(&fields, zone: zone, taxonomies)
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
