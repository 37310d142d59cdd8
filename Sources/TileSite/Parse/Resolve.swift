internal import TileImages
internal import TileTemplate

/// Finds what every link, picture, layout and block of the pages leads to.
///
/// Changes nothing but the resolved fields of the pages, the pictures and the menu of `site`.
func resolve(_ site: inout Site, _ names: TemplateNames, root: String) async -> [Diagnostic] {
  let resolver = Resolver(site, names)
  let results = await resolver.resolved(site.pages)
  site.pages = results.map(\.page)
  var found = results.flatMap(\.found)
  found += resolver.unknownTiles(of: site.settings)
  var uses = results.flatMap(\.uses)
  for place in site.languages.indices {
    let language = site.languages[place]
    site.languages[place].menu = menu(in: language, of: site, resolver.links, &found)
    if let logo = language.settings.organization.logo {
      site.languages[place].logo = resolver.find(logo: logo, &uses, &found)
    }
  }
  site.pictureUses = uses
  found += await inspectPictures(&site, uses: uses, root)
  return found
}

/// A picture that some page shows, and where that page names it.
struct PictureUse: Sendable {
  var name: String
  var path: String
  var position: Position?
}

/// Finds what one page leads to, whatever the others do.
struct Resolver: Sendable {
  private(set) var links: Links
  private let names: TemplateNames
  private let tags: LanguageTags
  private(set) var pictures: PictureFinder

  init(_ site: Site, _ names: TemplateNames) {
    links = Links(site)
    self.names = names
    tags = site.settings.tags
    pictures = PictureFinder(files: links.files)
  }

  struct Resolved: Sendable {
    var page: Page
    var found: [Diagnostic] = []
    var uses: [PictureUse] = []
  }

  /// So many findings say what was probably meant: each looks among all pages, and nobody reads more of them.
  private static let mostSuggestions = 200

  func resolved(_ pages: [Page]) async -> [Resolved] {
    var quick = self
    (quick.links.suggests, quick.pictures.suggests) = (false, false)
    var results = await inParallel(pages) { [quick] page in quick.resolved(page) }
    var left = Resolver.mostSuggestions
    for place in results.indices {
      let count = results[place].found.count
      guard count > 0, count <= left else { continue }
      left -= count
      results[place] = resolved(pages[place])
    }
    return results
  }

  func resolved(_ page: Page) -> Resolved {
    var result = Resolved(page: page)
    resolveBody(&result)
    resolveFrontMatter(&result)
    for block in page.blocks.indices { resolveBlock(block, &result) }
    return result
  }

  /// Kinds of tile and card that site.yaml names and nobody made.
  func unknownTiles(of settings: Settings) -> [Diagnostic] {
    let (grid, carousel) = (settings.grid, settings.carousel)
    let named = [
      (grid.tile, grid.tilePosition, "tiles", names.tiles),
      (carousel.kind, carousel.kindPosition, "cards", names.cards),
    ]
    return named.compactMap { kind, position, folder, kinds in
      guard let kind, !kinds.contains(kind) else { return nil }
      let problem = Problem.unknownTileKind(kind, folder: folder, kinds: kinds)
      return Diagnostic(.error, "site.yaml", position, problem)
    }
  }

  /// The picture that site.yaml names as the logo.
  func find(
    logo: Located<String>, _ uses: inout [PictureUse], _ found: inout [Diagnostic]
  ) -> PictureSource? {
    switch pictures.find(logo.value, from: "") {
    case .success(let source):
      if case .file(let name) = source {
        uses.append(PictureUse(name: name, path: "site.yaml", position: logo.position))
      }
      return source
    case .failure(let missing):
      found.append(Diagnostic(.error, "site.yaml", logo.position, missing.problem))
      return nil
    }
  }

  private func resolveBody(_ result: inout Resolved) {
    let page = result.page
    result.page.links = page.body.links.map { link in
      follow(link.destination, link.position, &result)
    }
    result.page.pictures = page.body.pictures.map { picture in
      if picture.alt.isEmpty {
        result.add(.warning, picture.position, .missingAlt(picture.destination))
      }
      return find(picture.destination, picture.position, &result)
    }
  }

  private func resolveFrontMatter(_ result: inout Resolved) {
    let matter = result.page.frontMatter
    result.page.image = matter.image.map { find($0.value, $0.position, &result) }
    if let focus = matter.imageFocus, result.page.tilePicture == nil {
      result.add(.warning, focus.position, .focusUnused)
    }
    result.page.link = matter.link.map { follow($0.value, $0.position, &result) }
    if let layout = matter.layout, !names.layouts.contains(layout.value) {
      let isForeign = Resolver.foreignLayouts.contains(layout.value)
      result.page.frontMatter.layout = isForeign ? nil : layout
      result.add(
        isForeign ? .warning : .error, layout.position,
        isForeign
          ? .foreignLayout(layout.value) : .unknownLayout(layout.value, layouts: names.layouts))
    }
    check(matter.tile, "tiles", names.tiles, &result)
    if let grid = matter.grid { check(grid, &result) }
  }

  /// Layouts that themes of other generators have, for pages as any.
  private static let foreignLayouts: Set<String> = [
    "default", "home", "list", "page", "post", "posts", "single",
  ]

  private func check(_ settings: GridSettings, _ result: inout Resolved) {
    guard let tile = settings.tile, let position = settings.tilePosition else { return }
    check(Located(value: tile, position: position), "tiles", names.tiles, &result)
  }

  private func check(
    _ kind: Located<String>?, _ folder: String, _ kinds: [String], _ result: inout Resolved
  ) {
    guard let kind, !kinds.contains(kind.value) else { return }
    result.add(
      .error, kind.position, .unknownTileKind(kind.value, folder: folder, kinds: kinds))
  }

  private func resolveBlock(_ place: Int, _ result: inout Resolved) {
    switch result.page.blocks[place] {
    case .grid(var block):
      resolve(&block.selection, &result)
      check(block.settings, &result)
      result.page.blocks[place] = .grid(block)
    case .carousel(var block):
      resolve(&block.selection, &result)
      if let kind = block.settings.kind, let position = block.settings.kindPosition {
        check(Located(value: kind, position: position), "cards", names.cards, &result)
      }
      result.page.blocks[place] = .carousel(block)
    case .stats, .swatches, .custom: break
    }
  }

  /// Finds the pages that `from:` names, in the language of the page: of a folder those alone that are in it, of
  /// a list each as it is there.
  private func resolve(_ selection: inout Selection, _ result: inout Resolved) {
    for name in selection.names {
      let language = result.page.languageFolder
      let wanted = Selection.pageName(name.value, tags) { links.page($0, in: language) != nil }
      if let place = links.page(wanted, in: language) {
        let isThere = language.isEmpty || selection.isList || links.isForeign(place)
        if isThere { selection.pages.append(place) }
      } else if !links.isHidden(wanted, in: language) {
        let near = links.suggests ? nearest(wanted, in: links.index.keys) : nil
        result.add(.error, name.position, .unknownFolder(name.value, near: near))
      }
    }
  }

  private func follow(
    _ destination: String, _ position: Position, _ result: inout Resolved
  ) -> String {
    let target = links.target(
      of: destination, from: result.folder(at: position), page: result.page.path,
      language: result.page.languageFolder)
    if let problem = target.problem {
      if case .dangerousLink = problem {
        result.add(.error, position, problem)
      } else {
        result.add(.warning, position, problem)
      }
    }
    return target.address
  }

  private func find(
    _ destination: String, _ position: Position, _ result: inout Resolved
  ) -> PictureSource {
    switch pictures.find(destination, from: result.folder(at: position)) {
    case .success(let source):
      if case .file(let name) = source {
        result.uses.append(
          PictureUse(name: name, path: result.page.shownPath, position: position))
      }
      return source
    case .failure(let missing):
      result.add(.error, position, missing.problem)
      return .address(destination)
    }
  }
}

extension Resolver.Resolved {
  /// The folder in content/ of the file in which something is written.
  fileprivate func folder(at position: Position) -> String {
    position.path.map { Path.folder(of: String($0.dropFirst("content/".count))) } ?? page.folder
  }

  mutating func add(
    _ severity: Diagnostic.Severity, _ position: Position?, _ problem: Problem
  ) {
    found.append(Diagnostic(severity, page.shownPath, position, problem))
  }
}

extension Selection {
  /// `content/services/`, `/services`, `services/index.md` → `services`.
  static func pageName(
    _ text: String, _ tags: LanguageTags, isFolder: (String) -> Bool
  ) -> String {
    var name = Path.normalized(text) ?? text
    if name.hasPrefix("content/") && !isFolder(name) { name = String(name.dropFirst(8)) }
    return Path.isMarkdown(name) ? tags.page(of: name).name : name
  }
}

/// The menu of site.yaml, or the pages right under the home page of the language.
private func menu(
  in language: SiteLanguage, of site: Site, _ links: Links, _ found: inout [Diagnostic]
) -> [Site.MenuItem] {
  guard let items = language.settings.menu else {
    let shelves = site.pages.indices.filter { place in
      if site.pages[place].kind == .search {
        return site.pages[place].languageFolder == language.folder
      }
      // The page of a taxonomy only where it is given a name for the menu.
      return
        if case .taxonomy = site.pages[place].kind,
        case .shown(_?) = site.pages[place].frontMatter.nav
      {
        site.pages[place].languageFolder == language.folder
      } else {
        false
      }
    }
    return (site.pages[language.home].children + shelves).compactMap { place in
      let page = site.pages[place]
      guard case .shown(let title) = page.frontMatter.nav else { return nil }
      return Site.MenuItem(title: title ?? page.title, url: links.address(ofPath: page.path))
    }
  }
  return items.map { item in
    let target = links.target(of: item.target.value, from: "", page: "/", language: language.folder)
    if let problem = target.problem {
      let isDangerous = target.address.isEmpty
      found.append(
        Diagnostic(isDangerous ? .error : .warning, "site.yaml", item.target.position, problem))
    }
    return Site.MenuItem(title: item.title, url: target.address)
  }
}
