internal import TileGrid
private import TileTemplate

extension Explanation {
  /// Lines for people.
  public var text: String {
    var lines = [
      harmless(title),
      "  source    \(source)" + (isMadeUp ? " (a folder without a page)" : ""),
      "  address   \(address)", "  output    \(output)", "  template  \(template)",
    ]
    for grid in grids { lines += [""] + grid.lines }
    return lines.joined(separator: "\n")
  }
}

extension ExplainedGrid {
  fileprivate var lines: [String] {
    let tiles = titles.count == 1 ? "1 tile" : "\(titles.count) tiles"
    var lines = ["\(id): \(tiles)" + (isForChildren ? ", the page's children" : "")]
    for band in layout.bands { lines += self.lines(of: band) }
    lines += titles.enumerated().map { place, title in
      let span = spans[place] == .single ? "" : " (\(spans[place].text))"
      return "  \(letter(place)) \(harmless(title))\(span)"
    }
    return lines + frames.flatMap(\.lines)
  }

  private func lines(of band: BandLayout) -> [String] {
    let widths = band.band.widths
    let to = widths.upperBound < .infinity ? "to \(pixels(widths.upperBound))" : "and wider"
    let columns = band.band.columns == 1 ? "1 column" : "\(band.band.columns) columns"
    let how = band.isExact ? "" : ", the best of those tried"
    var lines = ["  from \(pixels(widths.lowerBound)) \(to): \(columns)\(how)"]
    lines += band.picture.split(separator: "\n").map { "    \($0)" }
    if band.lastRow == nil, !band.adjustments.isEmpty { lines.append("    " + band.account(spans)) }
    lines += band.adjustments.map { change in
      "    \(letter(change.item)) is \(change.actual.text), not \(change.preferred.text): "
        + (spans.count == 1
          ? "it stands alone and fills the width" : change.reason(columns: band.band.columns))
    }
    return lines + band.warnings.map { "    \($0.sentence)" }
  }
}

extension ExplainedFrames {
  fileprivate var lines: [String] {
    let head =
      height.map { "\(pixels($0)) high, or more where texts need it; left, top, width, height" }
      ?? "rows are as high as what is in them; each tile's left and width"
    return ["  at \(pixels(width)): \(head)"]
      + tiles.enumerated().map { place, frame in
        let numbers =
          height == nil ? [frame.x, frame.width] : [frame.x, frame.y, frame.width, frame.height]
        return "    \(letter(place)) \(numbers.map(decimal).joined(separator: "  "))"
      }
  }
}

extension BandLayout {
  /// Why spans had to change, in cells.
  fileprivate func account(_ spans: [Span]) -> String {
    let asked = spans.reduce(0) { $0 + $1.fitted(to: band.columns).cells }
    return "the tiles ask for \(asked) cells; \(rows) × \(band.columns) = \(rows * band.columns)"
  }
}

extension Adjustment {
  fileprivate func reason(columns: Int) -> String {
    switch reason {
    case .narrowed: "narrowed, there \(columns == 1 ? "is 1 column" : "are \(columns) columns")"
    case .promoted: "promoted, else there would be a hole"
    case .reduced: "reduced, else there would be a hole"
    }
  }
}

/// The letter that a grid's picture has for a tile.
private func letter(_ tile: Int) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  return tile < letters.count ? String(letters[tile]) : "#\(tile + 1)"
}

private func pixels(_ value: Double) -> String { decimal(value) + " px" }

/// With two decimals at most.
private func decimal(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

extension Span {
  /// `2x1`: columns, rows.
  var text: String { "\(columns)x\(rows)" }
}
