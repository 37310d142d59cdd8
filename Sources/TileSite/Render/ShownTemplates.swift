internal import TileTemplate

/// Which templates a site's pages show, and what of Markdown stands in them: that decides which parts
/// of the stylesheet are needed, and which pages ask for what only rendering tells.
struct ShownTemplates: Hashable, Sendable {
  /// Names of templates that pages are rendered with, or show as a block, a tile or a card.
  var names: Set<String> = []
  var features: Set<Markdown.Feature> = []

  mutating func add(_ others: ShownTemplates) {
    names.formUnion(others.names)
    features.formUnion(others.features)
  }

  mutating func add(_ grid: GridPlacement) {
    names.insert("blocks/grid.html")
    for tile in grid.tiles { names.insert("tiles/\(tile.kind).html") }
    // A kind of one's own has the look of the built-in cards.
    if grid.tiles.contains(where: { $0.kind != "classic" }) { names.insert("tiles/card.html") }
  }

  mutating func add(_ carousel: CarouselPlacement) {
    names.insert("blocks/carousel.html")
    add(cards: carousel.cards)
  }

  mutating func add(cards: [Tile]) {
    for card in cards { names.formUnion(["cards/card.html", "cards/\(card.kind).html"]) }
  }
}

extension Site {
  /// What one page shows by itself.
  func shown(on place: Int, _ layout: PageLayout) -> ShownTemplates {
    let page = pages[place]
    var shown = ShownTemplates()
    shown.names.insert(page.layout(in: templates) + ".html")
    shown.names.formUnion(page.body.blocks.map { "blocks/\($0.name).html" })
    for grid in layout.grids { shown.add(grid) }
    for carousel in layout.carousels { shown.add(carousel) }
    // A template decides whether to show these.
    shown.add(cards: layout.more?.cards ?? [])
    shown.features = page.body.features
    return shown
  }

  /// What all pages show by themselves.
  func shown(_ layouts: Layouts) -> ShownTemplates {
    var shown = ShownTemplates()
    for place in pages.indices { shown.add(self.shown(on: place, layouts.pages[place])) }
    return shown
  }

  /// Those templates and all that they lead to.
  func reached(from shown: ShownTemplates) -> Set<String> {
    templates.reached(from: shown.names) { !showsKnownKinds($0) }
  }

  /// Whether a template includes others by the kinds of the tiles and cards it shows: the built-in ones of
  /// the blocks do.
  private func showsKnownKinds(_ name: String) -> Bool {
    ["blocks/grid.html", "blocks/carousel.html"].contains(name) && !ownTemplates.contains(name)
  }
}
