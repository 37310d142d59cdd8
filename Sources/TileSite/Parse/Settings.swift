/// What site.yaml says.
struct Settings: Sendable {
  var title = "Untitled site"
  var description = ""
  var base = BaseURL()
  /// The main one, or that in which these settings are.
  var language = "en"
  var mainLanguage = "en"
  /// Those beside it, as site.yaml lists them.
  var languages: [LanguageSettings] = []
  /// How the files of pages name their languages.
  var tags = LanguageTags()
  /// For dates that name no zone.
  var zone = Zone.fixed(0)
  var organization = Organization()
  /// Nil where site.yaml has no menu: it is then made from the pages.
  var menu: [MenuItem]?
  var theme = Theme()
  var grid = GridSettings()
  var carousel = CarouselSettings()
  var markdown = MarkdownSettings()
  var images = ImageSettings()
  var check = CheckSettings()
  var outputs = OutputSettings()
  /// What is added to the Content-Security-Policy: sources by directive.
  var policy: [String: [String]] = [:]
  var taxonomies = Taxonomy.usual
  var extra: [YAML.Entry] = []
  /// What stands in data/.
  var data = SiteData()
  /// What the pages of folders say for those below them.
  var defaults = FolderDefaults()
  /// What the theme says by itself, in `language`.
  var words = Words.english

  struct MenuItem: Sendable {
    var title: String
    /// As written: a page, a path or an address.
    var target: Located<String>
  }

  struct MarkdownSettings: Sendable {
    var allowsHTML = true
    var isSmart = false
  }

  /// Writing systems that run from right to left.
  var isRightToLeft: Bool {
    let script = language.lowercased().split(separator: "-").first.map(String.init) ?? ""
    return ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
      .contains(script)
  }
}

extension Settings {
  /// Reads the map of site.yaml; mistakes are kept in `fields`.
  init(_ fields: inout FieldReader) {
    title = fields.text("title") ?? title
    description = fields.text("description") ?? ""
    language =
      fields.value("language", "a language such as en or pt-BR") { text in
        Settings.isLanguageTag(text) ? text : nil
      } ?? language
    if let text = fields.locatedText("base_url") {
      if let url = BaseURL(text.value) {
        base = url
      } else {
        fields.report(
          .badValue(
            key: "base_url", value: text.value,
            wanted: "an address such as https://www.example.com/"),
          at: text.position)
      }
    }
    zone =
      fields.value("timezone", "a zone such as Europe/London, UTC or +01:00") { Zone($0) } ?? zone
    fields.section("organization") { organization = Organization(&$0) }
    fields.section("theme") { theme = Theme(&$0) }
    fields.section("grid") { grid = GridSettings(&$0) }
    fields.section("carousel") { carousel = CarouselSettings(&$0) }
    fields.section("markdown") { map in
      markdown.allowsHTML = map.choice("html", HTMLPolicy.self) != .escape
      markdown.isSmart = map.flag("smart") ?? false
    }
    fields.section("images") { images = ImageSettings(&$0) }
    fields.section("check") { check = CheckSettings(&$0) }
    outputs = OutputSettings(&fields)
    policy = OutputSettings.policy(&fields)
    if fields.node("menu") != nil { menu = Settings.menu(&fields) }
    taxonomies = [Taxonomy](&fields)
    extra = fields.map("extra")?.rest ?? []
    mainLanguage = language
    languages = LanguageSettings.read(&fields, over: self)
    tags = LanguageTags(main: language, others: languages.map(\.folder))
    fields.reportUnknown(.warning)
  }

  private enum HTMLPolicy: String, CaseIterable { case allow, escape }

  static func menu(_ fields: inout FieldReader) -> [MenuItem] {
    var items: [MenuItem] = []
    for (item, position) in fields.maps("menu") {
      var item = item
      let title = item.text("title")
      if let target = item.locatedText("url", "page") {
        items.append(MenuItem(title: title ?? target.value, target: target))
      } else {
        item.report(.blockNeeds(block: "menu", "a title and a url (or page)"), at: position)
      }
      item.reportUnknown()
      fields.adopt(item)
    }
    return items
  }
}

extension FieldReader {
  /// Reads the map under a key, if it is there; unknown keys in it are reported.
  mutating func section(_ key: String, _ read: (inout FieldReader) -> Void) {
    guard var map = map(key) else { return }
    read(&map)
    map.reportUnknown(.warning)
    adopt(map)
  }
}

/// Where the site will live.
struct BaseURL: Sendable, Equatable {
  /// `https://u.example`, or empty where nothing is known.
  var origin = ""
  /// `/repo/`: begins and ends with a slash.
  var path = "/"

  init() {}

  /// Reads `https://u.example/repo` or a path such as `/repo/`.
  init?(_ text: String) {
    var rest = text[...]
    if rest.hasPrefix("https://") || rest.hasPrefix("http://") {
      let start = rest.range(of: "://")?.upperBound ?? rest.startIndex
      let slash = rest[start...].firstIndex(of: "/") ?? rest.endIndex
      guard slash > start else { return nil }
      origin = String(rest[..<slash])
      rest = rest[slash...]
    } else if !rest.hasPrefix("/") || rest.hasPrefix("//") {
      return nil
    }
    let names = Address.decoded(rest).split(separator: "/")
    let isOdd = text.unicodeScalars.contains {
      $0.value <= 0x20 || "?#\\\"<>".unicodeScalars.contains($0)
    }
    if isOdd || names.contains("..") || names.contains(".") { return nil }
    path = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
  }
}

extension Substring {
  fileprivate func range(of mark: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(mark) { return start..<index(start, offsetBy: mark.count) }
      formIndex(after: &start)
    }
    return nil
  }
}
