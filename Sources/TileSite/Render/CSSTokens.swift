/// A piece of a stylesheet: as much of CSS Syntax Module Level 3 as tells what may be left out.
struct CSSToken: Sendable {
  enum Kind: Equatable, Sendable {
    case blank
    case comment
    /// A character that stands by itself: `{ } ( ) [ ] ; , : > ~ !`.
    case mark(UInt8)
    /// Whole words, numbers, strings and `url(…)`: to be copied as they are.
    case text
  }

  let kind: Kind
  let range: Range<Int>
  /// What its end lacks where the file ends in the middle of it: `"` or `)`.
  var missing: UInt8?
}

/// Cuts a stylesheet into tokens, one after the other.
struct CSSTokens: Sequence, IteratorProtocol {
  private let css: [UInt8]
  private var place = 0

  init(_ css: [UInt8]) { self.css = css }

  mutating func next() -> CSSToken? {
    guard place < css.count else { return nil }
    let start = place
    let byte = css[place]
    if CSSTokens.isBlank(byte) {
      while place < css.count, CSSTokens.isBlank(css[place]) { place += 1 }
      return CSSToken(kind: .blank, range: start..<place)
    }
    if startsComment {
      skipComment()
      return CSSToken(kind: .comment, range: start..<place)
    }
    if CSSTokens.marks.contains(byte) {
      place += 1
      return CSSToken(kind: .mark(byte), range: start..<place)
    }
    let missing = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? string(byte) : word()
    return CSSToken(kind: .text, range: start..<place, missing: missing)
  }

  private static let marks = Array("{}()[];,:>~!".utf8)

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private var startsComment: Bool {
    css[place] == UInt8(ascii: "/") && place + 1 < css.count
      && css[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    place += 2
    while place + 1 < css.count,
      !(css[place] == UInt8(ascii: "*") && css[place + 1] == UInt8(ascii: "/"))
    {
      place += 1
    }
    place = Swift.min(place + 2, css.count)
  }

  /// A string; one that is not closed ends with its line, and the line's end belongs to it.
  private mutating func string(_ quote: UInt8) -> UInt8? {
    place += 1
    while place < css.count {
      let byte = css[place]
      if byte == UInt8(ascii: "\\") {
        place = Swift.min(place + 2, css.count)
      } else {
        place += 1
        if byte == quote || (0x0A...0x0D).contains(byte) { return nil }
      }
    }
    return quote
  }

  /// All up to a blank, a mark, a string or a comment; `url(…)` with an address without quotes is one
  /// word.
  private mutating func word() -> UInt8? {
    let start = place
    while place < css.count {
      let byte = css[place]
      if byte == UInt8(ascii: "\\") {
        skipEscape()
      } else if byte == UInt8(ascii: "("), isURL(css[start..<place]), hasBareAddress {
        return address()
      } else if CSSTokens.isBlank(byte) || CSSTokens.marks.contains(byte)
        || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || startsComment
      {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  /// The blank behind a code point belongs to it: `\31 a` is “1a”.
  private mutating func skipEscape() {
    place += 1
    let start = place
    while place < css.count, place < start + 6, isHexDigit(css[place]) { place += 1 }
    if place == start {
      place = Swift.min(place + 1, css.count)
    } else if place < css.count, CSSTokens.isBlank(css[place]) {
      let isCRLF = css[place] == 0x0D && place + 1 < css.count && css[place + 1] == 0x0A
      place += isCRLF ? 2 : 1
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  private func isURL(_ word: ArraySlice<UInt8>) -> Bool {
    word.count == 3 && zip(word, "url".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// Whether what follows the bracket is no string.
  private var hasBareAddress: Bool {
    let first = css[(place + 1)...].first { !CSSTokens.isBlank($0) }
    return first != UInt8(ascii: "\"") && first != UInt8(ascii: "'")
  }

  private mutating func address() -> UInt8? {
    while place < css.count, css[place] != UInt8(ascii: ")") {
      place += css[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < css.count else {
      place = css.count
      return UInt8(ascii: ")")
    }
    place += 1
    return nil
  }
}
