internal import TileGrid
private import TileTemplate

/// Says how a page is made: its file, address and template, and each of its grids at every width.
///
/// - Parameter name: a file (`content/services/tax-law.md`), an address (`/services/tax-law/`) or
///   a page's name (`services/tax-law`).
/// - Parameter widths: of the grids' container in CSS pixels; every tile's rectangle at each of them
///   is said too.
public func explain(
  _ name: String, widths: [Double] = [], _ options: BuildOptions
) async throws(SiteError) -> Explanation {
  let site = try await parse(try load(options), options)
  guard let place = site.place(of: name) else { throw SiteError([site.missing(name)]) }
  let layouts = layout(site)
  return explanation(of: place, in: site, layouts, Links(site), widths: widths)
}

/// What `explain` says of one page of a site.
func explanation(
  of place: Int, in site: Site, _ layouts: Layouts, _ links: Links, widths: [Double] = []
) -> Explanation {
  let (page, arranged) = (site.pages[place], layouts.pages[place])
  let selections = zip(page.blocks, arranged.blocks).compactMap { block, _ -> Selection? in
    if case .grid(let grid) = block { grid.selection } else { nil }
  }
  return Explanation(
    title: page.title, source: page.source ?? page.shownPath, isMadeUp: page.source == nil,
    address: links.address(ofPath: page.path), output: page.output,
    template: page.layout(in: site.templates) + ".html",
    grids: zip(arranged.grids, selections + [Selection()]).map { grid, selection in
      ExplainedGrid(
        id: grid.id, isForChildren: grid.id == arranged.children?.id,
        sorting: site.sorting(of: grid.tiles.map(\.page), selection),
        titles: grid.tiles.map { site.pages[$0.page].title },
        sources: grid.tiles.map { site.pages[$0.page].source },
        spans: grid.tiles.map { $0.span },
        layout: layouts.grids[grid.grid],
        frames: widths.map { width in
          ExplainedFrames(
            layouts.grids[grid.grid], width: width,
            rightToLeft: site.languages[page.language].settings.isRightToLeft)
        })
    })
}

/// What `explain` says of a page.
public struct Explanation: Sendable {
  let title: String
  let source: String
  /// It has no file: a folder without a page.
  let isMadeUp: Bool
  let address: String
  let output: String
  let template: String
  let grids: [ExplainedGrid]
}

/// A grid of the page, solved.
struct ExplainedGrid: Sendable {
  let id: String
  let isForChildren: Bool
  let sorting: Sorting
  /// Of the tiles, in order.
  let titles: [String]
  /// Their files; nil for a folder without a page.
  let sources: [String?]
  let spans: [Span]
  let layout: GridLayout
  let frames: [ExplainedFrames]

  /// What decides which tile comes before which.
  enum Sorting: String, Sendable {
    /// The pages of one folder, by their `order`.
    case order
    /// The list of pages in the block.
    case list
    /// Anything else.
    case other
  }
}

/// Every tile's rectangle at one width.
struct ExplainedFrames: Sendable {
  let width: Double
  /// `nil` where rows are as high as what is in them, so that only left and width are known.
  let height: Double?
  let tiles: [Frame]

  init(_ layout: GridLayout, width: Double, rightToLeft: Bool) {
    self.width = width
    height = layout.section.cell.ratio.map { _ in layout.height(width: width) }
    tiles = layout.frames(width: width, rightToLeft: rightToLeft)
  }
}

extension Site {
  /// What decides which of these pages comes before which.
  fileprivate func sorting(of tiles: [Int], _ selection: Selection) -> ExplainedGrid.Sorting {
    if selection.isList { return .list }
    guard let parent = tiles.first.flatMap({ pages[$0].parent }),
      tiles.allSatisfy({ pages[$0].parent == parent }),
      selection.sort ?? pages[parent].frontMatter.sort ?? .order == .order
    else { return .other }
    return inShownOrder(tiles, of: pages) == tiles ? .order : .other
  }

  fileprivate func place(of name: String) -> Int? {
    if let place = pages.firstIndex(where: { $0.source == name || $0.path == name }) {
      return place
    }
    guard let path = Path.normalized(name) else { return nil }
    let inContent = path.hasPrefix("content/") ? String(path.dropFirst(8)) : path
    if let place = index[inContent == "content" ? "" : inContent] { return place }
    return index[settings.tags.page(of: inContent).name]
      ?? pages.firstIndex { $0.path == "/" + path + "/" }
  }

  fileprivate func missing(_ name: String) -> Diagnostic {
    if let page = skipped.first(where: { $0.path == name || $0.path == "content/" + name }) {
      return Diagnostic(.error, "explain", nil, .notPublished(name, reason: page.reason.rawValue))
    }
    let near = nearest(name, in: pages.flatMap { [$0.path, $0.shownPath, $0.name] })
    return Diagnostic(.error, "explain", nil, .missingPage(name, near: near))
  }
}
