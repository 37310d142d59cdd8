internal import TileGrid

/// Grids solved so far: the same tiles in the same section are solved once.
struct SolvedGrids {
  private(set) var grids: [GridLayout] = []
  private var places: [Problem: Int] = [:]

  private struct Problem: Hashable {
    var items: [Item]
    var section: Section
  }

  mutating func place(of items: [Item], in section: Section) -> Int {
    let problem = Problem(items: items, section: section)
    if let place = places[problem] { return place }
    grids.append(layOut(items, in: section))
    places[problem] = grids.count - 1
    return grids.count - 1
  }
}

func placeGrid(
  _ pages: [Int], _ title: String, _ settings: GridSettings, _ site: Site, _ id: String,
  _ solved: inout SolvedGrids
) -> GridPlacement {
  let settings = settings.over(site.settings.grid)
  let shown = settings.limit.map { Array(pages.prefix($0)) } ?? pages
  let kind = settings.tile ?? site.settings.theme.style.tile
  let tiles = shown.map { page in
    let matter = site.pages[page].frontMatter
    return Tile(page: page, kind: matter.tile?.value ?? kind, span: matter.span ?? .single)
  }
  let section = Section(settings, tile: kind)
  return GridPlacement(
    id: id, title: title, empty: settings.empty ?? "", rules: section.rules, tiles: tiles,
    grid: solved.place(of: tiles.map { Item(span: $0.span) }, in: section))
}

func placeCarousel(
  _ block: CarouselBlock, for place: Int, in site: Site, _ id: String, rank: CarouselSettings.Rank
) -> CarouselPlacement {
  let defaults = site.settings.carousel
  let pages = select(block.selection, for: place, in: site, flattened: true)
  let shown = pages.prefix(block.settings.limit ?? defaults.limit ?? 12)
  let folder =
    block.selection.isList || block.selection.tag != nil
    ? nil : block.selection.pages.first
  let kind = block.settings.kind ?? defaults.kind ?? "card"
  return CarouselPlacement(
    id: id, title: block.title ?? folder.map { site.pages[$0].title } ?? "",
    all: folder == place ? nil : folder, rank: rank,
    cards: shown.map { Tile(page: $0, kind: kind) })
}

extension Theme.Style {
  /// The tile that suits the style.
  var tile: String { self == .classic ? "classic" : "card" }
}

extension Section {
  /// What the author said, and the sizes that suit the kind of tile where nothing was said: four
  /// columns at most, so that tiles stay large on a wide screen. A number of columns that was asked
  /// for gives way where a tile would be too narrow to be read.
  init(_ settings: GridSettings, tile: String) {
    let isClassic = tile == "classic"
    let width = settings.minimumWidth ?? (isClassic ? 140 : 256)
    let ratio = settings.minimumWidth == nil && isClassic ? 160.0 / 123 : settings.ratio
    let gap = settings.gap ?? (isClassic ? 12 : 24)
    self.init(
      columns: settings.columns ?? .range(1...4),
      cell: Cell(minimumWidth: width, ratio: ratio, narrowestWidth: isClassic ? 100 : 160),
      spacing: Spacing(item: gap, row: gap), lastRow: settings.lastRow ?? .balance,
      fit: settings.fit ?? .stretch, rules: settings.rules ?? .none)
  }
}
