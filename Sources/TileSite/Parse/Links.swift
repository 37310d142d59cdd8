private import TileTemplate

/// Finds what the destination of a link leads to.
struct Links: Sendable {
  let base: BaseURL
  let index: [String: Int]
  /// Each page's path, by its place.
  let paths: [String]
  /// Names in content/ of the files that are copied.
  let files: Set<String>
  /// Names of pages that are not published now, and why.
  let skipped: [String: SkippedPage.Reason]
  /// Names of pages that could not be read.
  let unread: Set<String>
  /// Whether it says what was probably meant, which it looks for among all pages and files.
  var suggests = true
  /// Pages by their path.
  private let pages: [String: Int]
  let tags: LanguageTags
  /// Of each page of the main language its name, where the site has others too.
  private let mainNames: [String?]
  /// Pages by the files that stand at their former addresses.
  private let former: [String: Int]

  init(_ site: Site) {
    base = site.settings.base
    index = site.index
    paths = site.pages.map(\.path)
    files = Set(site.files.map(\.name))
    pages = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    former = Dictionary(
      site.pages.enumerated().flatMap { place, page in
        page.frontMatter.aliases.compactMap { alias in
          Path.aliasOutput(alias.value).map { ($0, place) }
        }
      }, uniquingKeysWith: { first, _ in first })
    skipped = Dictionary(
      site.skipped.map { skipped in
        let file = SourceFile(path: skipped.path).name
        return (site.settings.tags.page(of: file).name, skipped.reason)
      },
      uniquingKeysWith: { first, _ in first })
    unread = site.unread
    tags = site.settings.tags
    mainNames =
      site.languages.count > 1 ? site.pages.map { $0.language == 0 ? $0.name : nil } : []
  }

  struct Destination: Sendable, Equatable {
    /// The address to write, percent-encoded, with the base path.
    var address: String
    /// What is wrong with the link, if anything.
    var problem: Problem?
  }

  /// - Parameters:
  ///   - destination: as written, entities and backslashes resolved.
  ///   - folder: the folder in content/ of the file in which it stands.
  ///   - page: the path of the page on which it will stand.
  ///   - language: the folder of that page's language. A page of the main language stands for itself in
  ///     this one, where it is there; not so one whose file is named with its language: `tax.en.md`.
  func target(
    of destination: String, from folder: String, page: String, language: String = ""
  ) -> Destination {
    if let scheme = Address.scheme(of: destination) {
      return Links.dangerous.contains(scheme)
        ? Destination(address: "", problem: .dangerousLink(destination))
        : Destination(address: destination)
    }
    if let foreign = foreignTarget(of: destination, from: folder, language: language) {
      return foreign
    }
    let (written, rest) = Address.split(destination)
    if written.isEmpty || destination.hasPrefix("//") { return Destination(address: destination) }
    let path = Address.decoded(written)
    let kept =
      Address.escaped(
        written.hasPrefix("/") ? Address.encoded(base.path) + written.dropFirst() : String(written))
      + rest
    if Path.isMarkdown(path) {
      if let address = source(path, from: folder, language) {
        return Destination(address: address + rest)
      }
      if let absent = absent(pageNames(path, folder, language), destination) {
        return Destination(address: kept, problem: absent.problem)
      }
      return Destination(address: kept, problem: .missingPage(path, near: near(path, in: folder)))
    }
    for candidate in candidates(path, folder, page) {
      if let address = address(of: candidate, language) {
        return Destination(address: address + rest)
      }
    }
    if let absent = absent(candidates(path, folder, page), destination) {
      return Destination(address: kept, problem: absent.problem)
    }
    let near = near(candidates(path, folder, page).first ?? path)
    return Destination(address: kept, problem: .missingTarget(destination, near: near))
  }

  /// The file of a page that is nearly this, seen from a folder.
  private func near(_ path: String, in folder: String) -> String? {
    guard suggests else { return nil }
    let names = index.compactMap { name, place in
      name.isEmpty || name == Page.notFoundName || isForeign(place) ? nil : name + ".md"
    }
    return nearest(Path.join(folder, path), in: names)
      .map { Path.folder(of: $0) == folder ? Path.name(of: $0) : "/" + $0 }
  }

  /// The path of a page or file that is nearly this; nil where the name is too short to tell.
  private func near(_ name: String) -> String? {
    guard suggests, name.utf8.count > 3 else { return nil }
    return Path.fileExtension(of: name).isEmpty
      ? nearest("/" + name + "/", in: pages.keys) : nearest("/" + name, in: files.map { "/" + $0 })
  }

  struct Absent { var problem: Problem? }

  /// What is to be said of a link to a page that is there and not shown; nil where none of the
  /// names is such a page's.
  func absent(_ names: [String], _ destination: String) -> Absent? {
    if names.contains(where: unread.contains) { return Absent(problem: nil) }
    guard let reason = names.lazy.compactMap({ skipped[$0] }).first else { return nil }
    return Absent(problem: .notPublished(destination, reason: reason.rawValue))
  }

  /// The names of the page that a path to a Markdown file means, the likeliest first: in the language, then
  /// in the main one.
  private func pageNames(_ path: String, _ folder: String, _ language: String) -> [String] {
    let joined = path.hasPrefix("/") ? path : Path.join(folder, path)
    guard let page = Path.normalized(joined).map(tags.page) else { return [] }
    let isFixed = language.isEmpty || page.hasSuffix
    return isFixed ? [page.name] : [Path.join(language, page.name), page.name]
  }

  /// A link to a Markdown file.
  private func source(_ path: String, from folder: String, _ language: String) -> String? {
    let place = pageNames(path, folder, language).lazy.compactMap { index[$0] }.first
    return place.map { address(ofPath: paths[$0]) }
  }

  /// The page of a name in a language; that of the main one where it is not there.
  func page(_ name: String, in language: String) -> Int? {
    (language.isEmpty ? nil : index[Path.join(language, name)]) ?? index[name]
  }

  /// Whether a page of this name is there and not shown, or cannot be read.
  func isHidden(_ name: String, in language: String) -> Bool {
    [name, Path.join(language, name)].contains { skipped[$0] != nil || unread.contains($0) }
  }

  /// A page of the main language as it is in another one, where it is there; else the page itself.
  func version(of place: Int, in language: String) -> Int {
    guard !language.isEmpty, let name = mainNames[place] else { return place }
    return index[Path.join(language, name)] ?? place
  }

  /// Whether a page is in a language beside the main one.
  func isForeign(_ place: Int) -> Bool { !mainNames.isEmpty && mainNames[place] == nil }

  /// The names in content/, or paths, that a written path can mean, the likeliest first: seen
  /// from the file, then seen from the page's address.
  private func candidates(_ path: String, _ folder: String, _ page: String) -> [String] {
    let seen =
      path.hasPrefix("/") ? [path] : [Path.join(folder, path), Address.folder(of: page) + path]
    return seen.compactMap(Path.normalized)
  }

  private func address(of name: String, _ language: String) -> String? {
    if files.contains(name) { return address(ofPath: "/" + name) }
    let path = name.isEmpty ? "/" : "/" + name + "/"
    if let place = pages[path] ?? pages["/" + name] ?? self.page(name, in: language) {
      return address(ofPath: paths[version(of: place, in: language)])
    }
    if name.hasSuffix("/index.html") || name == "index.html" {
      return address(of: Path.folder(of: name), language)
    }
    if let place = former[name] ?? former[Path.join(name, "index.html")] {
      return address(ofPath: paths[place])
    }
    return nil
  }

  /// The address of a path from the site's root.
  func address(ofPath path: String) -> String {
    Address.encoded(base.path + path.dropFirst())
  }

  private static let dangerous: Set<String> = ["javascript", "vbscript", "data", "file"]
}
