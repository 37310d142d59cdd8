/// Where a page stands among those on which a long grid is shown, part after part.
struct Pagination: Sendable {
  /// From 1: the page that has the grid is the first.
  var number: Int
  /// The places in the site's pages of all of them.
  var parts: [Int]
  /// The places of the pages that this part shows.
  var shown: [Int]
  /// The grid's place among the blocks of the page; nil for the grid of its children.
  var block: Int?
  /// Whether the first of them is the page of a term.
  var isOfTerm = false
}

/// Adds a page for each part of a long grid but the first, which the page that has it shows.
///
/// They come behind all others, so that no place changes.
func paginate(_ site: inout Site, _ found: inout [Diagnostic]) {
  for place in site.pages.indices {
    guard let grid = LongGrid(of: place, in: site, &found), grid.pages.count > grid.size
    else { continue }
    let starts = Array(stride(from: 0, to: grid.pages.count, by: grid.size))
    let added = site.pages.count..<(site.pages.count + starts.count - 1)
    for (number, start) in starts.enumerated() {
      let shown = Array(grid.pages[start..<min(start + grid.size, grid.pages.count)])
      var pagination = Pagination(
        number: number + 1, parts: [place] + added, shown: shown, block: grid.block)
      if case .term = site.pages[place].kind { pagination.isOfTerm = true }
      if number == 0 {
        site.pages[place].pagination = pagination
      } else {
        site.pages.append(site.part(of: place, pagination, grid.settings))
      }
    }
  }
}

/// The grid of a page that is to be shown in parts.
private struct LongGrid {
  var pages: [Int]
  let size: Int
  let block: Int?
  let settings: GridSettings

  /// Pages with a tag that say nothing else.
  private static let usualOfTerm = 24

  /// Nil where no grid is to be shown so. A second one that asks for it is a mistake.
  init?(of place: Int, in site: Site, _ found: inout [Diagnostic]) {
    let page = site.pages[place]
    let around = page.frontMatter.grid ?? GridSettings()
    var usual = site.settings.grid.paginate
    switch page.kind {
    case .term: usual = usual ?? Self.usualOfTerm
    case .taxonomy, .part, .search: usual = nil
    case .page: break
    }
    var grid: LongGrid?
    for (number, block) in page.blocks.enumerated() {
      guard case .grid(let block) = block else { continue }
      let isOwn = block.selection.names.isEmpty && !block.selection.isList
      let inherited = isOwn && grid == nil ? around.paginate ?? usual : nil
      guard let size = block.settings.paginate ?? inherited, size > 0 else { continue }
      if grid != nil {
        let position = page.body.blocks[number].position
        found.append(Diagnostic(.error, page.shownPath, position, .secondPagination))
        continue
      }
      grid = LongGrid(
        pages: site.shown(by: block.selection, on: place), size: size, block: number,
        settings: block.settings.over(around))
    }
    if grid == nil, page.showsChildren, let size = around.paginate ?? usual, size > 0 {
      grid = LongGrid(pages: page.children, size: size, block: nil, settings: around)
    }
    guard var grid else { return nil }
    if let limit = grid.settings.over(site.settings.grid).limit {
      grid.pages = Array(grid.pages.prefix(limit))
    }
    self = grid
  }

  private init(pages: [Int], size: Int, block: Int?, settings: GridSettings) {
    (self.pages, self.size, self.block, self.settings) = (pages, size, block, settings)
  }
}

extension Site {
  /// What a block shows, before its names are looked up for good: one that is unknown shows nothing.
  fileprivate func shown(by selection: Selection, on place: Int) -> [Int] {
    var selection = selection
    let language = pages[place].languageFolder
    selection.pages = selection.names.compactMap { name in
      let wanted = Selection.pageName(name.value, settings.tags) {
        page($0, in: language) != nil
      }
      return page(wanted, in: language, orMain: selection.isList)
    }
    return select(selection, for: place, in: self, flattened: false)
  }

  /// The page for a later part: `/articles/page/2/`. It has a grid alone; what the page says of itself
  /// stands on the first.
  fileprivate func part(
    of place: Int, _ pagination: Pagination, _ grid: GridSettings
  ) -> Page {
    let whole = pages[place]
    let number = String(pagination.number)
    let words = self.words(on: place)["page_number"].replacing("{number}", with: number)
    var part = Page(
      name: Path.join(whole.name, "page/" + number), source: whole.source,
      title: "\(whole.title) – \(words)")
    part.kind = .part(of: place)
    (part.language, part.languageFolder) = (whole.language, whole.languageFolder)
    let folder =
      whole.path.hasSuffix("/") ? whole.path : Path.withoutExtension(whole.path) + "/"
    part.path = folder + "page/\(number)/"
    part.parent = place
    part.children = pagination.shown
    part.frontMatter.grid = grid
    part.frontMatter.layout = whole.frontMatter.layout
    part.frontMatter.nav = .hidden
    part.frontMatter.isUnlisted = whole.frontMatter.isUnlisted
    part.frontMatter.extra = whole.frontMatter.extra
    part.pagination = pagination
    part.pagination?.block = nil
    return part
  }
}
