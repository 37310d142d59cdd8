/// Cuts the inside of one tag into names, literals and symbols.
struct WordLexer {
  private let bytes: [UInt8]
  private let mark: UInt8
  private var depth = 0
  private(set) var index: Int
  private(set) var tokens: [Token] = []
  private(set) var eatsBlanks = false
  private(set) var closedAt = 0
  /// The kinds of quote that no later one closes, so that none is looked for again.
  private(set) var openQuotes: Set<UInt8>

  init(_ bytes: [UInt8], from index: Int, mark: UInt8, openQuotes: Set<UInt8>) {
    self.bytes = bytes
    self.openQuotes = openQuotes
    self.index = index
    self.mark = mark
  }

  /// Reads up to and with the closing of the tag; false when there is none.
  mutating func lex() -> Bool {
    while true {
      index = skipBlanks(bytes, from: index, to: bytes.count)
      guard index < bytes.count else { return false }
      if depth == 0, close() { return true }
      lexWord()
    }
  }

  private mutating func close() -> Bool {
    let sign = bytes[index]
    let hasSign =
      sign == UInt8(ascii: "-") || (sign == UInt8(ascii: "+") && mark == UInt8(ascii: "%"))
    let at = hasSign ? index + 1 : index
    guard at + 1 < bytes.count, bytes[at] == mark, bytes[at + 1] == UInt8(ascii: "}") else {
      return false
    }
    closedAt = index
    eatsBlanks = sign == UInt8(ascii: "-")
    index = at + 2
    return true
  }

  private mutating func lexWord() {
    switch bytes[index] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      lexName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let start = index
      var isMember = false
      if case .symbol(.dot) = tokens.last?.kind { isMember = true }
      let kind = NumberLiteral.read(bytes, &index, wholeOnly: isMember)
      tokens.append(Token(kind: kind, at: start))
    case UInt8(ascii: "'"), UInt8(ascii: "\""): lexString()
    default: lexSymbol()
    }
  }

  private mutating func lexString() {
    let start = index
    if openQuotes.contains(bytes[start]) {
      index += 1
      return tokens.append(Token(kind: .bad(.openString), at: start))
    }
    let kind = StringLiteral.read(bytes, &index)
    if kind == .bad(.openString) { openQuotes.insert(bytes[start]) }
    tokens.append(Token(kind: kind, at: start))
  }

  private mutating func lexName() {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        index += 1
      default:
        return add(start)
      }
    }
    add(start)
  }

  private mutating func add(_ start: Int) {
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let isWord = name.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || $0 == "_"
    }
    tokens.append(Token(kind: isWord ? .name(name) : .bad(.strangeCharacter(name)), at: start))
  }

  private mutating func lexSymbol() {
    let start = index
    let symbol = Symbol.allCases.first { bytes[index...].starts(with: $0.rawValue.utf8) }
    let sign = Habit.signs.first { bytes[index...].starts(with: $0.sign.utf8) }?.sign
    if let sign, sign.utf8.count > symbol?.rawValue.utf8.count ?? 0 {
      index += sign.utf8.count
      if sign == "${" { depth += 1 }
      return tokens.append(Token(kind: .bad(.foreignSign(sign)), at: start))
    }
    if let symbol {
      index += symbol.rawValue.utf8.count
      switch symbol {
      case .openParen, .openBracket, .openBrace: depth += 1
      case .closeParen, .closeBracket, .closeBrace: depth = max(0, depth - 1)
      default: break
      }
      return tokens.append(Token(kind: .symbol(symbol), at: start))
    }
    let character = String(decoding: bytes[index..<index + 1], as: UTF8.self)
    index += 1
    tokens.append(Token(kind: .bad(.strangeCharacter(character)), at: start))
  }
}
