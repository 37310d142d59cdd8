internal import TileTemplate

/// The theme's own words in a language, and how dates and numbers are written in it.
///
/// They stand in `words/TAG.yaml` of the theme: those of English first, then of the language (`pt`), then of
/// where it is spoken (`pt-BR`); the site's own files say what differs from the built-in ones.
struct Words: Sendable {
  /// Those that templates may show, by name.
  private(set) var texts: [String: String] = [:]
  private var lists: [String: [String]] = [:]

  /// - Parameter language: a tag such as `en` or `pt-BR`.
  init(_ theme: [ThemeFile], language: String, _ found: inout [Diagnostic]) {
    self = .english
    let tags = Words.tags(for: language)
    if language.lowercased().prefix(while: { $0 != "-" }) != "en" {
      // That of English is no name for a language of which nothing is known.
      texts["language_name"] = language
    }
    for tag in tags {
      let name = "words/\(tag).yaml"
      if tag != "en" { addBuiltIn(name, &found) }
      for file in theme where file.isChanged && file.name.lowercased() == name { add(file, &found) }
    }
  }

  private init() {}

  /// What the built-in theme says in English, and in every language that it does not know.
  static let english: Words = {
    var words = Words()
    var found: [Diagnostic] = []
    words.addBuiltIn("words/en.yaml", &found)
    return words
  }()

  /// The word of that name; nothing where no file has it.
  subscript(_ name: String) -> String { texts[name] ?? "" }

  /// For the `date` filter.
  var dateNames: DateNames {
    var names = DateNames()
    names.months = lists["months"] ?? names.months
    names.shortMonths = lists["months_short"] ?? names.shortMonths
    names.days = lists["days"] ?? names.days
    names.shortDays = lists["days_short"] ?? names.shortDays
    return names
  }

  /// For the `number` filter.
  var numberSigns: NumberSigns {
    guard let signs = lists["numbers"] else { return NumberSigns() }
    return NumberSigns(decimal: signs[0], group: signs[1], leastDigits: Int(signs[2]) ?? 4)
  }

  /// Takes from another language the words that no file of this one has.
  mutating func complete(with other: Words) {
    texts.merge(other.texts) { own, _ in own }
  }

  /// How many items each list has.
  private static let counts = [
    "months": 12, "months_short": 12, "days": 7, "days_short": 7, "numbers": 3,
  ]

  /// In lower case, the most general first. Norwegian without more is Bokmål.
  private static func tags(for language: String) -> [String] {
    let parts = language.lowercased().split(separator: "-")
    var tags = ["en"]
    for count in parts.indices {
      let tag = parts[...count].joined(separator: "-")
      tags.append(tag == "no" ? "nb" : tag)
    }
    return tags.enumerated().filter { !tags[..<$0].contains($1) }.map(\.element)
  }

  private mutating func addBuiltIn(_ name: String, _ found: inout [Diagnostic]) {
    guard let bytes = Embedded.themeFile(name) else { return }
    add(ThemeFile(name: name, path: ThemeFile.builtIn + name, bytes: bytes), &found)
  }

  private mutating func add(_ file: ThemeFile, _ found: inout [Diagnostic]) {
    guard let text = checkedText(file.bytes, in: file.path, &found) else { return }
    do throws(YAMLMistake) {
      guard let yaml = try parseYAML(text), !yaml.isNull else { return }
      guard let entries = yaml.entries else {
        let wanted = "a word and what it is in this language on each line, such as menu: Menu"
        return found.append(
          Diagnostic(.error, file.path, yaml.position, .wrongKind(key: "words", wanted: wanted)))
      }
      for entry in entries where !entry.value.isNull {
        if let wanted = add(entry) {
          found.append(
            Diagnostic(
              .error, file.path, entry.value.position, .wrongKind(key: entry.key, wanted: wanted)))
        }
      }
    } catch {
      found.append(Diagnostic(.error, file.path, error.position, .yaml(error.sentence)))
    }
  }

  /// - Returns: what should stand there, where it does not.
  private mutating func add(_ entry: YAML.Entry) -> String? {
    if let count = Words.counts[entry.key] {
      guard case .list(let items) = entry.value.value, items.count == count else {
        return "a list of \(count) names"
      }
      let names = items.compactMap(\.scalar)
      if names.count != count { return "a list of \(count) names" }
      lists[entry.key] = names
    } else {
      guard let text = entry.value.scalar else { return "text" }
      texts[entry.key] = text
    }
    return nil
  }
}

extension YAML {
  fileprivate var scalar: String? { if case .scalar(let text, _) = value { text } else { nil } }
}
