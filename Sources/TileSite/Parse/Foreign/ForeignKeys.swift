/// What front matter of other generators says in another way.
extension FrontMatter {
  /// `date`, and the keys that say when a page is there and when it changed.
  mutating func readDates(_ fields: inout FieldReader, zone: Zone) {
    date = fields.moment("date", zone: zone)
    publishes = fields.moment("publishDate", "publish_date", zone: zone)
    updated = fields.moment("updated", "lastmod", "last_modified_at", zone: zone)
    expires = fields.moment("expires", "expiryDate", "expiry_date", zone: zone)
    switch fields.text("published")?.lowercased() {
    case "false", "no", "off": isDraft = true
    case nil, "true", "yes", "on": break
    default: publishes = fields.moment("published", zone: zone) ?? publishes
    }
    date = date ?? publishes
  }

  /// What the name of the file says, where the front matter does not.
  mutating func take(_ name: DatedName) {
    date = date ?? name.date
    slug = slug ?? name.rest
  }
}

/// A file's name that begins with a day: `2024-03-01-spring-news`.
struct DatedName: Sendable {
  var date: Moment
  /// What follows the day and a mark: `spring-news`.
  var rest: String

  /// Nil for any other name, and for days that do not exist.
  init?(_ name: String, zone: Zone) {
    let (day, rest) = (name.prefix(10), name.dropFirst(11))
    guard day.utf8.count == 10, let mark = name.dropFirst(10).first, mark == "-" || mark == "_",
      !rest.isEmpty, let date = Moment(String(day), zone: zone)
    else { return nil }
    self.date = date
    self.rest = String(rest)
  }
}

extension FrontMatterSplit.Language {
  func parse(_ text: ArraySlice<UInt8>, firstLine: Int) throws(YAMLMistake) -> YAML? {
    switch self {
    case .yaml: try parseYAML(text, firstLine: firstLine)
    case .toml: try parseTOML(text, firstLine: firstLine)
    }
  }
}

extension YAML {
  /// A map with the keys of its table `taxonomies` as its own, where they are not there already.
  var withoutTaxonomyTable: YAML {
    guard let entries, entries.contains(where: { $0.key == "taxonomies" }) else { return self }
    var copy = self
    copy.value = .map(entries.opened(["taxonomies"]))
    return copy
  }
}

extension [YAML.Entry] {
  /// The author's own keys, those in the tables `extra` and `params` too.
  var withoutOwnTables: [YAML.Entry] { opened(["extra", "params"]) }

  /// With the entries of some maps in place of these maps; each key once, one that stands outside of them first.
  fileprivate func opened(_ tables: Set<String>) -> [YAML.Entry] {
    let isTable = { (entry: YAML.Entry) in tables.contains(entry.key) && entry.value.entries != nil
    }
    guard contains(where: isTable) else { return self }
    var taken = Set(filter { !isTable($0) }.map(\.key))
    return flatMap { entry in
      isTable(entry)
        ? (entry.value.entries ?? []).filter { taken.insert($0.key).inserted } : [entry]
    }
  }
}

extension FieldReader {
  /// A list of texts; a text alone is cut at its commas.
  mutating func words(_ keys: String...) -> [Located<String>] {
    for key in keys {
      guard let node = node(key) else { continue }
      let texts = texts(key)
      guard case .scalar(let text, _) = node.value else { return texts }
      return text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
        .map { Located(value: $0, position: node.position) }
    }
    return []
  }

  /// A page's whole path; a pattern for such is a warning.
  mutating func permalink(_ keys: String...) -> String? {
    for key in keys {
      guard let text = locatedText(key) else { continue }
      if let path = Path.permalink(text.value) { return path }
      if text.value.contains(":"),
        Address.scheme(of: text.value) == nil
          || ["date", "pretty", "ordinal", "weekdate", "none"].contains(text.value)
      {
        report(.addressPattern(key: key, text.value), at: text.position, .warning)
      } else {
        let wanted = "a path from the site's root, such as /about/us/ or /about.html"
        report(.badValue(key: key, value: text.value, wanted: wanted), at: text.position)
      }
      return nil
    }
    return nil
  }
}

extension Path {
  /// The path of a page that says where it stands: `/about/us/`, `about/us` and
  /// `/about/us/index.html` → `/about/us/`; `/about.html` as it is. Nil for what can be no page.
  static func permalink(_ text: String) -> String? {
    guard let path = normalized(Address.decoded(text[...])),
      path.split(separator: "/").allSatisfy({ isPlainName(String($0)) })
    else { return nil }
    if path.isEmpty { return "/" }
    if name(of: path).lowercased() == "index.html" {
      return folder(of: path).isEmpty ? "/" : "/" + folder(of: path) + "/"
    }
    let isFile = !text.hasSuffix("/") && ["html", "htm"].contains(fileExtension(of: path))
    return "/" + path + (isFile ? "" : "/")
  }
}

extension Page {
  /// Leaves out former addresses that are the page's own, or stand twice: nobody must be sent on there.
  mutating func dropIdleAliases() {
    guard !frontMatter.aliases.isEmpty else { return }
    var taken: Set = [output]
    frontMatter.aliases.removeAll { alias in
      Path.aliasOutput(alias.value).map { !taken.insert($0).inserted } ?? false
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }
}
