import TileImages
import TileTemplate

@testable import TileSite

/// A small site, held in memory, in which pages are tried: read, resolved, filled, rendered.
struct PageSite {
  /// How site.yaml asks for Markdown to be read.
  enum Way: Int, CaseIterable {
    case allow, escape, allowSmart, escapeSmart

    var isEscaped: Bool { self == .escape || self == .escapeSmart }
    var isSmart: Bool { self == .allowSmart || self == .escapeSmart }
  }

  static let file = SourceFile(path: "content/services/x.md")
  let blockNames: Set<String>
  private let site: Site
  private let place: Int
  private let resolver: Resolver
  private let pictures = [
    "services/a.png": PictureFiles(src: "/services/a.png", width: 800, height: 600)
  ]
  /// In which bodies are filled; blocks need a world of their own.
  private let world: World

  init(_ way: Way) {
    let theme = PageSite.theme
    let names = TemplateNames(theme)
    blockNames = names.blocks
    var settings = Settings()
    settings.markdown.allowsHTML = !way.isEscaped
    settings.markdown.isSmart = way.isSmart
    var found: [Diagnostic] = []
    let read = PageSite.pages.map { path, text in
      readPage(
        Array(text.utf8), of: SourceFile(path: path), settings, blockNames: names.blocks)
    }
    var languages = [SiteLanguage(settings)]
    let pages = tree(read.compactMap(\.page), &languages, &found)
    site = Site(
      settings: settings, languages: languages, pages: pages,
      index: Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1.name, $0) }),
      files: [SourceFile(path: "content/services/a.png")],
      templates: compile(theme, for: pages, settings.words, &found), assets: theme.filter(\.isAsset)
    )
    precondition(found.isEmpty, "\(found)")
    place = site.index["services/x"] ?? 0
    resolver = Resolver(site, names)
    world = World(
      site, layout(site), pictures, feeds: [], social: [:], gridClasses: [], assets: [:],
      icons: Icons(), links: nil,
      broken: [:])
  }

  /// The page with its links and pictures resolved, and what is found on the way.
  func resolved(_ page: Page) -> (page: Page, found: [Diagnostic]) {
    var page = page
    let own = site.pages[place]
    (page.path, page.parent, page.children) = (own.path, own.parent, own.children)
    let resolved = resolver.resolved(page)
    return (resolved.page, resolved.found)
  }

  /// The page's text with its holes filled; each block is an empty element.
  func filled(_ page: Page) -> [UInt8] {
    var out: [UInt8] = []
    fillBody(page, in: world, &out) { _, out in out += "<div></div>".utf8 }
    return out
  }

  /// The whole page as it is published.
  func rendered(_ page: Page) throws(SiteError) -> [UInt8] {
    var site = site
    site.pages[place] = page
    return try Renderer(site, layout(site), pictures, root: "").page(place, PageWorkspace())
  }

  /// The built-in theme with a block that shows whatever YAML it is given; its assets are empty.
  private static let theme =
    Embedded.theme.map { name, bytes in
      let path = ThemeFile.builtIn + name
      return ThemeFile(name: name, path: path, bytes: name.hasPrefix("assets/") ? [] : bytes)
    } + [
      ThemeFile(
        name: "blocks/note.html", path: "templates/blocks/note.html",
        bytes: Array("<div class=\"note\">{{ block | json }}</div>\n".utf8))
    ]

  private static let pages = [
    ("content/index.md", "# Home"), ("content/about.md", "# About"),
    ("content/services/_index.md", "# Services"), ("content/services/tax.md", "# Tax"),
    (
      file.path,
      """
      ```grid
      from: services
      ```
      ```carousel
      from: services
      ```
      ```stats
      Since: 1987
      ```
      ```swatches
      colors: [{name: Forest, value: "#00794a"}]
      ```
      ```note
      a: 1
      ```
      """
    ),
  ]
}
