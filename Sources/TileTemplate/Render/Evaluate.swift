extension Renderer {
  /// The value of an expression; undefined is an error at its place.
  ///
  /// Not inlined, as its helpers: each copy would widen the frames that recursion piles up.
  @inline(never)
  mutating func evaluate(_ node: Node) throws(TemplateError) -> Value {
    workLeft -= Self.stepWork
    switch lists.ops[node] {
    case .constant(let place): return lists.constants[place]
    case .slot(let slot, let at):
      if let value = slots[slot] { return value }
      throw undefined(slot, at)
    case .field(let owner, let name, let at):
      guard case .slot(let slot, _) = lists.ops[owner] else { break }
      if let field = Value.field(of: slots.span[slot], lists.names.span[name]) { return field }
      guard let value = slots[slot] else { break }
      throw missing(lists.names[name], in: value, of: owner, at)
    default: break
    }
    try nest()
    let value = try evaluateNested(node)
    unnest()
    return value
  }

  @inline(never)
  private func undefined(_ slot: Int, _ at: Int) -> TemplateError {
    error(.undefined(program.slotNames[slot]), at: at)
  }

  @inline(never)
  private mutating func evaluateNested(_ node: Node) throws(TemplateError) -> Value {
    switch lists.ops[node] {
    case .field(let owner, let name, let at):
      let value = try evaluate(owner)
      if let field = value.field(lists.names.span[name]) { return field }
      throw missing(lists.names[name], in: value, of: owner, at)
    case .not(let value): return .bool(!(try holds(value)))
    case .every(let parts): return try every(parts)
    case .any(let parts): return try any(parts)
    case .filter(let value, let filter):
      return try apply(lists.filters[filter], to: try evaluate(value))
    case .compare(let comparison, let left, let right, let at):
      return .bool(try compare(comparison, try evaluate(left), try evaluate(right), at))
    default: return try evaluateRare(node)
    }
  }

  @inline(never)
  private mutating func evaluateRare(_ node: Node) throws(TemplateError) -> Value {
    switch lists.ops[node] {
    case .loop, .item:
      if let value = try find(node) { return value }
      throw missing(node)
    case .conditional:
      if let value = try find(node) { return value }
      return ""
    case .wholeLoop: return wholeLoop()
    case .cycle(let parts):
      guard let index = loops.last?.index else { return .none }
      return try evaluate(lists.nodes[parts.range.lowerBound + index % parts.count])
    case .slice(let value, let ends, let at):
      return try slice(try evaluate(value), ends, at)
    case .list(let items):
      workLeft -= items.count * MemoryLayout<Value>.stride
      return .list(try evaluateAll(items))
    case .map(let pairs, let at): return try map(pairs, at)
    case .sign(let value, let isMinus, let at): return try sign(try evaluate(value), isMinus, at)
    case .binary(let operation, let left, let right, let at):
      return try arithmetic(operation, try evaluate(left), try evaluate(right), at)
    case .concatenate(let parts, let at): return try concatenate(parts, at)
    case .chain(let first, let rest, let at): return try compare(first, rest, at)
    case .fallback(let value, let standard, let evenIfFalse):
      return try fallback(value, standard, evenIfFalse)
    default: return try evaluateCall(node)
    }
  }

  @inline(never)
  private mutating func evaluateCall(_ node: Node) throws(TemplateError) -> Value {
    switch lists.ops[node] {
    case .mapFilter(let list, let filter):
      return try mapEach(try evaluate(list), lists.filters[filter])
    case .select(let list, let select):
      return try self.select(try evaluate(list), lists.selects[select])
    case .test(let test, let value, let at):
      return .bool(try self.test(lists.tests[test], try evaluate(value), at))
    case .isDefined(let value): return .bool(try find(value) != nil)
    case .hasCaller: return .bool(callers.last.flatMap { $0 } != nil)
    case .range(let parts, let at): return try range(parts, at)
    case .function(let function, let at): return try self.function(lists.functions[function], at)
    case .macro(let call): return try macro(call)
    case .caller(let arguments, let at): return try caller(arguments, at)
    case .parentBlock(let at): return try parentBlock(at)
    default: return .none
    }
  }

  /// Whether an expression is true; what only decides is not made a value first.
  @inline(never)
  mutating func holds(_ node: Node) throws(TemplateError) -> Bool {
    switch lists.ops[node] {
    case .not(let value):
      try nest()
      let holds = try !self.holds(value)
      unnest()
      return holds
    case .every(let parts): return try holds(parts, until: false)
    case .any(let parts): return try holds(parts, until: true)
    default: return try evaluate(node).isTrue
    }
  }

  /// Asks one after the other; the first with the deciding answer gives it.
  private mutating func holds(_ parts: Part, until deciding: Bool) throws(TemplateError) -> Bool {
    try nest()
    defer { unnest() }
    for place in parts.range where try holds(lists.nodes[place]) == deciding { return deciding }
    return !deciding
  }

  /// The value of an expression that may be undefined: nil when its last step is.
  @inline(never)
  mutating func find(_ node: Node) throws(TemplateError) -> Value? {
    switch lists.ops[node] {
    case .slot(let slot, _): return slots[slot]
    case .field(let value, let name, _): return try evaluate(value).field(lists.names.span[name])
    case .item(let value, let place, let at):
      return try item(of: try evaluate(value), try evaluate(place), at)
    case .loop(let field, _): return loopField(field)
    case .conditional(let value, let test, let otherwise):
      if try holds(test) { return try find(value) }
      guard let otherwise else { return nil }
      return try find(otherwise)
    case .filter(let value, let filter) where lists.filters[filter].filter.isUndefinedWhenEmpty:
      let value = try evaluate(value)
      if value.isTrue { return try apply(lists.filters[filter], to: value) }
      return nil
    default: return try evaluate(node)
    }
  }

  private mutating func missing(_ node: Node) -> TemplateError {
    switch lists.ops[node] {
    case .loop(let field, let at): return error(.undefined("loop.\(field.rawValue)"), at: at)
    case .item(_, let place, let at):
      if case .constant(let number) = lists.ops[place],
        case .int(let place) = lists.constants[number]
      {
        return error(.missingItem("\(place)"), at: at)
      }
      return error(.missingItem("here"), at: at)
    default: return error(.missingItem("here"), at: 0)
    }
  }

  private mutating func every(_ parts: Part) throws(TemplateError) -> Value {
    var value = Value.none
    for place in parts.range {
      value = try evaluate(lists.nodes[place])
      if !value.isTrue { break }
    }
    return value
  }

  private mutating func any(_ parts: Part) throws(TemplateError) -> Value {
    var value = Value.none
    for place in parts.range {
      value = try evaluate(lists.nodes[place])
      if value.isTrue { break }
    }
    return value
  }

  mutating func evaluateAll(_ parts: Part) throws(TemplateError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for place in parts.range { values.append(try evaluate(lists.nodes[place])) }
    return values
  }

  /// The values of what is given; nil where an argument is left out.
  mutating func evaluateChoices(_ parts: Part) throws(TemplateError) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(parts.count)
    for place in parts.range { values.append(try evaluateChoice(lists.choices[place])) }
    return values
  }

  mutating func evaluateChoice(_ node: Node?) throws(TemplateError) -> Value? {
    guard let node else { return nil }
    return try evaluate(node)
  }

  private mutating func map(_ pairs: Part, _ at: Int) throws(TemplateError) -> Value {
    var fields = Fields()
    try pay(pairs.count / 2 * Fields.stride, at: at)
    for place in stride(from: pairs.range.lowerBound, to: pairs.range.upperBound, by: 2) {
      let key = try evaluate(lists.nodes[place])
      guard case .text(let name) = key else { throw error(.badKey(key.words), at: at) }
      fields[name] = try evaluate(lists.nodes[place + 1])
    }
    return .map(fields)
  }

  private mutating func fallback(
    _ value: Node, _ standard: Node, _ evenIfFalse: Node?
  ) throws(TemplateError) -> Value {
    if let value = try find(value) {
      guard let evenIfFalse, try evaluate(evenIfFalse).isTrue, !value.isTrue else { return value }
    }
    return try evaluate(standard)
  }

  private mutating func function(_ function: FunctionOp, _ at: Int) throws(TemplateError) -> Value {
    let signature = function.signature
    let values = try evaluateChoices(function.arguments)
    do throws(CallFailure) {
      return try functions(
        signature.name, Arguments(parameters: signature.parameters, values: values))
    } catch {
      throw self.error(error, at: at)
    }
  }
}
