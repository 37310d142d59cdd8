extension Renderer {
  /// The value of an expression; undefined is an error at its place.
  ///
  /// Not inlined, as its helpers: each copy would widen the frames that recursion piles up.
  @inline(never)
  mutating func evaluate(_ code: Code) throws(TemplateError) -> Value {
    switch code {
    case .constant(let value): return value
    case .slot(let slot, let at):
      if let value = slots[slot] { return value }
      throw error(.undefined(program.slotNames[slot]), at: at)
    case .field(let owner, let name, let at):
      guard case .slot(let slot, _) = owner, let value = slots[slot] else { break }
      return try field(value, name, of: owner, at)
    default: break
    }
    try nest()
    let value = try evaluateNested(code)
    unnest()
    return value
  }

  @inline(never)
  private mutating func evaluateNested(_ code: Code) throws(TemplateError) -> Value {
    switch code {
    case .field(let value, let name, let at):
      return try field(try evaluate(value), name, of: value, at)
    case .not(let value): return .bool(!(try evaluate(value).isTrue))
    case .every(let parts): return try every(parts)
    case .any(let parts): return try any(parts)
    case .filter(let filter): return try apply(filter, to: try evaluate(filter.value))
    default: return try evaluateRare(code)
    }
  }

  @inline(never)
  private mutating func evaluateRare(_ code: Code) throws(TemplateError) -> Value {
    switch code {
    case .loop, .item:
      if let value = try find(code) { return value }
      throw missing(code)
    case .conditional:
      if let value = try find(code) { return value }
      return ""
    case .wholeLoop: return wholeLoop()
    case .cycle(let parts, _):
      guard let index = loops.last?.index else { return .none }
      return try evaluate(parts[index % parts.count])
    case .slice(let value, let from, let to, let step, let at):
      return try slice(try evaluate(value), [from, to, step], at)
    case .list(let items): return .list(try evaluateAll(items))
    case .map(let pairs, let at): return try map(pairs, at)
    case .sign(let value, let isMinus, let at): return try sign(try evaluate(value), isMinus, at)
    case .binary(let operation, let left, let right, let at):
      return try arithmetic(operation, try evaluate(left), try evaluate(right), at)
    case .concatenate(let parts, let at): return try concatenate(parts, at)
    case .compare(let first, let rest, let at): return try compare(first, rest, at)
    case .fallback(let value, let standard, let evenIfFalse):
      return try fallback(value, standard, evenIfFalse)
    default: return try evaluateCall(code)
    }
  }

  @inline(never)
  private mutating func evaluateCall(_ code: Code) throws(TemplateError) -> Value {
    switch code {
    case .mapFilter(let list, let filter): return try mapEach(try evaluate(list), filter)
    case .select(let select): return try self.select(select)
    case .test(let test, let value, let at):
      return .bool(try self.test(test, try evaluate(value), at))
    case .isDefined(let value): return .bool(try find(value) != nil)
    case .hasCaller: return .bool(callers.last.flatMap { $0 } != nil)
    case .range(let parts, let at): return try range(parts, at)
    case .function(let signature, let arguments, let at):
      return try function(signature, arguments, at)
    case .macro(let call): return try macro(call)
    case .caller(let arguments, let at): return try caller(arguments, at)
    case .parentBlock(let at): return try parentBlock(at)
    default: return .none
    }
  }

  /// The value of an expression that may be undefined: nil when its last step is.
  @inline(never)
  mutating func find(_ code: Code) throws(TemplateError) -> Value? {
    switch code {
    case .slot(let slot, _): return slots[slot]
    case .field(let value, let name, _): return try evaluate(value).field(name)
    case .item(let value, let place, let at):
      return try item(of: try evaluate(value), try evaluate(place), at)
    case .loop(let field, _): return loopField(field)
    case .conditional(let value, let test, let otherwise, _):
      if try evaluate(test).isTrue { return try find(value) }
      guard let otherwise else { return nil }
      return try find(otherwise)
    case .filter(let filter) where filter.filter.isUndefinedWhenEmpty:
      let value = try evaluate(filter.value)
      if value.isTrue { return try apply(filter, to: value) }
      return nil
    default: return try evaluate(code)
    }
  }

  private mutating func missing(_ code: Code) -> TemplateError {
    switch code {
    case .loop(let field, let at): error(.undefined("loop.\(field.rawValue)"), at: at)
    case .item(_, .constant(.int(let place)), let at): error(.missingItem("\(place)"), at: at)
    case .item(_, _, let at): error(.missingItem("here"), at: at)
    default: error(.missingItem("here"), at: 0)
    }
  }

  private mutating func every(_ parts: [Code]) throws(TemplateError) -> Value {
    var value = Value.none
    for part in parts {
      value = try evaluate(part)
      if !value.isTrue { break }
    }
    return value
  }

  private mutating func any(_ parts: [Code]) throws(TemplateError) -> Value {
    var value = Value.none
    for part in parts {
      value = try evaluate(part)
      if value.isTrue { break }
    }
    return value
  }

  mutating func evaluateAll(_ codes: [Code]) throws(TemplateError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(codes.count)
    for code in codes { values.append(try evaluate(code)) }
    return values
  }

  private mutating func map(
    _ pairs: [(key: Code, value: Code)], _ at: Int
  ) throws(TemplateError) -> Value {
    var fields = Fields()
    for (key, value) in pairs {
      let key = try evaluate(key)
      guard case .text(let name) = key else { throw error(.badKey(key.words), at: at) }
      fields[name] = try evaluate(value)
    }
    return .map(fields)
  }

  private mutating func fallback(
    _ value: Code, _ standard: Code, _ evenIfFalse: Code?
  ) throws(TemplateError) -> Value {
    if let value = try find(value) {
      guard let evenIfFalse, try evaluate(evenIfFalse).isTrue, !value.isTrue else { return value }
    }
    return try evaluate(standard)
  }

  private mutating func function(
    _ signature: Signature, _ codes: [Code?], _ at: Int
  ) throws(TemplateError) -> Value {
    var values: [Value?] = []
    for code in codes {
      values.append(try code.map { (code) throws(TemplateError) in try evaluate(code) })
    }
    do throws(CallFailure) {
      return try functions(
        signature.name, Arguments(parameters: signature.parameters, values: values))
    } catch {
      throw self.error(error, at: at)
    }
  }
}
