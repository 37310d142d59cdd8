extension Parser {
  /// Filters, tests and calls behind a value.
  mutating func piped(_ value: Expression) throws(Failure) -> Expression {
    var value = value
    while true {
      if accept(.bar) {
        let call = try filterCall()
        value = Expression(kind: .filter(call.name, value, call.arguments), at: call.at)
      } else if accept("is") {
        value = try test(of: value)
      } else if accept(.openParen) {
        value = Expression(kind: .call(value, try arguments()), at: value.at)
      } else {
        return value
      }
      try bound(value)
    }
  }

  mutating func filterCall(after context: String = "`|`") throws(Failure) -> FilterCall {
    let at = token.at
    guard case .name(let name) = token.kind else {
      throw failure(.expected("a filter's name", after: context))
    }
    advance()
    return FilterCall(
      name: name, arguments: accept(.openParen) ? try arguments() : [], at: at)
  }

  mutating func test(of value: Expression) throws(Failure) -> Expression {
    let isNegated = accept("not")
    let at = token.at
    guard case .name(let name) = token.kind else {
      throw failure(.expected("a test's name", after: "`is`"))
    }
    advance()
    var arguments: [Argument] = []
    if accept(.openParen) {
      arguments = try self.arguments()
    } else if startsOperand {
      let operand = try postfix(try primary())
      arguments = [Argument(name: nil, value: operand, at: operand.at)]
    }
    if token.kind == .name("is") { throw failure(.chainedTests) }
    return Expression(kind: .test(name, value, arguments, isNegated: isNegated), at: at)
  }

  private var startsOperand: Bool {
    switch token.kind {
    case .name(let name): !operatorWords.contains(name) && name != "recursive"
    case .string, .integer, .float, .symbol(.openBracket), .symbol(.openBrace): true
    default: false
    }
  }
}
