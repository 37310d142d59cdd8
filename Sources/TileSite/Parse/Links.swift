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
  /// Pages by their path.
  private let pages: Set<String>

  init(_ site: Site) {
    base = site.settings.base
    index = site.index
    paths = site.pages.map(\.path)
    files = Set(site.files.map(\.name))
    pages = Set(paths)
    skipped = Dictionary(
      site.skipped.map { (pageName(of: SourceFile(path: $0.path)), $0.reason) },
      uniquingKeysWith: { first, _ in first })
    unread = site.unread
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
  func target(of destination: String, from folder: String, page: String) -> Destination {
    if let scheme = Address.scheme(of: destination) {
      return Links.dangerous.contains(scheme)
        ? Destination(address: "", problem: .dangerousLink(destination))
        : Destination(address: destination)
    }
    if let foreign = foreignTarget(of: destination, from: folder) { return foreign }
    let (written, rest) = Address.split(destination)
    if written.isEmpty || destination.hasPrefix("//") { return Destination(address: destination) }
    let path = Address.decoded(written)
    let kept =
      Address.escaped(
        written.hasPrefix("/") ? Address.encoded(base.path) + written.dropFirst() : String(written))
      + rest
    if Path.fileExtension(of: path) == "md" {
      if let address = source(path, from: folder) { return Destination(address: address + rest) }
      if let absent = absent(pageNames(path, folder), destination) {
        return Destination(address: kept, problem: absent.problem)
      }
      let names = index.keys.filter { !$0.isEmpty && $0 != Page.notFoundName }.map { $0 + ".md" }
      let near = nearest(Path.join(folder, path), in: names)
        .map { Path.folder(of: $0) == folder ? Path.name(of: $0) : "/" + $0 }
      return Destination(address: kept, problem: .missingPage(path, near: near))
    }
    for candidate in candidates(path, folder, page) {
      if let address = address(of: candidate) { return Destination(address: address + rest) }
    }
    if let absent = absent(candidates(path, folder, page), destination) {
      return Destination(address: kept, problem: absent.problem)
    }
    let near = near(candidates(path, folder, page).first ?? path)
    return Destination(address: kept, problem: .missingTarget(destination, near: near))
  }

  /// The path of a page or file that is nearly this; nil where the name is too short to tell.
  private func near(_ name: String) -> String? {
    guard name.utf8.count > 3 else { return nil }
    return Path.fileExtension(of: name).isEmpty
      ? nearest("/" + name + "/", in: pages) : nearest("/" + name, in: files.map { "/" + $0 })
  }

  struct Absent { var problem: Problem? }

  /// What is to be said of a link to a page that is there and not shown; nil where none of the
  /// names is such a page's.
  func absent(_ names: [String], _ destination: String) -> Absent? {
    if names.contains(where: unread.contains) { return Absent(problem: nil) }
    guard let reason = names.lazy.compactMap({ skipped[$0] }).first else { return nil }
    return Absent(problem: .notPublished(destination, reason: reason.rawValue))
  }

  private func pageNames(_ path: String, _ folder: String) -> [String] {
    let joined = path.hasPrefix("/") ? path : Path.join(folder, path)
    return Path.normalized(joined).map { [pageName(of: SourceFile(path: "content/" + $0))] } ?? []
  }

  /// A link to a Markdown file.
  private func source(_ path: String, from folder: String) -> String? {
    guard let name = pageNames(path, folder).first, let place = index[name] else { return nil }
    return address(ofPath: paths[place])
  }

  /// The names in content/, or paths, that a written path can mean, the likeliest first: seen
  /// from the file, then seen from the page's address.
  private func candidates(_ path: String, _ folder: String, _ page: String) -> [String] {
    let seen =
      path.hasPrefix("/") ? [path] : [Path.join(folder, path), Address.folder(of: page) + path]
    return seen.compactMap(Path.normalized)
  }

  private func address(of name: String) -> String? {
    if files.contains(name) { return address(ofPath: "/" + name) }
    let path = name.isEmpty ? "/" : "/" + name + "/"
    if pages.contains(path) { return address(ofPath: path) }
    if pages.contains("/" + name) { return address(ofPath: "/" + name) }
    if let place = index[name] { return address(ofPath: paths[place]) }
    if name.hasSuffix("/index.html") || name == "index.html" {
      return address(of: Path.folder(of: name))
    }
    return nil
  }

  /// The address of a path from the site's root.
  func address(ofPath path: String) -> String {
    Address.encoded(base.path + path.dropFirst())
  }

  private static let dangerous: Set<String> = ["javascript", "vbscript", "data", "file"]
}
