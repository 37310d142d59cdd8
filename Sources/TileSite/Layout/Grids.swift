internal import TileGrid

/// Grids solved so far: the same tiles in the same section are solved once.
struct SolvedGrids: Sendable {
  private(set) var grids: [GridLayout] = []
  /// The extents of each grid's tiles.
  private(set) var extents: [[Extent]] = []
  private var places: [Problem: Int] = [:]

  private struct Problem: Hashable, Sendable {
    var items: [Item]
    var section: Section
  }

  mutating func place(of items: [Item], in section: Section) -> Int {
    // Where all tiles are alike nobody's weight matters.
    let isUniform = items.allSatisfy { $0.span == .single }
    let items = isUniform ? Array(repeating: Item(), count: items.count) : items
    let problem = Problem(items: items, section: section)
    if let place = places[problem] { return place }
    return add(problem, layOut(items, in: section))
  }

  /// Adds what others solved that is not solved here.
  mutating func add(_ others: SolvedGrids) {
    for (problem, place) in others.places.sorted(by: { $0.value < $1.value })
    where places[problem] == nil {
      _ = add(problem, others.grids[place])
    }
  }

  private mutating func add(_ problem: Problem, _ layout: GridLayout) -> Int {
    grids.append(layout)
    extents.append(layout.extents)
    places[problem] = grids.count - 1
    return grids.count - 1
  }
}

/// - Parameter host: the page on which it stands.
func placeGrid(
  _ pages: [Int], _ title: String, _ settings: GridSettings, on host: Int, _ site: Site,
  _ id: String, _ solved: inout SolvedGrids
) -> GridPlacement {
  let ownLastRow = settings.lastRow
  let settings = settings.over(site.settings.grid)
  let shown = settings.limit.map { Array(pages.prefix($0)) } ?? pages
  let kind = settings.tile ?? site.settings.theme.style.tile
  var tiles = shown.map { page in
    let matter = site.pages[page].frontMatter
    return Tile(page: page, kind: matter.tile?.value ?? kind, span: matter.span ?? .single)
  }
  let section = Section(settings, tile: kind)
  let place = solved.place(of: tiles.map { item(of: $0, in: site) }, in: section)
  for (index, extent) in solved.extents[place].enumerated() {
    tiles[index].widest = Int(extent.columns.rounded(.up))
    tiles[index].tallest = extent.rows
    (tiles[index].grid, tiles[index].place) = (place, index)
  }
  var message = ""
  if case .message(let text) = settings.empty {
    message = text.isEmpty ? site.words(on: host)["nothing_here"] : text
  }
  return GridPlacement(
    id: id, title: title, header: settings.header ?? "", footer: settings.footer ?? "",
    empty: message, mayBeEmpty: settings.empty != nil, asksForLastRow: settings.lastRow != nil,
    ownLastRow: ownLastRow,
    rules: section.rules,
    decoration: settings.decoration ?? GridSettings.Decoration.none, tiles: tiles,
    grid: place)
}

/// What the grid engine is told of a tile. A page that says nothing of its span may grow where a
/// hole must be closed, one with a picture of its own rather than one without; a page that says
/// `span: 1x1` grows only where no other can.
private func item(of tile: Tile, in site: Site) -> Item {
  let page = site.pages[tile.page]
  if page.frontMatter.span != nil {
    return Item(span: tile.span, weight: tile.span == .single ? -4 : 0)
  }
  return Item(span: .single, weight: page.tilePicture == nil ? 0 : 1)
}

func placeCarousel(
  _ block: CarouselBlock, for place: Int, in site: Site, _ id: String, rank: CarouselSettings.Rank
) -> CarouselPlacement {
  let pages = select(block.selection, for: place, in: site, flattened: true)
  let folder =
    block.selection.isList || block.selection.tag != nil
    ? nil : block.selection.pages.first
  let title = block.title ?? folder.map { site.pages[$0].title } ?? ""
  var carousel = placeCarousel(pages, title, block.settings, site, id, rank: rank)
  carousel.all = folder == place ? nil : folder
  return carousel
}

func placeCarousel(
  _ pages: [Int], _ title: String, _ settings: CarouselSettings, _ site: Site, _ id: String,
  rank: CarouselSettings.Rank
) -> CarouselPlacement {
  let defaults = site.settings.carousel
  let shown = pages.prefix(settings.limit ?? defaults.limit ?? 12)
  let kind = settings.kind ?? defaults.kind ?? "card"
  return CarouselPlacement(
    id: id, title: title, rank: rank,
    scrolling: settings.scrolling ?? defaults.scrolling ?? .item,
    of: shown, as: kind)
}

extension Theme.Style {
  /// The tile that suits the style.
  var tile: String { self == .classic ? "classic" : "card" }
}

extension Section {
  /// What the author said, and the sizes that suit the kind of tile where nothing was said: four
  /// columns at most, so that tiles stay large on a wide screen, but as many as have room where the
  /// width of a cell alone was given. A number of columns that was asked for gives way where a tile
  /// would be too narrow to be read.
  init(_ settings: GridSettings, tile: String) {
    let isClassic = tile == "classic"
    let width = settings.minimumWidth ?? (isClassic ? 140 : 256)
    let ratio = settings.minimumWidth == nil && isClassic ? 160.0 / 123 : settings.ratio
    let hasLines = settings.rules == .lines
    let gap: Double = isClassic ? (hasLines ? 24 : 12) : (hasLines ? 40 : 24)
    let hasGround = settings.decoration.map { $0 != .none } ?? false
    let inset: Double = hasGround ? (isClassic ? 20 : 24) : 0
    self.init(
      columns: settings.columns ?? (settings.minimumWidth == nil ? .range(1...4) : .fitting),
      cell: Cell(minimumWidth: width, ratio: ratio, narrowestWidth: isClassic ? 100 : 160),
      spacing: settings.spacing ?? Spacing(item: gap, row: gap),
      insets: settings.insets ?? Insets(top: inset, leading: inset, bottom: inset, trailing: inset),
      lastRow: settings.lastRow ?? .balance, fit: settings.fit ?? .stretch,
      rules: settings.rules ?? .none)
  }
}
