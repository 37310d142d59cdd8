internal import TileGrid

/// How wide a tile's picture is shown, for the `sizes` of an `<img>`: the grid's bands, turned into
/// widths of the window.
///
/// A browser that can (`sizes="auto"`, for pictures that load lazily) measures for itself; others
/// need this. The container is taken to be the theme's: all of the window but its gutters, and 1152
/// pixels at most. In a narrower one a larger file comes than is needed, never a smaller one.
/// - Parameters:
///   - tile: the tile's place in the grid.
///   - ratio: of the picture, width by height. One that is wider than its box is shown wider than that,
///     cut off at its sides.
///   - box: how high a cell's picture is, by its width.
///   - splits: whether a wide tile of one row has its text beside the picture, as cards have.
func pictureSizes(
  _ layout: GridLayout, tile: Int, ratio: Double, box: Double, splits: Bool = false
) -> String {
  let bands = layout.bands.filter { $0.band.widths.lowerBound < Container.widest }
  guard bands.allSatisfy({ $0.areas.indices.contains(tile) }) else { return "100vw" }
  return sizes(
    bands.reversed().flatMap { band -> [(from: Double, share: Double)] in
      let from = band.band.widths.lowerBound
      let whole = (from, share(of: band, tile, ratio: ratio, box: box))
      let area = band.areas[tile]
      let across = Double(area.columns.count) / Double(band.tracks)
      // From so wide a container on, as the stylesheet of cards says.
      let wide = 608 / across
      guard splits, area.rows.count == 1, wide < min(band.band.widths.upperBound, Container.widest)
      else { return [whole] }
      let beside = (max(from, wide), max(0.55 * across, 240 * ratio / Container.widest))
      return wide > from ? [beside, whole] : [beside]
    })
}

/// The same for a card of a carousel, whose width the theme's stylesheet says: so many cards stand side
/// by side from so wide a container on. Where all of a row's cards fit, they fill it: three of them, and in
/// the modern style two.
func cardSizes(_ row: CardRow, isClassic: Bool, ratio: Double) -> String {
  let isHeadline = row.isHeadline
  let widest = isClassic ? (isHeadline ? 3.2 : 4.2) : (isHeadline ? 2.3 : 3.2)
  let bands: [(from: Double, cards: Double)] =
    isHeadline
    ? [(704, widest), (544, 1.7), (0, 1.18)]
    : [(704, widest), (544, 2.4), (312, 2.15), (0, 1.6)]
  // A classic card is its picture, as high as wide.
  let covered = max(1, (isClassic ? 1 : 0.625) * ratio)
  let filling = Double(row.cards)
  return sizes(
    bands.map { band in
      let fills = filling <= band.cards && filling >= (isClassic ? 3 : 2)
      return (band.from, covered / (fills ? filling : band.cards))
    })
}

/// The attribute, from the share of the container that a picture takes where it is so wide or wider; the
/// widest first, the last from nothing on.
private func sizes(_ steps: [(from: Double, share: Double)]) -> String {
  guard let first = steps.first else { return "100vw" }
  let most = Int((first.share * Container.widest).rounded(.up))
  var parts = ["(min-width: \(Container.window(for: Container.widest))px) \(most)px"]
  for (place, step) in steps.enumerated() {
    let width = "\(Int((step.share * Container.shareOfWindow * 100).rounded(.up)))vw"
    if parts.last?.hasSuffix(" " + width) == true { parts.removeLast() }
    let isLast = place == steps.count - 1
    parts.append(
      isLast ? width : "(min-width: \(Container.window(for: step.from))px) \(width)")
  }
  return parts.joined(separator: ", ")
}

/// How much of the container's width the picture of a tile takes.
private func share(
  of band: BandLayout, _ tile: Int, ratio: Double, box: Double
) -> Double {
  let area = band.areas[tile]
  let across = Double(area.columns.count) / Double(band.tracks)
  let cell = 1 / Double(band.cellsAcross)
  // The picture of a tile of several rows takes nearly all of its height.
  let height = cell * (area.rows.count == 1 ? box : 0.85 * Double(area.rows.count))
  return max(across, height * ratio)
}

/// The box that the theme gives to a grid.
enum Container {
  static let widest = 1152.0
  static let shareOfWindow = 0.91

  /// The width of the window, in CSS pixels, at which the container is so wide: its gutters take 4.5 % on
  /// either side, 16 pixels at least and 48 at most.
  static func window(for width: Double) -> Int {
    let window =
      if width <= 323 { width + 32 } else if width < 971 { width / shareOfWindow } else {
        width + 96
      }
    return Int(window.rounded(.up))
  }
}
