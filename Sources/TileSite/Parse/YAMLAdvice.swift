/// Turns what a YAML reader says into what an author can do.
struct YAMLAdvice {
  var problem: String
  var context: String
  var place: Position
  /// Where what was being read began.
  var start: Position
  var source: YAMLSource

  var mistake: (Position, String) {
    switch problem {
    case "mapping values are not allowed in this context": (place, colon)
    case "found character that cannot start any token": (place, oddStart)
    case "could not find expected ':'": noColon
    case "did not find expected key": (place, expectedKey)
    case "block sequence entries are not allowed in this context":
      (place, "a list cannot begin on the line of its key; put each “- ” on a line of its own")
    case "did not find expected '-' indicator":
      (
        place,
        "this line does not belong to the list above; begin it with “- ” or indent it otherwise"
      )
    case "did not find expected node content":
      (place, "a value is missing here; write one, or delete the comma before it")
    case "did not find expected <document start>":
      (place, "this does not belong to the text above; write key: value lines, all indented alike")
    default: byContext
    }
  }

  private var byContext: (Position, String) {
    if problem.contains("tab character") { return (place, tab) }
    switch context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": return quotes
    case "while parsing a flow sequence": return (start, unclosed("list", "[", "]"))
    case "while parsing a flow mapping": return (start, unclosed("map", "{", "}"))
    case "while scanning an anchor", "while scanning an alias", "while scanning a tag",
      "while scanning a block scalar", "while scanning a directive":
      return (start, begins(with: source.character(at: start) ?? " ", at: start))
    default:
      return (place, "this cannot be read as YAML (\(problem)); check indentation and quotes")
    }
  }

  private var colon: String {
    let advice = source.quoted(at: place)
    if advice.isEmpty || !source.hasColon(before: place) {
      return
        "a key cannot stand here; indent the line like the keys above it, or put quotes around "
        + "the value it continues"
    }
    return "a value that holds a colon and a space needs quotes; write\(advice.dropFirst())"
  }

  private var oddStart: String {
    let character = source.character(at: place) ?? " "
    return character == "\t" ? tab : begins(with: character, at: place)
  }

  private var tab: String { "there is a tab in the indentation; use spaces" }

  private func begins(with character: Unicode.Scalar, at position: Position) -> String {
    "a value cannot begin with “\(character)”; put quotes around it\(source.quoted(at: position))"
  }

  private var noColon: (Position, String) {
    let line = source.line(start.line)
    if line.contains("\t") && source.character(at: start) == "\t" { return (start, tab) }
    return (start, "this line has no colon and space after its key; write it as key: value")
  }

  private var expectedKey: String {
    let rest = source.line(place.line)
    if rest.hasPrefix("-") { return "a list cannot stand among keys; give it a key of its own" }
    if source.hasQuote(before: place) {
      return "there is text after the closing quote; put the whole value between quotes, "
        + "and write quotes inside it as '' in '…' or \\\" in \"…\""
    }
    return "a key is expected here; write key: value, indented like the keys above"
  }

  private var quotes: (Position, String) {
    if problem.contains("end of stream") || problem.contains("document indicator") {
      return (start, "the quote that opens here is never closed; close it")
    }
    return (place, "“\\” has a meaning between double quotes; write \\\\ or use single quotes '…'")
  }

  private func unclosed(_ what: String, _ opening: String, _ closing: String) -> String {
    "the \(what) that opens here with “\(opening)” lacks a comma or its “\(closing)”"
  }
}

/// The text of a YAML document by line and column of its file.
struct YAMLSource {
  var text: ArraySlice<UInt8>
  var origin: Position

  /// The line's text without its end and the blanks around it, or nothing.
  func line(_ number: Int) -> String {
    let bytes = lineBytes(number)
    let blank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = bytes.firstIndex { !blank($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !blank($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  func character(at position: Position) -> Unicode.Scalar? {
    let scalars = String(decoding: lineBytes(position.line), as: UTF8.self).unicodeScalars
    return scalars.dropFirst(position.column - origin.column).first
  }

  func hasQuote(before position: Position) -> Bool {
    scalars(before: position).contains { $0 == "\"" || $0 == "'" }
  }

  func hasColon(before position: Position) -> Bool { scalars(before: position).contains(":") }

  private func scalars(before position: Position) -> Substring.UnicodeScalarView {
    String(decoding: lineBytes(position.line), as: UTF8.self).unicodeScalars
      .prefix(position.column - origin.column)
  }

  /// `: key: "value"` with the value of the line in quotes, or nothing if the line is not of that form.
  func quoted(at position: Position) -> String {
    let line = line(position.line)
    guard let colon = line.firstIndex(of: ":"), line.utf8.count < 200 else { return "" }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    let key = line[..<colon]
    guard !value.isEmpty, position.column - origin.column > key.unicodeScalars.count else {
      return ""
    }
    if !value.contains("\"") && !value.contains("\\") { return ": \(key): \"\(value)\"" }
    let doubled = value.split(separator: "'", omittingEmptySubsequences: false)
    return ": \(key): '\(doubled.joined(separator: "''"))'"
  }

  /// Line and column of a byte of the text.
  func position(ofByte offset: Int) -> Position {
    var place = origin
    for byte in text.prefix(offset) {
      if byte == 0x0A {
        place = Position(line: place.line + 1, column: origin.column)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  private func lineBytes(_ number: Int) -> ArraySlice<UInt8> {
    var rest = text
    for _ in 0..<max(0, number - origin.line) {
      guard let end = rest.firstIndex(of: 0x0A) else { return [] }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != 0x0A }
    return line.last == 0x0D ? line.dropLast() : line
  }
}
