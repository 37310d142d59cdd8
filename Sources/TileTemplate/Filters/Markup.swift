/// Markup without comments and tags, entities read and blanks run together.
func stripTags(_ markup: String) -> String {
  let bytes = Array(markup.utf8)
  var kept: [UInt8] = []
  var index = 0
  var ends = TagEnds()
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "<"), let end = ends.end(bytes, from: index) {
      index = end
    } else {
      kept.append(bytes[index])
      index += 1
    }
  }
  let words = String(decoding: kept, as: UTF8.self).unicodeScalars.split(whereSeparator: isBlank)
  return unescaped(words.map { String($0) }.joined(separator: " "))
}

/// Finds where tags and comments end; what has no end is looked for once only.
private struct TagEnds {
  private let comment = Search(for: Array("-->".utf8))
  private var isLastComment = false
  private var isLastTag = false

  /// The offset behind the tag or comment that starts here; nil when it never ends.
  mutating func end(_ bytes: [UInt8], from start: Int) -> Int? {
    if !isLastComment, bytes[start...].starts(with: "<!--".utf8) {
      if let end = comment.firstPlace(in: bytes, from: start + 4) { return end + 3 }
      isLastComment = true
    }
    if isLastTag { return nil }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      isLastTag = true
      return nil
    }
    return end + 1
  }
}

/// Text with the usual named and all numeric entities read.
private func unescaped(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
  var result = ""
  var rest = text[...]
  while let start = rest.firstIndex(of: "&") {
    result += rest[..<start]
    rest = rest[start...]
    guard let end = rest.prefix(12).firstIndex(of: ";"),
      let character = entity(rest[rest.index(after: start)..<end])
    else {
      result += "&"
      rest = rest.dropFirst()
      continue
    }
    result.unicodeScalars.append(character)
    rest = rest[rest.index(after: end)...]
  }
  return result + rest
}

private func entity(_ name: Substring) -> Unicode.Scalar? {
  guard name.first == "#" else { return entities[String(name)] }
  let digits = name.dropFirst()
  let isHex = digits.first == "x" || digits.first == "X"
  let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  return code.flatMap(Unicode.Scalar.init)
}

private let entities: [String: Unicode.Scalar] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
  "rdquo": "”", "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£", "times": "×",
  "laquo": "«", "raquo": "»", "middot": "·", "deg": "°", "shy": "\u{AD}",
]

/// Markup with `<br>` before each line's end.
func lineBreaks(_ markup: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for byte in markup {
    if byte == UInt8(ascii: "\n") { result += Array("<br>".utf8) }
    result.append(byte)
  }
  return result
}

/// Text for a query of a URL, where a space is `+`.
func formEncoded(_ text: String) -> String {
  percentEncoded(text, keepsSlash: false).split(separator: "%20", omittingEmptySubsequences: false)
    .joined(separator: "+")
}

/// Text for a URL: all but letters, digits and `_.-~` as `%XX` of its UTF-8.
func percentEncoded(_ text: String, keepsSlash: Bool) -> String {
  var result: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "~"):
      result.append(byte)
    case UInt8(ascii: "/") where keepsSlash: result.append(byte)
    default: result += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }
  return String(decoding: result, as: UTF8.self)
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

/// Text as a part of a URL: lower case, words of letters and digits joined by `-`, accents of
/// Latin letters dropped.
func slug(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var isBetween = false
  for scalar in text.lowercased().unicodeScalars {
    let letter = latinBase(scalar)
    let properties = letter.properties
    if properties.isAlphabetic || properties.numericType != nil
      || (properties.generalCategory == .nonspacingMark && !(0x300...0x36F).contains(letter.value))
    {
      if isBetween, !result.isEmpty { result.append("-") }
      isBetween = false
      result.append(letter)
    } else if !(0x300...0x36F).contains(letter.value), letter != "'", letter != "’" {
      isBetween = true
    }
  }
  return String(result)
}

private func latinBase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0xE0...0xE5: "a"
  case 0xE7: "c"
  case 0xE8...0xEB: "e"
  case 0xEC...0xEF: "i"
  case 0xF1: "n"
  case 0xF2...0xF6, 0xF8: "o"
  case 0xF9...0xFC: "u"
  case 0xFD, 0xFF: "y"
  default: scalar
  }
}
