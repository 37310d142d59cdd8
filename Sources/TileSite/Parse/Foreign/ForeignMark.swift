/// A mark in a Markdown text that only another generator understands: `{{< figure src="a.png" >}}`.
struct ForeignMark: Sendable, Equatable {
  /// In the text that was searched.
  var range: Range<Int>
  var kind: Kind
  /// What stands before it.
  var place: Place

  enum Kind: Sendable, Equatable {
    /// `{{< name … >}}` and `{{% name … %}}`.
    case hugo(ForeignTag)
    /// `{{ name(…) }}` and `{% name(…) %}`.
    case zola(ForeignTag)
    /// `{% name … %}`.
    case liquid(ForeignTag)
    /// `{{ site.url }}`: what is between the braces.
    case value(String)
    /// `{:.button}`.
    case attributes(String)
    /// Text that is not to be shown.
    case comment
  }

  enum Place: Sendable, Equatable {
    case text
    /// Where the address of a Markdown link or picture stands.
    case destination
    /// In the tag of raw HTML.
    case attribute
  }
}

/// What a tag says: a name, and values with and without a name.
struct ForeignTag: Sendable, Equatable {
  var name: String
  /// Whether it ends what another began.
  var closes = false
  var values: [String] = []
  var named: [String: String] = [:]

  /// Reads `figure src="a.png" alt='A'`, `/note`, `youtube(id="x")`, `highlight ruby`; nil where no name
  /// stands at the beginning.
  init?(_ text: String) {
    var scan = TagScan(text)
    scan.skipBlanks()
    if scan.take("/") {
      closes = true
      scan.skipBlanks()
    }
    guard let word = scan.word(), word.first.map({ $0.isLetter || $0 == "_" }) ?? false else {
      return nil
    }
    name = word
    while let (key, value) = scan.argument() {
      if let key { named[key] = value } else { values.append(value) }
    }
  }

  /// A named value, or the one at a place among those without a name.
  func value(_ key: String, at place: Int? = nil) -> String? {
    named[key] ?? place.flatMap { $0 < values.count ? values[$0] : nil }
  }
}

/// Takes words and values off the front of a tag.
private struct TagScan {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  mutating func take(_ mark: Character) -> Bool {
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  mutating func word() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_-./".contains($0) }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  /// The next value with its key; marks between values are passed over.
  mutating func argument() -> (key: String?, value: String)? {
    rest = rest.drop { $0.isWhitespace || "(),|/".contains($0) && !isPath }
    guard !rest.isEmpty else { return nil }
    let key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let after = rest.dropFirst(key.count).drop { $0 == " " }
    if !key.isEmpty, after.first == "=" || after.first == ":", !after.dropFirst().hasPrefix("//") {
      rest = after.dropFirst().drop { $0 == " " }
      return (String(key), value())
    }
    return (nil, value())
  }

  /// Whether a slash begins a path, and does not merely end the tag.
  private var isPath: Bool {
    rest.first == "/" && rest.dropFirst().first.map { $0 != " " } ?? false
  }

  private mutating func value() -> String {
    if let quote = rest.first, "\"'`“".contains(quote) {
      let end: Character = quote == "“" ? "”" : quote
      rest.removeFirst()
      let value = rest.prefix { $0 != end }
      rest = rest.dropFirst(value.count).dropFirst()
      return String(value)
    }
    let value = rest.prefix { !$0.isWhitespace && !"),".contains($0) }
    rest = value.isEmpty ? rest.dropFirst() : rest.dropFirst(value.count)
    return String(value)
  }
}
