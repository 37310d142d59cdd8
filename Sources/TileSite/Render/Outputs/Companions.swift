/// The files that a build makes beside the pages for programs that read the site: sitemap, robots.txt
/// and the like. An author's own file of the same path takes their place.
///
/// - Parameters:
///   - pictures: addresses of pictures elsewhere that templates ask for.
///   - others: every other file of the site.
func companions(
  of site: Site, feeds: [Feed], pictures: Set<String>, _ icons: Icons,
  _ drawings: [String: Drawing],
  among others: [OutputFile]
) -> [OutputFile] {
  var taken = TakenPaths(others)
  var files: [OutputFile] = []
  let settings = site.settings.outputs
  func add(_ new: [OutputFile]) { files += new.filter { taken.take($0.path) } }

  if settings.makes(.sitemap) { add(sitemap(of: site)) }
  if settings.makes(.robots) {
    let hasSitemap = taken.files.contains("sitemap.xml")
    add([OutputFile(path: "robots.txt", text: robots(of: site, hasSitemap: hasSitemap))])
  }
  add(feeds.map { OutputFile(path: $0.path(in: site), contents: .feed($0)) })
  let redirects = redirects(of: site)
  if settings.makes(.redirects), !redirects.isEmpty {
    add([OutputFile(path: "_redirects", text: redirects)])
  }
  if settings.makes(.headers) {
    let policy = Policy(site, pictures: pictures)
    add([OutputFile(path: "_headers", text: headers(of: site, policy: policy))])
  }
  add(
    drawings.sorted(byBytesOf: \.key).map { OutputFile(path: $0.key, contents: .drawing($0.value)) }
  )
  if let (output, source) = icons.favicon {
    add([OutputFile(path: output, contents: .copy(source))])
  }
  if let manifest = icons.manifest { add([manifest]) }
  if settings.makes(.search) {
    add(site.searches.map { OutputFile(path: $0.index, text: searchIndex($0, of: site)) })
  }
  if settings.makes(.llms) {
    add([OutputFile(path: "llms.txt", text: languageModelText(of: site))])
  }
  return files
}

/// The paths that outputs have already, compared as the pickiest file systems do: without case.
private struct TakenPaths {
  private(set) var files: Set<String> = []
  private var folders: Set<String> = []

  init(_ outputs: [OutputFile]) {
    for output in outputs { add(output.path.lowercased()) }
  }

  private mutating func add(_ path: String) {
    files.insert(path)
    var folder = Path.folder(of: path)
    while !folder.isEmpty, folders.insert(folder).inserted { folder = Path.folder(of: folder) }
  }

  /// Takes a path, if it is free.
  mutating func take(_ path: String) -> Bool {
    let path = path.lowercased()
    var folder = Path.folder(of: path)
    while !folder.isEmpty {
      if files.contains(folder) { return false }
      folder = Path.folder(of: folder)
    }
    if files.contains(path) || folders.contains(path) { return false }
    add(path)
    return true
  }
}

extension OutputFile {
  init(path: String, text: String) {
    self.init(path: path, contents: .bytes(Array(text.utf8)))
  }
}

extension Site {
  /// Whether the whole address of a page is known, host and all.
  var hasOrigin: Bool { !settings.base.origin.isEmpty }

  /// The whole address of a path from the site's root: `/services/` → `https://u.example/repo/services/`.
  func address(_ path: String) -> String {
    settings.base.origin + Address.encoded(settings.base.path + path.drop { $0 == "/" })
  }

  /// Pages that search engines and the like are told of.
  var listedPages: [Page] {
    pages.filter { !$0.isNotFound && !$0.frontMatter.isUnlisted && $0.kind != .search }
  }
}
