extension Checker {
  mutating func filter(
    _ name: String, _ value: Expression, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    if let signature = schema.filters.first(where: { $0.name == name }) {
      let piped = Argument(name: nil, value: value, at: value.at)
      return function(signature, [piped] + arguments, of: "the filter `\(name)`", scope, at)
    }
    guard let filter = Filter(rawValue: name) else {
      let known = Filter.allCases.map(\.rawValue) + schema.filters.map(\.name)
      note(.unknownFilter(name, nearest(name, in: known)), at: at)
      _ = check(value, scope)
      for argument in arguments { _ = check(argument.value, scope) }
      return (.constant(.none), .never)
    }
    switch filter {
    case .default, .d: return fallback(value, arguments, scope, at)
    case .map: return map(check(value, scope), arguments, scope, at)
    case .select, .reject, .selectattr, .rejectattr:
      return select(filter, check(value, scope), arguments, scope, at)
    default: return apply(filter, to: check(value, scope), arguments, scope, at)
    }
  }

  /// Filters written over a body, `{% filter upper %}` or `{% set x | upper %}`.
  mutating func filterCodes(
    _ calls: [FilterCall], _ scope: Scope
  ) -> (codes: [FilterCode], shape: Shape) {
    var shape = Shape.html
    let codes = calls.compactMap { call -> FilterCode? in
      guard let filter = Filter(rawValue: call.name), filter.isPlain else {
        let names = Filter.allCases.filter(\.isPlain).map(\.rawValue)
        note(.unknownFilter(call.name, nearest(call.name, in: names)), at: call.at)
        return nil
      }
      let body: Checked = (.constant(.none), shape)
      let applied = apply(filter, to: body, call.arguments, scope, call.at)
      shape = applied.shape
      guard case .filter(let code) = applied.code else { return nil }
      return code
    }
    return (codes, shape)
  }

  private mutating func apply(
    _ filter: Filter, to value: Checked, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    let parameters = filter.parameters
    var bound = bind(
      arguments, to: parameters, of: "the filter `\(filter.rawValue)`", scope, at)
    var paths: [[String]] = []
    var item = value.shape.item ?? .open
    if let place = parameters.firstIndex(where: { $0.name == "attribute" }),
      let attribute = attribute(arguments, place)
    {
      if bound.codes[place] != nil { (paths, item) = self.paths(attribute, of: value.shape) }
      bound.codes[place] = nil
    }
    if let mistake = filter.mistake(value.shape) ?? filter.mistake(items: item) {
      note(mistake, at: at)
    }
    let code = FilterCode(
      filter: filter, value: value.code, arguments: bound.codes, paths: paths, at: at)
    return (.filter(code), filter.result(of: value.shape, bound.shapes))
  }

  /// The argument that names an attribute, by place or by name.
  private func attribute(_ arguments: [Argument], _ place: Int) -> Argument? {
    if let named = arguments.first(where: { $0.name == "attribute" }) { return named }
    let placed = arguments.filter { $0.name == nil }
    return place < placed.count ? placed[place] : nil
  }

  /// `"date,author.name"` as paths, each checked against the items' shape, and what the last
  /// leads to.
  private mutating func paths(
    _ attribute: Argument, of list: Shape
  ) -> (steps: [[String]], shape: Shape) {
    guard let text = literal(attribute) else {
      if case .literal(.int(let place)) = attribute.value.kind { return ([[String(place)]], .open) }
      if case .literal(.none) = attribute.value.kind { return ([], list.item ?? .open) }
      note(.attributeNotLiteral, at: attribute.value.at)
      return ([], .open)
    }
    var shape = Shape.open
    let steps = text.split(separator: ",").map { part in
      let path = part.split(separator: ".").map(String.init)
      shape = list.item ?? .open
      for step in path {
        shape =
          Int(step) == nil
          ? fieldShape(of: shape, step, attribute.value.at) : shape.item ?? .open
      }
      return path
    }
    return (steps, shape)
  }

  private func literal(_ argument: Argument?) -> String? {
    guard case .literal(.text(let text)) = argument?.value.kind else { return nil }
    return text
  }

  private mutating func fallback(
    _ value: Expression, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    let code: Checked
    if case .name(let name) = value.kind, scope[name] == nil, !(name == "loop" && scope.isInLoop) {
      code = (.slot(slots.number(name), at: value.at), .never)
    } else {
      code = check(value, scope)
    }
    let bound = bind(
      arguments, to: Filter.default.parameters, of: "the filter `default`", scope, at)
    let standard = bound.codes[0] ?? .constant(.text(""))
    let shape = code.shape.joined(bound.shapes[0] ?? .text)
    return (.fallback(code.code, standard, evenIfFalse: bound.codes[1]), shape)
  }

  /// `map("upper")` or `map(attribute="title", default="")`.
  private mutating func map(
    _ list: Checked, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    if let mistake = Filter.map.mistake(list.shape) { note(mistake, at: at) }
    guard arguments.first?.name == nil else {
      let parameters: [Signature.Parameter] = [.required("attribute"), .optional("default")]
      let bound = bind(arguments, to: parameters, of: "the filter `map`", scope, at)
      guard let attribute = arguments.first(where: { $0.name == "attribute" }) else {
        return (.constant(.none), .never)
      }
      let paths = paths(attribute, of: list.shape)
      let code = FilterCode(
        filter: .map, value: list.code, arguments: [nil, bound.codes[1]], paths: paths.steps, at: at
      )
      let shape = paths.shape.joined(bound.shapes[1] ?? .never)
      return (.filter(code), .list(shape))
    }
    guard let first = arguments.first, let name = literal(first) else {
      note(.mapNeedsFilter, at: arguments.first?.value.at ?? at)
      return (.constant(.none), .never)
    }
    guard let filter = Filter(rawValue: name), filter.isPlain else {
      let names = Filter.allCases.filter(\.isPlain).map(\.rawValue)
      note(.unknownFilter(name, nearest(name, in: names)), at: first.value.at)
      return (.constant(.none), .never)
    }
    let item: Checked = (.constant(.none), list.shape.item ?? .open)
    let inner = apply(filter, to: item, Array(arguments.dropFirst()), scope, at)
    guard case .filter(let code) = inner.code else { return (.constant(.none), .never) }
    return (.mapFilter(list.code, code), .list(inner.shape))
  }

  /// `select("odd")`, `selectattr("kind", "eq", "news")` and their opposites.
  private mutating func select(
    _ filter: Filter, _ list: Checked, _ arguments: [Argument], _ scope: Scope, _ at: Int
  ) -> Checked {
    if let mistake = filter.mistake(list.shape) { note(mistake, at: at) }
    var arguments = arguments[...]
    var path: [String] = []
    var item = list.shape.item ?? .open
    if filter == .selectattr || filter == .rejectattr {
      guard let attribute = arguments.popFirst() else {
        note(.missingArgument("attribute", of: "the filter `\(filter.rawValue)`"), at: at)
        return (.constant(.none), .never)
      }
      let paths = paths(attribute, of: list.shape)
      path = paths.steps.first ?? []
      item = paths.shape
    }
    var test: TestCode?
    var keeps = filter == .select || filter == .selectattr
    var asksDefined = false
    if let first = arguments.popFirst() {
      guard let name = literal(first) else {
        note(.testNotLiteral, at: first.value.at)
        return (.constant(.none), .never)
      }
      asksDefined = (name == "defined" || name == "undefined") && arguments.isEmpty
      if name == "undefined" { keeps.toggle() }
      test =
        asksDefined
        ? nil : self.test(named: name, of: item, Array(arguments), false, scope, first.value.at)
    }
    let code = SelectCode(
      value: list.code, path: path, test: test, asksDefined: asksDefined, keeps: keeps, at: at)
    return (.select(code), .list(list.shape.item ?? .open))
  }
}
