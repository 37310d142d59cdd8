internal import TileTemplate

/// Reads and checks every template of the theme; mistakes are added to `found`, each with a page
/// that shows it if there is one.
///
/// A built-in template that cannot go with the site's own (it fills a block that the site's
/// page.html does not have, say) is left out: the site's page.html then shows those pages.
func compile(
  _ theme: [ThemeFile], for pages: [Page], _ words: Words, _ found: inout [Diagnostic]
) -> TemplateSet {
  var files = theme.filter(\.isTemplate)
  let shown = shownBy(pages, Set(files.map(\.name)))
  let schema = Schema.site(templates: files.map(\.name), words: words)
  while true {
    let sources = files.map { TemplateSource(path: $0.path, name: $0.name, bytes: $0.bytes) }
    do throws(TemplateErrors) {
      var set = try TemplateSet(sources, schema: schema, rendered: Set(shown.keys))
      set.dateNames = words.dateNames
      set.numberSigns = words.numberSigns
      return set
    } catch {
      let wrong = Set(error.errors.map(\.path))
      let builtIn = files.filter { $0.isBuiltIn && wrong.contains($0.path) }
      if builtIn.isEmpty {
        found += error.errors.map { Diagnostic($0, shown, files) }
        return TemplateSet()
      }
      files.removeAll { $0.isBuiltIn && wrong.contains($0.path) }
    }
  }
}

/// What is shown by each template that pages are rendered with: sorted, by the template's name.
private func shownBy(_ pages: [Page], _ templates: Set<String>) -> [String: [String]] {
  var shown: [String: Set<String>] = [:]
  for page in pages {
    let layout = page.layout { templates.contains($0 + ".html") }
    for name in [layout] + page.blockNames.map({ "blocks/" + $0 }) {
      shown[name + ".html", default: []].insert(page.shownPath)
    }
  }
  return shown.mapValues { $0.sortedByBytes() }
}

extension Page {
  /// The template that shows the page: the one asked for, else home, section or page.
  func layout(_ isThere: (String) -> Bool) -> String {
    if let asked = frontMatter.layout { return asked.value }
    return usualLayouts.first(where: isThere) ?? "page"
  }

  private var usualLayouts: [String] {
    switch kind {
    case .search: ["search"]
    case .taxonomy: ["taxonomy", "section"]
    case .term: ["term", "section"]
    case .part: pagination?.isOfTerm == true ? ["term", "section"] : ["section"]
    case .page:
      isNotFound ? ["404"] : isHome ? ["home"] : children.isEmpty ? [] : ["section"]
    }
  }

  func layout(in templates: TemplateSet) -> String {
    layout { templates.contains($0 + ".html") }
  }

  /// The kinds of its blocks, and of the grid that shows its children.
  fileprivate var blockNames: [String] {
    body.blocks.map(\.name) + (showsChildren ? ["grid"] : [])
  }

  /// Whether its children are shown in a grid behind its text.
  var showsChildren: Bool {
    let placesGrid = blocks.contains { if case .grid = $0 { true } else { false } }
    let saysWhenEmpty = frontMatter.grid?.empty != nil
    return !placesGrid && (!children.isEmpty || saysWhenEmpty)
  }
}

extension Diagnostic {
  /// A mistake found while templates are read, with the first of the pages that show it.
  fileprivate init(
    _ error: TemplateError, _ shown: [String: [String]], _ files: [ThemeFile]
  ) {
    self.init(error)
    let root = error.chain.last?.path ?? error.path
    let name = files.first { $0.path == root }?.name
    if case .template(let text) = problem, let pages = name.flatMap({ shown[$0] }) {
      problem = .rendering(text, page: pages[0], others: pages.count - 1)
    }
  }

  /// A mistake in a template, with the includes that led to it.
  init(_ error: TemplateError) {
    let chain = error.chain.map { " ← \($0.path):\($0.line):\($0.column)" }.joined()
    self.init(
      .error, error.path, Position(line: error.line, column: error.column),
      .template(error.message + chain))
  }
}

extension ThemeFile {
  var isTemplate: Bool { name.hasSuffix(".html") && !isAsset }
  var isBuiltIn: Bool { path.hasPrefix(ThemeFile.builtIn) }
  var isAsset: Bool { name.hasPrefix("assets/") }
  var isStylePart: Bool { Path.fileExtension(of: name) == "css" && !isAsset }
}

/// A warning for each part of the stylesheet that belongs to nothing, and so is never used.
func strayStyles(_ theme: [ThemeFile]) -> [Diagnostic] {
  let styles = Theme.Style.allCases.map { "styles/\($0.rawValue)" }
  let names = theme.filter(\.isTemplate).map(\.name) + Embedded.theme.map(\.name)
  let known = Set(styles + names.map { Path.withoutExtension($0) })
  return theme.filter(\.isStylePart).compactMap { file in
    let stem = Path.withoutExtension(file.name)
    guard !file.isBuiltIn, !known.contains(stem) else { return nil }
    let near = nearest(stem, in: known).map { $0 + ".css" }
    return Diagnostic(.warning, file.path, nil, .strayStyle("\(stem).html", near: near))
  }
}

/// The names that authors can give in `layout:`, `tile:`, `card:` and after a fence.
struct TemplateNames: Sendable {
  let layouts: [String]
  let tiles: [String]
  let cards: [String]
  /// Info strings that make a fenced code block a block.
  let blocks: Set<String>

  init(_ theme: [ThemeFile]) {
    let names = theme.filter(\.isTemplate).map { Path.withoutExtension($0.name) }
    func kinds(_ folder: String) -> [String] {
      names.filter { Path.folder(of: $0) == folder }.map { Path.name(of: $0) }
    }
    layouts = kinds("").filter { $0 != Page.notFoundName }
    tiles = kinds("tiles")
    cards = kinds("cards")
    blocks = Block.builtIn.union(kinds("blocks"))
  }
}
