/// Characters that cmark is kept from reading its own way, each as a byte that no text holds.
///
/// cmark forgets which characters were escaped, takes `[^name]` for a reference of a link, and has no
/// way to leave addresses out of smart punctuation. So what an extension must see as it was typed is
/// marked before cmark reads, one byte for one, so that places stay; `restored` puts it back.
enum MarkdownMarks {
  /// The `^` of an unescaped `[^name]`, and the `:` behind one that begins a line.
  static let note: UInt8 = 0x02
  static let colon: UInt8 = 0x01
  /// The first of exactly two unescaped tildes.
  static let tilde: UInt8 = 0x03
  /// The `&` of a reference such as `&#3;`, which cmark would turn into a mark.
  private static let reference: UInt8 = 0x08

  private static let typed: [UInt8: UInt8] = [
    note: UInt8(ascii: "^"), colon: UInt8(ascii: ":"), tilde: UInt8(ascii: "~"),
    0x04: UInt8(ascii: "-"), 0x05: UInt8(ascii: "."), 0x06: UInt8(ascii: "'"),
    0x07: UInt8(ascii: "\""), reference: UInt8(ascii: "&"),
  ]

  static func isMark(_ byte: UInt8) -> Bool { byte <= 0x08 && byte > 0 }

  static func restored(_ byte: UInt8) -> UInt8 { isMark(byte) ? typed[byte] ?? byte : byte }

  /// A text with its marks; the text itself and no signs where it holds one of those bytes.
  static func marked(
    _ source: ArraySlice<UInt8>, _ signs: inout MarkdownSigns, smart: Bool
  ) -> ArraySlice<UInt8> {
    guard signs.strikes || signs.notes || signs.addresses && smart else { return source }
    if source.contains(where: isMark) {
      (signs.strikes, signs.notes) = (false, false)
      return source
    }
    var text = source
    signs.areMarked = true
    markReferences(source, &text)
    if signs.notes { markNotes(source, &text) }
    if signs.strikes { markTildes(source, &text) }
    if signs.addresses && smart { markAddresses(source, &text) }
    return text
  }

  /// References to characters that are marks stay as they were typed.
  private static func markReferences(
    _ source: ArraySlice<UInt8>, _ text: inout ArraySlice<UInt8>
  ) {
    for index in source.indices where source[index] == UInt8(ascii: "&") {
      if refersToMark(source[index...].prefix(11)), !isEscaped(index, source) {
        text[index] = reference
      }
    }
  }

  /// Whether a text begins with a reference to a mark, such as `&#3;` or `&#x0003;`.
  private static func refersToMark(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.dropFirst().first == UInt8(ascii: "#"),
      let end = text.firstIndex(of: UInt8(ascii: ";"))
    else { return false }
    let number = text[(text.startIndex + 2)..<end]
    let isHexadecimal = (number.first ?? 0) | 0x20 == UInt8(ascii: "x")
    let digits = String(decoding: isHexadecimal ? number.dropFirst() : number, as: UTF8.self)
    return UInt8(digits, radix: isHexadecimal ? 16 : 10).map(isMark) ?? false
  }

  private static func markNotes(_ source: ArraySlice<UInt8>, _ text: inout ArraySlice<UInt8>) {
    // Whether nothing but blanks and quote marks stood on the line so far.
    var isFirst = true
    for index in source.indices.dropLast() {
      let before = isFirst
      switch source[index] {
      case 0x0A, 0x0D: isFirst = true
      case 0x20, 0x09, UInt8(ascii: ">"): break
      default: isFirst = false
      }
      guard source[index] == UInt8(ascii: "["), source[index + 1] == UInt8(ascii: "^"),
        !isEscaped(index, source), let end = MarkdownNotes.nameEnd(source, from: index + 2)
      else { continue }
      text[index + 1] = note
      if before, end + 1 < source.endIndex, source[end + 1] == UInt8(ascii: ":") {
        text[end + 1] = colon
      }
    }
  }

  private static func markTildes(_ source: ArraySlice<UInt8>, _ text: inout ArraySlice<UInt8>) {
    var index = source.startIndex
    while index < source.endIndex {
      guard source[index] == UInt8(ascii: "~") else {
        index += 1
        continue
      }
      let start = isEscaped(index, source) ? index + 1 : index
      let end = source[index...].firstIndex { $0 != UInt8(ascii: "~") } ?? source.endIndex
      if end - start == 2 { text[start] = tilde }
      index = end
    }
  }

  /// Keeps what smart punctuation would change from it where an address goes on. One in angle
  /// brackets may hold no marks, and needs none.
  private static func markAddresses(_ source: ArraySlice<UInt8>, _ text: inout ArraySlice<UInt8>) {
    var index = source.startIndex
    while index < source.endIndex {
      let end = source[index...].firstIndex { $0 <= 0x20 || $0 == 0x3C } ?? source.endIndex
      defer { index = end + 1 }
      let isInBrackets = index > source.startIndex && source[index - 1] == 0x3C
      guard !isInBrackets, let start = address(source[index..<end]) else { continue }
      for place in start..<end {
        switch source[place] {
        case UInt8(ascii: "-"): text[place] = 0x04
        case UInt8(ascii: "."): text[place] = 0x05
        case UInt8(ascii: "'"): text[place] = 0x06
        case UInt8(ascii: "\""): text[place] = 0x07
        default: break
        }
      }
    }
  }

  /// Where in a word without blanks something begins that may be an address.
  private static func address(_ word: ArraySlice<UInt8>) -> Int? {
    for index in word.indices where index + 3 < word.endIndex {
      let part = word[index..<(index + 4)]
      if part.elementsEqual("www.".utf8) { return index + 4 }
      if part.dropLast().elementsEqual("://".utf8) { return index + 3 }
    }
    return nil
  }

  private static func isEscaped(_ index: Int, _ source: ArraySlice<UInt8>) -> Bool {
    var start = index
    while start > source.startIndex, source[start - 1] == 0x5C { start -= 1 }
    return (index - start) % 2 == 1
  }
}

/// Which extensions a body can hold at all, so that the others cost nothing.
struct MarkdownSigns {
  var strikes = false
  var addresses = false
  var notes = false
  /// Whether the text was marked for them.
  var areMarked = false

  init() {}

  init(_ bytes: Span<UInt8>) {
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "~"): if last == byte { strikes = true }
      case UInt8(ascii: "@"): addresses = true
      case UInt8(ascii: "/"): if last == byte { addresses = true }
      case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { addresses = true }
      case UInt8(ascii: "^"): if last == UInt8(ascii: "[") { notes = true }
      default: break
      }
      last = byte
    }
  }

  var isEmpty: Bool { !strikes && !addresses && !notes }
}
