private import TileImages
internal import TileTemplate

/// What the templates of a page ask for themselves, with `grid()`, `image()` and `markdown`: nobody
/// knows of it before they are rendered.
struct Requests: Sendable {
  /// Grids whose rules belong into the stylesheet.
  var solved = SolvedGrids()
  /// The pictures to be made.
  var pictures: PictureWishes = [:]
  /// Where those lie that are no files of the site.
  var addresses: Set<String> = []
  /// The templates of those grids and carousels, and what of Markdown is shown.
  var shown = ShownTemplates()
  /// What the page's author should look at.
  var warnings: [Diagnostic] = []
}

extension Site {
  /// Whether a template of those that are shown may ask for what only rendering tells.
  func makesRequests(_ shown: ShownTemplates) -> Bool {
    let reached = reached(from: shown)
    return ["grid", "carousel", "markdown"].contains { templates.calls($0, in: reached) }
      || templates.calls("image", in: reached) { !Schema.isKnownPicture($0) }
  }

  /// The places of the pages of which that is so.
  func askingPages(_ layouts: Layouts) -> Set<Int> {
    var known: [Set<String>: Bool] = [:]
    return Set(
      pages.indices.filter { place in
        let shown = shown(on: place, layouts.pages[place])
        if let asks = known[shown.names] { return asks }
        let asks = makesRequests(shown)
        known[shown.names] = asks
        return asks
      })
  }
}

/// A site ready to be written, with all that its templates ask for.
///
/// Pages whose templates ask for anything themselves are rendered twice: first to hear what they
/// ask for, then, when it is there, for good. So the stylesheet of a grid stands in the one
/// file it belongs into, and pages need no styles of their own.
/// - Parameter encode: makes the files of these pictures of the site.
func prepare(
  _ site: Site, _ layouts: Layouts, root: String,
  encode: (Site, PictureWishes) async throws(SiteError) -> [String: PictureFiles]
) async throws(SiteError) -> Renderer {
  let planned = site.pictureWishes(layouts)
  let known = try await encode(site, planned)
  let renderer = Renderer(site, layouts, known, root: root)
  let asking = site.askingPages(layouts)
  if asking.isEmpty { return renderer }
  let (asked, found) = await renderer.requests(of: asking)
  var (site, layouts) = (site, layouts)
  let broken = await inspect(Set(asked.pictures.keys).subtracting(known.keys), &site, root)
  if found.hasErrors {
    // With what is wrong with pictures, so that all mistakes are told at once.
    let told = Renderer(site, layouts, known, root: root, broken: broken)
    throw SiteError(await told.requests(of: Set(site.pages.indices)).found)
  }
  layouts.solved.add(asked.solved)
  var wanted = asked.pictures.filter { name, crops in
    broken[name] == nil && !(planned[name].map { crops.isSubset(of: $0) } ?? false)
  }
  wanted.add(planned.filter { wanted[$0.key] != nil })
  let made = try await encode(site, wanted)
  return Renderer(
    site, layouts, known.merging(made) { $1 }, root: root, asked: asked, broken: broken)
}

/// Learns the sizes of these pictures.
/// - Returns: what is wrong with those that cannot be used.
private func inspect(
  _ names: Set<String>, _ site: inout Site, _ root: String
) async -> [String: String] {
  let uses = names.sortedByBytes()
    .map { PictureUse(name: $0, path: "content/" + $0, position: nil) }
  site.pictureUses += uses
  var broken: [String: String] = [:]
  for found in await inspectPictures(&site, uses: uses, root) {
    if case .brokenPicture(let name, let reason) = found.problem { broken[name] = reason }
  }
  return broken
}

extension Renderer {
  /// Renders pages to hear what their templates ask for, and what is wrong.
  fileprivate func requests(
    of pages: Set<Int>
  ) async -> (requests: Requests, found: [Diagnostic]) {
    let heard = await inParallel(outputs, with: PageWorkspace.init) { (workspace, file) in
      Result { () throws(SiteError) in
        guard case .page(let place) = file.contents, pages.contains(place) else {
          return Requests()
        }
        return try requests(of: place, workspace)
      }
    }
    var all = Requests()
    var found: [Diagnostic] = []
    var told: Set<String> = []
    for result in heard {
      switch result {
      case .success(let requests):
        all.solved.add(requests.solved)
        all.pictures.add(requests.pictures)
        all.addresses.formUnion(requests.addresses)
        all.shown.add(requests.shown)
        // What a template says on every page is told once.
        all.warnings += requests.warnings.filter { told.insert($0.problem.sentence).inserted }
      case .failure(let error): found += error.diagnostics
      }
    }
    return (all, found)
  }
}
