extension Parser {
  /// The statements of a whole template and every mistake in it.
  static func parse(
    _ tokens: [Token]
  ) -> (statements: [Statement], mistakes: [(mistake: Mistake, at: Int)]) {
    var parser = Parser(tokens)
    var statements: [Statement] = []
    while parser.token.kind != .end {
      statements += parser.statements(until: [])
      if let name = parser.tagName {
        if !parser.isPartOfUnknown(name) { parser.note(.strayTag(name), at: parser.token.at) }
        parser.skipHead()
      }
    }
    return (statements, parser.mistakes)
  }

  /// Statements up to the end of the template or to one of these tags, which stays unread.
  mutating func statements(until ends: Set<String>) -> [Statement] {
    var statements: [Statement] = []
    while token.kind != .end {
      if let name = tagName, ends.contains(name) || closingTags.contains(name) { break }
      let at = token.at
      do throws(Failure) {
        if let statement = try deeper({ (parser) throws(Failure) in try parser.statement() }) {
          statements.append(statement)
        }
      } catch {
        note(error.mistake, at: error.at)
        if token.at == at { advance() }
        skipTag()
      }
    }
    return statements
  }

  /// Reads `{% endX %}`; when another tag or the end of the template is there, notes what is open.
  mutating func close(_ tag: String, _ end: String, name: String? = nil, openedAt: Int) {
    guard tagName == end else { return note(.notClosed(tag: tag, end: end), at: openedAt) }
    advance()
    advance()
    if let name, case .name(let closed) = token.kind {
      if closed != name, !name.isEmpty { note(.wrongEnd(end, name), at: token.at) }
      advance()
    }
    finishTag(end)
  }

  /// Reads `%}`; anything before it is a mistake.
  mutating func finishTag(_ name: String) {
    if token.kind != .tagEnd {
      let failure = unexpected(after: "`\(name)`")
      note(failure.mistake, at: failure.at)
    }
    skipTag()
  }

  /// Parses the rest of a tag's head; a mistake there is noted and the tag keeps its body.
  mutating func head<T>(
    _ name: String, _ standIn: T, _ parse: (inout Parser) throws(Failure) -> T
  ) -> T {
    do throws(Failure) {
      let result = try parse(&self)
      finishTag(name)
      return result
    } catch {
      note(error.mistake, at: error.at)
      skipTag()
      return standIn
    }
  }

  private mutating func skipHead() {
    advance()
    skipTag()
  }

  private mutating func statement() throws(Failure) -> Statement? {
    let at = token.at
    switch token.kind {
    case .text(let text):
      advance()
      return Statement(kind: .text(text), at: at)
    case .printStart:
      advance()
      let value = try expression()
      if token.kind != .printEnd {
        throw unexpected(after: "an expression")
      }
      advance()
      return Statement(kind: .print(value), at: value.at)
    case .tagStart:
      advance()
      return try tag(at)
    default: throw failure(.unexpected(words(token.kind), after: "a tag"))
    }
  }

  /// A token in words for messages.
  func words(_ kind: Token.Kind) -> String {
    switch kind {
    case .name(let name): "`\(name)`"
    case .string(let text): "\"\(text)\""
    case .integer(let number): "`\(number)`"
    case .float(let number): "`\(number)`"
    case .symbol(let symbol): "`\(symbol.rawValue)`"
    case .printEnd: "`}}`"
    case .tagEnd: "`%}`"
    case .text, .printStart, .tagStart, .bad, .end: "the end of the tag"
    }
  }
}

private let closingTags: Set = [
  "endif", "else", "elif", "endfor", "endset", "endblock", "endmacro", "endfilter", "endwith",
  "endcall", "endraw",
]
