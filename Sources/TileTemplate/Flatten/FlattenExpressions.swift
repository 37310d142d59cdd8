extension ProgramLists {
  /// Puts an expression into the lists, its parts before it.
  mutating func flatten(_ code: Code) -> Node {
    let op = op(code)
    ops.append(op)
    return ops.count - 1
  }

  private mutating func op(_ code: Code) -> Op {
    switch code {
    case .constant(let value): return .constant(add(value, to: \.constants))
    case .slot(let slot, let at): return .slot(slot, at: at)
    case .loop(let field, let at): return .loop(field, at: at)
    case .wholeLoop: return .wholeLoop
    case .cycle(let parts, _): return .cycle(all(parts))
    case .field(let value, let name, let at):
      return .field(flatten(value), name: number(of: FieldName(name)), at: at)
    case .item(let value, let place, let at): return .item(flatten(value), flatten(place), at: at)
    case .slice(let value, let from, let to, let step, let at):
      return .slice(flatten(value), choices([from, to, step]), at: at)
    case .list(let items): return .list(all(items))
    case .map(let pairs, let at): return .map(all(pairs.flatMap { [$0.key, $0.value] }), at: at)
    case .not(let value): return .not(flatten(value))
    case .sign(let value, let isMinus, let at):
      return .sign(flatten(value), isMinus: isMinus, at: at)
    case .every(let parts): return .every(all(parts))
    case .any(let parts): return .any(all(parts))
    case .binary(let operation, let left, let right, let at):
      return .binary(operation, flatten(left), flatten(right), at: at)
    case .concatenate(let parts, let at): return .concatenate(all(parts), at: at)
    case .compare(let first, let rest, let at): return compare(first, rest, at)
    case .conditional(let value, let test, let otherwise, _):
      return .conditional(flatten(value), if: flatten(test), else: otherwise.map { flatten($0) })
    default: return call(code)
    }
  }

  private mutating func call(_ code: Code) -> Op {
    switch code {
    case .filter(let filter): return .filter(flatten(filter.value), add(filter))
    case .fallback(let value, let standard, let evenIfFalse):
      return .fallback(
        flatten(value), flatten(standard), evenIfFalse: evenIfFalse.map { flatten($0) })
    case .mapFilter(let list, let filter): return .mapFilter(flatten(list), add(filter))
    case .select(let select): return .select(flatten(select.value), add(select))
    case .test(let test, let value, let at):
      let value = flatten(value)
      return .test(add(op(test), to: \.tests), value, at: at)
    case .isDefined(let value): return .isDefined(flatten(value))
    case .range(let parts, let at): return .range(choices(parts), at: at)
    case .function(let signature, let arguments, _, let at):
      let op = FunctionOp(signature: signature, arguments: choices(arguments))
      return .function(add(op, to: \.functions), at: at)
    case .macro(let call): return .macro(op(call))
    case .caller(let arguments, let at): return .caller(all(arguments), at: at)
    case .parentBlock(let at): return .parentBlock(at: at)
    default: return .hasCaller
    }
  }

  private mutating func number(of name: FieldName) -> Int {
    if let number = nameNumbers[name] { return number }
    nameNumbers[name] = names.count
    return add(name, to: \.names)
  }

  private mutating func compare(
    _ first: Code, _ rest: [(Comparison, Code)], _ at: Int
  ) -> Op {
    let first = flatten(first)
    let rest = rest.map { ($0.0, flatten($0.1)) }
    if rest.count == 1 { return .compare(rest[0].0, first, rest[0].1, at: at) }
    return .chain(first, add(all: rest, to: \.comparisons), at: at)
  }

  mutating func flatten(_ code: Code?) -> Node? {
    guard let code else { return nil }
    return flatten(code)
  }

  mutating func add(_ filter: FilterCode) -> Int { add(op(filter), to: \.filters) }

  mutating func op(_ filter: FilterCode) -> FilterOp {
    FilterOp(
      filter: filter.filter, arguments: choices(filter.arguments),
      paths: filter.paths.map { $0.map(PathStep.init) }, at: filter.at)
  }

  private mutating func add(_ select: SelectCode) -> Int {
    let test = select.test.map { op($0) }
    let found = SelectOp(
      path: select.path.map(PathStep.init), test: test, asksDefined: select.asksDefined,
      keeps: select.keeps,
      at: select.at)
    return add(found, to: \.selects)
  }

  private mutating func op(_ test: TestCode) -> TestOp {
    TestOp(
      test: test.test, argument: flatten(test.arguments.first), isNegated: test.isNegated)
  }

  mutating func op(_ call: MacroCall) -> MacroOp {
    MacroOp(macro: call.macro, arguments: choices(call.arguments), at: call.at)
  }

  private mutating func all(_ codes: [Code]) -> Part {
    let found = codes.map { flatten($0) }
    return add(all: found, to: \.nodes)
  }

  private mutating func choices(_ codes: [Code?]) -> Part {
    let found = codes.map { flatten($0) }
    return add(all: found, to: \.choices)
  }

  mutating func add<Item>(_ item: Item, to list: WritableKeyPath<ProgramLists, [Item]>) -> Int {
    self[keyPath: list].append(item)
    return self[keyPath: list].count - 1
  }

  mutating func add<Item>(
    all items: [Item], to list: WritableKeyPath<ProgramLists, [Item]>
  ) -> Part {
    let start = self[keyPath: list].count
    self[keyPath: list] += items
    return Part(start..<start + items.count)
  }
}
