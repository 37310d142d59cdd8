internal import TileGrid
private import TileImages
internal import TileTemplate

/// A site ready to be written: every output, and the means to make each.
struct Renderer: Sendable {
  private let world: World
  /// By the place of the language: the names of months are each one's own.
  private let templates: [TemplateSet]
  private let sites: [Value]
  /// Every file of the finished site.
  let outputs: [OutputFile]
  /// Names in content/ of the pictures that pages show.
  var pictureNames: Dictionary<String, PictureFiles>.Keys { world.pictures.keys }
  /// What is known of pictures now, for the next build.
  let known: PictureIndex
  /// The files in the cache of encoded pictures that this build asked for.
  let cached: Set<String>
  /// What came of the pages' templates that their authors should look at.
  let warnings: [Diagnostic]

  /// - Parameters:
  ///   - asked: what the pages' templates ask for, as far as it is known.
  ///   - broken: pictures that templates ask for and nobody can use, and why.
  init(
    _ site: Site, _ layouts: Layouts, _ pictures: [String: PictureFiles], root: String,
    asked: Requests = Requests(), broken: [String: String] = [:]
  ) {
    let grids = layouts.grids.map { GridCSS($0) }
    var shown = site.shown(layouts)
    shown.add(asked.shown)
    let css = generatedCSS(
      site.settings.theme, grids, pictures: pictures.values, focuses: site.pages.map(\.focus))
    let base = site.settings.base.path
    let searches = site.settings.outputs.makes(.search)
    let assets = Assets(
      site.assets.filter { searches || $0.name != "assets/search.js" },
      parts: site.stylesheetParts(shown), generated: css, base: base)
    let feeds = feeds(of: site)
    let social = SocialPictures(site, pictures, root: root)
    let icons = Icons(site, root: root)
    world = World(
      site, layouts, pictures, feeds: feeds, social: social.pictures,
      gridClasses: grids.map(\.className),
      assets: assets.paths.mapValues { Address.encoded(base + $0) },
      icons: icons,
      links: site.makesRequests(shown) ? Links(site) : nil, broken: broken)
    warnings = asked.warnings
    let drawings = social.drawings.merging(icons.drawings) { one, _ in one }
    cached = Set(pictures.values.flatMap(\.made.cached)).union(drawings.values.map(\.file))
    known = site.known.learning(pictures, of: site.files)
    templates = site.languages.map { language in
      var own = site.templates
      own.dateNames = language.settings.words.dateNames
      own.numberSigns = language.settings.words.numberSigns
      return own
    }
    sites = site.languages.indices.map { [world] in .record(SiteRecord(world, language: $0)) }
    let planned = Renderer.plan(site, assets, pictures, root)
    let more = companions(
      of: site, feeds: feeds, pictures: asked.addresses, icons, drawings, among: planned)
    outputs = (planned + more).sorted(byBytesOf: \.path)
  }

  private static func plan(
    _ site: Site, _ assets: Assets, _ pictures: [String: PictureFiles], _ root: String
  ) -> [OutputFile] {
    var outputs = site.pages.indices.map {
      OutputFile(path: site.pages[$0].output, contents: .page($0))
    }
    outputs += aliases(of: site)
    outputs += site.files.map { file in
      let source = Path.join(root, file.path)
      let ending = Path.fileExtension(of: file.name)
      let hasMetadata =
        PictureFormat(fileExtension: ending) != nil
        || ["heic", "heif"].contains(ending.lowercased())
      return OutputFile(path: file.name, contents: hasMetadata ? .picture(source) : .copy(source))
    }
    outputs += assets.files
    // A picture that lies in several places is encoded once.
    var seen: Set<String> = []
    for file in pictures.values.lazy.flatMap(\.files) where seen.insert(file.output).inserted {
      outputs.append(OutputFile(path: file.output, contents: .copy(file.source, file.found)))
    }
    return outputs
  }

  /// A whole page.
  /// - Parameter workspace: of pages that this renderer makes one after the other.
  func page(_ place: Int, _ workspace: PageWorkspace) throws(SiteError) -> [UInt8] {
    try render(run(place, isTrial: false, workspace), workspace)
  }

  /// A feed.
  /// - Parameter workspace: of pages that this renderer makes one after the other.
  func feed(_ feed: Feed, _ workspace: PageWorkspace) throws(SiteError) -> [UInt8] {
    var entries: [FeedEntry] = []
    for place in feed.pages {
      if let entry = try entry(place, workspace) { entries.append(entry) }
    }
    switch feed.format {
    case .atom: return atom(feed, entries, of: world.site)
    case .json: return jsonFeed(feed, entries, of: world.site)
    }
  }

  private func entry(_ place: Int, _ workspace: PageWorkspace) throws(SiteError) -> FeedEntry? {
    let page = world.site.pages[place]
    guard let date = page.frontMatter.date else { return nil }
    let origin = world.site.settings.base.origin
    let address = origin + world.addresses[place]
    var content: [UInt8]?
    if world.site.settings.outputs.feedsAreFull {
      let run = run(place, isTrial: false, workspace)
      var (text, spare) = workspace.buffers()
      do throws(TemplateError) {
        try run.writeText(to: &text)
      } catch {
        throw SiteError([Diagnostic(error, on: page.shownPath)])
      }
      content = FeedText(page: address, origin: origin).made(of: text)
      workspace.keep(content: text, page: spare)
      spare = []
    }
    return FeedEntry(
      page: page, address: address, published: date, updated: page.frontMatter.updated ?? date,
      authors: page.authors, picture: world.absolute(page.tilePicture), content: content)
  }

  /// What comes before the templates of a page without blocks: for measuring it.
  func fill(_ place: Int, _ workspace: PageWorkspace) {
    let run = run(place, isTrial: false, workspace)
    var (content, page) = workspace.buffers()
    _ = try? filled(run, &content)
    workspace.keep(content: content, page: page)
  }

  private func run(_ place: Int, isTrial: Bool, _ workspace: PageWorkspace) -> PageRun {
    let language = world.site.pages[place].language
    return PageRun(
      world, templates[language], sites[language], page: place, isTrial: isTrial, workspace)
  }

  private func filled(
    _ run: PageRun, _ content: inout [UInt8]
  ) throws(TemplateError) -> ShownPage {
    let bodyCount = try run.writeContent(to: &content)
    return ShownPage(run.shown, content: content, bodyCount: bodyCount)
  }

  /// What the templates of a page ask for.
  /// - Parameter workspace: of pages of which this renderer is asked one after the other.
  func requests(of place: Int, _ workspace: PageWorkspace) throws(SiteError) -> Requests {
    let run = run(place, isTrial: true, workspace)
    _ = try render(run, workspace)
    return run.requests
  }

  private func render(
    _ run: PageRun, _ workspace: PageWorkspace
  ) throws(SiteError) -> [UInt8] {
    var (content, out) = workspace.buffers()
    defer { workspace.keep(content: content, page: out) }
    do throws(TemplateError) {
      let shown = try filled(run, &content)
      let globals = [
        ("site", run.site), ("page", world.page(run.place, shown)),
        ("data", world.site.settings.data.all),
      ]
      try run.render(shown.layout + ".html", globals: globals, &out)
    } catch {
      throw SiteError(run.mistakes + [Diagnostic(error, on: run.page.shownPath)])
    }
    if !run.mistakes.isEmpty { throw SiteError(run.mistakes) }
    return out.isEmpty ? titleAlone(run.page) : out
  }

  /// What stands for a page of which the template shows nothing: no file of the site is empty.
  private func titleAlone(_ page: Page) -> [UInt8] {
    let language = world.site.languages[page.language].tag
    let html: Markup = """
      <!doctype html>
      <html lang="\(language)"><meta charset="utf-8"><title>\(page.title)</title><h1>\(page.title)</h1></html>

      """
    return Array(html.text.utf8)
  }
}

extension Diagnostic {
  /// A mistake met while rendering a page, which is named.
  fileprivate init(_ error: TemplateError, on page: String) {
    self.init(error)
    if case .template(let text) = problem { problem = .rendering(text, page: page, others: 0) }
  }
}
