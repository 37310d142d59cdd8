/// Functions of the language itself.
enum Builtin: String, CaseIterable {
  case range, `super`, caller
}

extension Checker {
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    switch callee.kind {
    case .name(let name): return call(named: name, arguments, scope, at)
    case .member(let value, let name): return method(value, name, arguments, scope, callee.at)
    default:
      note(.cannotCall, at: at)
      return (.constant(.none), .never)
    }
  }

  private mutating func call(
    named name: String, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    if case .macro(let macro) = scope[name] { return call(macro, arguments, scope, at) }
    if let signature = schema.functions.first(where: { $0.name == name }) {
      return function(signature, arguments, of: "`\(name)()`", scope, at)
    }
    if let builtin = Builtin(rawValue: name) { return call(builtin, arguments, scope, at) }
    if scope[name] != nil {
      note(.cannotCallValue(name), at: at)
    } else {
      note(.unknownFunction(name, nearest(name, in: callable(scope))), at: at)
    }
    return (.constant(.none), .never)
  }

  /// A function or filter of the schema.
  mutating func function(
    _ signature: Signature, _ arguments: [Argument], of callee: String, _ scope: Scope, _ at: Int
  ) -> Checked {
    let bound = bind(arguments, to: signature.parameters, of: callee, scope, at)
    calls.append(SchemaCall(template: current, name: signature.name, arguments: bound.shapes))
    let isRepeatable = signature.isRepeatable(bound.shapes)
    return (
      .function(signature, bound.codes, isRepeatable: isRepeatable, at: at), signature.returns
    )
  }

  private func callable(_ scope: Scope) -> [String] {
    let macros = scope.bindings.filter { if case .macro = $0.value { true } else { false } }
    return macros.keys + schema.functions.map(\.name) + Builtin.allCases.map(\.rawValue)
  }

  private mutating func call(
    _ builtin: Builtin, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    switch builtin {
    case .range:
      let parameters: [Signature.Parameter] = [
        .required("start", .number), .optional("stop", .number), .optional("step", .number),
      ]
      let codes = bind(arguments, to: parameters, of: "`range()`", scope, at).codes
      return (.range(codes, at: at), .list(.number))
    case .super:
      if !scope.isInBlock { note(.superOutside, at: at) }
      _ = bind(arguments, to: [], of: "`super()`", scope, at)
      return (.parentBlock(at: at), .html)
    case .caller:
      if !scope.isInMacro { note(.callerOutside, at: at) }
      noteCaller()
      let values = arguments.map { check($0.value, scope) }
      if let currentMacro { hand(values.map(\.shape), to: \.handedToCall[currentMacro]) }
      return (.caller(values.map(\.code), at: at), .html)
    }
  }

  private mutating func call(
    _ macro: Int, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    let syntax = macroSyntax[macro].macro
    let parameters = syntax.parameters.map {
      Signature.Parameter.optional($0.target.name)
    }
    let name = "the macro `\(syntax.name.name)`"
    let bound = bind(arguments, to: parameters, of: name, scope, at)
    hand(bound.shapes, to: \.handedToMacro[macro])
    return (.macro(MacroCall(macro: macro, arguments: bound.codes, at: at)), .html)
  }

  /// `forms.field()` of an import, `loop.cycle()`, and `items()`, `keys()`, `values()` of a map.
  private mutating func method(
    _ value: Expression, _ name: String, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    if case .name(let alias) = value.kind, case .module(let module) = scope[alias],
      let macro = outlines[module].macros[name]
    {
      return call(macro, arguments, scope, at)
    }
    if case .name("loop") = value.kind, scope.isInLoop, name == "cycle" {
      if arguments.isEmpty { note(.missingArgument("value", of: "`loop.cycle()`"), at: at) }
      let values = arguments.map { check($0.value, scope) }
      return (.cycle(values.map(\.code), at: at), joined(values.map(\.shape)))
    }
    if ["items", "keys", "values"].contains(name) {
      return filter(name, value, arguments, scope, at)
    }
    if case .name(let alias) = value.kind, case .module = scope[alias] {
      return check(Expression(kind: .member(value, name), at: at), scope)
    }
    let before = errors.count
    _ = check(value, scope)
    if errors.count == before {
      note(.noMethods(name, isFilter: Filter(rawValue: name) != nil), at: at)
    }
    return (.constant(.none), .never)
  }

  /// Arguments by the place of their parameter.
  struct Bound {
    var codes: [Code?]
    var shapes: [Shape?]

    init(count: Int) {
      codes = Array(repeating: nil, count: count)
      shapes = Array(repeating: nil, count: count)
    }
  }

  /// Matches arguments to parameters by place and by name; what does not fit is a mistake.
  mutating func bind(
    _ arguments: [Argument], to parameters: [Signature.Parameter], of callee: String,
    _ scope: Scope, _ at: Int
  ) -> Bound {
    var bound = Bound(count: parameters.count)
    var next = 0
    for argument in arguments {
      let checked = check(argument.value, scope)
      guard let place = place(of: argument, next, parameters, callee) else { continue }
      next += argument.name == nil ? 1 : 0
      if bound.codes[place] != nil {
        note(.secondArgument(parameters[place].name, of: callee), at: argument.at)
      }
      bound.codes[place] = checked.code
      bound.shapes[place] = checked.shape
      if !parameters[place].shapes.contains(where: { fits(checked.shape, $0) }) {
        let mistake = Mistake.wrongArgument(
          parameters[place].name, of: callee, takes: parameters[place].words,
          given: checked.shape.words)
        note(mistake, at: argument.value.at)
      }
    }
    for (parameter, code) in zip(parameters, bound.codes) where parameter.isRequired && code == nil
    {
      note(.missingArgument(parameter.name, of: callee), at: at)
    }
    return bound
  }

  private mutating func place(
    of argument: Argument, _ next: Int, _ parameters: [Signature.Parameter], _ callee: String
  ) -> Int? {
    guard let name = argument.name else {
      if next < parameters.count { return next }
      note(.tooManyArguments(parameters.map(\.name), of: callee), at: argument.at)
      return nil
    }
    if let place = parameters.firstIndex(where: { $0.name == name }) { return place }
    let names = parameters.map(\.name)
    note(.unknownArgument(name, of: callee, names, nearest(name, in: names)), at: argument.at)
    return nil
  }

  private func fits(_ given: Shape, _ wanted: Shape) -> Bool {
    switch (given.known, wanted.known) {
    case (.open, _), (_, .open), (.never, _), (.bool, .number): true
    case (.text, .html), (.html, .text): true
    case (.list(let item), .list(let wantedItem)): fits(item, wantedItem)
    case (let given, let wanted):
      if let kinds = given.kinds, let known = wanted.kinds {
        !Set(kinds).isDisjoint(with: known)
      } else {
        given == wanted
      }
    }
  }
}
