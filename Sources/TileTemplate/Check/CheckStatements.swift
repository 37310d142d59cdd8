extension Checker {
  mutating func steps(_ statements: [Statement], _ scope: inout Scope) -> [Step] {
    var steps: [Step] = []
    for statement in statements {
      if hasTooMany(scope, statement.at) { break }
      if let step = step(statement, &scope) { steps.append(step) }
    }
    return steps
  }

  private mutating func step(_ statement: Statement, _ scope: inout Scope) -> Step? {
    let at = statement.at
    switch statement.kind {
    case .text(let text): return .text(text)
    case .print(let value): return .print(printable(value, scope).code, at: value.at)
    case .branch(let branches, let otherwise): return branch(branches, otherwise, &scope)
    case .loop(let loop): return .loop(self.loop(loop, scope, at))
    case .set(let targets, let value): return set(targets, value, &scope, at)
    case .capture(let target, let filters, let body):
      var inner = scope.inner
      let body = steps(body, &inner)
      let (codes, shape) = filterCodes(filters, scope)
      give(target.name, .value(shape), &scope)
      return .capture(
        slots.number(target.name), filters: codes, body: body, isTop: scope.isTop, at: at)
    case .filtered(let filters, let body):
      var inner = scope.inner
      return .filtered(filterCodes(filters, scope).codes, body: steps(body, &inner))
    case .with(let values, let body): return with(values, body, scope, at)
    case .include(let name, let ignoresMissing): return include(name, ignoresMissing, scope, at)
    case .block(let name, let isScoped, _): return block(name, isScoped, scope, at)
    case .importAll(let name, let alias):
      let number = template(named: name, for: "import")
      scope.bind(alias.name, number.map(Binding.module) ?? .value(.never))
      return nil
    case .importNames(let template, let names): return importNames(template, names, &scope)
    case .call(let parameters, let value, let body): return call(parameters, value, body, scope)
    case .extends, .macro: return nil
    }
  }

  private mutating func branch(
    _ branches: [(test: Expression, body: [Statement])], _ otherwise: [Statement],
    _ scope: inout Scope
  ) -> Step {
    var before = scope
    var codes: [(test: Code, body: [Step])] = []
    for branch in branches {
      var inner = before.assuming(branch.test)
      codes.append((check(branch.test, before).code, steps(branch.body, &inner)))
      scope.merge(inner.forgetting(branch.test))
      before = before.assuming(not: branch.test)
    }
    let otherwise = steps(otherwise, &before)
    scope.merge(before)
    return .branch(codes, otherwise: otherwise)
  }

  private mutating func loop(_ loop: Statement.Loop, _ scope: Scope, _ at: Int) -> LoopCode {
    let sequence = check(loop.sequence, scope)
    if sequence.shape.item == nil {
      note(.notAList(sequence.shape.words), at: loop.sequence.at)
    }
    let item = sequence.shape.item ?? .open
    takeApart(item, into: loop.targets, isItem: true, at: loop.sequence.at)
    var inner = scope.inner
    for (place, target) in loop.targets.enumerated() {
      let shape = loop.targets.count == 1 ? item : item.part(place)
      inner.bind(target.name, .value(shape))
    }
    inner.loopItem = item
    let condition = loop.condition.map { check($0, inner).code }
    inner.isInLoop = true
    var outer = scope.inner
    return LoopCode(
      slots: loop.targets.map { slots.number($0.name) }, sequence: sequence.code,
      condition: condition, body: steps(loop.body, &inner),
      otherwise: steps(loop.otherwise, &outer), at: loop.sequence.at)
  }

  /// A value that several names are given for must be a list, or a group.
  private mutating func takeApart(
    _ shape: Shape, into targets: [Target], isItem: Bool, at: Int
  ) {
    if targets.count < 2 { return }
    if case .group = shape.known { return }
    switch Kind(shape) {
    case .text, .number, .record:
      let what = (isItem ? "each item" : "this") + " is " + shape.words
      note(.cannotTakeApart(what, names: targets.count), at: at)
    case .unknown, .list: break
    }
  }

  private mutating func set(
    _ targets: [Target], _ value: Expression, _ scope: inout Scope, _ at: Int
  ) -> Step {
    let valueAt = value.at
    let value = check(value, scope)
    takeApart(value.shape, into: targets, isItem: false, at: valueAt)
    for (place, target) in targets.enumerated() {
      let shape = targets.count == 1 ? value.shape : value.shape.part(place)
      give(target.name, .value(shape), &scope)
    }
    let places = targets.map { slots.number($0.name) }
    return .set(places, value.code, isTop: scope.isTop, at: at)
  }

  private mutating func with(
    _ values: [(target: Target, value: Expression)], _ body: [Statement], _ scope: Scope,
    _ at: Int
  ) -> Step {
    var inner = scope.inner
    var codes: [(slot: Int, value: Code)] = []
    for (target, value) in values {
      let value = check(value, scope)
      inner.bind(target.name, .value(value.shape))
      codes.append((slots.number(target.name), value.code))
    }
    return .with(codes, body: steps(body, &inner), at: at)
  }

  private mutating func block(
    _ name: String, _ isScoped: Bool, _ scope: Scope, _ at: Int
  ) -> Step? {
    if scope.isInMacro { note(.blockInMacro(name), at: at) }
    let number = blockNames.number(name)
    if isScoped {
      hand(scope.values(otherThan: globals(of: current)), to: \.handedToBlock[number])
    }
    if outlines[current].parentNumber != nil, scope.isTop { return nil }
    return .block(number, isScoped: isScoped, at: at)
  }

  private mutating func importNames(
    _ template: Expression, _ names: [(name: Target, alias: Target)], _ scope: inout Scope
  ) -> Step? {
    let number = self.template(named: template, for: "from")
    for (name, alias) in names {
      guard let number else {
        scope.bind(alias.name, .value(.never))
        continue
      }
      let macros = outlines[number].macros
      if let macro = macros[name.name] {
        scope.bind(alias.name, .macro(macro))
      } else {
        let mistake = Mistake.unknownMacro(
          name.name, outlines[number].text.name, nearest(name.name, in: macros.keys))
        note(mistake, at: name.at)
        scope.bind(alias.name, .value(.never))
      }
    }
    return nil
  }

  private mutating func call(
    _ parameters: [(target: Target, standard: Expression?)], _ value: Expression,
    _ body: [Statement], _ scope: Scope
  ) -> Step? {
    var inner = scope.inner
    for parameter in parameters {
      if let standard = parameter.standard { note(.standardInCall, at: standard.at) }
    }
    let callee = check(value, scope).code
    var handed: [Shape] = []
    if case .macro(let call) = callee { handed = handedToCall[call.macro] }
    let parameters = self.parameters(parameters, handed, &inner)
    let steps = steps(body, &inner)
    guard case .macro(let call) = callee else {
      note(.callNeedsMacro, at: value.at)
      return nil
    }
    if !usesCaller.contains(call.macro) {
      note(.macroWithoutCaller(macroSyntax[call.macro].macro.name.name), at: value.at)
    }
    return .call(call, slots: parameters.map(\.slot), body: steps)
  }
}
