internal import TileTemplate

/// Reads and checks every template of the theme; mistakes are added to `found`.
///
/// A built-in template that cannot go with the site's own (it fills a block that the site's
/// page.html does not have, say) is left out: the site's page.html then shows those pages.
func compile(_ theme: [ThemeFile], _ found: inout [Diagnostic]) -> TemplateSet {
  var files = theme.filter(\.isTemplate)
  let schema = Schema.site(templates: files.map(\.name))
  while true {
    let sources = files.map { TemplateSource(path: $0.path, name: $0.name, bytes: $0.bytes) }
    do throws(TemplateErrors) {
      return try TemplateSet(sources, schema: schema)
    } catch {
      let wrong = Set(error.errors.map(\.path))
      let builtIn = files.filter { $0.isBuiltIn && wrong.contains($0.path) }
      if builtIn.isEmpty {
        found += error.errors.map { Diagnostic($0) }
        return TemplateSet()
      }
      files.removeAll { $0.isBuiltIn && wrong.contains($0.path) }
    }
  }
}

extension Diagnostic {
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
