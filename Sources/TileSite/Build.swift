/// Builds a site: the whole way from its folder to the written files.
///
/// - Throws: every mistake of the site at once, sorted by place. The output is then as it was.
public func build(_ options: BuildOptions) async throws(SiteError) -> BuildReport {
  if !options.strict { return try await build(options, refusing: false) }
  // Warnings end a strict build when all of them are known.
  var lenient = options
  lenient.strict = false
  do throws(SiteError) {
    return try await build(lenient, refusing: true)
  } catch {
    throw SiteError(error.diagnostics.map(\.asError))
  }
}

/// - Parameter refusing: whether a warning keeps the site from being written.
private func build(
  _ options: BuildOptions, refusing isStrict: Bool
) async throws(SiteError) -> BuildReport {
  let started = Clock.ticks
  options.onStep?(.reading)
  let sources = try load(options)
  let folder = cacheFolder(options)
  let cache = PictureCache(folder)
  let lock = PictureCacheLock(cache)
  let known = PictureIndex(cache.index)
  let site = try await parse(sources, options, known: known)
  let layouts = layout(site)
  let ignored = site.settings.check.ignored
  var warnings = (site.warnings + layouts.warnings).without(ignored)
  let renderer = try await prepare(site, layouts, root: sources.root) {
    (site, wishes) throws(SiteError) in
    try await preparePictures(
      wishes, of: site, root: sources.root, cache: cache, options.onStep)
  }
  warnings += renderer.warnings.without(ignored)
  options.onStep?(.writing)
  let addresses = SiteAddresses(site, renderer.outputs)
  let written = try await write(
    renderer, to: options.outputFolder, site: options.site, cache: folder, addresses
  ) { [warnings] (links, failed) throws(SiteError) in
    let broken = brokenLinks(links, of: site, addresses, root: sources.root).without(ignored)
    if isStrict { _ = try (failed + warnings + broken).settled(strict: true) }
    return try (failed + broken).settled(strict: false)
  }
  warnings += written.warnings
  remember(renderer, known: known, cache, lock)
  return BuildReport(
    pages: site.pages.count { !$0.isNotFound }, written: written, seconds: Clock.ticks - started,
    warnings: SiteError(warnings).diagnostics, basePath: site.settings.base.path,
    site: site, layouts: layouts)
}

/// What a build did.
public struct BuildReport: Sendable {
  /// Pages of the site.
  public var pages: Int
  /// What became of the output.
  public var written: Written
  /// How long it took.
  public var seconds: Double
  /// What the author should look at, sorted by place.
  public var warnings: [Diagnostic]
  /// The path under which the site will live, `/` or `/repo/`.
  public var basePath: String
  fileprivate let site: Site
  fileprivate let layouts: Layouts

  /// What `explain` says of its grids.
  package var grids: SiteGrids { SiteGrids(site, layouts) }
}

/// Keeps for the next build what is known of pictures. Where that fails, it is learnt anew.
private func remember(
  _ renderer: Renderer, known: PictureIndex, _ cache: PictureCache,
  _ lock: borrowing PictureCacheLock
) {
  var index = renderer.known
  lock.prune(wanted: renderer.cached, &index)
  if index != known { try? index.write(to: cache.index) }
}

/// Where things are remembered between builds: in the site; where that may not be written, beside
/// the output; else in the system's folder for what nobody needs for long.
private func cacheFolder(_ options: BuildOptions) -> String {
  let output = Files.absolute(options.outputFolder)
  let beside = Path.join(Path.folder(of: output), "." + Path.name(of: output) + ".cache")
  for folder in [Path.join(options.site, ".tilework"), beside] {
    do throws(Files.Failure) {
      try Files.makeFolder(folder)
      if Files.isWritable(folder) { return folder }
    } catch { continue }
  }
  return "\(Files.temporaryFolder)/tilework-\(Files.userID)-" + Fingerprint.of(output.utf8)
}
