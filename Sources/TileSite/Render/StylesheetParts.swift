/// The parts of the stylesheet that a site needs.
extension Site {
  /// The `.css` files beside the templates that are shown, and those of the site's style and of what
  /// its Markdown holds, in the order in which they follow site.css.
  func stylesheetParts(_ shown: ShownTemplates) -> [ThemeFile] {
    let reached = reached(from: shown)
    let features = Set(shown.features.map(\.rawValue))
    let used = styles.filter { file in
      let stem = Path.withoutExtension(file.name)
      if let isNeeded = isNeeded(stem, shown) { return isNeeded }
      return switch Path.folder(of: stem) {
      case "styles": Path.name(of: stem) == settings.theme.style.rawValue
      case "markdown": features.contains(Path.name(of: stem))
      default: reached.contains(stem + ".html")
      }
    }
    return used.sorted { $0.orderInStylesheet < $1.orderInStylesheet }
  }

  /// Of parts that belong to what only some sites have: whether this one has it.
  private func isNeeded(_ stem: String, _ shown: ShownTemplates) -> Bool? {
    switch stem {
    case "partials/stand-in": shown.hasStandIns
    case "styles/transitions": settings.theme.hasTransitions
    case "blocks/carousel-scrolling": shown.scrollsFreely
    case "partials/menu-folds":
      languages.contains { $0.menu.count > 5 } || ownTemplates.contains("partials/menu.html")
    case "partials/languages":
      languages.count > 1 || ownTemplates.contains("partials/languages.html")
    case "partials/pagination": pages.contains { $0.pagination != nil }
    case "partials/facts":
      ownTemplates.contains("partials/facts.html")
        || pages.contains { page in page.frontMatter.extra.contains { $0.key == "facts" } }
    default: nil
    }
  }
}

extension ThemeFile {
  /// Layouts and what they include, then Markdown, tiles, cards and blocks, and the style last, which
  /// may change all of them; by name among themselves.
  fileprivate var orderInStylesheet: (Int, String) {
    let folders = ["markdown", "tiles", "cards", "blocks", "styles"]
    let place = folders.firstIndex(of: Path.folder(of: name)).map { $0 + 1 } ?? 0
    return (place, name)
  }
}
