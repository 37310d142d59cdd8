private import TileImages

/// Looks for everything that a build would complain of, warnings included, and writes nothing.
///
/// - Returns: how many pages were looked at.
/// - Throws: every mistake and warning, as errors.
public func check(_ options: BuildOptions) async throws(SiteError) -> Int {
  var options = options
  options.strict = true
  let sources = try load(options)
  let site = try await parse(sources, options)
  let layouts = layout(site)
  var found = layouts.warnings
  let renderer: Renderer
  do throws(SiteError) {
    renderer = try await prepare(site, layouts, root: sources.root) { site, wishes in
      pictureSizes(site, wishes)
    }
  } catch {
    throw SiteError(found + error.diagnostics)
  }
  found += renderer.warnings
  let rendered = await inParallel(Array(site.pages.indices), with: PageWorkspace.init) {
    (workspace, place) in
    Result { () throws(SiteError) in try renderer.page(place, workspace).count }
  }
  for case .failure(let error) in rendered { found += error.diagnostics }
  _ = try found.settled(strict: true)
  return site.pages.count { !$0.isNotFound }
}

/// Pictures as they are, none encoded.
private func pictureSizes(_ site: Site, _ wishes: PictureWishes) -> [String: PictureFiles] {
  Dictionary(
    uniqueKeysWithValues: site.pictures.filter { wishes[$0.key] != nil }.map { name, info in
      let src = Address.encoded(site.settings.base.path + name)
      return (name, PictureFiles(src: src, width: info.width, height: info.height))
    })
}
