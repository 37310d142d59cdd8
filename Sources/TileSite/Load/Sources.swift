/// What lies in a site's folder, before any of it is understood.
struct Sources: Sendable {
  /// The site's folder, as the user named it.
  var root: String
  /// The bytes of site.yaml.
  var settings: [UInt8]
  /// Every file under content/, sorted by path.
  var content: [SourceFile]
  /// Templates and assets by their name in templates/, the site's own over the built-in ones.
  var theme: [ThemeFile]
  /// Every file of data/, sorted by path.
  var data: [DataFile] = []
  var warnings: [Diagnostic] = []
}

/// A file under content/; its bytes are read when its page is parsed.
struct SourceFile: Sendable, Hashable {
  /// Relative to the site: `content/services/tax-law.md`.
  var path: String

  /// Relative to content/: `services/tax-law.md`.
  var name: String { String(path.utf8.dropFirst("content/".utf8.count)) ?? path }

  var isPage: Bool { Path.isMarkdown(path) }
}

/// A file of the theme.
struct ThemeFile: Sendable {
  /// The name in templates/: `page.html`, `tiles/card.html`, `assets/site.css`.
  var name: String
  /// As shown in messages: `templates/page.html`, or `built-in templates/page.html`.
  var path: String
  var bytes: [UInt8]
  /// Whether it is the site's own, and not a copy of the built-in file.
  var isChanged = false

  /// What stands before the path of a file that is not the site's own.
  static let builtIn = "built-in templates/"
}
