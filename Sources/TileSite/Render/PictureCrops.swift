internal import TileGrid
internal import TileImages
private import TileTemplate

/// Pictures to be made, by their names in content/, and the parts of each that are wanted besides all of it.
typealias PictureWishes = [String: Set<Crop>]

/// The shape of the place that the theme gives to a picture.
struct PictureBox: Equatable {
  /// The ratio, as `16` and `10`.
  var width: Int
  /// See `width`.
  var height: Int
  /// Whether it always has this shape; otherwise it may be flatter, never taller.
  var isExact = true

  static let card = PictureBox(width: 16, height: 10)
  static let overlayTile = PictureBox(width: 4, height: 3)
  static let classicTile = PictureBox(width: 135, height: 84)
  /// A classic card is its picture.
  static let classicCard = PictureBox(width: 1, height: 1)

  var ratio: Double { Double(width) / Double(height) }

  /// The place of a tile's or card's picture; nil where its shape follows from texts too, and for
  /// kinds of a site's own.
  init?(of tile: Tile, in grids: [GridLayout], isClassic: Bool) {
    guard let grid = tile.grid else {
      guard tile.kind == "card" else { return nil }
      self = isClassic ? .classicCard : .card
      return
    }
    switch tile.kind {
    case "card": self = .card
    case "classic": self = .classicTile
    case "overlay": self = .overlayTile
    default: return nil
    }
    guard grids.indices.contains(grid) else { return nil }
    for band in grids[grid].bands where band.band.widths.lowerBound < Container.widest {
      guard let cells = band.cellsOfPlainTile(tile.place) else { return nil }
      let widest = min(band.band.widths.upperBound, Container.widest)
      let width = widest * cells / Double(band.cellsAcross)
      // From 38rem on a card sets its text beside its picture.
      if tile.kind == "card", width >= 608 { return nil }
      if cells > 1 { isExact = false }
    }
  }

  private init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// What to cut out of a picture for this place: nil where less than a quarter of it would be
  /// hidden, for then the files of the whole picture are hardly larger.
  func crop(of picture: PictureInfo, focus: PictureFocus) -> Crop? {
    guard picture.isResizable else { return nil }
    let (across, down) = (picture.width * height, picture.height * width)
    let isTall = across * 4 <= down * 3
    let isWide = isExact && across * 3 >= down * 4
    return isTall || isWide ? Crop(width: width, height: height, focus: focus) : nil
  }
}

extension BandLayout {
  /// How many cells wide a tile is whose picture is as high as a cell's; nil for one that gives all
  /// the height it has to its picture.
  fileprivate func cellsOfPlainTile(_ tile: Int) -> Double? {
    guard areas.indices.contains(tile) else { return nil }
    let area = areas[tile]
    if lastRow == nil, area.columns.count > 1 || area.rows.count > 1 { return nil }
    return cells(across: area.columns.count)
  }
}

extension Crop {
  init(width: Int, height: Int, focus: PictureFocus) {
    self.init(
      width: width, height: height,
      focus: Focus(x: Double(focus.x) / 100, y: Double(focus.y) / 100))
  }

  /// The same part of this picture, told without what does not matter for it; nil where it is all of
  /// the picture.
  func settled(for picture: PictureInfo) -> Crop? {
    let (across, down) = (picture.width * height, picture.height * width)
    if across == down { return nil }
    let focus =
      across < down ? Focus(x: 0.5, y: focus.y) : Focus(x: focus.x, y: 0.5)
    return Crop(width: width, height: height, focus: focus)
  }

  /// For the names of files: `-8x5`, `-8x5-30-50`.
  var suffix: String {
    let ratio = "-\(width)x\(height)"
    if focus == .center { return ratio }
    return ratio + "-\(Int((focus.x * 100).rounded()))-\(Int((focus.y * 100).rounded()))"
  }
}

extension Site {
  /// What to cut out of the picture of a tile.
  func crop(of tile: Tile, in grids: [GridLayout]) -> (name: String, crop: Crop)? {
    let page = pages[tile.page]
    let isClassic = settings.theme.style == .classic
    guard case .file(let name) = page.tilePicture, let picture = pictures[name],
      let box = PictureBox(of: tile, in: grids, isClassic: isClassic),
      let crop = box.crop(of: picture, focus: page.focus)
    else { return nil }
    return (name, crop)
  }

  /// All pictures that pages show, and the parts of them that tiles and cards show.
  func pictureWishes(_ layouts: Layouts) -> PictureWishes {
    var wishes = pictures.mapValues { _ in Set<Crop>() }
    guard templates.reads(field: "thumbnail") else { return wishes }
    for page in layouts.pages { wishes.add(page.tiles, of: self, in: layouts.grids) }
    return wishes
  }
}

extension PictureWishes {
  mutating func add(_ tiles: [Tile], of site: Site, in grids: [GridLayout]) {
    for tile in tiles {
      if let (name, crop) = site.crop(of: tile, in: grids) { self[name, default: []].insert(crop) }
    }
  }

  mutating func add(_ others: PictureWishes) { merge(others) { $0.union($1) } }
}
