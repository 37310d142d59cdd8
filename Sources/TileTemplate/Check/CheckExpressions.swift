/// An expression's code and what is known of its value.
typealias Checked = (code: Code, shape: Shape)

extension Checker {
  mutating func check(_ expression: Expression, _ scope: Scope) -> Checked {
    let at = expression.at
    if errors.count > Self.mostMistakes { return (.constant(.none), .open) }
    switch expression.kind {
    case .literal(let value): return (.constant(value), value.shape)
    case .name(let name): return self.name(name, scope, at)
    case .member(let value, let name): return member(value, name, scope, at)
    case .item(let value, let place): return item(value, place, scope, at)
    case .slice(let value, let from, let to, let step):
      return slice(check(value, scope), [from, to, step], scope, at)
    case .list(let items): return list(items, scope)
    case .map(let pairs):
      let codes = pairs.map { (key: check($0.key, scope).code, value: check($0.value, scope).code) }
      return (.map(codes, at: at), .open)
    case .not(let value): return (.not(check(value, scope).code), .bool)
    case .sign(let value, let isMinus):
      return (.sign(number(value, scope, at), isMinus: isMinus, at: at), .number)
    case .every(let parts): return every(parts, scope)
    case .any(let parts):
      let parts = parts.map { check($0, scope) }
      return (.any(parts.map(\.code)), joined(parts.map(\.shape)))
    case .binary(let operation, let left, let right):
      return binary(operation, check(left, scope), check(right, scope), at)
    case .concatenate(let parts):
      let parts = parts.map { printable($0, scope) }
      return (.concatenate(parts.map(\.code), at: at), .joining(parts.map(\.shape)))
    case .compare(let first, let rest): return compare(first, rest, scope, at)
    case .conditional(let value, let test, let otherwise):
      return conditional(value, test, otherwise, scope, at)
    case .filter(let name, let value, let arguments):
      return filter(name, value, arguments, scope, at)
    case .test(let name, let value, let arguments, let isNegated):
      return (test(name, value, arguments, isNegated, scope, at), .bool)
    case .call(let callee, let arguments): return call(callee, arguments, scope, at)
    }
  }

  /// The code of something to be written; what surely cannot be written is a mistake.
  mutating func printable(_ expression: Expression, _ scope: Scope) -> Checked {
    let checked = check(expression, scope)
    switch checked.shape.known {
    case .never: break
    case .list, .record, .records, .group:
      note(.cannotPrint(checked.shape.words), at: expression.at)
    case .open, .text, .html, .number, .bool, .optional: break
    }
    return checked
  }

  /// Each part is checked where those before it are true.
  private mutating func every(_ parts: [Expression], _ scope: Scope) -> Checked {
    var scope = scope
    var codes: [Code] = []
    var shapes: [Shape] = []
    for part in parts {
      let checked = check(part, scope)
      codes.append(checked.code)
      shapes.append(checked.shape)
      scope = scope.assuming(part)
    }
    return (.every(codes), joined(shapes))
  }

  private mutating func name(_ name: String, _ scope: Scope, _ at: Int) -> Checked {
    if name == "loop", scope.isInLoop { return (.wholeLoop, .record("loop")) }
    switch scope[name] {
    case .value(let shape): return (.slot(slots.number(name), at: at), shape)
    case .module: note(.moduleIsNoValue(name), at: at)
    case .macro: note(.notCalled(name), at: at)
    case nil: note(unknown(name, scope), at: at)
    }
    return (.constant(.none), .never)
  }

  private func unknown(_ name: String, _ scope: Scope) -> Mistake {
    if name == "loop" { return .loopOutside }
    if schema.functions.contains(where: { $0.name == name }) || Builtin(rawValue: name) != nil {
      return .notCalled(name)
    }
    return .unknownName(name, nearest(name, in: scope.bindings.keys))
  }

  private mutating func member(
    _ value: Expression, _ name: String, _ scope: Scope, _ at: Int
  ) -> Checked {
    if case .name("loop") = value.kind, scope.isInLoop { return loopField(name, scope, at) }
    if case .name(let alias) = value.kind, case .module(let module) = scope[alias] {
      let macros = outlines[module].macros
      let mistake =
        macros[name] == nil
        ? Mistake.unknownMacro(name, outlines[module].text.name, nearest(name, in: macros.keys))
        : .notCalled(alias + "." + name)
      note(mistake, at: at)
      return (.constant(.none), .never)
    }
    let value = check(value, scope)
    return (.field(value.code, name, at: at), fieldShape(of: value.shape, name, at))
  }

  private mutating func loopField(_ name: String, _ scope: Scope, _ at: Int) -> Checked {
    guard let field = LoopField(rawValue: name) else {
      note(
        .unknownField(name, of: "loop", nearest(name, in: LoopField.allCases.map(\.rawValue))),
        at: at)
      return (.constant(.none), .never)
    }
    switch field {
    case .first, .last: return (.loop(field, at: at), .bool)
    case .previtem, .nextitem: return (.loop(field, at: at), .optional(scope.loopItem))
    default: return (.loop(field, at: at), .number)
    }
  }

  /// What a field of a value is; a field that is surely missing is a mistake.
  mutating func fieldShape(of shape: Shape, _ name: String, _ at: Int) -> Shape {
    switch shape.known {
    case .open, .optional: return .open
    case .never: return .never
    case .record, .records: return recordField(shape.kinds ?? [], name, at)
    case .group(let item):
      if name == "list" { return .list(item) }
      if name == "grouper" { return .open }
      note(.unknownField(name, of: "group", nearest(name, in: ["grouper", "list"])), at: at)
      return .never
    case .text, .html, .number, .bool, .list:
      note(.noFields(shape.words, name), at: at)
      return .never
    }
  }

  /// Where in these records a name of the author's own may stand: an open field, or one of a record in a
  /// field.
  private func ownPath(_ records: [[String: Shape]]) -> String? {
    for fields in records {
      let sorted = fields.sorted { $0.key < $1.key }
      if let own = sorted.first(where: { $0.value == .open }) { return own.key }
      for (field, shape) in sorted {
        guard case .record(let kind) = shape.known, kind == "page",
          let own = schema.records[kind]?.first(where: { $0.value == .open })
        else { continue }
        return field + "." + own.key
      }
    }
    return nil
  }

  /// A field of a record of one of these kinds; one that none of them has is a mistake.
  private mutating func recordField(_ kinds: [String], _ name: String, _ at: Int) -> Shape {
    if kinds == ["loop"], LoopField(rawValue: name) != nil { return .open }
    let records = kinds.compactMap { schema.records[$0] }
    if records.count < kinds.count { return .open }
    let found = records.compactMap { $0[name] }
    if found.isEmpty {
      let near =
        nearest(name, in: records.flatMap(\.keys)) ?? ownPath(records).map { $0 + "." + name }
      note(.unknownField(name, of: kinds.joined(separator: "` or `"), near), at: at)
      return .never
    }
    return joined(found)
  }

  private mutating func item(
    _ value: Expression, _ place: Expression, _ scope: Scope, _ at: Int
  ) -> Checked {
    let value = check(value, scope)
    if case .literal(.text(let name)) = place.kind {
      let shape = fieldShape(of: value.shape, name, place.at)
      return (.field(value.code, name, at: place.at), shape)
    }
    let code = Code.item(value.code, check(place, scope).code, at: place.at)
    switch (value.shape.known, place.kind) {
    case (.group, .literal(.int(let place))): return (code, value.shape.part(place))
    case (.text, _), (.html, _): return (code, value.shape.known)
    default: return (code, value.shape.item ?? .open)
    }
  }

  private mutating func list(_ items: [Expression], _ scope: Scope) -> Checked {
    let items = items.map { check($0, scope) }
    return (.list(items.map(\.code)), .list(joined(items.map(\.shape))))
  }

  func joined(_ shapes: [Shape]) -> Shape {
    shapes.reduce(.never) { $0.joined($1) }
  }

  private mutating func conditional(
    _ value: Expression, _ test: Expression, _ otherwise: Expression?, _ scope: Scope, _ at: Int
  ) -> Checked {
    let value = check(value, scope.assuming(test))
    let otherwise = otherwise.map { check($0, scope.assuming(not: test)) }
    let shape = value.shape.joined(otherwise?.shape ?? .never)
    let code = Code.conditional(
      value.code, if: check(test, scope).code, else: otherwise?.code, at: at)
    return (code, shape)
  }
}
