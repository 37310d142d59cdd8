extension Renderer {
  func sign(_ value: Value, _ isMinus: Bool, _ at: Int) throws(Stop) -> Value {
    if case .double(let number) = value { return .double(isMinus ? -number : number) }
    guard let number = value.whole else { throw error(.notANumber(value.words), at: at) }
    return try whole(isMinus ? 0.subtractingReportingOverflow(number) : (number, false), at)
  }

  mutating func arithmetic(
    _ operation: Arithmetic, _ left: Value, _ right: Value, _ at: Int
  ) throws(Stop) -> Value {
    if let a = left.whole, let b = right.whole { return try whole(operation, a, b, at) }
    if let a = left.number, let b = right.number { return try double(operation, a, b, at) }
    if operation == .add {
      try pay(making: left.size + right.size, at: at)
      if let joined = joined(left, right) { return joined }
    }
    if operation == .multiply, let repeated = try repeated(left, right, at) { return repeated }
    throw error(.wrongOperands(operation.sign, left.words, right.words), at: at)
  }

  private func whole(
    _ result: (partialValue: Int, overflow: Bool), _ at: Int
  ) throws(Stop) -> Value {
    if result.overflow { throw error(.numberTooLarge, at: at) }
    return .int(result.partialValue)
  }

  private func whole(
    _ operation: Arithmetic, _ a: Int, _ b: Int, _ at: Int
  ) throws(Stop) -> Value {
    switch operation {
    case .add: return try whole(a.addingReportingOverflow(b), at)
    case .subtract: return try whole(a.subtractingReportingOverflow(b), at)
    case .multiply: return try whole(a.multipliedReportingOverflow(by: b), at)
    case .divide: return try double(.divide, Double(a), Double(b), at)
    case .floorDivide, .remainder:
      if b == 0 { throw error(.divisionByZero, at: at) }
      let quotient = a.dividedReportingOverflow(by: b)
      if quotient.overflow { throw error(.numberTooLarge, at: at) }
      let remainder = a % b
      let isBelow = remainder != 0 && (remainder < 0) != (b < 0)
      if operation == .remainder { return .int(isBelow ? remainder + b : remainder) }
      return .int(isBelow ? quotient.partialValue - 1 : quotient.partialValue)
    case .power:
      if b < 0 { return try double(.power, Double(a), Double(b), at) }
      return try power(a, b, at)
    }
  }

  private func power(_ base: Int, _ exponent: Int, _ at: Int) throws(Stop) -> Value {
    if base == 1 || exponent == 0 { return 1 }
    if base == 0 { return 0 }
    if base == -1 { return .int(exponent % 2 == 0 ? 1 : -1) }
    var result = 1
    for _ in 0..<min(exponent, 64) {
      let next = result.multipliedReportingOverflow(by: base)
      if next.overflow { throw error(.numberTooLarge, at: at) }
      result = next.partialValue
    }
    return .int(result)
  }

  private func double(
    _ operation: Arithmetic, _ a: Double, _ b: Double, _ at: Int
  ) throws(Stop) -> Value {
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide, .floorDivide, .remainder:
      if b == 0 { throw error(.divisionByZero, at: at) }
      if operation == .divide { return .double(a / b) }
      let (quotient, remainder) = divided(a, b)
      return .double(operation == .floorDivide ? quotient : remainder)
    case .power:
      if a == 0, b < 0 { throw error(.divisionByZero, at: at) }
      let power = powerOf(a, b)
      if power.isNaN, a < 0 {
        let wanted = "a whole number behind it for a number below 0"
        throw error(.wrongType("`**`", needs: wanted, given: "\(b)"), at: at)
      }
      if power.isInfinite, a.isFinite, b.isFinite { throw error(.numberTooLarge, at: at) }
      return .double(power)
    }
  }

  /// Text and text, or list and list; markup escapes text that joins it.
  /// The whole quotient rounded down and what remains with the divisor's sign, as Python has them:
  /// the quotient is made from the remainder, so that `1 // 0.1` is 9.
  private func divided(_ a: Double, _ b: Double) -> (quotient: Double, remainder: Double) {
    var remainder = a.truncatingRemainder(dividingBy: b)
    var quotient = (a - remainder) / b
    if remainder == 0 {
      remainder = Double(signOf: b, magnitudeOf: 0)
    } else if (remainder < 0) != (b < 0) {
      remainder += b
      quotient -= 1
    }
    if quotient == 0 { return (Double(signOf: a / b, magnitudeOf: 0), remainder) }
    let floor = quotient.rounded(.down)
    return (quotient - floor > 0.5 ? floor + 1 : floor, remainder)
  }

  private func joined(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.text(let a), .text(let b)): .text(a + b)
    case (.html(let a), .html(let b)): .html(a + b)
    case (.html(let a), .text(let b)): .html(a + escaped(b))
    case (.text(let a), .html(let b)): .html(escaped(a) + b)
    case (.list(let a), .list(let b)): .list(a + b)
    default: nil
    }
  }

  private mutating func repeated(
    _ left: Value, _ right: Value, _ at: Int
  ) throws(Stop) -> Value? {
    let (value, times) = left.whole == nil ? (left, right) : (right, left)
    guard let count = times.whole.map({ max(0, $0) }) else { return nil }
    let most = 1 << 20
    let length: Int
    switch value {
    case .text(let text): length = text.utf8.count
    case .html(let markup): length = markup.count
    case .list(let items): length = items.count
    default: return nil
    }
    let product = length.multipliedReportingOverflow(by: count)
    if product.overflow || product.partialValue > most { throw error(.numberTooLarge, at: at) }
    try pay(making: value.size * count, at: at)
    switch value {
    case .text(let text):
      return .text(text.isEmpty ? "" : String(repeating: text, count: count))
    case .html(let markup):
      return .html(Array(repeatElement(markup, count: count).joined()))
    case .list(let items):
      return items.isEmpty ? .list([]) : .list(Array(repeatElement(items, count: count).joined()))
    default: return nil
    }
  }

  /// The parts one behind the other; text next to markup is escaped.
  mutating func concatenate(_ parts: Part, _ at: Int) throws(Stop) -> Value {
    let start = joined.count
    var isHTML = false
    for place in parts.range {
      let value = try evaluate(lists.nodes[place])
      try bound(joined.count - start + value.size, at: at)
      try pay(value.size, at: at)
      if case .html(let markup) = value {
        if !isHTML { joined.appendEscaped(joined.cutText(from: start)) }
        isHTML = true
        joined.append(markup.span)
      } else if isHTML {
        joined.appendEscaped(try text(value, at: at))
      } else {
        joined.append(try text(value, at: at).utf8.span)
      }
    }
    return isHTML ? .html(joined.cut(from: start)) : .text(joined.cutText(from: start))
  }

  /// A value as Python writes it with `str`; none, lists and records are errors.
  func text(_ value: Value, at offset: Int) throws(Stop) -> String {
    switch value {
    case .text(let text): return text
    case .html(let markup): return String(decoding: markup, as: UTF8.self)
    case .int(let number): return String(number)
    case .double(let number): return number.description
    case .bool(let value): return value ? "True" : "False"
    case .none: throw error(.noneToPrint, at: offset)
    case .list, .map, .record: throw error(.cannotPrint(value.words), at: offset)
    }
  }
}
