/// A way to group pages by words of their front matter: `tags`, `categories`, or one of the site's own.
struct Taxonomy: Sendable, Equatable {
  /// The key in front matter, and where its pages stand: `tags` → `/tags/`.
  var name: String
  /// What site.yaml calls it.
  var title: String?

  /// Where site.yaml says nothing.
  static let usual = [Taxonomy(name: "tags"), Taxonomy(name: "categories")]

  /// What its page is called, unless a file of content/ says otherwise.
  func title(_ settings: Settings) -> String {
    let word = Taxonomy.usual.contains { $0.name == name } ? settings.words[name] : ""
    // What site.yaml calls it is in the main language.
    let isMain = settings.language.lowercased() == settings.mainLanguage.lowercased()
    if let title, isMain || word.isEmpty { return title }
    return word.isEmpty ? TileSite.title(of: name, settings) : word
  }
}

/// A word by which a page says that it belongs with others.
struct WrittenTerm: Sendable {
  /// The name of the taxonomy.
  var taxonomy: String
  var text: Located<String>
}

extension [Taxonomy] {
  /// Reads `[tags, authors]`, or a map of names and what is said of each: `authors: {title: Writers}`.
  init(_ fields: inout FieldReader) {
    guard let node = fields.node("taxonomies") else {
      self = Taxonomy.usual
      return
    }
    self = []
    if node.entries == nil {
      for name in fields.texts("taxonomies") { add(name, title: nil, &fields) }
    } else if var map = fields.map("taxonomies") {
      for entry in node.entries ?? [] {
        let name = Located(value: entry.key, position: entry.keyPosition)
        if var own = entry.value.isNull ? nil : map.map(entry.key) {
          add(name, title: own.text("title"), &fields)
          own.reportUnknown()
          map.adopt(own)
        } else {
          add(name, title: nil, &fields)
        }
      }
      fields.adopt(map)
    }
  }

  private mutating func add(
    _ name: Located<String>, title: String?, _ fields: inout FieldReader
  ) {
    if name.value.contains("/") || !Path.isPlainName(name.value) {
      fields.report(
        .badValue(key: "taxonomies", value: name.value, wanted: "a name such as authors"),
        at: name.position)
    } else if name.value != "tags", FrontMatter.ownKeys.contains(name.value) {
      fields.report(.takenKey(name.value), at: name.position)
    } else if !contains(where: { $0.name == name.value }) {
      append(Taxonomy(name: name.value, title: title))
    }
  }
}

extension FrontMatter {
  /// The keys that mean something on every site.
  fileprivate static let ownKeys: Set<String> = {
    var fields = FieldReader(nil, in: "")
    _ = FrontMatter(&fields, zone: .fixed(0), taxonomies: [])
    return Set(fields.known)
  }()
}
