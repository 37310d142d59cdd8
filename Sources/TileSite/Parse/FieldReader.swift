private import TileTemplate

/// Reads a YAML map key by key into the values it should hold, and keeps every mistake.
///
/// Ask for each key that is known, then call `rest` for those that nobody asked for.
struct FieldReader {
  let path: String
  private let entries: [YAML.Entry]
  /// What holds where `entries` say nothing.
  private let defaults: [YAML.Entry]
  private(set) var known: [String] = []
  private(set) var found: [Diagnostic] = []

  init(_ map: YAML?, or defaults: [YAML.Entry] = [], in path: String) {
    self.path = path
    entries = map?.entries ?? []
    self.defaults = defaults
  }

  mutating func report(
    _ problem: Problem, at position: Position, _ severity: Diagnostic.Severity = .error
  ) {
    found.append(Diagnostic(severity, path, position, problem))
  }

  /// What stands under the first of these keys that is there with a value.
  mutating func node(_ keys: String...) -> YAML? { first(keys) }

  private mutating func first(_ keys: [String]) -> YAML? {
    know(keys)
    for entries in [entries, defaults] {
      for key in keys {
        if let entry = entries.first(where: { $0.key == key }), !entry.value.isNull {
          return entry.value
        }
      }
    }
    return nil
  }

  private mutating func know(_ keys: [String]) {
    known += keys.filter { !known.contains($0) }
  }

  /// Entries under keys that nobody asked for.
  var rest: [YAML.Entry] {
    let own = entries.filter { !known.contains($0.key) }
    if defaults.isEmpty { return own }
    return own
      + defaults.filter { entry in
        !known.contains(entry.key) && !own.contains { $0.key == entry.key }
      }
  }

  /// Reports every key that nobody asked for.
  mutating func reportUnknown(_ severity: Diagnostic.Severity = .error) {
    for entry in rest {
      let near = nearest(entry.key, in: known)
      report(
        .unknownKey(entry.key, near: near, known: known), at: entry.keyPosition, severity)
    }
  }

  /// Warns of keys that are nearly a known one; the others are the author's own.
  mutating func reportSlips() {
    for entry in rest {
      guard let near = nearest(entry.key, in: known) else { continue }
      report(
        .unknownKey(entry.key, near: near, known: known), at: entry.keyPosition, .warning)
    }
  }

  mutating func adopt(_ other: FieldReader) { found += other.found }
  mutating func adopt(_ others: [Diagnostic]) { found += others }
}

// MARK: One value

extension FieldReader {
  mutating func text(_ keys: String...) -> String? { located(keys)?.value }

  mutating func locatedText(_ keys: String...) -> Located<String>? { located(keys) }

  mutating func flag(_ key: String) -> Bool? {
    value(key, "true or false") { FieldReader.flags[$0.lowercased()] }
  }

  mutating func integer(_ keys: String..., in range: ClosedRange<Int>) -> Int? {
    let wanted =
      range.lowerBound == .min
      ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    for key in keys {
      let number = value(key, wanted) { text in Int(text).flatMap { range.contains($0) ? $0 : nil }
      }
      if let number { return number }
    }
    return nil
  }

  mutating func number(_ keys: String..., in range: ClosedRange<Double>) -> Double? {
    let (low, high) = (range.lowerBound, range.upperBound)
    let wanted = low == -high ? "a number" : "a number from \(Int(low)) to \(Int(high))"
    know(keys)
    let lists = [entries, defaults].lazy
    let key = lists.compactMap { list in keys.first { key in list.contains { $0.key == key } } }
      .first
    return value(key ?? keys[0], wanted) { text in
      plainNumber(text[...]).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type)
    -> Choice? where Choice.RawValue == String
  {
    guard let (text, position) = scalar([key]) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    report(.unknownChoice(key: key, value: text, choices: choices), at: position)
    return nil
  }

  mutating func moment(_ keys: String..., zone: Zone) -> Moment? {
    guard let (text, position) = scalar(keys) else { return nil }
    if let moment = Moment(text, zone: zone) { return moment }
    report(.noSuchDate(key: keys[0], text: text), at: position)
    return nil
  }

  /// A value that `read` makes of the text, or a mistake saying what was wanted.
  mutating func value<Value>(_ key: String, _ wanted: String, _ read: (String) -> Value?)
    -> Value?
  {
    guard let (text, position) = scalar([key]) else { return nil }
    if let value = read(text) { return value }
    report(.badValue(key: key, value: text, wanted: wanted), at: position)
    return nil
  }

  /// A colour; one without quotes, which YAML takes for a comment, is a mistake.
  mutating func color(_ key: String) -> Color? {
    if let entry = entries.first(where: { $0.key == key }), entry.value.isNull {
      report(.needsValue(key: key, Color.wanted), at: entry.keyPosition)
    }
    return value(key, Color.wanted) { Color($0) }
  }

  /// A list of texts; a text alone is a list of one.
  mutating func texts(_ keys: String...) -> [Located<String>] {
    guard let node = first(keys) else { return [] }
    if case .scalar(let text, _) = node.value {
      return [Located(value: text, position: node.position)]
    }
    var texts: [Located<String>] = []
    for item in node.items ?? [] {
      if case .scalar(let text, _) = item.value {
        texts.append(Located(value: text, position: item.position))
      } else {
        report(.wrongKind(key: keys[0], wanted: "a list of texts"), at: item.position)
      }
    }
    if node.items == nil {
      report(.wrongKind(key: keys[0], wanted: "a list of texts"), at: node.position)
    }
    return texts
  }

  /// The map under a key, to be read in turn.
  mutating func map(_ key: String) -> FieldReader? {
    guard let node = node(key) else { return nil }
    if node.entries == nil {
      report(
        .wrongKind(key: key, wanted: "a map of keys and values, each on its line below"),
        at: node.position)
      return nil
    }
    return FieldReader(node, in: path)
  }

  /// The maps of the list under a key.
  mutating func maps(_ key: String) -> [(fields: FieldReader, position: Position)] {
    guard let node = node(key) else { return [] }
    let items = node.items ?? []
    if node.items == nil {
      report(.wrongKind(key: key, wanted: "a list, each item after a hyphen"), at: node.position)
    }
    for item in items where item.entries == nil {
      report(.wrongKind(key: key, wanted: "a list of maps, such as - {…}"), at: item.position)
    }
    return items.filter { $0.entries != nil }.map { (FieldReader($0, in: path), $0.position) }
  }

  private static let flags = [
    "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
  ]

  private mutating func located(_ keys: [String]) -> Located<String>? {
    scalar(keys).map { Located(value: $0.text, position: $0.position) }
  }

  private mutating func scalar(_ keys: [String]) -> (text: String, position: Position)? {
    guard let node = first(keys) else { return nil }
    if case .scalar(let text, _) = node.value { return (text, node.position) }
    report(.wrongKind(key: keys[0], wanted: "one text, not a list or map"), at: node.position)
    return nil
  }
}

extension YAML {
  /// The items of a list; nil for anything else.
  var items: [YAML]? {
    if case .list(let items) = value { return items }
    return nil
  }

  /// The entries of a map; nil for anything else.
  var entries: [Entry]? {
    if case .map(let entries) = value { return entries }
    return nil
  }

  /// Nothing was written, or `null` or `~`.
  var isNull: Bool {
    guard case .scalar(let text, plain: true) = value else { return false }
    return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
  }
}

/// A number in figures: not the hexadecimal, infinite and undefined ones that Swift reads too.
func plainNumber(_ text: Substring) -> Double? {
  text.utf8.allSatisfy { byte in
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  } ? Double(text) : nil
}
