internal import TileImages
internal import TileTemplate

/// A page as it is being rendered: renders its blocks and answers what its templates call.
final class PageRun {
  let world: World
  let templates: TemplateSet
  let site: Value
  let place: Int
  /// What the page's templates ask for more than once.
  let shown: ShownPage
  /// Whether the page is rendered only to hear what its templates ask for.
  let isTrial: Bool
  private let workspace: Workspace
  private(set) var requests = Requests()
  /// What templates say is wrong with the page.
  private(set) var mistakes: [Diagnostic] = []
  /// The block of the body that is being rendered.
  private var block: Int?
  private lazy var names = Names(
    taken: page.body.outline.map(\.id) + layout.grids.map(\.id) + layout.carousels.map(\.id)
      + (layout.more.map { [$0.id] } ?? []))
  private lazy var carousels = layout.carousels.count
  private var rendered = 0
  private var texts = 0
  private var depth = 0

  init(
    _ world: World, _ templates: TemplateSet, _ site: Value, page place: Int, isTrial: Bool,
    _ workspace: PageWorkspace
  ) {
    self.world = world
    self.templates = templates
    self.site = site
    self.place = place
    shown = ShownPage(place, in: world)
    self.isTrial = isTrial
    self.workspace = workspace.templates(in: world.site.pages[place].language)
    if !isTrial { requests.solved = world.layouts.solved }
  }

  var page: Page { _read { yield world.site.pages[place] } }
  private var layout: PageLayout { _read { yield world.layouts.pages[place] } }

  /// Writes the page's body with its blocks, and behind it the grid of its children.
  /// - Returns: how much of it is the body.
  func writeContent(to content: inout [UInt8]) throws(TemplateError) -> Int {
    // Room for the links' addresses too; blocks and pictures make it grow.
    content.reserveCapacity(page.body.html.count + 64 * page.body.holes.count)
    try writeBody(to: &content)
    let count = content.count
    if let children = layout.children { try render(.grid(children), &content) }
    return count
  }

  /// Writes the page's body as those read it who have none of the theme: without the blocks that
  /// lead elsewhere, or need the theme's style or scripts.
  func writeText(to content: inout [UInt8]) throws(TemplateError) {
    try writeBody(to: &content, without: ["grid", "carousel", "swatches", "contact"])
  }

  private func writeBody(
    to content: inout [UInt8], without left: Set<String> = []
  ) throws(TemplateError) {
    try fillBody(page, in: world, &content) { (block, out) throws(TemplateError) in
      if left.contains(page.body.blocks[block].name) { return }
      self.block = block
      defer { self.block = nil }
      do throws(TemplateError) {
        try self.render(layout.blocks[block], &out)
      } catch  where error.path.hasPrefix(ThemeFile.builtIn) && error.chain.isEmpty {
        // Nobody can mend the built-in template; what it was given can be mended.
        _ = mistake(error.message)
      }
    }
  }

  private func render(_ block: BlockLayout, _ out: inout [UInt8]) throws(TemplateError) {
    let (name, data) = world.block(block, on: place)
    try render("blocks/\(name).html", block: data, &out)
  }

  private func render(
    _ name: String, block: Value, _ out: inout [UInt8]
  ) throws(TemplateError) {
    let globals = [
      ("site", site), ("page", world.page(place, shown)), ("block", block),
      ("data", world.site.settings.data.all),
    ]
    try render(name, globals: globals, &out)
  }

  func render(
    _ name: String, globals: [(String, Value)], _ out: inout [UInt8]
  ) throws(TemplateError) {
    try templates.render(name, globals: globals, into: &out, using: workspace) {
      (name, arguments) throws(CallFailure) in try self.answer(name, arguments)
    }
  }

  /// A block that a template asks for in the middle of another.
  private func markup(_ name: String, _ block: Value) throws(CallFailure) -> Value {
    rendered += 1
    depth += 1
    defer { depth -= 1 }
    guard depth < 4 else {
      throw CallFailure("grids and carousels are too deep inside each other; show fewer")
    }
    guard rendered <= 1000 else {
      throw CallFailure("a page has room for 1,000 grids and carousels; show fewer")
    }
    var out: [UInt8] = []
    do throws(TemplateError) {
      try render(name, block: block, &out)
    } catch {
      throw CallFailure(error)
    }
    return .html(out)
  }

  // MARK: What templates ask for

  /// Notes what the page's author has to mend, at the block that is rendered.
  func mistake(_ text: String) -> Value {
    let position = block.map { page.body.blocks[$0].position }
    mistakes.append(Diagnostic(.error, page.shownPath, position, .template(text)))
    return ""
  }

  func grid(_ pages: [Int], _ title: String, _ settings: GridSettings) throws(CallFailure) -> Value
  {
    let known = requests.solved.grids.count
    let grid = placeGrid(
      pages, title, settings, on: place, world.site, names.next("grid"), &requests.solved)
    requests.shown.add(grid, of: world.site)
    if isTrial {
      requests.pictures.add(grid.tiles, of: world.site, in: requests.solved.grids)
      if let wish = unmetWish(of: grid, requests.solved.grids) {
        requests.warnings.append(Diagnostic(.warning, page.shownPath, nil, wish))
      }
    } else if requests.solved.grids.count > known {
      throw CallFailure(PageRun.differs)
    }
    return try markup("blocks/grid.html", world.grid(grid, on: place))
  }

  func carousel(
    _ pages: [Int], _ title: String, url: String?, _ settings: CarouselSettings
  ) throws(CallFailure) -> Value {
    let rank = settings.rank ?? world.site.settings.carousel.rank
    let carousel = placeCarousel(
      pages, title, settings, world.site, names.next("carousel"),
      rank: rank ?? (carousels == 0 ? .headline : .regular))
    carousels += 1
    requests.shown.add(carousel, of: world.site)
    if isTrial { requests.pictures.add(carousel.cards, of: world.site, in: []) }
    return try markup("blocks/carousel.html", world.carousel(carousel, url: url, on: place))
  }

  /// A picture named by a template or by text that a template has read.
  func picture(_ destination: String, alt: String) throws(CallFailure) -> PictureRecord {
    let finder = PictureFinder(files: world.links?.files ?? [])
    let name: String
    switch finder.find(destination, from: page.folder) {
    case .success(.address(let address)):
      requests.addresses.insert(address)
      return PictureRecord(files: nil, src: address, alt: alt)
    case .success(.file(let found)): name = found
    case .failure(let missing): throw CallFailure(missing.problem.sentence)
    }
    requests.pictures.add([name: []])
    if let reason = world.broken[name] {
      throw CallFailure(Problem.brokenPicture(name, reason: reason).sentence)
    }
    if world.pictures[name] == nil, !isTrial { throw CallFailure(PageRun.differs) }
    return PictureRecord(
      files: world.pictures[name], name: name, src: name, alt: alt,
      origin: world.site.settings.base.origin)
  }

  /// The part of a picture that has this ratio; all of it where it cannot be cut.
  func part(_ width: Int, _ height: Int, of picture: PictureRecord) -> PictureRecord {
    guard let name = picture.name else { return picture }
    let crop = Crop(width: width, height: height, focus: picture.focus)
    requests.pictures.add([name: [crop]])
    return picture.part(crop)
  }

  /// Text in Markdown, its links and pictures seen from the page.
  func markdown(_ text: String) throws(CallFailure) -> [UInt8] {
    var options = MarkdownOptions(world.site.languages[page.language].settings)
    options.headingIDs = false
    texts += 1
    options.notePrefix = "text-\(texts)-"
    let body = parseMarkdown(Array(text.utf8)[...], options: options)
    requests.shown.features.formUnion(body.features)
    for case .dangerousLink(let link) in body.findings.map(\.fact) {
      throw CallFailure(Problem.dangerousLink(link).sentence)
    }
    var out: [UInt8] = []
    try body.write(to: &out) { (kind, out) throws(CallFailure) in
      switch kind {
      case .link(let number):
        MarkdownURL.append(try address(of: body.links[number].destination), to: &out)
      case .picture(let number):
        let picture = body.pictures[number]
        let record = try self.picture(picture.destination, alt: picture.alt)
        let look = PictureLook(sizes: PictureLook.inText, title: picture.title)
        out += pictureMarkup(record, look)
      case .block: break
      }
    }
    return out
  }

  private func address(of destination: String) throws(CallFailure) -> String {
    guard let links = world.links else { return destination }
    let target = links.target(
      of: destination, from: page.folder, page: page.path, language: page.languageFolder)
    guard let problem = target.problem else { return target.address }
    if case .dangerousLink = problem { throw CallFailure(problem.sentence) }
    if isTrial { requests.warnings.append(Diagnostic(.warning, page.shownPath, nil, problem)) }
    return target.address
  }

  private static let differs =
    "this asks for something else each time the page is made; ask for what the page alone decides"
}
