private import TileTemplate
internal import TileGrid

/// Says how a page is made: its file, address and template, and each of its grids at every width.
///
/// - Parameter name: a file (`content/services/tax-law.md`), an address (`/services/tax-law/`) or
///   a page's name (`services/tax-law`).
public func explain(_ name: String, _ options: BuildOptions) async throws(SiteError) -> String {
  let site = try await parse(try load(options), options)
  guard let place = site.place(of: name) else {
    if let page = site.skipped.first(where: { $0.path == name || $0.path == "content/" + name }) {
      throw SiteError([
        Diagnostic(.error, "explain", nil, .notPublished(name, reason: page.reason.rawValue))
      ])
    }
    let near = nearest(name, in: site.pages.flatMap { [$0.path, $0.shownPath, $0.name] })
    throw SiteError([Diagnostic(.error, "explain", nil, .missingPage(name, near: near))])
  }
  let layouts = layout(site)
  let (page, arranged) = (site.pages[place], layouts.pages[place])
  var lines = [
    "\(page.title)", "  source    \(page.source ?? page.shownPath + " (a folder without a page)")",
    "  address   \(Links(site).address(ofPath: page.path))", "  output    \(page.output)",
    "  template  \(page.layout(in: site.templates)).html",
  ]
  for grid in arranged.grids {
    let where_ = grid.id == arranged.children?.id ? ", the page's children" : ""
    lines += ["", "\(grid.id): \(grid.tiles.count) tiles\(where_)"]
    lines += describe(layouts.grids[grid.grid])
    lines += grid.tiles.enumerated().map { "  \(letter($0)) \(site.pages[$1.page].title)" }
  }
  return lines.joined(separator: "\n")
}

extension Site {
  fileprivate func place(of name: String) -> Int? {
    if let place = pages.firstIndex(where: { $0.source == name || $0.path == name }) {
      return place
    }
    guard let path = Path.normalized(name) else { return nil }
    let inContent = path.hasPrefix("content/") ? String(path.dropFirst(8)) : path
    if let place = index[inContent == "content" ? "" : inContent] { return place }
    return index[pageName(of: SourceFile(path: "content/" + inContent))]
      ?? pages.firstIndex { $0.path == "/" + path + "/" }
  }
}

private func describe(_ layout: GridLayout) -> [String] {
  layout.bands.flatMap { band -> [String] in
    let widths = band.band.widths
    let to = widths.upperBound < .infinity ? "to \(pixels(widths.upperBound))" : "and wider"
    let how = band.isExact ? "" : ", the best of those tried"
    let columns = band.band.columns == 1 ? "1 column" : "\(band.band.columns) columns"
    var lines = ["  from \(pixels(widths.lowerBound)) \(to): \(columns)\(how)"]
    lines += band.picture.split(separator: "\n").map { "    \($0)" }
    lines += band.adjustments.map { change in
      "    \(letter(change.item)) is \(change.actual.text), not \(change.preferred.text): "
        + "\(change.reason.rawValue)"
    }
    return lines + band.warnings.map { "    \($0.sentence)" }
  }
}

private func pixels(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value)) px" : "\(value) px"
}

/// The letter that a grid's picture has for a tile.
private func letter(_ tile: Int) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  return tile < letters.count ? String(letters[tile]) : "#\(tile + 1)"
}

extension Span {
  fileprivate var text: String { "\(columns)x\(rows)" }
}

extension Warning {
  fileprivate var sentence: String {
    switch self {
    case .lastRowNotMet(let asked, let used):
      "last-row “\(asked.rawValue)” needs more room; “\(used.rawValue)” is used"
    case .spansNotMet: "the tiles' spans leave no way to fill the grid; all tiles are 1x1"
    }
  }
}
