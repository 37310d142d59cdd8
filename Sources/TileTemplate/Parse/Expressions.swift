extension Parser {
  /// An expression with Jinja's precedence, from the inline `if` down.
  mutating func expression() throws(Failure) -> Expression {
    try deeper { (parser) throws(Failure) in
      var value = try parser.alternatives()
      while parser.token.kind == .name("if") {
        try parser.bound(value)
        parser.advance()
        let test = try parser.alternatives()
        let otherwise = parser.accept("else") ? try parser.expression() : nil
        value = Expression(kind: .conditional(value, if: test, else: otherwise), at: value.at)
      }
      return value
    }
  }

  /// One value, or a list where commas follow.
  mutating func tuple(
    _ part: (inout Parser) throws(Failure) -> Expression
  ) throws(Failure) -> Expression {
    let first = try part(&self)
    guard token.kind == .symbol(.comma) else { return first }
    var parts = [first]
    while accept(.comma) {
      if token.kind == .tagEnd { break }
      parts.append(try part(&self))
    }
    return Expression(kind: .list(parts), at: first.at)
  }

  mutating func alternatives() throws(Failure) -> Expression {
    let first = try conjunction()
    guard token.kind == .name("or") else { return first }
    var parts = [first]
    while accept("or") { parts.append(try conjunction()) }
    return Expression(kind: .any(parts), at: first.at)
  }

  private mutating func conjunction() throws(Failure) -> Expression {
    let first = try negation()
    guard token.kind == .name("and") else { return first }
    var parts = [first]
    while accept("and") { parts.append(try negation()) }
    return Expression(kind: .every(parts), at: first.at)
  }

  private mutating func negation() throws(Failure) -> Expression {
    let at = token.at
    guard accept("not") else { return try comparison() }
    let value = try deeper { (parser) throws(Failure) in try parser.negation() }
    return Expression(kind: .not(value), at: at)
  }

  private mutating func comparison() throws(Failure) -> Expression {
    let first = try arithmetic(.sum)
    var rest: [(Comparison, Expression)] = []
    while let comparison = acceptComparison() { rest.append((comparison, try arithmetic(.sum))) }
    return rest.isEmpty ? first : Expression(kind: .compare(first, rest), at: first.at)
  }

  private mutating func acceptComparison() -> Comparison? {
    if accept("in") { return .isIn }
    if token.kind == .name("not") {
      advance()
      if accept("in") { return .isNotIn }
      retreat()
      return nil
    }
    guard case .symbol(let symbol) = token.kind, let comparison = comparisons[symbol] else {
      return nil
    }
    advance()
    return comparison
  }

  /// Levels of the operators between two values, loosest first.
  private enum Level: Int {
    case sum, concatenation, product, power, value
  }

  private mutating func arithmetic(_ level: Level) throws(Failure) -> Expression {
    guard let tighter = Level(rawValue: level.rawValue + 1) else { return try signed() }
    var left = try arithmetic(tighter)
    if level == .concatenation { return try concatenation(left) }
    while case .symbol(let symbol) = token.kind, let (own, operation) = operators[symbol],
      own == level.rawValue
    {
      try bound(left)
      let at = token.at
      advance()
      let right = try arithmetic(tighter)
      left = Expression(kind: .binary(operation, left, right), at: at)
    }
    return left
  }

  private mutating func concatenation(_ first: Expression) throws(Failure) -> Expression {
    guard token.kind == .symbol(.tilde) else { return first }
    var parts = [first]
    while accept(.tilde) { parts.append(try arithmetic(.product)) }
    return Expression(kind: .concatenate(parts), at: first.at)
  }

  private mutating func signed() throws(Failure) -> Expression {
    try piped(try unary())
  }

  private mutating func unary() throws(Failure) -> Expression {
    let at = token.at
    let isMinus = token.kind == .symbol(.minus)
    guard isMinus || token.kind == .symbol(.plus) else {
      return try postfix(try primary())
    }
    advance()
    let value = try deeper { (parser) throws(Failure) in try parser.unary() }
    return try postfix(Expression(kind: .sign(value, isMinus: isMinus), at: at))
  }
}

private let comparisons: [Symbol: Comparison] = [
  .equal: .equal, .notEqual: .notEqual, .less: .less, .atMost: .atMost, .more: .more,
  .atLeast: .atLeast,
]

private let operators: [Symbol: (level: Int, operation: Arithmetic)] = [
  .plus: (0, .add), .minus: (0, .subtract), .times: (2, .multiply), .divide: (2, .divide),
  .floorDivide: (2, .floorDivide), .remainder: (2, .remainder), .power: (3, .power),
]
