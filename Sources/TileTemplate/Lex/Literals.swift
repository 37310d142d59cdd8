/// Numbers as Python writes them: `12`, `1_000`, `0x1f`, `1.5`, `2e3`.
enum NumberLiteral {
  static func read(_ bytes: [UInt8], _ index: inout Int, wholeOnly: Bool) -> Token.Kind {
    let start = index
    if bytes[index] == UInt8(ascii: "0"), index + 1 < bytes.count,
      let radix = radix(bytes[index + 1])
    {
      index += 2
      let digits = digits(bytes, &index) { isDigit($0) || isLetter($0) }
      return Int(digits, radix: radix).map(Token.Kind.integer) ?? .bad(.badNumber)
    }
    var text = digits(bytes, &index, isDigit)
    var isWhole = true
    if !wholeOnly {
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) {
        index += 1
        text += "." + digits(bytes, &index, isDigit)
        isWhole = false
      }
      if let exponent = exponent(bytes, &index) {
        text += "e" + exponent
        isWhole = false
      }
    }
    let isDoubled = zip(bytes[start..<index], bytes[start..<index].dropFirst())
      .contains { $0 == 0x5F && $1 == 0x5F }
    if isDoubled
      || index < bytes.count
        && (isLetter(bytes[index]) || bytes[start..<index].last == 0x5F)
    {
      _ = digits(bytes, &index) { isDigit($0) || isLetter($0) }
      return .bad(.badNumber)
    }
    if isWhole, text.hasPrefix("0"), text.contains(where: { $0 != "0" }) { return .bad(.badNumber) }
    if isWhole { return Int(text).map(Token.Kind.integer) ?? .bad(.badNumber) }
    return Double(text).map(Token.Kind.float) ?? .bad(.badNumber)
  }

  private static func exponent(_ bytes: [UInt8], _ index: inout Int) -> String? {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    var at = index + 1
    var sign = ""
    if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
      sign = bytes[at] == UInt8(ascii: "-") ? "-" : ""
      at += 1
    }
    guard at < bytes.count, isDigit(bytes[at]) else { return nil }
    index = at
    return sign + digits(bytes, &index, isDigit)
  }

  private static func radix(_ letter: UInt8) -> Int? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  /// The digits from here without the underscores between them.
  private static func digits(
    _ bytes: [UInt8], _ index: inout Int, _ isPart: (UInt8) -> Bool
  ) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) || bytes[index] == UInt8(ascii: "_") {
      index += 1
    }
    let digits = bytes[start..<index].filter { $0 != UInt8(ascii: "_") }
    return String(decoding: digits, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }
}

/// Text in single or double quotes with Python's escapes.
enum StringLiteral {
  static func read(_ bytes: [UInt8], _ index: inout Int) -> Token.Kind {
    let quote = bytes[index]
    let opening = index
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return .string(String(decoding: text, as: UTF8.self)) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if !readEscape(bytes, &index, &text) {
        return .bad(.badEscape)
      }
    }
    index = opening + 1
    return .bad(.openString)
  }

  private static func readEscape(
    _ bytes: [UInt8], _ index: inout Int, _ text: inout [UInt8]
  ) -> Bool {
    guard index < bytes.count else { return true }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): text.append(letter)
    case UInt8(ascii: "x"): return readCode(bytes, &index, 2, &text)
    case UInt8(ascii: "u"): return readCode(bytes, &index, 4, &text)
    case UInt8(ascii: "U"): return readCode(bytes, &index, 8, &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "N"): return false
    default: text += [UInt8(ascii: "\\"), letter]
    }
    return true
  }

  private static func readCode(
    _ bytes: [UInt8], _ index: inout Int, _ count: Int, _ text: inout [UInt8]
  ) -> Bool {
    guard index + count <= bytes.count else { return false }
    let digits = String(decoding: bytes[index..<index + count], as: UTF8.self)
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      return false
    }
    index += count
    text += Array(String(Character(scalar)).utf8)
    return true
  }
}
