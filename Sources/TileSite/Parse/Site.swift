internal import TileImages
internal import TileTemplate

/// A whole site, read and checked: what layout, render and write work from.
struct Site: Sendable {
  /// In the main language.
  var settings: Settings
  /// The main one first; the others are those in which there is a page.
  var languages = [SiteLanguage(Settings())]
  /// Sorted by name; the home page, whose name is empty, comes first.
  var pages: [Page]
  /// A page's place in `pages` by its name: `services/tax-law`.
  var index: [String: Int]
  /// The words of all taxonomies that some page has.
  var terms: [Term] = []
  /// Pages that are not published now, and why.
  var skipped: [SkippedPage] = []
  /// Every file of content/ that is no page.
  var files: [SourceFile]
  /// Names of pages that could not be read: a mistake of their own, not of those that link to them.
  var unread: Set<String> = []
  var templates: TemplateSet
  /// Those that are the site's own, by name.
  var ownTemplates: Set<String> = []
  /// What stands in those.
  var ownMarkup: [[UInt8]] = []
  /// The theme's files under assets/, by name.
  var assets: [ThemeFile]
  /// The parts of the stylesheet that stand beside templates, by name.
  var styles: [ThemeFile] = []
  /// What is known of each picture that a page uses, by its name in content/.
  var pictures: [String: PictureInfo] = [:]
  /// What builds know of picture files, this one too.
  var known = PictureIndex()
  /// Every place that names a picture of content/.
  var pictureUses: [PictureUse] = []
  var warnings: [Diagnostic] = []

  /// In the main language.
  var menu: [MenuItem] { languages[0].menu }
  var logo: PictureSource? { languages[0].logo }

  struct MenuItem: Sendable {
    var title: String
    var url: String
  }
}

/// A page that is left out, and why.
struct SkippedPage: Sendable {
  var path: String
  var reason: Reason
  var title = ""
  var frontMatter = FrontMatter()

  enum Reason: String, Sendable { case draft, future, expired }
}

/// A page: a Markdown file, or a folder that has none of its own.
struct Page: Sendable {
  var kind = Kind.page
  /// The path under content/ without `.md`, `index` and `_index`, below the folder of its language if that
  /// is not the main one: `services/tax`, `fr/services/tax`; empty for the home page.
  var name: String
  /// Where the pages of its language stand: `fr`; empty for the main one.
  var languageFolder = ""
  /// The place of its language in `Site.languages`.
  var language = 0
  /// The Markdown file, relative to the site; nil for a folder without a page of its own.
  var source: String?
  var title: String
  /// From the site's root, not percent-encoded, with a slash at both ends: `/services/tax-law/`; without
  /// one at its end where it is a file: `/about.html`.
  var path = "/"
  /// Its place among all pages in the order of their titles.
  var titleRank = 0
  /// The places in `Site.terms` of those that it has.
  var terms: [Int] = []
  var frontMatter = FrontMatter()
  var body = Markdown()
  /// The blocks of the body, in the order of `body.blocks`.
  var blocks: [Block] = []
  var parent: Int?
  /// The pages of its folder, in the order in which they are shown. Of a term: the pages that have it,
  /// whose parent is another.
  var children: [Int] = []
  /// Where its grid is so long that it goes on on other pages.
  var pagination: Pagination?
  /// The address of each of `body.links`.
  var links: [String] = []
  /// Where each of `body.pictures` leads.
  var pictures: [PictureSource] = []
  /// Where the page's own picture leads.
  var image: PictureSource?
  /// Where `link:` leads.
  var link: String?

  enum Kind: Sendable, Equatable {
    case page
    /// Shows the terms of one of `Settings.taxonomies`; stands in no grid of its parent's pages.
    case taxonomy(Int)
    /// Shows the pages of one of `Site.terms`.
    case term(Int)
    /// Finds others by their words; stands in no grid.
    case search
    /// Shows a later part of the grid of another page; its parent is that page.
    case part(of: Int)
  }

  /// The folder in content/ against which relative links are read.
  var folder: String {
    source.map { Path.folder(of: String($0.dropFirst("content/".count))) } ?? mainName
  }

  /// What to name in messages.
  var shownPath: String {
    if let source { return source }
    let page = isNotFound ? "the 404 page" : "content/" + mainName
    return languageFolder.isEmpty ? page : "\(page) (\(languageFolder))"
  }

  /// The name of the page that it is in the main language: `services/tax` for `fr/services/tax`.
  var mainName: String {
    languageFolder.isEmpty ? name : String(name.utf8.dropFirst(languageFolder.utf8.count + 1)) ?? ""
  }

  /// Whether it is the first page of its language.
  var isHome: Bool { name == languageFolder }

  /// The page that answers for addresses that do not exist; in no menu and no grid.
  var isNotFound: Bool { mainName == Page.notFoundName }
  static let notFoundName = "404"

  /// Whether it is no page of its own: for addresses that do not exist, or a later part of a grid.
  var isApart: Bool { if case .part = kind { true } else { isNotFound } }

  /// The file that is written, in the output folder.
  var output: String { String(path.dropFirst()) + (path.hasSuffix("/") ? "index.html" : "") }

  /// What stands on the page's tile: its own picture, else the first of its text.
  var tilePicture: PictureSource? { image ?? pictures.first }

  /// What of that picture stays in view where its box shows a part.
  var focus: PictureFocus { frontMatter.imageFocus?.value ?? .center }

  var summary: String { frontMatter.summary ?? body.summary }
}

/// Where a picture comes from.
enum PictureSource: Sendable, Hashable {
  /// A file of content/, by its name there.
  case file(String)
  /// An address elsewhere.
  case address(String)
}
