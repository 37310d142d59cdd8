extension Parser {
  /// The tag whose `{%` has been read.
  mutating func tag(_ at: Int) throws(Failure) -> Statement? {
    guard case .name(let word) = token.kind else {
      throw failure(.expected("a tag's name", after: "`{%`"))
    }
    guard let tag = Tag(rawValue: word) else {
      if closesUnknown(word) {
        skipTag()
        return nil
      }
      throw failure(.unknownTag(word))
    }
    advance()
    let kind: Statement.Kind? =
      switch tag {
      case .if: branch(at)
      case .for: loop(at)
      case .set: try set(at)
      case .with: with(at)
      case .filter: filtered(at)
      case .include: try include()
      case .extends: try extends()
      case .block: block(at)
      case .macro: macro(at)
      case .import: try importAll()
      case .from: try importNames()
      case .call: call(at)
      }
    return kind.map { Statement(kind: $0, at: at) }
  }

  private mutating func branch(_ at: Int) -> Statement.Kind {
    var branches: [(test: Expression, body: [Statement])] = []
    var otherwise: [Statement] = []
    var word = "if"
    while true {
      let test = head(word, standIn(at)) { (parser) throws(Failure) in
        try parser.tuple { (parser) throws(Failure) in try parser.alternatives() }
      }
      branches.append((test, statements(until: ["elif", "else", "endif"])))
      guard tagName == "elif" else { break }
      word = "elif"
      advance()
      advance()
    }
    if tagName == "else" { otherwise = elseBody(until: "endif") }
    close("if", "endif", openedAt: at)
    return .branch(branches, otherwise: otherwise)
  }

  private mutating func elseBody(until end: String) -> [Statement] {
    advance()
    advance()
    finishTag("else")
    return statements(until: [end])
  }

  private mutating func loop(_ at: Int) -> Statement.Kind {
    let unread = (
      targets: [Target](), sequence: standIn(at), condition: Expression?.none
    )
    let head = head("for", unread) { (parser) throws(Failure) in
      let targets = try parser.targets("`for`")
      try parser.expect("in", after: "the name")
      let sequence = try parser.tuple { (parser) throws(Failure) in try parser.alternatives() }
      let condition = parser.accept("if") ? try parser.expression() : nil
      if parser.token.kind == .name("recursive") { throw parser.failure(.noRecursiveLoop) }
      return (targets: targets, sequence: sequence, condition: condition)
    }
    let body = statements(until: ["else", "endfor"])
    let otherwise = tagName == "else" ? elseBody(until: "endfor") : []
    close("for", "endfor", openedAt: at)
    return .loop(
      Statement.Loop(
        targets: head.targets, sequence: head.sequence, condition: head.condition, body: body,
        otherwise: otherwise))
  }

  private mutating func targets(_ context: String) throws(Failure) -> [Target] {
    let isOpen = accept(.openParen)
    var targets = [try target(context)]
    while accept(.comma) {
      guard case .name(let name) = token.kind, name != "in" else { break }
      targets.append(try target(context))
    }
    if isOpen { try expect(.closeParen, after: "the names") }
    return targets
  }

  private mutating func set(_ at: Int) throws(Failure) -> Statement.Kind? {
    let targets = try targets("`set`")
    if token.kind == .symbol(.dot) { throw failure(.noNamespace) }
    if accept(.assign) {
      let value = try tuple { (parser) throws(Failure) in try parser.expression() }
      finishTag("set")
      return .set(targets, value)
    }
    if targets.count > 1 { throw failure(.expected("=", after: "the names")) }
    if token.kind != .tagEnd, token.kind != .symbol(.bar) {
      throw failure(.expected("=", after: "the name"))
    }
    let filters = head("set", [FilterCall]()) { (parser) throws(Failure) in
      var filters: [FilterCall] = []
      while parser.accept(.bar) { filters.append(try parser.filterCall()) }
      return filters
    }
    let body = statements(until: ["endset"])
    close("set", "endset", openedAt: at)
    return .capture(targets[0], filters: filters, body: body)
  }

  private mutating func with(_ at: Int) -> Statement.Kind {
    let values = head("with", [(target: Target, value: Expression)]()) {
      (parser) throws(Failure) in
      var values: [(target: Target, value: Expression)] = []
      while parser.token.kind != .tagEnd {
        if !values.isEmpty { try parser.expect(.comma, after: "a value") }
        let target = try parser.target("`with`")
        try parser.expect(.assign, after: "the name")
        values.append((target, try parser.expression()))
      }
      return values
    }
    let body = statements(until: ["endwith"])
    close("with", "endwith", openedAt: at)
    return .with(values, body: body)
  }

  private mutating func filtered(_ at: Int) -> Statement.Kind {
    let filters = head("filter", [FilterCall]()) { (parser) throws(Failure) in
      var filters = [try parser.filterCall(after: "`filter`")]
      while parser.accept(.bar) { filters.append(try parser.filterCall()) }
      return filters
    }
    let body = statements(until: ["endfilter"])
    close("filter", "endfilter", openedAt: at)
    return .filtered(filters, body: body)
  }

  /// Stands where an expression could not be read, so that the tag's body is still checked.
  func standIn(_ at: Int) -> Expression { Expression(kind: .list([]), at: at) }
}

/// The tags that start a statement.
enum Tag: String, CaseIterable {
  case `if`, `for`, set, with, filter, include, extends, block, macro, `import`, from, call

  static var words: String { (allCases.map(\.rawValue) + ["raw"]).joined(separator: ", ") }
}
