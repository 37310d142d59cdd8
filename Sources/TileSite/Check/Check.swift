/// What `tilework check` found.
public struct CheckReport: Sendable {
  /// How many pages were looked at.
  public var pages: Int
  /// Sorted by place.
  public var findings: [Diagnostic]

  /// Whether a finding is more than a warning or a note.
  public var hasErrors: Bool { findings.hasErrors }
}

/// Makes the whole site in memory, reads every page as a browser does, and says what is wrong with it; writes
/// nothing.
///
/// - Parameter asking: how pages of other sites are asked for; nil where none are, and then nobody is asked
///   anything. What was well is remembered in the site's `.tilework/`.
/// - Throws: the mistakes that keep the site from being made.
public func check(
  _ options: BuildOptions, asking: WebAsking? = nil
) async throws(SiteError) -> CheckReport {
  var lenient = options
  lenient.strict = false
  do throws(SiteError) {
    let checked = try await look(lenient, asking)
    let ignored = checked.site.settings.check.ignored
    let found = checked.found.without(ignored)
    return CheckReport(
      pages: checked.site.pages.count { !$0.isNotFound },
      findings: SiteError(options.strict ? found.map(\.asError) : found).diagnostics)
  } catch {
    throw SiteError(error.diagnostics.map(\.asError))
  }
}

private struct Checked {
  var site: Site
  var found: [Diagnostic]
}

private func look(
  _ options: BuildOptions, _ asking: WebAsking?
) async throws(SiteError) -> Checked {
  let cache = PictureCache(Path.join(options.site, ".tilework"))
  let sources = try load(options)
  let site = try await parse(sources, options, known: PictureIndex(cache.index))
  let layouts = layout(site)
  // What a build warns of, a check takes for a mistake.
  var found = (site.warnings + layouts.warnings).map(\.asError)
  let renderer: Renderer
  do throws(SiteError) {
    renderer = try await prepare(site, layouts, root: sources.root) {
      (site, wishes) throws(SiteError) in
      try await plannedPictures(wishes, of: site, root: sources.root, cache: cache)
    }
  } catch {
    throw SiteError((found + error.diagnostics).without(site.settings.check.ignored))
  }
  found += renderer.warnings.map(\.asError)
  let addresses = SiteAddresses(site, renderer.outputs)
  let facts = await pageFacts(site, renderer, addresses, &found)
  found += brokenLinks(facts.mapValues(\.links), of: site, addresses, root: sources.root)
    .map(\.asError)
  var findings = PageFindings(site, facts, root: sources.root)
  found += findings.diagnostics(sizes: OutputSizes(renderer.outputs))
  let named = facts.values.reduce(into: Set(renderer.pictureNames)) { $0.formUnion($1.files) }
  found += unusedFiles(site, named: named, root: sources.root)
  if let asking {
    found += await webLinks(
      facts, of: site, root: sources.root, asking,
      memory: Path.join(options.site, ".tilework/links"), options.onStep)
  }
  return Checked(site: site, found: found)
}

/// Every page made and read, by its place; what kept one from being made is added to `found`.
private func pageFacts(
  _ site: Site, _ renderer: Renderer, _ addresses: SiteAddresses, _ found: inout [Diagnostic]
) async -> [Int: PageFacts] {
  let made = await inParallel(Array(site.pages.indices), with: PageWorkspace.init) {
    (workspace, place) in
    Result { () throws(SiteError) in
      let html = try renderer.page(place, workspace)
      return PageFacts(html, of: site.pages[place], at: place, addresses)
    }
  }
  var facts: [Int: PageFacts] = [:]
  for (place, result) in made.enumerated() {
    switch result {
    case .success(let page): facts[place] = page
    case .failure(let error): found += error.diagnostics
    }
  }
  return facts
}
