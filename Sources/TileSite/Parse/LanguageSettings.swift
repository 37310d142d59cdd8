/// What `languages:` of site.yaml says of the site in a language beside the main one.
struct LanguageSettings: Sendable {
  /// As written: `fr`, `pt-BR`.
  var tag: Located<String>
  var title: String?
  var description: String?
  /// What the language is called in itself.
  var name: String?
  /// Nil where none is given: it is then made from the pages.
  var menu: [Settings.MenuItem]?
  /// What differs from the main language's stands over it.
  var organization: Organization
  /// The same.
  var extra: [YAML.Entry]

  /// Where its pages stand.
  var folder: String { tag.value.lowercased() }

  init(
    _ tag: Located<String>, _ fields: inout FieldReader, over main: Settings
  ) {
    self.tag = tag
    title = fields.text("title")
    description = fields.text("description")
    name = fields.text("name")
    menu = fields.node("menu") == nil ? nil : Settings.menu(&fields)
    var business = main.organization
    fields.section("organization") { business = Organization(&$0, over: business) }
    organization = business
    let own = fields.map("extra")?.rest ?? []
    extra = main.extra.filter { entry in !own.contains { $0.key == entry.key } } + own
    fields.reportUnknown(.warning)
  }

  /// Reads the languages: a map of tags, each with what is said of it, or a list of tags alone.
  static func read(_ fields: inout FieldReader, over main: Settings) -> [LanguageSettings] {
    guard let node = fields.node("languages") else { return [] }
    var read: [LanguageSettings] = []
    for (tag, value) in tags(node, &fields) {
      guard Settings.isLanguageTag(tag.value) else {
        let wanted = "a language such as fr or pt-BR"
        fields.report(
          .badValue(key: "languages", value: tag.value, wanted: wanted), at: tag.position)
        continue
      }
      if tag.value.lowercased() == main.language.lowercased() {
        fields.report(.mainLanguage(tag.value), at: tag.position)
      } else if read.contains(where: { $0.folder == tag.value.lowercased() }) {
        fields.report(.repeatedLanguage(tag.value), at: tag.position)
      } else {
        var own = FieldReader(value, in: fields.path)
        read.append(LanguageSettings(tag, &own, over: main))
        fields.adopt(own)
      }
    }
    return read
  }

  private static func tags(
    _ node: YAML, _ fields: inout FieldReader
  ) -> [(tag: Located<String>, value: YAML?)] {
    if let items = node.items {
      return items.compactMap { item in
        guard case .scalar(let text, _) = item.value else {
          fields.report(.wrongKind(key: "languages", wanted: wanted), at: item.position)
          return nil
        }
        return (Located(value: text, position: item.position), nil)
      }
    }
    guard let entries = node.entries else {
      fields.report(.wrongKind(key: "languages", wanted: wanted), at: node.position)
      return []
    }
    return entries.map { entry in
      let isMap = entry.value.entries != nil
      if !isMap && !entry.value.isNull {
        let wanted = "keys and values, such as title: Notre cabinet"
        fields.report(.wrongKind(key: entry.key, wanted: wanted), at: entry.value.position)
      }
      let tag = Located(value: entry.key, position: entry.keyPosition)
      return (tag, isMap ? entry.value : nil)
    }
  }

  private static let wanted = "a map of languages, such as fr: {title: Notre cabinet}"
}

extension Settings {
  /// The settings of the site in another language.
  func inLanguage(_ own: LanguageSettings) -> Settings {
    var settings = self
    settings.language = own.tag.value
    settings.title = own.title ?? title
    settings.description = own.description ?? ""
    settings.menu = own.menu
    settings.organization = own.organization
    settings.extra = own.extra
    return settings
  }

  static func isLanguageTag(_ text: String) -> Bool {
    let isTag = text.utf8.allSatisfy {
      $0 == 0x2D || $0 < 0x80 && Character(.init($0)).isLetter || (0x30...0x39).contains($0)
    }
    return isTag && (text.first?.isLetter ?? false)
  }
}
