/// What the pages of folders say for all pages below them: `children:` in their front matter.
struct FolderDefaults: Sendable {
  /// By the folder's name; each entry knows the file in which it stands.
  private var entries: [String: [YAML.Entry]] = [:]

  init() {}

  /// Reads the front matter of those pages that have others below them. What is wrong with it is told
  /// where the page itself is read.
  init(_ files: [SourceFile], root: String, _ settings: Settings) {
    var folders = Set(settings.taxonomies.map(\.name))
    let names = files.map { settings.tags.page(of: $0.name).name }
    for page in names {
      var name = Path.folder(of: page)
      while folders.insert(name).inserted, !name.isEmpty { name = Path.folder(of: name) }
    }
    for (file, name) in zip(files, names) where folders.contains(name) {
      guard let bytes = try? Files.read(Path.join(root, file.path)) else { continue }
      let own = Self.children(bytes, of: file)
      if !own.isEmpty { entries[name] = own }
    }
  }

  /// What holds for a page by the folders above it, the nearest first, each key once. What the folders of the
  /// main language say holds in the others too, where theirs say nothing.
  /// - Parameter language: the folder of its language.
  func entries(for name: String, in language: String) -> [YAML.Entry] {
    if entries.isEmpty { return [] }
    var found: [YAML.Entry] = []
    func take(from page: String, upTo top: String) {
      var folder = page
      while folder != top {
        folder = Path.folder(of: folder)
        for entry in entries[folder] ?? [] where !found.contains(where: { $0.key == entry.key }) {
          found.append(entry)
        }
      }
    }
    take(from: name, upTo: language)
    if !language.isEmpty {
      take(from: String(name.utf8.dropFirst(language.utf8.count + 1)) ?? "", upTo: "")
    }
    return found
  }

  /// What holds for a page that has no file.
  func frontMatter(
    for name: String, in language: String, _ settings: Settings
  ) -> FrontMatter {
    let entries = entries(for: name, in: language)
    if entries.isEmpty { return FrontMatter() }
    var fields = FieldReader(nil, or: entries, in: name)
    var matter = FrontMatter(&fields, zone: settings.zone, taxonomies: settings.taxonomies)
    // Nobody wrote a text here that could be about anything.
    (matter.tags, matter.terms) = ([], [])
    return matter
  }

  private static func children(_ bytes: [UInt8], of file: SourceFile) -> [YAML.Entry] {
    var ignored: [Diagnostic] = []
    guard let text = checkedText(bytes, in: file.path, &ignored),
      let parts = try? FrontMatterSplit(text), let matter = parts.matter,
      matter.firstRange(of: Array("children".utf8)) != nil, let yaml = try? parts.tree
    else { return [] }
    let entry = yaml.entries?.first { $0.key == "children" }
    return (entry?.value.placed(in: file.path).entries ?? []).filter { !ownKeys.contains($0.key) }
  }

  /// Keys that each page has for itself.
  fileprivate static let ownKeys = [
    "title", "slug", "permalink", "url", "aliases", "redirect_from", "children",
  ]
}

extension FrontMatter {
  /// Looks for mistakes in `children:`; its values are used where the pages below are read.
  static func checkChildren(_ fields: inout FieldReader, zone: Zone, _ taxonomies: [Taxonomy]) {
    guard var map = fields.map("children") else { return }
    // First, so that a slip is told in the same words as in the pages.
    _ = FrontMatter(&map, zone: zone, taxonomies: taxonomies)
    var own: [Diagnostic] = []
    for key in FolderDefaults.ownKeys {
      guard let node = map.node(key) else { continue }
      own.append(Diagnostic(.error, map.path, node.position, .eachOwn(key)))
    }
    fields.adopt(map)
    fields.adopt(own)
  }
}

extension YAML {
  /// The same, each part saying in which file it stands.
  fileprivate func placed(in path: String) -> YAML {
    var copy = self
    copy.position.path = path
    switch value {
    case .scalar: break
    case .list(let items): copy.value = .list(items.map { $0.placed(in: path) })
    case .map(let entries):
      copy.value = .map(
        entries.map { entry in
          var entry = entry
          entry.keyPosition.path = path
          entry.value = entry.value.placed(in: path)
          return entry
        })
    }
    return copy
  }
}
