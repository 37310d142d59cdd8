extension Parser {
  mutating func include() throws(Failure) -> Statement.Kind {
    let name = try expression()
    var ignoresMissing = false
    if accept("ignore") {
      try expect("missing", after: "`ignore`")
      ignoresMissing = true
    }
    if accept("with") { try expect("context", after: "`with`") }
    if token.kind == .name("without") { throw failure(.alwaysWithContext) }
    finishTag("include")
    return .include(name, ignoresMissing: ignoresMissing)
  }

  mutating func extends() throws(Failure) -> Statement.Kind {
    let name = try expression()
    finishTag("extends")
    return .extends(name)
  }

  mutating func block(_ at: Int) -> Statement.Kind {
    let head = head("block", (name: "", isScoped: false)) { (parser) throws(Failure) in
      let name = try parser.target("`block`")
      return (name: name.name, isScoped: parser.accept("scoped"))
    }
    let body = statements(until: ["endblock"])
    close("block", "endblock", name: head.name, openedAt: at)
    return .block(name: head.name, isScoped: head.isScoped, body: body)
  }

  mutating func macro(_ at: Int) -> Statement.Kind {
    let unread = (
      name: Target(name: "", at: at), parameters: [(target: Target, standard: Expression?)]()
    )
    let head = head("macro", unread) { (parser) throws(Failure) in
      let name = try parser.target("`macro`")
      try parser.expect(.openParen, after: "the macro's name")
      return (name: name, parameters: try parser.parameters())
    }
    let body = statements(until: ["endmacro"])
    close("macro", "endmacro", name: head.name.name, openedAt: at)
    return .macro(MacroSyntax(name: head.name, parameters: head.parameters, body: body))
  }

  mutating func call(_ at: Int) -> Statement.Kind {
    let unread = (parameters: [(target: Target, standard: Expression?)](), value: standIn(at))
    let head = head("call", unread) { (parser) throws(Failure) in
      let parameters = parser.accept(.openParen) ? try parser.parameters() : []
      return (parameters: parameters, value: try parser.expression())
    }
    let body = statements(until: ["endcall"])
    close("call", "endcall", openedAt: at)
    return .call(head.parameters, head.value, body: body)
  }

  /// `a, b=1)` behind an opening parenthesis.
  private mutating func parameters() throws(Failure) -> [(
    target: Target, standard: Expression?
  )] {
    var parameters: [(target: Target, standard: Expression?)] = []
    while !accept(.closeParen) {
      if !parameters.isEmpty { try expect(.comma, after: "a parameter") }
      if accept(.closeParen) { break }
      let target = try target("`(`")
      let standard = accept(.assign) ? try expression() : nil
      if standard == nil, parameters.last?.standard != nil {
        throw Failure(mistake: .parameterWithoutStandard(target.name), at: target.at)
      }
      parameters.append((target, standard))
    }
    return parameters
  }

  mutating func importAll() throws(Failure) -> Statement.Kind {
    let name = try expression()
    try expect("as", after: "the template's name")
    let alias = try target("`as`")
    skipContext()
    finishTag("import")
    return .importAll(name, alias: alias)
  }

  mutating func importNames() throws(Failure) -> Statement.Kind {
    let template = try expression()
    try expect("import", after: "the template's name")
    var names: [(name: Target, alias: Target)] = []
    repeat {
      if token.kind == .tagEnd { break }
      let name = try target("`import`")
      names.append((name, accept("as") ? try target("`as`") : name))
    } while accept(.comma)
    skipContext()
    finishTag("from")
    return .importNames(template, names)
  }

  /// Macros see the globals either way, so `without context` changes nothing.
  private mutating func skipContext() {
    if accept("without") { _ = accept("context") }
  }
}
