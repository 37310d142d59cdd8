private import TileTemplate

/// Which file of the old site goes where.
struct ImportPlan: Sendable {
  struct Entry: Sendable, Equatable {
    /// In the old site.
    var old: String
    /// In the new one: `content/posts/a.md`.
    var new: String
    var isPage: Bool
    var isDraft = false
    /// Jekyll's collection, or Hugo's section: `posts`.
    var collection = ""
  }

  private(set) var entries: [Entry] = []
  let origin: ImportOrigin
  let addresses: OldAddresses
  private var taken: [String: String] = [:]

  init(_ site: ForeignSite, _ notes: inout [Diagnostic]) {
    origin = site.origin
    addresses = OldAddresses(site)
    var told: Set<String> = []
    for old in site.files {
      switch place(old, site) {
      case .entry(let entry): add(entry, &notes)
      case .nowhere: break
      case .left(let path, let why):
        if told.insert(path).inserted {
          notes.append(Diagnostic(.warning, path, nil, .left(why)))
        }
      }
    }
  }

  private mutating func add(_ entry: Entry, _ notes: inout [Diagnostic]) {
    let key = entry.new.lowercased()
    if let other = taken[key] {
      notes.append(
        Diagnostic(
          .warning, entry.old, nil, .left("is left out, since \(other) stands at its place")))
    } else {
      taken[key] = entry.old
      entries.append(entry)
    }
  }

  private enum Place {
    case entry(Entry)
    case nowhere
    case left(String, String)
  }

  private func place(_ old: String, _ site: ForeignSite) -> Place {
    switch origin {
    case .hugo: return hugo(old, site)
    case .zola: return zola(old)
    case .jekyll: return jekyll(old, site)
    }
  }

  // MARK: Hugo and Zola

  private func hugo(_ old: String, _ site: ForeignSite) -> Place {
    let content = site.settings.text("contentDir") ?? "content"
    if let name = old.below(content) {
      if ["html", "htm"].contains(Path.fileExtension(of: name)), site.hasFrontMatter(old) {
        return .left(old, "is a page in HTML and is left out; write it in Markdown")
      }
      return .entry(page(old, "content/" + urlized(name)))
    }
    return fromStatic(old, site.settings.text("staticDir") ?? "static")
  }

  private func zola(_ old: String) -> Place {
    if let name = old.below("content") { return .entry(page(old, "content/" + name)) }
    return fromStatic(old, "static")
  }

  private func fromStatic(_ old: String, _ folder: String) -> Place {
    if let name = old.below(folder) {
      return .entry(Entry(old: old, new: "content/" + name, isPage: false))
    }
    let first = old.split(separator: "/").first.map(String.init) ?? old
    switch first {
    case "layouts", "templates":
      return .left(first, "is left out: templates are another language here; see docs/templates.md")
    case "themes": return .left(first, "is left out: the theme's look does not come along")
    case "assets", "sass", "data", "i18n": return .left(first, "is left out")
    default: return .nowhere
    }
  }

  /// A page with its name in new spelling, or a file as it is.
  private func page(_ old: String, _ new: String) -> Entry {
    guard Path.isMarkdown(old) else { return Entry(old: old, new: new, isPage: false) }
    let section = new.split(separator: "/").dropFirst().dropLast().first.map(String.init) ?? ""
    return Entry(
      old: old, new: Path.withoutExtension(new) + ".md", isPage: true, collection: section)
  }

  /// Hugo's spelling of a path: small letters, hyphens for blanks; the names of other files stay.
  private func urlized(_ path: String) -> String {
    let folder = Path.folder(of: path)
    let name = Path.name(of: path)
    return Path.join(spelling(folder), Path.isMarkdown(path) ? spelling(name) : name)
  }

  private func spelling(_ text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: "-")
  }

  // MARK: Jekyll

  private func jekyll(_ old: String, _ site: ForeignSite) -> Place {
    let names = old.split(separator: "/").map(String.init)
    let excluded = site.settings.value("exclude")?.items?.compactMap(\.plainText) ?? []
    if excluded.contains(where: { old == $0 || old.below($0.droppingSlash) != nil }) {
      return .nowhere
    }
    if let special = names.dropLast().firstIndex(where: { $0.hasPrefix("_") }) {
      return jekyllFolder(old, names, special, site)
    }
    if names.count == 1, Self.projectFiles.contains(where: { old.lowercased().hasPrefix($0) }) {
      return .nowhere
    }
    if old.hasPrefix("_") { return .nowhere }
    return jekyllFile(old, old, "", site)
  }

  /// A file in `_posts`, `_drafts`, the folder of a collection, or one that only Jekyll uses.
  private func jekyllFolder(
    _ old: String, _ names: [String], _ special: Int, _ site: ForeignSite
  ) -> Place {
    let folder = String(names[special].dropFirst())
    let above = names[..<special].joined(separator: "/")
    let inside = names[(special + 1)...].joined(separator: "/")
    switch folder {
    case "posts", "drafts":
      let new = Path.join(Path.join(above, above.isEmpty ? "posts" : ""), inside)
      var place = jekyllFile(old, new, "posts", site)
      if case .entry(var entry) = place {
        entry.isDraft = folder == "drafts"
        place = .entry(entry)
      }
      return place
    case "layouts", "includes":
      return .left(
        "_" + folder, "is left out: templates are another language here; see docs/templates.md")
    case "sass", "data", "plugins": return .left("_" + folder, "is left out")
    default:
      guard special == 0, site.collections.contains(folder) else {
        return .left("_" + folder, "is left out: no collection of the settings is called so")
      }
      return jekyllFile(old, Path.join(folder, inside), folder, site)
    }
  }

  private func jekyllFile(
    _ old: String, _ new: String, _ collection: String, _ site: ForeignSite
  ) -> Place {
    if Path.isMarkdown(old) {
      return .entry(
        Entry(
          old: old, new: "content/" + Path.withoutExtension(new) + ".md", isPage: true,
          collection: collection))
    }
    if site.hasFrontMatter(old) {
      return .left(old, "is made by Liquid and is left out")
    }
    return .entry(Entry(old: old, new: "content/" + new, isPage: false))
  }

  private static let projectFiles = [
    "readme", "license", "licence", "contributing", "changelog", "history", "code_of_conduct",
    "gemfile", "rakefile", "package.json", "package-lock.json", "security", "makefile",
    "dockerfile",
  ]
}

extension ImportPlan.Entry {
  /// Of a page in the new site: `posts/a`.
  var pageName: String { ImportPlan.pageName(new.below("content") ?? new) }
}

extension ImportPlan {
  /// `/posts/a.md`, `posts/a/index.md` and `posts/a` → `posts/a`.
  fileprivate static func pageName(_ path: String) -> String {
    let name = Path.normalized(path) ?? path
    guard Path.isMarkdown(name) else { return name }
    let stem = Path.withoutExtension(name)
    return ["index", "_index"].contains(Path.name(of: stem)) ? Path.folder(of: stem) : stem
  }

  /// The page that a link of another generator names, as a path from a page's folder.
  func link(to page: ForeignPage, from entry: Entry) -> String? {
    let spelled = page.path.replacing("_posts/", with: "posts/")
    let wanted = Self.pageName(origin == .hugo ? spelling(spelled) : spelled)
    let folder = Path.folder(of: String(entry.new.dropFirst("content/".count)))
    let pages = entries.filter(\.isPage)
    let name = { (entry: Entry) in entry.pageName }
    let near = page.path.hasPrefix("/") ? nil : Path.normalized(Path.join(folder, wanted))
    var found = pages.filter { name($0) == near }
    if found.isEmpty { found = pages.filter { name($0) == wanted } }
    if found.isEmpty {
      let last = Path.name(of: wanted)
      found = pages.filter { Path.name(of: name($0)) == last }
    }
    guard found.count == 1, let target = found.first else { return nil }
    return Address.encoded("/" + target.new.dropFirst("content/".count)) + page.rest
  }
}

extension ForeignSite {
  /// Whether a file begins with a line `---` or `+++`.
  func hasFrontMatter(_ path: String) -> Bool {
    guard
      ["html", "htm", "xml", "css", "scss", "sass", "js", "json", "txt", "coffee", "less"]
        .contains(Path.fileExtension(of: path)),
      let bytes = try? Files.read(Path.join(root, path))
    else { return false }
    return bytes.starts(with: "---\n".utf8) || bytes.starts(with: "---\r\n".utf8)
      || bytes.starts(with: "+++\n".utf8)
  }

  /// The names of Jekyll's collections.
  var collections: Set<String> {
    switch settings.value("collections")?.value {
    case .map(let entries): Set(entries.map(\.key))
    case .list(let items): Set(items.compactMap(\.plainText))
    default: []
    }
  }
}

extension YAML {
  /// The text of a scalar.
  var plainText: String? {
    if case .scalar(let text, _) = value { return text }
    return nil
  }
}

extension String {
  /// What follows a folder in a path: `a/b.md` below `a` → `b.md`.
  fileprivate func below(_ folder: String) -> String? {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
  }

  fileprivate var droppingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
