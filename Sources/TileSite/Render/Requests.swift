private import TileImages
internal import TileTemplate

/// What the templates of a page ask for themselves, with `grid()`, `image()` and `markdown`: nobody
/// knows of it before they are rendered.
struct Requests: Sendable {
  /// Grids whose rules belong into the stylesheet.
  var solved = SolvedGrids()
  /// The pictures to be made.
  var pictures: PictureWishes = [:]
  /// What the page's author should look at.
  var warnings: [Diagnostic] = []
}

extension TemplateSet {
  /// Whether some template may ask for what only rendering tells.
  var makesRequests: Bool {
    calls("grid") || calls("carousel") || calls("markdown")
      || calls("image") { !Schema.isKnownPicture($0) }
  }
}

/// A site ready to be written, with all that its templates ask for.
///
/// Where templates ask for anything themselves, every page is rendered twice: first to hear what
/// they ask for, then, when it is there, for good. So the stylesheet of a grid stands in the one
/// file it belongs into, and pages need no styles of their own.
/// - Parameter encode: makes the files of these pictures of the site.
func prepare(
  _ site: Site, _ layouts: Layouts, root: String,
  encode: (Site, PictureWishes) async throws(SiteError) -> [String: PictureFiles]
) async throws(SiteError) -> Renderer {
  let planned = site.pictureWishes(layouts)
  let known = try await encode(site, planned)
  let renderer = Renderer(site, layouts, known, root: root)
  guard site.templates.makesRequests else { return renderer }
  let (asked, found) = await renderer.requests()
  var (site, layouts) = (site, layouts)
  let broken = await inspect(Set(asked.pictures.keys).subtracting(known.keys), &site, root)
  if found.hasErrors {
    // With what is wrong with pictures, so that all mistakes are told at once.
    let told = Renderer(site, layouts, known, root: root, broken: broken)
    throw SiteError(await told.requests().found)
  }
  layouts.solved.add(asked.solved)
  var wanted = asked.pictures.filter { name, crops in
    broken[name] == nil && !(planned[name].map { crops.isSubset(of: $0) } ?? false)
  }
  wanted.add(planned.filter { wanted[$0.key] != nil })
  let made = try await encode(site, wanted)
  return Renderer(
    site, layouts, known.merging(made) { $1 }, root: root, broken: broken,
    warnings: asked.warnings)
}

/// Learns the sizes of these pictures.
/// - Returns: what is wrong with those that cannot be used.
private func inspect(
  _ names: Set<String>, _ site: inout Site, _ root: String
) async -> [String: String] {
  let uses = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    .map { PictureUse(name: $0, path: "content/" + $0, position: nil) }
  site.pictureUses += uses
  var broken: [String: String] = [:]
  for found in await inspectPictures(&site, uses: uses, root) {
    if case .brokenPicture(let name, let reason) = found.problem { broken[name] = reason }
  }
  return broken
}

extension Renderer {
  /// Renders every page to hear what its templates ask for, and what is wrong.
  fileprivate func requests() async -> (requests: Requests, found: [Diagnostic]) {
    let heard = await inParallel(outputs, with: PageWorkspace.init) { (workspace, file) in
      Result { () throws(SiteError) in
        guard case .page(let place) = file.contents else { return Requests() }
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
        // What a template says on every page is told once.
        all.warnings += requests.warnings.filter { told.insert($0.problem.sentence).inserted }
      case .failure(let error): found += error.diagnostics
      }
    }
    return (all, found)
  }
}
