/// The pages of a folder as they stand in the files at this moment, in the order in which they are shown.
struct Siblings {
  private let pages: [Page]

  /// - Throws: where the two pages of a move are not in one folder, or a page cannot be read.
  init(of move: PageMove, _ options: BuildOptions) throws(MoveRefusal) {
    let sources = try sources(of: options)
    let files = sources.content.filter(\.isPage)
    var found: [Diagnostic] = []
    let reader = Reader(sources, options, &found)
    if let mistake = found.first(where: { $0.severity == .error }) { throw .broken(mistake) }
    let names = Dictionary(files.map { ($0.path, reader.name(of: $0)) }) { first, _ in first }
    guard let page = names[move.page], reader.isChild(page) else { throw .notAPage(move.page) }
    guard let neighbour = names[move.neighbour], reader.isChild(neighbour),
      page.name != neighbour.name
    else { throw .notAPage(move.neighbour) }
    let folder = Path.folder(of: page.name)
    guard Path.folder(of: neighbour.name) == folder, page.language == neighbour.language else {
      throw .otherFolder(move.page, move.neighbour)
    }
    var pages = try reader.children(of: folder, in: page.language, among: files).filter { child in
      // What shows the words of a taxonomy stands in no grid of its folder.
      child.source == move.page || child.source == move.neighbour
        || !reader.main.taxonomies.contains { $0.name == child.mainName }
    }
    rankTitles(&pages)
    self.pages = pages
  }

  /// The orders to write, by file.
  func orders(after move: PageMove) throws(MoveRefusal) -> [(path: String, order: Double?)] {
    var shown = inShownOrder(Array(pages.indices), of: pages)
    guard let from = shown.firstIndex(where: { pages[$0].source == move.page }) else {
      throw .notAPage(move.page)
    }
    let page = shown.remove(at: from)
    guard let beside = shown.firstIndex(where: { pages[$0].source == move.neighbour }) else {
      throw .notAPage(move.neighbour)
    }
    let moved = move.isBefore ? beside : beside + 1
    shown.insert(page, at: moved)
    let standings = standings
    guard let orders = newOrders(for: shown.map { standings[$0] }, moved: moved) else {
      throw pages.first { $0.source == nil }.map { .noFile($0.shownPath) } ?? .noRoom
    }
    return orders.sorted { $0.key < $1.key }.compactMap { place, order in
      pages[shown[place]].source.map { ($0, order) }
    }
  }

  private var standings: [Standing] {
    var unordered = pages
    for place in unordered.indices { unordered[place].frontMatter.order = nil }
    var standings = pages.map {
      Standing(order: $0.frontMatter.order, rank: 0, isFixed: $0.source == nil)
    }
    for (rank, place) in inShownOrder(Array(pages.indices), of: unordered).enumerated() {
      standings[place].rank = rank
    }
    return standings
  }
}

private func sources(of options: BuildOptions) throws(MoveRefusal) -> Sources {
  do throws(SiteError) {
    return try load(options)
  } catch {
    throw .broken(error.diagnostics[0])
  }
}

/// Reads pages as a build would.
private struct Reader {
  let root: String
  let options: BuildOptions
  private let languages: [SiteLanguage]

  init(
    _ sources: Sources, _ options: BuildOptions, _ found: inout [Diagnostic]
  ) {
    let settings = readSettings(sources.settings, &found)
    languages = siteLanguages(settings, sources, &found)
    (root, self.options) = (sources.root, options)
  }

  /// What holds in the main language.
  var main: Settings { languages[0].settings }

  func name(of file: SourceFile) -> PageFile { main.tags.page(of: file.name) }

  /// Whether a page stands in a folder with others, and is not the one for addresses that do not exist.
  func isChild(_ page: PageFile) -> Bool {
    page.name != page.language && page.name != Path.join(page.language, Page.notFoundName)
  }

  /// The pages of a language right below a folder that are published now.
  func children(
    of folder: String, in language: String, among files: [SourceFile]
  ) throws(MoveRefusal) -> [Page] {
    var own: [Page] = []
    var inside: [String: [SourceFile]] = [:]
    var taken: Set<String> = []
    for file in files {
      let page = name(of: file)
      guard page.language == language, isChild(page),
        let child = child(of: folder, above: page.name)
      else { continue }
      if child == page.name {
        taken.insert(child)
        own += published([try read(file)], options).0
      } else {
        inside[child, default: []].append(file)
      }
    }
    // Folders that have no page of their own.
    for (name, files) in inside where !taken.contains(name) {
      var isShown = false
      for file in files where !isShown {
        isShown = try !published([read(file)], options).0.isEmpty
      }
      if isShown { own.append(madeUp(name, in: language, languages)) }
    }
    return own
  }

  private func settings(of language: String) -> Settings {
    languages.first { $0.folder == language }?.settings ?? main
  }

  /// `a` and `a/b/c` → `a/b`; nil for a page elsewhere.
  private func child(of folder: String, above name: String) -> String? {
    let start = folder.isEmpty ? "" : folder + "/"
    guard name.hasPrefix(start), name != folder else { return nil }
    let rest = String(name.utf8.dropFirst(start.utf8.count)) ?? ""
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    return start + String(rest[..<end])
  }

  private func read(_ file: SourceFile) throws(MoveRefusal) -> Page {
    let settings = settings(of: name(of: file).language)
    let read = readPage(file, root, settings, blockNames: [])
    if let page = read.page, !read.found.contains(where: { $0.severity != .warning }) {
      return page
    }
    throw .broken(
      read.found.first { $0.severity != .warning } ?? Diagnostic(.error, file.path, nil, .emptySite)
    )
  }
}
