/// What `explain` says of every page of a built site that has grids.
package struct SiteGrids: Sendable {
  /// By address, not percent-encoded.
  private var pages: [String: Explanation] = [:]

  /// Of no page.
  package init() {}

  init(_ site: Site, _ layouts: Layouts) {
    let links = Links(site)
    for place in site.pages.indices where layouts.pages[place].hasGrid {
      let explanation = explanation(of: place, in: site, layouts, links)
      pages[Address.decoded(explanation.address[...])] = explanation
    }
  }

  /// Of the page at an address, as `explain --json` gives it; nil where it has no grid, or is not there.
  ///
  /// - Parameter address: percent-encoded, such as `/services/` or `/services/index.html`.
  package func json(at address: String) -> String? {
    var path = Address.decoded(address[...])
    if path.hasSuffix("/index.html") { path.removeLast("index.html".count) }
    return pages[path]?.json
  }
}
