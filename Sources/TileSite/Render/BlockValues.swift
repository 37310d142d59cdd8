internal import TileGrid
internal import TileTemplate

/// Blocks as their templates see them.
extension World {
  func block(_ layout: BlockLayout, on page: Int) -> (name: String, data: Value) {
    switch layout {
    case .grid(let grid): ("grid", self.grid(grid, on: page))
    case .carousel(let carousel): ("carousel", self.carousel(carousel, on: page))
    case .stats(let stats): ("stats", value(of: stats))
    case .swatches(let swatches, let id): ("swatches", value(of: swatches, id))
    case .custom(let name, let data): (name, data)
    }
  }

  func grid(_ grid: GridPlacement, on page: Int) -> Value {
    [
      "id": .text(grid.id), "class": .text(className(of: grid)),
      "title": .text(grid.title), "tiles": tiles(grid.tiles, on: page),
      "header": .text(grid.header), "footer": .text(grid.footer),
      "rules": .text(grid.rules.rawValue), "decoration": .text(grid.decoration.rawValue),
      "empty": .text(grid.empty), "paged": .bool(grid.isPaged),
    ]
  }

  /// Empty where a template asks for a grid that is not yet in the stylesheet.
  private func className(of grid: GridPlacement) -> String {
    gridClasses.indices.contains(grid.grid) ? gridClasses[grid.grid] : ""
  }

  /// - Parameter url: where all of them are, instead of the placement's page.
  func carousel(_ carousel: CarouselPlacement, url: String? = nil, on page: Int) -> Value {
    .record(
      CarouselRecord(
        carousel, url: url ?? carousel.all.map { addresses[$0] },
        cards: tiles(carousel.cards, on: page)))
  }

  private func tiles(_ tiles: [Tile], on page: Int) -> Value {
    .list(tiles.map { .record(TileRecord($0, on: page, in: self)) })
  }

  private func value(of stats: StatsBlock) -> Value {
    [
      "title": "",
      "items": .list(stats.items.map { ["title": .text($0.title), "value": .text($0.value)] }),
    ]
  }

  private func value(of swatches: SwatchesBlock, _ id: String) -> Value {
    let colors = swatches.colors.enumerated().map { place, swatch -> Value in
      let ink = swatch.color.ink
      let contrast = (swatch.color.contrast(with: ink) * 10).rounded(.down) / 10
      return [
        "name": .text(swatch.name), "value": .text(swatch.color.hex), "ink": .text(ink.hex),
        "contrast": .text(String(contrast)), "selected": .bool(place == swatches.selected),
      ]
    }
    return [
      "id": .text(id), "title": .text(swatches.title), "columns": .int(swatches.columns),
      "colors": .list(colors), "empty": .int(swatches.cells - colors.count),
    ]
  }
}
