internal import TileTemplate

/// Which templates a site's pages show, and what of Markdown stands in them: that decides which parts
/// of the stylesheet are needed, and which pages ask for what only rendering tells.
struct ShownTemplates: Sendable {
  /// Names of templates that pages are rendered with, or show as a block, a tile or a card.
  var names: Set<String> = []
  var features: Set<Markdown.Feature> = []

  /// Whether some tile or card shows something in place of a picture.
  var hasStandIns = false
  /// Whether some row of cards comes to rest elsewhere than at a card.
  var scrollsFreely = false

  mutating func add(_ others: ShownTemplates) {
    names.formUnion(others.names)
    features.formUnion(others.features)
    hasStandIns = hasStandIns || others.hasStandIns
    scrollsFreely = scrollsFreely || others.scrollsFreely
  }

  mutating func add(_ grid: GridPlacement, of site: Site) {
    names.insert("blocks/grid.html")
    let kinds = Set(grid.tiles.map(\.kind))
    names.formUnion(kinds.map { "tiles/\($0).html" })
    // A kind of one's own has the look of the built-in cards.
    if !kinds.isSubset(of: ["classic", "overlay"]) { names.insert("tiles/card.html") }
    noteStandIns(grid.tiles, of: site)
  }

  mutating func add(_ carousel: CarouselPlacement, of site: Site) {
    names.insert("blocks/carousel.html")
    if carousel.scrolling != .item { scrollsFreely = true }
    add(cards: carousel.cards, of: site)
  }

  mutating func add(cards: [Tile], of site: Site) {
    names.formUnion(Set(cards.map(\.kind)).union(["card"]).map { "cards/\($0).html" })
    noteStandIns(cards, of: site)
  }

  private mutating func noteStandIns(_ tiles: [Tile], of site: Site) {
    hasStandIns = hasStandIns || tiles.contains(where: site.mayStandIn)
  }
}

extension Site {
  /// The built-in templates show something for what has no picture; the site's own may do so for any.
  fileprivate func mayStandIn(for tile: Tile) -> Bool {
    pages[tile.page].tilePicture == nil || !ownTemplates.isEmpty
  }

  /// What one page shows by itself.
  func shown(on place: Int, _ layout: PageLayout) -> ShownTemplates {
    let page = pages[place]
    var shown = ShownTemplates()
    shown.names.insert(page.layout(in: templates) + ".html")
    shown.names.formUnion(page.body.blocks.map { "blocks/\($0.name).html" })
    for grid in layout.grids { shown.add(grid, of: self) }
    for carousel in layout.carousels { shown.add(carousel, of: self) }
    // A template decides whether to show these.
    if let more = layout.more {
      shown.add(cards: more.cards, of: self)
      shown.scrollsFreely = shown.scrollsFreely || more.scrolling != .item
    }
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
