internal import TileGrid

/// The style rules of a solved grid, on a class named after the rules themselves: equal grids, on
/// however many pages, share one class and one set of rules.
struct GridCSS: Sendable {
  /// `g-1a2b3c4d`; empty for a grid without tiles, which needs no rules.
  let className: String
  let rules: String

  init(_ layout: GridLayout) {
    guard !layout.bands.isEmpty else {
      (className, rules) = ("", "")
      return
    }
    let base = GridCSS.base(layout.section)
    let bands = layout.bands.map { GridCSS.rules(of: $0, in: layout.section) }
    var print = Fingerprint()
    for selector in [base] + bands { print.add(selector("")) }
    let name = "g-" + print.name.suffix(8)
    className = name
    rules = ([base] + bands).map { $0("." + name) }.joined()
  }

  /// What holds at every width, and all that a browser without container queries sees: as many
  /// equal columns as fit.
  private static func base(_ section: Section) -> (String) -> String {
    let width = px(section.cell.minimumWidth)
    let (row, item) = (px(section.spacing.row), px(section.spacing.item))
    let gap = row == item ? row : row + " " + item
    let lines = section.rules == .lines ? ";--row-gap:\(row)" : ""
    let insets = section.insets
    let (start, end) = (inset(insets.leading), inset(insets.trailing))
    let sides = insets == Insets() ? "" : ";--inset-start:\(start);--inset-end:\(end)"
    let padding =
      insets == Insets()
      ? ""
      : "box-sizing:border-box;padding-block:\(px(insets.top)) \(px(insets.bottom));"
        + "padding-inline:\(start) \(end);"
    return { selector in
      "\(selector){container-type:inline-size\(sides)}\n"
        + "\(selector)>ul{display:grid;gap:\(gap);--gap:\(item)\(lines);\(padding)"
        + "grid-template-columns:repeat(auto-fill,minmax(min(100%,\(width)),1fr))}\n"
    }
  }

  /// One band, bounded at both ends so that nothing of it reaches into the next.
  private static func rules(of layout: BandLayout, in section: Section) -> (String) -> String {
    let list = list(layout, in: section)
    let tiles = spans(of: layout) + (section.rules == .lines ? lines(of: layout) : [])
    let condition = condition(layout.band.widths)
    return { selector in
      var css = "\(selector)>ul{\(list)}\n"
      for rule in tiles { css += "\(selector)>ul>\(rule.tiles){\(rule.style)}\n" }
      return condition.isEmpty ? css : "@container \(condition){\n\(css)}\n"
    }
  }

  private struct TileRule {
    var tiles: String
    var style: String
  }

  /// A rule for each kind of tile that is anything but one cell that stands where it comes to stand.
  private static func spans(of layout: BandLayout) -> [TileRule] {
    var styles: [String] = []
    var ranges: [String: [Range<Int>]] = [:]
    for run in layout.runs {
      let style = style(of: run, in: layout)
      if style.isEmpty { continue }
      if ranges[style] == nil { styles.append(style) }
      ranges[style, default: []].append(run.items)
    }
    return styles.map {
      TileRule(tiles: items(ranges[$0] ?? [], of: layout.areas.count), style: $0)
    }
  }

  /// Rules that tell a stylesheet on which sides of a tile to draw a line: `--above:1` where another
  /// tile stands above, 0 where none does.
  private static func lines(of layout: BandLayout) -> [TileRule] {
    let sides: [(Neighbours, String)] = [
      (.above, "--above"), (.below, "--below"), (.before, "--before"), (.after, "--after"),
    ]
    let neighbours = layout.neighbours
    let all = sides.map { $0.1 + ":1" }.joined(separator: ";")
    return [TileRule(tiles: "li", style: all)]
      + sides.compactMap { side, name in
        let free = neighbours.indices.filter { !neighbours[$0].contains(side) }.map { $0..<$0 + 1 }
        return free.isEmpty
          ? nil : TileRule(tiles: items(free.joined, of: layout.areas.count), style: name + ":0")
      }
  }

  private static func condition(_ widths: Range<Double>) -> String {
    let from = widths.lowerBound > 0 ? "(width >= \(px(widths.lowerBound)))" : ""
    let to = widths.upperBound < .infinity ? "(width < \(px(widths.upperBound)))" : ""
    return from.isEmpty || to.isEmpty ? from + to : from + " and " + to
  }

  private static func list(_ layout: BandLayout, in section: Section) -> String {
    var css = "grid-template-columns:repeat(\(layout.tracks),minmax(0,1fr))"
    if let ratio = section.cell.ratio {
      css += ";grid-auto-rows:minmax(\(rowHeight(layout, section, ratio)),auto)"
    }
    if let width = layout.maximumWidth {
      let insets = sides(section.insets)
      let whole = ([px(width)] + insets).joined(separator: " + ")
      css += ";max-width:\(insets.isEmpty ? whole : "calc(\(whole))");margin-inline:auto"
    }
    return css
  }

  /// A cell's width, worked out from the container's, divided by the ratio.
  private static func rowHeight(_ layout: BandLayout, _ section: Section, _ ratio: Double)
    -> String
  {
    let cells = Double(layout.cellsAcross)
    let insets = sides(section.insets)
    let room =
      insets.isEmpty ? "100cqi" : "(" + (["100cqi"] + insets).joined(separator: " - ") + ")"
    let width = layout.maximumWidth.map { "min(\(room),\(px($0)))" } ?? room
    let gaps = section.spacing.item * (cells - 1)
    let free = gaps == 0 ? width : "(\(width) - \(px(gaps)))"
    return "calc(\(free) / \(number(cells * ratio)))"
  }

  /// Selects the tiles at these places of so many.
  private static func items(_ ranges: [Range<Int>], of count: Int) -> String {
    let places = ranges.map { range -> String in
      let (first, last) = (range.lowerBound + 1, range.upperBound)
      if first == last, count > 1 { return ":nth-child(\(first))" }
      let from = first > 1 ? ":nth-child(n+\(first))" : ""
      return from + (last < count ? ":nth-child(-n+\(last))" : "")
    }
    return places.count == 1 ? "li" + places[0] : "li:is(" + places.joined(separator: ",") + ")"
  }

  /// Where a run's tiles stand, and for the theme how many cells wide they are and whether they are
  /// larger than others of their grid.
  private static func style(of run: Run, in layout: BandLayout) -> String {
    var parts: [String] = []
    if run.columns > 1 || run.start != nil {
      let start = run.start.map { "\($0 + 1)/" } ?? ""
      parts.append("grid-column:\(start)span \(run.columns)")
    }
    if run.rows > 1 { parts.append("grid-row:span \(run.rows)") }
    let cells = layout.cells(across: run.columns)
    if cells > 1 { parts.append("--cells:\(number(cells))") }
    if layout.lastRow == nil, run.columns > 1 || run.rows > 1 { parts.append("--fill:1") }
    return parts.joined(separator: ";")
  }

  /// The insets at the sides, where there are any.
  private static func sides(_ insets: Insets) -> [String] {
    [insets.leading, insets.trailing].filter { $0 > 0 }.map(inset)
  }

  /// An inset at the side, which gives way to an eighth of the container's width.
  private static func inset(_ value: Double) -> String {
    value == 0 ? "0px" : "min(\(px(value)),\(number(Insets.largestShare * 100))cqi)"
  }

  private static func px(_ value: Double) -> String {
    value == 0 ? "0px" : number(value) + "px"
  }

  /// At most six decimals, none that are zero: over a column of a hundred tiles less than the 64th
  /// of a pixel that browsers reckon with.
  private static func number(_ value: Double) -> String {
    let scaled = (value * 1_000_000).rounded()
    guard abs(scaled) < 1e15 else { return String(value) }
    let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: 1_000_000)
    guard part != 0 else { return String(whole) }
    let sign = scaled < 0 && whole == 0 ? "-" : ""
    var digits = String(abs(part))
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}

extension [Range<Int>] {
  /// Ascending ranges, those that touch made one.
  fileprivate var joined: [Range<Int>] {
    reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
  }
}
