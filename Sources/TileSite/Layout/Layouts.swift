internal import TileGrid
internal import TileTemplate

/// Every page laid out, and the grids they share.
struct Layouts: Sendable {
  /// In the order of the site's pages.
  var pages: [PageLayout] = []
  /// Each distinct grid once, however many pages show it.
  var solved = SolvedGrids()
  var grids: [GridLayout] { solved.grids }
  /// Blocks that show nothing.
  var warnings: [Diagnostic] = []
}

/// What stands around and inside a page's text.
struct PageLayout: Sendable {
  /// The blocks of the body, in order.
  var blocks: [BlockLayout] = []
  /// The page's children, where the body places no grid.
  var children: GridPlacement?
  /// “More like this”: pages beside this one.
  var more: CarouselPlacement?
  /// The pages that have most terms in common with it.
  var related: [Int] = []
  var previous: Int?
  var next: Int?

  var carousels: [CarouselPlacement] {
    blocks.compactMap { if case .carousel(let carousel) = $0 { carousel } else { nil } }
  }

  var hasGrid: Bool {
    children != nil || blocks.contains { if case .grid = $0 { true } else { false } }
  }

  /// Every tile and card on the page.
  var tiles: [Tile] {
    grids.flatMap(\.tiles) + (carousels + (more.map { [$0] } ?? [])).flatMap(\.cards)
  }

  /// Every grid on the page.
  var grids: [GridPlacement] {
    blocks.compactMap { if case .grid(let grid) = $0 { grid } else { nil } }
      + (children.map { [$0] } ?? [])
  }
}

/// A block, its pages found and arranged.
enum BlockLayout: Sendable {
  case grid(GridPlacement)
  case carousel(CarouselPlacement)
  case stats(StatsBlock)
  /// With an id of its own.
  case swatches(SwatchesBlock, id: String)
  case custom(name: String, Value)
}

/// A grid on a page.
struct GridPlacement: Sendable {
  /// Unique in the page.
  var id: String
  var title: String
  /// A line above the tiles, and one below; may be empty.
  var header: String
  var footer: String
  /// What is said where there are no tiles; may be empty.
  var empty: String
  /// Whether the author knows that there may be no tiles.
  var mayBeEmpty: Bool
  /// Somebody chose what becomes of the last row: the block or page itself, or else site.yaml.
  var asksForLastRow: Bool
  var ownLastRow: LastRow?
  var rules: Rules
  var decoration: GridSettings.Decoration
  var tiles: [Tile]
  /// The place in `Layouts.grids`.
  var grid: Int
  /// Whether it is a part of a grid that goes on on other pages.
  var isPaged = false
}

/// One page shown in a grid or carousel.
struct Tile: Sendable {
  /// The place in the site's pages.
  var page: Int
  /// The template in tiles/ or cards/.
  var kind: String
  var span = Span.single
  /// The most columns and rows it covers at any width.
  var widest = 1
  var tallest = 1
  /// Its grid's place in `Layouts.grids`, and its own in the grid; nil in a carousel.
  var grid: Int?
  var place = 0
  /// Which kind of row it stands in, where that is a carousel.
  var row = CardRow()
  /// On the first screen, as far as can be told: its picture is not to wait.
  var isFirst = false
}

/// What the width of a row's cards follows from.
struct CardRow: Sendable {
  /// Of the first rank, where cards are larger.
  var isHeadline = false
  /// How many; rows of few cards may fill their place.
  var cards = 1

  static let indices = 0..<6
  /// One number for all rows whose cards are equally wide.
  var index: Int { (isHeadline ? 3 : 0) + (cards == 2 || cards == 3 ? cards - 1 : 0) }

  init(isHeadline: Bool = false, cards: Int = 1) {
    (self.isHeadline, self.cards) = (isHeadline, cards)
  }

  init(index: Int) { self.init(isHeadline: index >= 3, cards: index % 3 + 1) }
}

/// A row of cards on a page.
struct CarouselPlacement: Sendable {
  /// Unique in the page.
  var id: String
  var title: String
  /// The page that shows all of them.
  var all: Int?
  var rank: CarouselSettings.Rank
  var scrolling = CarouselSettings.Scrolling.item
  var cards: [Tile]

  /// A row that shows these pages, each as a card of this kind.
  init(
    id: String, title: String, all: Int? = nil, rank: CarouselSettings.Rank,
    scrolling: CarouselSettings.Scrolling, of pages: some Collection<Int>, as kind: String
  ) {
    (self.id, self.title, self.all, self.rank, self.scrolling) = (id, title, all, rank, scrolling)
    let row = CardRow(isHeadline: rank == .headline, cards: pages.count)
    cards = pages.map { Tile(page: $0, kind: kind, row: row) }
  }
}
