private import TileTemplate

/// Where pages stood in the old site.
struct OldAddresses: Sendable {
  private let origin: ImportOrigin
  /// Patterns such as `/:year/:title/` by section or collection; an empty name is all others.
  private var patterns: [String: String] = [:]
  private let isUgly: Bool

  init(_ site: ForeignSite) {
    origin = site.origin
    let settings = site.settings
    isUgly = settings.isOn("uglyURLs")
    switch site.origin {
    case .hugo:
      let map = settings.map("permalinks") ?? []
      for entry in (map.map("page") ?? []) + map {
        if let text = entry.value.plainText, patterns[entry.key] == nil {
          patterns[entry.key] = text
        }
      }
    case .jekyll:
      let all = settings.text("permalink") ?? "date"
      patterns["posts"] = Self.named[all] ?? all
      patterns[""] =
        all == "pretty" || all.hasSuffix("/") ? "/:path/:basename/" : "/:path/:basename:output_ext"
      for (name, value) in (settings.map("collections") ?? []).map({ ($0.key, $0.value) }) {
        let own = value.entries?.text("permalink")
        patterns[name] =
          own ?? (name == "posts" ? patterns["posts"] : "/:collection/:path/:basename:output_ext")
      }
    case .zola: break
    }
  }

  /// Jekyll's patterns that have a name.
  private static let named = [
    "date": "/:categories/:year/:month/:day/:title:output_ext",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "none": "/:categories/:title:output_ext",
    "ordinal": "/:categories/:year/:y_day/:title:output_ext",
  ]

  /// The page's address in the old site where that is not its new one; nil where they are the same, or where it
  /// cannot be known.
  ///
  /// - Parameter pattern: the page's own.
  func address(
    of entry: ImportPlan.Entry, _ matter: [YAML.Entry], pattern: String? = nil
  ) -> String? {
    let name = entry.pageName
    let isSection = Path.name(of: entry.new) == "_index.md"
    if name.isEmpty || (isSection && origin != .jekyll) { return nil }
    let dated = DatedName(Path.name(of: name), zone: .fixed(0))
    let last = matter.text("slug") ?? dated?.rest ?? Path.name(of: name)
    let new = "/" + Path.join(Path.folder(of: name), last) + "/"
    let old: String?
    if let pattern = pattern.map({ Self.named[$0] ?? $0 }) ?? patterns[entry.collection]
      ?? patterns[""]
    {
      old = filled(pattern, entry, matter, name: name, last: last, day: dated?.date)
    } else {
      old = isUgly && !isSection ? String(new.dropLast()) + ".html" : nil
    }
    return old == new ? nil : old
  }

  private func filled(
    _ pattern: String, _ entry: ImportPlan.Entry, _ matter: [YAML.Entry], name: String,
    last: String, day: Moment?
  ) -> String? {
    let date = matter.text("date").flatMap { Moment($0) } ?? day
    let parts = date.map { $0.text.prefix(10).split(separator: "-").map(String.init) } ?? []
    var out = ""
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      out += rest[..<colon]
      rest = rest[rest.index(after: colon)...]
      let word = rest.prefix { $0.isLetter || $0 == "_" }
      rest = rest.dropFirst(word.count)
      let value: String?
      switch word {
      case "year": value = parts.first
      case "month": value = parts.count > 1 ? parts[1] : nil
      case "day": value = parts.count > 2 ? parts[2] : nil
      case "i_month": value = parts.count > 1 ? Int(parts[1]).map(String.init) : nil
      case "i_day": value = parts.count > 2 ? Int(parts[2]).map(String.init) : nil
      case "short_year": value = parts.first.map { String($0.suffix(2)) }
      case "title" where origin == .hugo: value = MarkdownSlugs.slug(matter.text("title") ?? last)
      case "title", "slug", "slugorfilename", "slugorcontentbasename": value = last
      case "name", "basename", "filename", "contentbasename": value = Path.name(of: name)
      case "section", "collection": value = entry.collection
      case "sections": value = Path.folder(of: name)
      case "path": value = inside(name, entry)
      case "categories": value = categories(matter)
      case "output_ext": value = ".html"
      default: value = nil
      }
      guard let value else { return nil }
      out += value
    }
    out += rest
    let isFolder = out.hasSuffix("/")
    guard let path = Path.normalized(out), !path.isEmpty else { return nil }
    return "/" + path + (isFolder ? "/" : "")
  }

  /// The folder of a page inside of its collection.
  private func inside(_ name: String, _ entry: ImportPlan.Entry) -> String {
    let folder = Path.folder(of: name)
    guard !entry.collection.isEmpty else { return folder }
    return folder.split(separator: "/").dropFirst().joined(separator: "/")
  }

  private func categories(_ matter: [YAML.Entry]) -> String {
    let node = matter.value("categories") ?? matter.value("category")
    let words =
      node?.items?.compactMap(\.plainText)
      ?? node?.plainText.map { $0.split(separator: " ").map(String.init) } ?? []
    return words.map { $0.lowercased().split(separator: " ").joined(separator: "-") }
      .joined(separator: "/")
  }
}
