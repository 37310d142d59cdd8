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
    let insets = section.insets
    let padding =
      insets == Insets()
      ? ""
      : "box-sizing:border-box;padding-block:\(px(insets.top)) \(px(insets.bottom));"
        + "padding-inline:\(px(insets.leading)) \(px(insets.trailing));"
    return { selector in
      "\(selector){container-type:inline-size}\n\(selector)>ul{display:grid;gap:\(gap);--gap:\(item);\(padding)"
        + "grid-template-columns:repeat(auto-fill,minmax(min(100%,\(width)),1fr))}\n"
    }
  }

  /// One band, bounded at both ends so that nothing of it reaches into the next.
  private static func rules(of layout: BandLayout, in section: Section) -> (String) -> String {
    let list = list(layout, in: section)
    let tiles = layout.runs.filter { $0.columns > 1 || $0.rows > 1 || $0.start != nil }
    let condition = condition(layout.band.widths)
    let count = layout.areas.count
    return { selector in
      var css = "\(selector)>ul{\(list)}\n"
      for run in tiles { css += "\(selector)>ul>\(items(run.items, of: count)){\(span(run))}\n" }
      return condition.isEmpty ? css : "@container \(condition){\n\(css)}\n"
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
    } else if layout.lastRow == nil {
      css += ";grid-auto-rows:1fr"
    }
    if let width = layout.maximumWidth {
      let whole = width + section.insets.leading + section.insets.trailing
      css += ";max-width:\(px(whole));margin-inline:auto"
    }
    return css
  }

  /// A cell's width, worked out from the container's, divided by the ratio.
  private static func rowHeight(_ layout: BandLayout, _ section: Section, _ ratio: Double)
    -> String
  {
    let cells = Double(layout.cellsAcross)
    let insets = section.insets.leading + section.insets.trailing
    let room = insets == 0 ? "100cqi" : "(100cqi - \(px(insets)))"
    let width = layout.maximumWidth.map { "min(\(room),\(px($0)))" } ?? room
    let gaps = section.spacing.item * (cells - 1)
    let free = gaps == 0 ? width : "(\(width) - \(px(gaps)))"
    return "calc(\(free) / \(number(cells * ratio)))"
  }

  private static func items(_ range: Range<Int>, of count: Int) -> String {
    let (first, last) = (range.lowerBound + 1, range.upperBound)
    if first == last { return "li:nth-child(\(first))" }
    let from = first > 1 ? ":nth-child(n+\(first))" : ""
    let to = last < count ? ":nth-child(-n+\(last))" : ""
    return "li" + from + to
  }

  private static func span(_ run: Run) -> String {
    let start = run.start.map { "\($0 + 1)/" } ?? ""
    let columns = "grid-column:\(start)span \(run.columns)"
    return run.rows > 1 ? columns + ";grid-row:span \(run.rows)" : columns
  }

  private static func px(_ value: Double) -> String {
    value == 0 ? "0px" : number(value) + "px"
  }

  /// At most four decimals, none that are zero.
  private static func number(_ value: Double) -> String {
    let scaled = (value * 10_000).rounded()
    guard abs(scaled) < 1e15 else { return String(value) }
    let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: 10_000)
    guard part != 0 else { return String(whole) }
    let sign = scaled < 0 && whole == 0 ? "-" : ""
    var digits = String(abs(part))
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}
