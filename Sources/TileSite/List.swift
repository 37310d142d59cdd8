private import TileTemplate

/// A page as `tilework list` shows it.
public struct ListedPage: Sendable, Equatable {
  /// The Markdown file, or the folder.
  public var source: String
  /// Of the page.
  public var title: String
  /// `published`, or why the page is left out: `draft`, `future`, `expired`.
  public var state: String
  /// The day in its front matter, as it counts in the site's time zone: `2024-12-31`.
  public var date: String?
  /// Where it is, or would be.
  public var url: String
  /// Why it is left out, in words.
  public var reason: String?
}

/// Every page of a site, by its file: those that are published now, and those that are not.
public func list(_ options: BuildOptions) async throws(SiteError) -> [ListedPage] {
  let site = try await parse(try load(options), options)
  let links = Links(site)
  let pages = site.pages.filter { !$0.isNotFound }.map { page in
    ListedPage(
      source: page.shownPath, title: page.title, state: "published",
      date: page.frontMatter.date?.day, url: links.address(ofPath: page.path))
  }
  let skipped = site.skipped.map { page in
    ListedPage(
      source: page.path, title: page.title, state: page.reason.rawValue,
      date: page.frontMatter.date?.day, url: links.address(ofPath: site.path(of: page)),
      reason: page.sentence)
  }
  return (pages + skipped).sorted(byBytesOf: \.source)
}

extension Site {
  /// Where a page that is left out would be.
  fileprivate func path(of page: SkippedPage) -> String {
    let name = settings.tags.page(of: SourceFile(path: page.path).name).name
    if name.isEmpty { return "/" }
    var (above, between) = (Path.folder(of: name), "")
    while !above.isEmpty, index[above] == nil {
      between = Path.name(of: above) + "/" + between
      above = Path.folder(of: above)
    }
    let start = index[above].map { pages[$0].path } ?? "/"
    return start + between + (page.frontMatter.slug ?? Path.name(of: name)) + "/"
  }
}

extension Moment {
  fileprivate var day: String { String(text.prefix(10)) }
}

extension SkippedPage {
  /// Why it is left out, and what shows it all the same.
  fileprivate var sentence: String {
    switch reason {
    case .draft: "a draft; --drafts shows it"
    case .future: "dated \(frontMatter.date?.day ?? "in the future"); --future shows it"
    case .expired: "expired on \(frontMatter.expires?.day ?? "a day gone by")"
    }
  }
}

extension [ListedPage] {
  /// A line a page, in columns: state, date, address, file, title, and why it is left out.
  public var lines: [String] {
    let rows = map { page in
      let title = page.title + (page.reason.map { "  (\($0))" } ?? "")
      return [page.state, page.date ?? "-", page.url, page.source, title].map(harmless)
    }
    let widths = (0..<4).map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.unicodeScalars.count) + "  "
      }.joined() + row[4]
    }
  }

  /// A list, an item a line: `source`, `title`, `state`, `date`, `url`, `reason`; what there is not is null.
  public var json: String {
    if isEmpty { return "[]" }
    let items = map { page in
      let value: Value = [
        "source": .text(page.source), "title": .text(page.title), "state": .text(page.state),
        "date": page.date.map { .text($0) } ?? .none, "url": .text(page.url),
        "reason": page.reason.map { .text($0) } ?? .none,
      ]
      return value.json ?? "{}"
    }
    return "[\n" + items.joined(separator: ",\n") + "\n]"
  }
}
