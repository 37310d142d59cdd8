/// Turns tokens into statements; a mistake costs its tag and parsing goes on behind it.
struct Parser {
  private let tokens: [Token]
  private var index = 0
  /// Nesting of tags and of expressions; both are bounded so that no template exhausts the stack.
  private var depth = 0
  private var hasGivenUp = false
  /// Tags nobody knows; what closes them is no second mistake.
  private var unknownTags: Set<String> = []
  private(set) var mistakes: [(mistake: Mistake, at: Int)] = []

  /// The deepest nesting of tags and parentheses.
  static let deepest = 40
  /// The most expressions inside each other.
  static let highest = 60

  /// The most mistakes of one template that are told.
  private static let mostMistakes = 200

  /// Parsing of one tag failed; the mistake is noted when the tag is given up.
  struct Failure: Error {
    let mistake: Mistake
    let at: Int
  }

  init(_ tokens: [Token]) { self.tokens = tokens }

  var token: Token { tokens[min(index, tokens.count - 1)] }

  mutating func advance() { index += 1 }

  mutating func retreat() { index -= 1 }

  /// Notes a mistake; one of depth ends parsing, for all that follows would be too deep as well,
  /// and so does one too many.
  mutating func note(_ mistake: Mistake, at: Int) {
    if hasGivenUp { return }
    let isLast = mistakes.count == Self.mostMistakes
    mistakes.append((isLast ? .tooManyMistakes : mistake, at))
    if isLast || mistake == .tooDeep {
      hasGivenUp = true
      index = tokens.count - 1
    }
  }

  /// A failure at the current token; a token that is itself a mistake tells its own.
  func failure(_ mistake: Mistake) -> Failure {
    if case .bad(let own) = token.kind { return Failure(mistake: own, at: token.at) }
    return Failure(mistake: mistake, at: token.at)
  }

  mutating func accept(_ symbol: Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func accept(_ word: String) -> Bool {
    guard token.kind == .name(word) else { return false }
    advance()
    return true
  }

  /// A failure at a token that cannot follow.
  func unexpected(after what: String) -> Failure {
    let before = tokens[..<min(index, tokens.count)].suffix(2).map(\.kind)
    switch token.kind {
    case .symbol(.colon):
      if before.first == .symbol(.bar), case .name(let filter) = before.last {
        return failure(.colonArguments(filter))
      }
    case .symbol(.assign): return failure(.assignInExpression)
    case .name("if") where what == "`else`": return failure(.elseIf)
    case .name(let word):
      if Habit.words[word] != nil { return failure(.foreignWord(word)) }
    default: break
    }
    return failure(.unexpected(words(token.kind), after: what))
  }

  /// Whether this closes a tag that was not known; notes one that is not known itself.
  mutating func closesUnknown(_ word: String) -> Bool {
    if word.hasPrefix("end"), unknownTags.contains(String(word.dropFirst(3))) { return true }
    unknownTags.insert(word)
    return false
  }

  /// Whether this may be the `else` of a tag that was not known.
  func isPartOfUnknown(_ name: String) -> Bool {
    !unknownTags.isEmpty && (name == "else" || name == "elif")
  }

  mutating func expect(_ symbol: Symbol, after context: String) throws(Failure) {
    if !accept(symbol) { throw failure(.expected(symbol.rawValue, after: context)) }
  }

  mutating func expect(_ word: String, after context: String) throws(Failure) {
    if !accept(word) { throw failure(.expected(word, after: context)) }
  }

  mutating func target(_ context: String) throws(Failure) -> Target {
    guard case .name(let name) = token.kind else {
      throw failure(.expected("a name", after: context))
    }
    let target = Target(name: name, at: token.at)
    if reservedNames.contains(name) { throw failure(.reservedName(name)) }
    advance()
    return target
  }

  /// Runs `body` one level deeper; too deep is a mistake rather than a crash.
  mutating func deeper<T>(
    _ body: (inout Parser) throws(Failure) -> T
  ) throws(Failure) -> T {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw failure(.tooDeep) }
    return try body(&self)
  }

  /// Operators in a row build a deep expression without nesting; that is bounded as well.
  func bound(_ value: Expression) throws(Failure) {
    if value.height > Self.highest { throw failure(.tooDeep) }
  }

  /// Moves behind the end of the current tag.
  mutating func skipTag() {
    while true {
      switch token.kind {
      case .tagEnd, .printEnd: return advance()
      case .end, .text, .tagStart, .printStart: return
      default: advance()
      }
    }
  }

  /// The name of the tag that starts here, such as `endif`.
  var tagName: String? {
    guard token.kind == .tagStart, index + 1 < tokens.count,
      case .name(let name) = tokens[index + 1].kind
    else { return nil }
    return name
  }
}

private let reservedNames: Set = [
  "true", "false", "none", "True", "False", "None", "and", "or", "not", "in", "is", "if", "else",
  "loop", "super", "caller",
]
