extension Checker {
  /// The current template's code, and its own blocks by number.
  mutating func checkTemplate(
    macros: inout [MacroCode?]
  ) -> (code: TemplateCode, blocks: [Int: BlockCode]) {
    let outline = outlines[current]
    var code = TemplateCode()
    var base = globals(of: current).merging(inherited[current]) { $0.joined($1) }
    for (name, number) in outline.macros { base[name] = .macro(number) }
    var scope = Scope(base)
    given = [:]
    code.body = steps(outline.statements, &scope)
    for (name, binding) in given { scope.bind(name, binding) }
    if let parent = outline.parentNumber, let at = outline.parent?.at { code.parent = (parent, at) }
    export(scope, base: base, outline)
    let top = topScope(scope)
    var blocks: [Int: BlockCode] = [:]
    checkBlocks(in: outline.statements, top, &blocks)
    for number in macroSyntax.indices where macroSyntax[number].template == current {
      currentMacro = number
      macros[number] = macro(macroSyntax[number].macro, top)
    }
    currentMacro = nil
    return (code, blocks)
  }

  private mutating func export(_ scope: Scope, base: [String: Binding], _ outline: Outline) {
    let names = scope.values(otherThan: base)
    hand(names, to: \.exported[current])
    if let parent = outline.parentNumber {
      let handed = names.merging(inherited[current]) { own, _ in own }
      let better = (schema.globalsIn[outline.text.name] ?? [:]).mapValues(Binding.value)
      hand(handed.merging(better) { own, _ in own }, to: \.inherited[parent])
    }
  }

  /// The names blocks and macros see: the template's own and those of the templates it extends.
  private func topScope(_ scope: Scope) -> Scope {
    var top = scope.inner
    for ancestor in ancestry(of: current).dropFirst() {
      for (name, binding) in exported[ancestor] {
        top.bind(name, top[name].map { $0.joined(binding) } ?? binding)
      }
    }
    return top
  }

  private mutating func checkBlocks(
    in statements: [Statement], _ top: Scope, _ blocks: inout [Int: BlockCode]
  ) {
    for statement in statements {
      if case .block(let name, _, let body) = statement.kind {
        let number = blockNames.number(name)
        var scope = top
        scope.isInBlock = true
        for (name, binding) in handedToBlock[number] { scope.bind(name, binding) }
        blocks[number] = BlockCode(template: current, body: steps(body, &scope))
      }
      for body in statement.bodies { checkBlocks(in: body, top, &blocks) }
    }
  }

  private mutating func macro(_ macro: MacroSyntax, _ top: Scope) -> MacroCode {
    var scope = top
    scope.isInMacro = true
    let handed = currentMacro.map { handedToMacro[$0] } ?? []
    let parameters = parameters(macro.parameters, handed, &scope)
    return MacroCode(template: current, parameters: parameters, body: steps(macro.body, &scope))
  }

  /// Binds parameters to what is handed to them, by place, or stands in for it.
  mutating func parameters(
    _ parameters: [(target: Target, standard: Expression?)], _ handed: [Shape],
    _ scope: inout Scope
  ) -> [(slot: Int, standard: Code?)] {
    parameters.enumerated().map { place, parameter in
      let standard = parameter.standard.map { check($0, scope) }
      let shape = self.handed(handed, place)
      scope.bind(parameter.target.name, .value(shape.joined(standard?.shape ?? .never)))
      return (slots.number(parameter.target.name), standard?.code)
    }
  }
}
