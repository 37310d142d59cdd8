/// The site.yaml that says what the settings of another generator say; the keys that have no counterpart are noted.
func importedSettings(_ site: ForeignSite, _ notes: inout [Diagnostic]) -> String {
  var reader = SettingsImport(site)
  reader.read()
  notes += reader.notes
  return reader.lines.joined(separator: "\n") + "\n"
}

private struct SettingsImport {
  private let site: ForeignSite
  private let settings: [YAML.Entry]
  private(set) var lines: [String] = []
  private(set) var notes: [Diagnostic] = []
  /// Keys that were read, in small letters.
  private var known: Set<String> = []

  init(_ site: ForeignSite) {
    self.site = site
    settings = site.settings
  }

  mutating func read() {
    put("title", text("title", "name") ?? "Untitled site")
    put("description", text("description", "tagline") ?? inParams("description"))
    baseURL()
    language()
    if let zone = text("timeZone", "timezone") {
      Zone(zone) == nil
        ? left("timezone", "the zone “\(zone)” is not known here") : put("timezone", zone)
    }
    taxonomies()
    menu()
    organization()
    extra()
    // What says how the old generator works, or has been used elsewhere.
    known.formUnion([
      "theme", "themesdir", "sass", "permalinks", "permalink", "contentdir", "staticdir",
      "publishdir", "uglyurls",
      "collections",
      "exclude", "include", "plugins", "gems", "markdown", "build_search_index", "compile_sass",
      "version",
      "buildfuture", "builddrafts", "taxonomies", "paginate", "pagination", "pagersize", "encoding",
      "highlighter",
    ])
    for entry in settings where !known.contains(entry.key.lowercased()) {
      notes.append(
        Diagnostic(
          .warning, site.settingsFile, entry.keyPosition,
          .left("“\(entry.key)” has no counterpart and is left out")))
    }
  }

  // MARK: Reading

  private mutating func text(_ keys: String...) -> String? {
    known.formUnion(keys.map { $0.lowercased() })
    for key in keys { if let text = settings.text(key) { return text } }
    return nil
  }

  private func inParams(_ key: String) -> String? { settings.map("params")?.text(key) }

  private mutating func put(_ key: String, _ text: String?) {
    if let text { lines.append("\(key): \(quoted(text))") }
  }

  private mutating func left(_ key: String, _ why: String) {
    let position = settings.first { $0.key.lowercased() == key }?.keyPosition
    notes.append(Diagnostic(.warning, site.settingsFile, position, .left(why + "; it is left out")))
  }

  // MARK: Keys

  private mutating func baseURL() {
    let url = text("baseURL", "base_url", "url") ?? ""
    let folder = site.origin == .jekyll ? text("baseurl") ?? "" : ""
    let address =
      url.hasSuffix("/") && folder.hasPrefix("/") ? url.dropLast() + folder : url + folder
    if address.isEmpty || address == "/" { return }
    if BaseURL(address) == nil {
      left("baseurl", "“\(address)” is no address")
    } else {
      put("base_url", address)
    }
  }

  private mutating func language() {
    let found = text(
      "languageCode", "defaultContentLanguage", "default_language", "language", "lang", "locale")
    guard let found else { return }
    let tag = String(found.prefix { $0 != "." }).replacing("_", with: "-")
    let isTag =
      tag.first?.isLetter ?? false
      && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    isTag ? put("language", tag) : left("language", "“\(found)” is no language")
  }

  /// Hugo's `{tag: tags}` and Zola's `[{name: tags}]`, as a list of names.
  private mutating func taxonomies() {
    let node = settings.value("taxonomies")
    let names =
      node?.entries?.compactMap(\.value.plainText)
      ?? node?.items?.compactMap { item in
        item.entries?.text("name") ?? item.plainText
      }
    if let names { lines.append("taxonomies: [\(names.map(quoted).joined(separator: ", "))]") }
  }

  /// Hugo's main menu, by weight.
  private mutating func menu() {
    known.formUnion(["menu", "menus"])
    let menus = (settings.map("menu") ?? []) + (settings.map("menus") ?? [])
    guard let items = menus.value("main")?.items else { return }
    let weight = { (item: YAML) in Double(item.entries?.text("weight") ?? "") ?? 0 }
    let sorted = items.enumerated().sorted {
      (weight($0.element), $0.offset) < (weight($1.element), $1.offset)
    }
    var out: [String] = []
    for item in sorted.map(\.element) {
      let entries = item.entries ?? []
      guard let title = entries.text("name", "title", "identifier"),
        let url = entries.text("url", "pageRef")
      else {
        notes.append(
          Diagnostic(
            .warning, site.settingsFile, item.position,
            .left("an entry of the menu without a name or url is left out")))
        continue
      }
      out.append("  - {title: \(quoted(title)), url: \(quoted(url))}")
    }
    for entry in menus where entry.key != "main" {
      notes.append(
        Diagnostic(
          .warning, site.settingsFile, entry.keyPosition,
          .left("the menu “\(entry.key)” is left out: there is one")))
    }
    if !out.isEmpty { lines += ["menu:"] + out }
  }

  private mutating func organization() {
    known.formUnion(["author", "email"])
    let author = settings.map("author") ?? settings.map("params")?.map("author") ?? []
    let name = settings.text("author") ?? inParams("author") ?? author.text("name")
    let email = settings.text("email") ?? inParams("email") ?? author.text("email")
    let phone = inParams("phone") ?? inParams("telephone")
    let keys = [("name", name), ("email", email), ("telephone", phone)]
    let found = keys.compactMap { key, value in value.map { "  \(key): \(quoted($0))" } }
    if !found.isEmpty { lines += ["organization:"] + found }
  }

  /// The author's own keys.
  private mutating func extra() {
    known.formUnion(["params", "extra"])
    guard let own = settings.map("params") ?? settings.map("extra"), !own.isEmpty else { return }
    lines.append("extra:")
    lines += own.map { "  \(quoted($0.key)): \($0.value.inBraces)" }
  }
}

extension YAML {
  /// On one line, as JSON writes it; plain values stay plain.
  fileprivate var inBraces: String {
    switch value {
    case .scalar(let text, let isPlain):
      let isSafe =
        text.allSatisfy { $0.isLetter || $0.isNumber || "-.+".contains($0) } && !text.isEmpty
      return isPlain && isSafe ? text : quoted(text)
    case .list(let items): return "[" + items.map(\.inBraces).joined(separator: ", ") + "]"
    case .map(let entries):
      return "{" + entries.map { "\(quoted($0.key)): \($0.value.inBraces)" }.joined(separator: ", ")
        + "}"
    }
  }
}
