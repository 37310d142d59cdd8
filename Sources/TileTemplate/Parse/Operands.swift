extension Parser {
  /// A literal, name, list, map or parenthesis.
  mutating func primary() throws(Failure) -> Expression {
    let at = token.at
    switch token.kind {
    case .name(let name):
      if let constant = constants[name] {
        advance()
        return Expression(kind: .literal(constant), at: at)
      }
      if operatorWords.contains(name) { throw failure(.expectedValue(words(token.kind))) }
      advance()
      return Expression(kind: .name(name), at: at)
    case .string: return Expression(kind: .literal(.text(joinedStrings())), at: at)
    case .integer(let number):
      advance()
      return Expression(kind: .literal(.int(number)), at: at)
    case .float(let number):
      advance()
      return Expression(kind: .literal(.double(number)), at: at)
    case .symbol(.openParen): return try parenthesis(at)
    case .symbol(.openBracket):
      advance()
      return Expression(kind: .list(try items(until: .closeBracket)), at: at)
    case .symbol(.openBrace): return try map(at)
    default: throw failure(.expectedValue(words(token.kind)))
    }
  }

  private mutating func joinedStrings() -> String {
    var text = ""
    while case .string(let part) = token.kind {
      text += part
      advance()
    }
    return text
  }

  private mutating func parenthesis(_ at: Int) throws(Failure) -> Expression {
    advance()
    if accept(.closeParen) { return Expression(kind: .list([]), at: at) }
    let first = try expression()
    if accept(.closeParen) { return first }
    if !accept(.comma) { throw failure(.expected(")", after: "a value")) }
    return Expression(kind: .list([first] + (try items(until: .closeParen))), at: at)
  }

  private mutating func items(until end: Symbol) throws(Failure) -> [Expression] {
    var items: [Expression] = []
    while !accept(end) {
      if !items.isEmpty { try expect(.comma, after: "a value") }
      if accept(end) { break }
      items.append(try expression())
    }
    return items
  }

  private mutating func map(_ at: Int) throws(Failure) -> Expression {
    advance()
    if token.kind == .symbol(.openBrace) { throw failure(.bracesInTag) }
    var pairs: [(key: Expression, value: Expression)] = []
    while !accept(.closeBrace) {
      if !pairs.isEmpty { try expect(.comma, after: "a value") }
      if accept(.closeBrace) { break }
      let key = try expression()
      try expect(.colon, after: "the key")
      pairs.append((key, try expression()))
    }
    return Expression(kind: .map(pairs), at: at)
  }

  /// Members, items and calls behind a value.
  mutating func postfix(_ value: Expression) throws(Failure) -> Expression {
    var value = value
    while true {
      let at = token.at
      if accept(.dot) {
        value = try member(of: value)
      } else if accept(.openBracket) {
        value = try subscripted(value, at)
      } else if accept(.openParen) {
        value = Expression(kind: .call(value, try arguments()), at: value.at)
      } else {
        return value
      }
      try bound(value)
    }
  }

  private mutating func member(of value: Expression) throws(Failure) -> Expression {
    let at = token.at
    switch token.kind {
    case .name(let name):
      advance()
      return Expression(kind: .member(value, name), at: at)
    case .integer(let number):
      advance()
      let place = Expression(kind: .literal(.int(number)), at: at)
      return Expression(kind: .item(value, place), at: at)
    default: throw failure(.expected("a field's name", after: "`.`"))
    }
  }

  private mutating func subscripted(
    _ value: Expression, _ at: Int
  ) throws(Failure) -> Expression {
    var parts: [Expression?] = []
    var part: Expression?
    while !accept(.closeBracket) {
      if accept(.colon) {
        parts.append(part)
        part = nil
        if parts.count > 2 { throw failure(.expected("]", after: "the slice")) }
      } else if part == nil {
        part = try expression()
      } else {
        throw failure(.expected("]", after: "the index"))
      }
    }
    if parts.isEmpty {
      guard let part else { throw Failure(mistake: .expectedValue("`]`"), at: at) }
      return Expression(kind: .item(value, part), at: at)
    }
    parts.append(part)
    let step = parts.count > 2 ? parts[2] : nil
    return Expression(kind: .slice(value, from: parts[0], to: parts[1], step: step), at: at)
  }

  /// Arguments behind an opening parenthesis.
  mutating func arguments() throws(Failure) -> [Argument] {
    var arguments: [Argument] = []
    while !accept(.closeParen) {
      if !arguments.isEmpty { try expect(.comma, after: "an argument") }
      if accept(.closeParen) { break }
      arguments.append(try argument())
    }
    return arguments
  }

  private mutating func argument() throws(Failure) -> Argument {
    let at = token.at
    if case .name(let name) = token.kind {
      advance()
      if accept(.assign) { return Argument(name: name, value: try expression(), at: at) }
      retreat()
    }
    return Argument(name: nil, value: try expression(), at: at)
  }
}

private let constants: [String: Value] = [
  "true": true, "True": true, "false": false, "False": false, "none": .none, "None": .none,
]

let operatorWords: Set = ["and", "or", "not", "in", "is", "if", "else"]
