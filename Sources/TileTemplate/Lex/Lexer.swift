/// Cuts a template into tokens; mistakes become `bad` tokens, so that all of them are found.
struct Lexer {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether the last tag ended in `-` and eats the blanks after it.
  private var eatsBlanks = false
  private var openQuotes: Set<UInt8> = []
  private(set) var tokens: [Token] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func lex(_ bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.lexTemplate()
    return lexer.tokens
  }

  private mutating func lexTemplate() {
    while index < bytes.count {
      let opening = nextOpening(from: index)
      addText(to: opening)
      index = opening
      if index < bytes.count { lexTag() }
    }
    tokens.append(Token(kind: .end, at: bytes.count))
  }

  private func nextOpening(from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "{") {
        switch bytes[index + 1] {
        case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return index
        default: break
        }
      }
      index += 1
    }
    return bytes.count
  }

  private mutating func addText(to end: Int) {
    let from = eatsBlanks ? skipBlanks(bytes, from: index, to: end) : index
    eatsBlanks = false
    let isEaten = byte(end + 2) == UInt8(ascii: "-")
    let to = isEaten ? skipBlanksBack(bytes, from: end, to: from) : end
    if from < to { tokens.append(Token(kind: .text(Array(bytes[from..<to])), at: from)) }
  }

  private mutating func lexTag() {
    let start = index
    let mark = bytes[index + 1]
    index += 2
    if let sign = byte(index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    switch mark {
    case UInt8(ascii: "#"): skipComment(start)
    case UInt8(ascii: "%"):
      if let body = closingWord("raw") { return lexRaw(start, from: body) }
      tokens.append(Token(kind: .tagStart, at: start))
      lexInside(start, closing: .tagEnd, mark: UInt8(ascii: "%"))
    default:
      tokens.append(Token(kind: .printStart, at: start))
      lexInside(start, closing: .printEnd, mark: UInt8(ascii: "}"))
    }
  }

  private mutating func skipComment(_ start: Int) {
    let body = index
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "}") {
        eatsBlanks = index > body && bytes[index - 1] == UInt8(ascii: "-")
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    tokens.append(Token(kind: .bad(.openComment), at: start))
  }

  /// After `{%`: if the tag is just this word, the offset behind the tag; notes a closing `-`.
  private mutating func closingWord(_ word: String) -> Int? {
    var at = skipBlanks(bytes, from: index, to: bytes.count)
    guard bytes[at...].starts(with: word.utf8) else { return nil }
    at = skipBlanks(bytes, from: at + word.utf8.count, to: bytes.count)
    let sign = byte(at)
    let maySign = sign == UInt8(ascii: "-") || (sign == UInt8(ascii: "+") && word != "raw")
    if maySign { at += 1 }
    guard byte(at) == UInt8(ascii: "%"), byte(at + 1) == UInt8(ascii: "}") else { return nil }
    eatsBlanks = sign == UInt8(ascii: "-")
    return at + 2
  }

  private mutating func lexRaw(_ start: Int, from body: Int) {
    let eatsStart = eatsBlanks
    var end = body
    while end + 1 < bytes.count {
      defer { end += 1 }
      guard bytes[end] == UInt8(ascii: "{"), bytes[end + 1] == UInt8(ascii: "%") else { continue }
      index = end + 2
      if let sign = byte(index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        index += 1
      }
      guard let after = closingWord("endraw") else { continue }
      let eatsEnd = eatsBlanks
      index = body
      eatsBlanks = eatsStart
      addText(to: end)
      index = after
      eatsBlanks = eatsEnd
      return
    }
    index = bytes.count
    tokens.append(Token(kind: .bad(.notClosed(tag: "raw", end: "endraw")), at: start))
  }

  private mutating func lexInside(_ start: Int, closing: Token.Kind, mark: UInt8) {
    var words = WordLexer(bytes, from: index, mark: mark, openQuotes: openQuotes)
    let isClosed = words.lex()
    tokens += words.tokens
    index = words.index
    eatsBlanks = words.eatsBlanks
    openQuotes = words.openQuotes
    if isClosed {
      tokens.append(Token(kind: closing, at: words.closedAt))
    } else {
      tokens.append(Token(kind: .bad(.openTag(closing == .tagEnd ? "%}" : "}}")), at: start))
    }
  }

  private func byte(_ at: Int) -> UInt8? { at < bytes.count ? bytes[at] : nil }
}
