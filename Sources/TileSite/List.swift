private import TileTemplate

/// A page as `tilework list` shows it.
public struct ListedPage: Sendable, Equatable {
  /// The Markdown file, or the folder.
  public var source: String
  /// `published`, or why the page is left out: `draft`, `future`, `expired`.
  public var state: String
  /// The address; nil for a page that is left out.
  public var url: String?

  /// One line: state, address, file.
  public var line: String {
    let gap = String(repeating: " ", count: max(1, 11 - state.count))
    return harmless(state + gap + (url.map { $0 + "  " } ?? "") + source)
  }
}

/// Every page of a site, then those that are not published now.
public func list(_ options: BuildOptions) async throws(SiteError) -> [ListedPage] {
  let site = try await parse(try load(options), options)
  let links = Links(site)
  let pages = site.pages.filter { !$0.isNotFound }.map { page in
    ListedPage(
      source: page.shownPath, state: "published", url: links.address(ofPath: page.path))
  }
  return pages + site.skipped.map { ListedPage(source: $0.path, state: $0.reason.rawValue) }
}
