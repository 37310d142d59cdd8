internal import TileGrid

/// Arranges what every page shows: grids solved for each width, carousels filled, neighbours found.
func layout(_ site: Site) -> Layouts {
  var layouts = Layouts()
  // Each page's place among the children of its parent.
  var places = [Int](repeating: 0, count: site.pages.count)
  for (number, page) in site.pages.enumerated() {
    for (own, child) in page.children.enumerated() where site.pages[child].parent == number {
      places[child] = own
    }
  }
  var related = RelatedPages(site)
  for place in site.pages.indices {
    let page = layout(of: place, at: places[place], in: site, &layouts.solved, &related)
    layouts.warnings += emptyBlocks(of: page, on: site.pages[place])
    if case .part = site.pages[place].kind {
    } else {
      layouts.warnings += unmetWishes(of: page, on: site.pages[place], layouts.grids)
    }
    layouts.pages.append(page)
  }
  return layouts
}

private func layout(
  of place: Int, at own: Int, in site: Site, _ solved: inout SolvedGrids,
  _ related: inout RelatedPages
) -> PageLayout {
  let page = site.pages[place]
  var layout = PageLayout()
  var names = Names(taken: page.body.outline.map(\.id))
  var carousels = 0
  for (number, block) in page.blocks.enumerated() {
    switch block {
    case .grid(let block):
      let part = page.pagination?.block == number ? page.pagination?.shown : nil
      let pages = part ?? select(block.selection, for: place, in: site, flattened: false)
      let settings = block.settings.over(page.frontMatter.grid ?? GridSettings())
      var grid = placeGrid(
        pages, block.title, settings, on: place, site, names.next("grid"), &solved)
      grid.isPaged = part != nil
      layout.blocks.append(.grid(grid))
    case .carousel(let block):
      let rank = block.settings.rank ?? site.settings.carousel.rank
      layout.blocks.append(
        .carousel(
          placeCarousel(
            block, for: place, in: site, names.next("carousel"),
            rank: rank ?? (carousels == 0 ? .headline : .regular))))
      carousels += 1
    case .stats(let block): layout.blocks.append(.stats(block))
    case .swatches(let block):
      layout.blocks.append(.swatches(block, id: names.next("swatches")))
    case .custom(let name, let data): layout.blocks.append(.custom(name: name, data))
    }
  }
  if page.showsChildren {
    let part = page.pagination?.block == nil ? page.pagination?.shown : nil
    layout.children = placeGrid(
      part ?? page.children, "", page.frontMatter.grid ?? GridSettings(), on: place, site,
      names.next("grid"), &solved)
    layout.children?.isPaged = part != nil
  }
  if page.showsTilesFirst { markFirst(in: &layout) }
  guard page.kind == .page else { return layout }
  layout.related = related.pages(like: place)
  let others = addNeighbours(&layout, of: place, at: own, in: site)
  addMore(&layout, of: place, beside: others, in: site, &names)
  return layout
}

extension Page {
  /// Whether tiles or cards stand on the first screen: there is no picture above them, and little text.
  fileprivate var showsTilesFirst: Bool {
    let first = body.holes.first { if case .block = $0.kind { true } else { false } }
    return image == nil && pictures.isEmpty && (first?.offset ?? body.html.count) < 800
  }
}

/// Lets the first tiles or cards of a page load their pictures at once: a row on a wide screen.
private func markFirst(in layout: inout PageLayout) {
  func mark(_ tiles: inout [Tile]) {
    for index in tiles.indices.prefix(4) { tiles[index].isFirst = true }
  }
  switch layout.blocks.first {
  case .grid(var grid):
    mark(&grid.tiles)
    layout.blocks[0] = .grid(grid)
  case .carousel(var carousel):
    mark(&carousel.cards)
    layout.blocks[0] = .carousel(carousel)
  case nil:
    if var grid = layout.children {
      mark(&grid.tiles)
      layout.children = grid
    }
  case .stats, .swatches, .custom: break
  }
}

/// A warning for each block that was told what to show and found nothing.
private func emptyBlocks(of layout: PageLayout, on page: Page) -> [Diagnostic] {
  zip(layout.blocks, page.body.blocks).compactMap { block, fence in
    let isEmpty =
      switch block {
      case .grid(let grid): grid.tiles.isEmpty && !grid.mayBeEmpty
      case .carousel(let carousel): carousel.cards.isEmpty
      case .stats, .swatches, .custom: false
      }
    return isEmpty
      ? Diagnostic(.warning, page.shownPath, fence.position, .showsNothing(block: fence.name)) : nil
  }
}

/// A warning for each grid that cannot look as its author asked at some width.
private func unmetWishes(
  of layout: PageLayout, on page: Page, _ grids: [GridLayout]
) -> [Diagnostic] {
  let fences = zip(layout.blocks, page.body.blocks).compactMap { block, fence in
    if case .grid(let grid) = block { (grid, fence.position) } else { nil }
  }
  let all = fences + (layout.children.map { [($0, nil)] } ?? [])
  return all.compactMap { grid, position in
    unmetWish(of: grid, grids).map { Diagnostic(.warning, page.shownPath, position, $0) }
  }
}

/// What a grid's author asked for and does not get at some width.
func unmetWish(of grid: GridPlacement, _ grids: [GridLayout]) -> Problem? {
  let bands = grids[grid.grid].bands
  if let asked = grid.ownLastRow, bands.contains(where: { $0.lastRow == nil }) {
    return .lastRowUnused(asked.rawValue)
  }
  for band in bands {
    guard let warning = band.warnings.first, grid.asksForLastRow || warning == .spansNotMet
    else { continue }
    return .gridNotMet(warning, from: band.band.widths.lowerBound)
  }
  return nil
}

/// Ids that no heading and no other block of the page has.
struct Names: Sendable {
  private var taken: Set<String>
  /// The number given last with each word.
  private var numbers: [String: Int] = [:]

  init(taken: [String]) { self.taken = Set(taken) }

  mutating func next(_ word: String) -> String {
    var number = numbers[word, default: 0] + 1
    while !taken.insert("\(word)-\(number)").inserted { number += 1 }
    numbers[word] = number
    return "\(word)-\(number)"
  }
}

/// The pages beside this one. Those right under the home page have nothing in common with each other,
/// so nothing is said of their neighbours.
/// - Returns: those that may be shown below it.
private func addNeighbours(
  _ layout: inout PageLayout, of place: Int, at own: Int, in site: Site
) -> [Int] {
  let page = site.pages[place]
  guard let parent = page.parent, !site.pages[parent].isHome else { return [] }
  let all = site.pages[parent].children
  guard all.count > 1 else { return [] }
  layout.previous = own > 0 ? all[own - 1] : nil
  layout.next = own + 1 < all.count ? all[own + 1] : nil
  if page.frontMatter.date != nil { return all.prefix(11).filter { $0 != place } }
  return Array(all[(own + 1)...].prefix(10) + all[..<own].prefix(10))
}

/// “More like this”: what has most terms in common with the page, else what stands beside it.
private func addMore(
  _ layout: inout PageLayout, of place: Int, beside others: [Int], in site: Site,
  _ names: inout Names
) {
  let page = site.pages[place]
  let shown = layout.related.isEmpty ? others : layout.related
  guard page.children.isEmpty, !shown.isEmpty else { return }
  layout.more = CarouselPlacement(
    id: names.next("more"), title: site.words(on: place)["more_like_this"],
    all: layout.related.isEmpty ? page.parent : nil, rank: .regular,
    scrolling: site.settings.carousel.scrolling ?? .item, of: shown.prefix(10),
    as: site.settings.carousel.kind ?? "card")
}
