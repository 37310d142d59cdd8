extension Checker {
  mutating func test(
    _ name: String, _ value: Expression, _ arguments: [Argument], _ isNegated: Bool,
    _ scope: Scope, _ at: Int
  ) -> Code {
    if name == "defined" || name == "undefined" {
      if !arguments.isEmpty { note(.tooManyArguments([], of: "the test `\(name)`"), at: at) }
      let code = isDefined(value, scope)
      return isNegated == (name == "defined") ? .not(code) : code
    }
    let value = check(value, scope)
    guard let test = test(named: name, of: value.shape, arguments, isNegated, scope, at) else {
      return .constant(.none)
    }
    return .test(test, value.code, at: at)
  }

  mutating func isDefined(_ value: Expression, _ scope: Scope) -> Code {
    if case .name(let name) = value.kind {
      if name == "caller", scope.isInMacro {
        noteCaller()
        return .hasCaller
      }
      if name == "loop" { return .constant(.bool(scope.isInLoop)) }
      if scope[name] == nil { return .isDefined(.slot(slots.number(name), at: value.at)) }
    }
    return .isDefined(check(value, scope).code)
  }

  mutating func test(
    named name: String, of shape: Shape, _ arguments: [Argument], _ isNegated: Bool,
    _ scope: Scope, _ at: Int
  ) -> TestCode? {
    guard let test = Test(name) else {
      note(.unknownTest(name, nearest(name, in: Test.names)), at: at)
      for argument in arguments { _ = check(argument.value, scope) }
      return nil
    }
    let bound = bind(arguments, to: test.parameters, of: "the test `\(name)`", scope, at)
    if let mistake = test.mistake(shape, bound.shapes.first ?? nil) { note(mistake, at: at) }
    return TestCode(test: test, arguments: bound.codes.compactMap { $0 }, isNegated: isNegated)
  }
}
