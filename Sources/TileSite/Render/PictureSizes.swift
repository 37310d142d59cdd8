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
func pictureSizes(_ layout: GridLayout, tile: Int, ratio: Double, box: Double) -> String {
  var parts: [String] = []
  let bands = layout.bands.filter { $0.band.widths.lowerBound < Container.widest }
  for (place, band) in bands.enumerated().reversed() {
    guard band.areas.indices.contains(tile) else { return "100vw" }
    let share = share(of: band, tile, ratio: ratio, box: box)
    if place == bands.count - 1 {
      let width = Int((share * Container.widest).rounded(.up))
      parts.append("(min-width: \(Container.window(for: Container.widest))px) \(width)px")
    }
    let width = "\(Int((share * Container.shareOfWindow * 100).rounded(.up)))vw"
    let from = band.band.widths.lowerBound
    let next = place == 0 ? width : "(min-width: \(Container.window(for: from))px) \(width)"
    if parts.last?.hasSuffix(" " + width) == true { parts.removeLast() }
    parts.append(next)
  }
  return parts.isEmpty ? "100vw" : parts.joined(separator: ", ")
}

/// The same for a card of a carousel, whose width the theme's stylesheet says: so many cards stand side
/// by side from so wide a container on.
func cardSizes(isHeadline: Bool, isClassic: Bool, ratio: Double) -> String {
  let widest = isClassic ? (isHeadline ? 3.2 : 4.2) : (isHeadline ? 2.3 : 3.2)
  let bands: [(from: Double, cards: Double)] =
    isHeadline
    ? [(704, widest), (544, 1.7), (0, 1.18)]
    : [(704, widest), (544, 2.4), (312, 2.15), (0, 1.6)]
  // A classic card is its picture, as high as wide.
  let covered = max(1, (isClassic ? 1 : 0.625) * ratio)
  let end = "(min-width: \(Container.window(for: Container.widest))px) "
  var parts = ["\(end)\(Int((Container.widest / widest * covered).rounded(.up)))px"]
  for (from, cards) in bands {
    let share = Container.shareOfWindow / cards * covered
    let width = "\(Int((share * 100).rounded(.up)))vw"
    parts.append(
      from == 0 ? width : "(min-width: \(Container.window(for: from))px) \(width)")
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
private enum Container {
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
