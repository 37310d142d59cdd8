private import TileTemplate

/// A page of the old site as it stands in the new one.
///
/// Lines of the front matter that cannot stay become comments, and new ones come first, so that every line keeps its
/// number but for what was put in above.
struct ImportedPage: Sendable {
  var entry: ImportPlan.Entry
  var language: FrontMatterSplit.Language
  /// The lines of the file as it is to be written.
  private(set) var lines: [String]
  /// How many lines were put in above those of the old file.
  private(set) var added = 0
  /// The line that closes the front matter, counted from 0; -1 where there is none.
  private(set) var matterEnd = -1
  private var keys: [YAML.Entry] = []

  var text: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// - Returns: nil, with a note, where the file cannot be read.
  init?(
    _ bytes: [UInt8], _ entry: ImportPlan.Entry, _ plan: ImportPlan, _ notes: inout [Diagnostic]
  ) {
    self.entry = entry
    var found: [Diagnostic] = []
    guard let text = checkedText(bytes, in: entry.old, &found) else {
      notes += found
      return nil
    }
    guard let parts = try? FrontMatterSplit(text) else {
      let start = Position(line: 1, column: 1)
      notes.append(
        Diagnostic(
          .warning, entry.old, start,
          .left("the front matter is never closed; the page is left out")))
      return nil
    }
    language = parts.language
    let body = Self.body(parts, entry, plan, &notes)
    let head = text[..<parts.body.startIndex]
    let top = Self.split(head)
    lines = (top.last == "" ? Array(top.dropLast()) : top) + Self.split(body)
    if parts.matter != nil { matterEnd = top.count - (top.last == "" ? 2 : 1) }
    if parts.matterLine == 1 { matterEnd = -1 }  // in braces: nothing is changed there
    readKeys(parts, &notes)
    change(plan, &notes)
  }

  private mutating func readKeys(_ parts: FrontMatterSplit, _ notes: inout [Diagnostic]) {
    guard let matter = parts.matter else { return }
    do throws(YAMLMistake) {
      keys = try parts.language.parse(matter, firstLine: parts.matterLine)?.entries ?? []
    } catch {
      notes.append(Diagnostic(.warning, entry.old, error.position, .yaml(error.sentence)))
    }
  }

  private static func split(_ text: some Collection<UInt8>) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  // MARK: Front matter

  private mutating func change(_ plan: ImportPlan, _ notes: inout [Diagnostic]) {
    var lines: [(key: String, value: String)] = []
    if entry.isDraft, keys.text("draft") == nil { lines.append(("draft", "true")) }
    if let old = keys.text("path"), plan.origin == .zola, keys.text("permalink") == nil {
      lines.append(("permalink", quoted("/" + old)))
    }
    dropLayout(&notes)
    var pattern: String?
    for key in ["permalink", "url"] {
      guard let node = keys.value(key), let text = node.plainText else { continue }
      if plan.origin == .hugo, !text.hasPrefix("/"), key == "url" { continue }
      if Path.permalink(text) == nil || !text.contains("/") && plan.origin == .jekyll {
        pattern = text
        comment(key)
      } else {
        pattern = ""
      }
    }
    if pattern != "", let old = plan.addresses.address(of: entry, keys, pattern: pattern) {
      let key = keys.value("aliases") == nil ? "aliases" : "redirect_from"
      if keys.value(key) == nil, Path.aliasOutput(old) != nil {
        lines.append((key, "[\(quoted(old))]"))
      }
    }
    if plan.origin == .jekyll { cutWords(&lines) }
    put(lines)
  }

  /// Layouts are the old theme's.
  private mutating func dropLayout(_ notes: inout [Diagnostic]) {
    guard let node = keys.value("layout") else { return }
    let name = node.plainText ?? ""
    if !["default", "post", "page", "home", "single", "list", ""].contains(name) {
      let why = "the layout “\(name)” does not come along; the key is now a comment"
      notes.append(Diagnostic(.warning, entry.old, node.position, .left(why)))
    }
    comment("layout")
  }

  /// Jekyll cuts tags and categories at blanks.
  private mutating func cutWords(_ lines: inout [(key: String, value: String)]) {
    for key in ["tags", "categories"] {
      guard let text = keys.value(key)?.plainText, text.contains(" "), !text.contains(",") else {
        continue
      }
      comment(key)
      let words = text.split(separator: " ").map { quoted(String($0)) }
      lines.append((key, "[" + words.joined(separator: ", ") + "]"))
    }
  }

  private mutating func put(_ new: [(key: String, value: String)]) {
    guard !new.isEmpty else { return }
    let sign = language == .toml ? " = " : ": "
    let text = new.map { $0.key + sign + $0.value }
    if matterEnd >= 0 {
      lines.insert(contentsOf: text, at: 1)
      added = text.count
      matterEnd += text.count
    } else if keys.isEmpty {
      lines.insert(contentsOf: ["---"] + text + ["---"], at: 0)
      added = text.count + 2
      matterEnd = text.count + 1
    }
  }

  /// Turns the lines of a key into comments, and says whether there are such.
  @discardableResult
  mutating func comment(_ key: String) -> Bool {
    guard matterEnd >= 0, let place = keys.firstIndex(where: { $0.key == key }) else {
      return false
    }
    let first = keys[place].keyPosition.line - 1 + added
    let next = keys.map { $0.keyPosition.line - 1 + added }.filter { $0 > first }.min() ?? matterEnd
    keys.remove(at: place)
    guard first < next, next <= lines.count else { return false }
    for line in first..<next where !lines[line].isEmpty && !lines[line].hasPrefix("[") {
      lines[line] = "# " + lines[line]
    }
    return true
  }

  /// The key of the front matter that a line of the new file belongs to.
  func key(atLine line: Int) -> String? {
    guard line - 1 < matterEnd else { return nil }
    return keys.last { $0.keyPosition.line + added <= line }?.key
  }

  /// Makes a link of the picture that begins at a place of the new file.
  mutating func unpicture(_ place: Position) -> Bool {
    guard place.line <= lines.count else { return false }
    var scalars = Array(lines[place.line - 1].unicodeScalars)
    guard place.column <= scalars.count, scalars[place.column - 1] == "!" else { return false }
    scalars.remove(at: place.column - 1)
    lines[place.line - 1] = String(String.UnicodeScalarView(scalars))
    return true
  }

  // MARK: Body

  /// The body with what can be said in Markdown; the rest stays, and is told.
  private static func body(
    _ parts: FrontMatterSplit, _ entry: ImportPlan.Entry, _ plan: ImportPlan,
    _ notes: inout [Diagnostic]
  ) -> [UInt8] {
    let bytes = Array(parts.body)
    var counter = PlaceCounter(line: parts.bodyLine)
    var out: [UInt8] = []
    var done = 0
    for mark in foreignMarks(in: bytes) where mark.range.lowerBound >= done {
      out += bytes[done..<mark.range.lowerBound]
      done = mark.range.upperBound
      let place = counter.place(of: mark.range.lowerBound, in: bytes)
      let lines = bytes[mark.range].count { $0 == UInt8(ascii: "\n") }
      if let text = replacement(mark, entry, plan) {
        out += Array(text.utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
        continue
      }
      out += bytes[mark.range]
      if case .nothing = mark.meaning { continue }
      let shown = String(decoding: bytes[mark.range].prefix { $0 != 0x0A }, as: UTF8.self)
      notes.append(
        Diagnostic(
          .warning, entry.old, place, .left("“\(shown)” is \(mark.origin) and stays as it is")))
    }
    return out + bytes[done...]
  }

  private static func replacement(
    _ mark: ForeignMark, _ entry: ImportPlan.Entry, _ plan: ImportPlan
  ) -> String? {
    switch mark.meaning {
    case .markdown(let text): text
    case .page(let page): plan.link(to: page, from: entry)
    case .nothing: mark.place == .text ? nil : ""
    case .unknown: nil
    }
  }
}

/// A text between double quotes, as YAML, TOML and JSON read it.
func quoted(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\t": out += "\\t"
    case "\r": out += "\\r"
    default: if scalar.value >= 0x20, scalar.value != 0x7F { out.unicodeScalars.append(scalar) }
    }
  }
  return out + "\""
}
