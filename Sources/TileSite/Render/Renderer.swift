internal import TileGrid
internal import TileTemplate

/// A site ready to be written: every output, and the means to make each.
struct Renderer: Sendable {
  private let world: World
  private let templates: TemplateSet
  private let site: Value
  /// Every file of the finished site.
  let outputs: [OutputFile]

  init(_ site: Site, _ layouts: Layouts, _ pictures: [String: PictureFiles], root: String) {
    let grids = layouts.grids.map { GridCSS($0) }
    let css = generatedCSS(site.settings.theme, grids)
    let base = site.settings.base.path
    let assets = Assets(site.assets, generated: css, base: base)
    world = World(
      site, layouts, pictures, gridClasses: grids.map(\.className),
      assets: assets.paths.mapValues { Address.encoded(base + $0) },
      icon: Renderer.icon(site).map { Address.encoded(base + $0) })
    templates = site.templates
    self.site = .record(SiteRecord(world))
    outputs = Renderer.plan(site, assets, pictures, root)
  }

  private static func icon(_ site: Site) -> String? {
    ["favicon.svg", "favicon.png", "favicon.ico"].first { name in
      site.files.contains { $0.name == name }
    }
  }

  private static func plan(
    _ site: Site, _ assets: Assets, _ pictures: [String: PictureFiles], _ root: String
  ) -> [OutputFile] {
    var outputs = site.pages.indices.map {
      OutputFile(path: site.pages[$0].output, contents: .page($0))
    }
    outputs += aliases(of: site)
    outputs += site.files.map {
      OutputFile(path: $0.name, contents: .copy(Path.join(root, $0.path)))
    }
    outputs += assets.files
    for file in pictures.values.flatMap(\.files) {
      outputs.append(OutputFile(path: file.output, contents: .copy(file.source)))
    }
    return outputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A whole page.
  func page(_ place: Int) throws(SiteError) -> [UInt8] {
    let page = world.site.pages[place]
    do throws(TemplateError) {
      var content: [UInt8] = []
      let shown = ShownPage(place, in: world)
      try fillBody(page, in: world, &content) { (block, out) throws(TemplateError) in
        try render(world.layouts.pages[place].blocks[block], on: place, shown, &out)
      }
      if let children = world.layouts.pages[place].children {
        try render(.grid(children), on: place, shown, &content)
      }
      var out: [UInt8] = []
      out.reserveCapacity(content.count + 16_384)
      let globals = [
        ("site", site), ("page", world.page(place, ShownPage(shown, content: content))),
      ]
      try templates.render(
        shown.layout + ".html", globals: globals, into: &out, call: answer)
      return out.isEmpty ? titleAlone(page) : out
    } catch {
      throw SiteError([Diagnostic(error, on: page.shownPath)])
    }
  }

  /// What stands for a page of which the template shows nothing: no file of the site is empty.
  private func titleAlone(_ page: Page) -> [UInt8] {
    let language = world.site.settings.language
    let html: Markup = """
      <!doctype html>
      <html lang="\(language)"><meta charset="utf-8"><title>\(page.title)</title><h1>\(page.title)</h1></html>

      """
    return Array(html.text.utf8)
  }

  private func render(
    _ block: BlockLayout, on place: Int, _ shown: ShownPage, _ out: inout [UInt8]
  ) throws(TemplateError) {
    let (name, data) = world.block(block, on: place)
    let globals = [("site", site), ("page", world.page(place, shown)), ("block", data)]
    try templates.render("blocks/\(name).html", globals: globals, into: &out, call: answer)
  }

  /// The functions that templates may call; `Schema.site` names their parameters.
  @Sendable private func answer(
    _ name: String, _ arguments: Arguments
  ) throws(CallFailure) -> Value {
    switch name {
    case "asset": try asset(arguments)
    case "url": try url(arguments)
    case "image": try image(arguments)
    default: throw CallFailure("there is no function “\(name)”")
    }
  }

  private func asset(_ arguments: Arguments) throws(CallFailure) -> Value {
    let name = arguments.text("name")
    if let address = world.assets[name] { return .text(address) }
    let near = nearest(name, in: world.assets.keys)
    throw CallFailure(
      "there is no file templates/assets/\(name)" + (near.map { "; did you mean “\($0)”?" } ?? ""))
  }

  private func url(_ arguments: Arguments) throws(CallFailure) -> Value {
    let path = arguments.text("path")
    guard path.hasPrefix("/") else {
      throw CallFailure("url() takes a path from the site's root, such as url(\"/contact/\")")
    }
    return .text(Address.encoded(world.site.settings.base.path + path.dropFirst()))
  }

  private func image(_ arguments: Arguments) throws(CallFailure) -> Value {
    guard case .record(let record) = arguments["picture"] ?? .none,
      let picture = record as? PictureRecord
    else {
      throw CallFailure("image() needs a picture; ask first: {% if page.image %} … {% endif %}")
    }
    var look = PictureLook()
    if let sizes = arguments.given("sizes") { look.sizes = sizes }
    look.className = arguments.text("class")
    look.alt = arguments.given("alt")
    if case .bool(let isFirst) = arguments["priority"] ?? .none { look.isFirst = isFirst }
    switch arguments.text("loading") {
    case "", "lazy": break
    case "eager": look.isEager = true
    case let other: throw CallFailure("loading is “lazy” or “eager”, not “\(other)”")
    }
    return .html(pictureMarkup(picture, look).text)
  }
}

extension Arguments {
  fileprivate func given(_ name: String) -> String? {
    if case .text(let text) = self[name] ?? .none { text } else { nil }
  }

  fileprivate func text(_ name: String) -> String { given(name) ?? "" }
}

extension Diagnostic {
  /// A mistake met while rendering a page, which is named.
  fileprivate init(_ error: TemplateError, on page: String) {
    self.init(error)
    if case .template(let text) = problem { problem = .rendering(text, page: page, others: 0) }
  }
}
