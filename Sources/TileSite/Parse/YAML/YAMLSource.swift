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

  /// Whether nothing follows a place but blanks and comments at most.
  func isPastEnd(_ position: Position) -> Bool {
    position.line - origin.line >= text.lazy.filter { $0 == 0x0A }.count
      && character(at: position) == nil
  }

  func character(at position: Position) -> Unicode.Scalar? {
    let index = position.column - origin.column
    guard index >= 0 else { return nil }
    let line = String(decoding: lineBytes(position.line), as: UTF8.self)
    return line.unicodeScalars.dropFirst(index).first
  }

  func hasQuote(before position: Position) -> Bool {
    scalars(before: position).contains { $0 == "\"" || $0 == "'" }
  }

  func hasColon(before position: Position) -> Bool { scalars(before: position).contains(":") }

  private func scalars(before position: Position) -> Substring.UnicodeScalarView {
    String(decoding: lineBytes(position.line), as: UTF8.self).unicodeScalars
      .prefix(max(0, position.column - origin.column))
  }

  /// `: key: "value"` with the value of the line in quotes, or nothing if the line is not of that
  /// form.
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

  /// Where lines begin, counted in scalars, if the text holds one of the characters that YAML 1.1
  /// takes for line ends and editors do not (U+0085, U+2028, U+2029); else nothing.
  static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard unsafe bytes.contains(0xC2) || bytes.contains(0xE2) else { return [] }
    let text = unsafe String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard text.contains(where: { $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}" })
    else { return [] }
    return [0] + text.enumerated().lazy.filter { $0.element == "\n" }.map { $0.offset + 1 }
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
