internal import TileTemplate

/// Reads JSON as RFC 8259 has it; a key that comes twice in a map is a mistake.
///
/// Numbers without a fraction are whole numbers where they fit.
func parseJSON(_ text: ArraySlice<UInt8>) throws(DataMistake) -> Value {
  var reader = JSONReader(text)
  return try reader.document()
}

private struct JSONReader {
  private let text: ArraySlice<UInt8>
  private var place: Int
  private static let deepest = 64

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
  }

  mutating func document() throws(DataMistake) -> Value {
    let value = try value(depth: 0)
    skipBlanks()
    if place < text.endIndex { throw unexpected }
    return value
  }

  private var byte: UInt8? { place < text.endIndex ? text[place] : nil }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard byte == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  /// The word that stands here, or the sign.
  private var unexpected: DataMistake {
    guard place < text.endIndex else { return DataMistake(.ends, at: place) }
    var end = place
    while end < text.endIndex, end < place + 20, isWord(text[end]) { end += 1 }
    if end == place {
      end = text[place...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
    }
    return DataMistake(.unexpected(String(decoding: text[place..<end], as: UTF8.self)), at: place)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      || byte == UInt8(ascii: "_")
  }

  private mutating func value(depth: Int) throws(DataMistake) -> Value {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): return .map(try map(depth: depth + 1))
    case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
    case UInt8(ascii: "\""): return .text(try string())
    case .some(UInt8(ascii: "-")), .some(0x30...0x39): return try number()
    default:
      for (word, value) in [
        ("true", Value.bool(true)), ("false", .bool(false)), ("null", Value.none),
      ]
      where text[place...].starts(with: word.utf8) {
        let end = place + word.utf8.count
        if end < text.endIndex, isWord(text[end]) { break }
        place = end
        return value
      }
      throw unexpected
    }
  }

  private mutating func map(depth: Int) throws(DataMistake) -> Fields {
    var fields = Fields()
    try enter(depth)
    if skip("}") { return fields }
    repeat {
      skipBlanks()
      let start = place
      guard byte == UInt8(ascii: "\"") else { throw unexpected }
      let key = try string()
      if fields[key] != nil { throw DataMistake(.secondKey(key), at: start) }
      guard skip(":") else { throw unexpected }
      fields[key] = try value(depth: depth)
    } while skip(",")
    guard skip("}") else { throw unexpected }
    return fields
  }

  private mutating func list(depth: Int) throws(DataMistake) -> [Value] {
    var items: [Value] = []
    try enter(depth)
    if skip("]") { return items }
    repeat { items.append(try value(depth: depth)) } while skip(",")
    guard skip("]") else { throw unexpected }
    return items
  }

  /// Steps over the bracket that opens a map or list.
  private mutating func enter(_ depth: Int) throws(DataMistake) {
    if depth > Self.deepest { throw DataMistake(.tooDeep(Self.deepest), at: place) }
    place += 1
  }

  private mutating func number() throws(DataMistake) -> Value {
    let start = place
    while let byte,
      isWord(byte) || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
    {
      place += 1
    }
    let word = String(decoding: text[start..<place], as: UTF8.self)
    guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil else {
      throw DataMistake(.number(word), at: start)
    }
    if let whole = Int(word) { return .int(whole) }
    guard let number = Double(word), number.isFinite else {
      throw DataMistake(.number(word), at: start)
    }
    return .double(number)
  }

  private mutating func string() throws(DataMistake) -> String {
    let start = place
    place += 1
    var bytes: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw DataMistake(.notClosed, at: start) }
      if byte == UInt8(ascii: "\\") {
        bytes += Array(try escaped().utf8)
      } else {
        bytes.append(byte)
        place += 1
      }
    }
    if byte == nil { throw DataMistake(.notClosed, at: start) }
    place += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What an escape stands for; the reader stands at its backslash.
  private mutating func escaped() throws(DataMistake) -> String {
    let start = place
    place += 1
    let mark = byte ?? 0
    place += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(mark))
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return String(try scalar(start))
    default:
      place = min(place, text.endIndex)
      let shown = String(decoding: text[start..<place], as: UTF8.self)
      throw DataMistake(.escape(shown), at: start)
    }
  }

  private mutating func scalar(_ start: Int) throws(DataMistake) -> Unicode.Scalar {
    var code = try unit(start)
    if (0xD800..<0xDC00).contains(code), text[place...].starts(with: "\\u".utf8) {
      place += 2
      let low = try unit(start)
      guard (0xDC00..<0xE000).contains(low) else { throw DataMistake(.halfCharacter, at: start) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    if code == 0 { throw DataMistake(.nothing, at: start) }
    guard let scalar = Unicode.Scalar(code) else { throw DataMistake(.halfCharacter, at: start) }
    return scalar
  }

  /// Four hexadecimal digits.
  private mutating func unit(_ start: Int) throws(DataMistake) -> UInt32 {
    let digits = text[place...].prefix(4)
    let isHex = digits.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x46).contains($0 & 0xDF)
    }
    guard digits.count == 4, isHex,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      let shown = String(decoding: text[start..<min(start + 6, text.endIndex)], as: UTF8.self)
      throw DataMistake(.escape(shown), at: start)
    }
    place += 4
    return code
  }
}
