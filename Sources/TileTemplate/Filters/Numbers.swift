extension Renderer {
  mutating func applyNumbers(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) -> Value {
    try pay(8 * value.textSize, at: arguments.at)
    switch arguments.filter {
    case .abs:
      if case .double(let number) = value { return .double(Swift.abs(number)) }
      guard let whole = value.whole else {
        throw error(.notANumber(value.words), at: arguments.at)
      }
      return whole < 0 ? try sign(value, true, arguments.at) : .int(whole)
    case .round: return try round(value, arguments)
    case .int: return try int(value, arguments.at) ?? arguments[0] ?? 0
    case .float: return float(value) ?? arguments[0] ?? 0.0
    default: return try sum(value, arguments)
    }
  }

  private func round(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) -> Value {
    guard let number = value.number else {
      throw error(.notANumber(value.words), at: arguments.at)
    }
    let places = try arguments.whole(0) ?? 0
    let scale = powerOf(10, Double(places))
    // Adding 0 turns -0 into 0, as Python's whole numbers do.
    switch try arguments.text(1) ?? "common" {
    case "common":
      guard let whole = value.whole else { return .double(nearest(number, scale)) }
      return .int(places >= 0 ? whole : Int(exactly: nearest(number, scale)) ?? whole)
    case "ceil": return .double((number * scale).rounded(.up) / scale + 0)
    case "floor": return .double((number * scale).rounded(.down) / scale + 0)
    case let other:
      let known = "\"common\", \"ceil\" or \"floor\""
      throw error(.wrongType("`method`", needs: known, given: "\"\(other)\""), at: arguments.at)
    }
  }

  /// The multiple of `1 / scale` nearest to a number; whether a product that ends in .5 is a tie
  /// is decided by its rounding error.
  private func nearest(_ number: Double, _ scale: Double) -> Double {
    let product = number * scale
    let error = (-product).addingProduct(number, scale)
    let floor = product.rounded(.down)
    let isHalf = product - floor == 0.5 && error != 0
    let rounded = isHalf ? (error < 0 ? floor : floor + 1) : product.rounded(.toNearestOrEven)
    return rounded.isFinite && scale.isFinite && scale > 0 ? rounded / scale : number
  }

  private func int(_ value: Value, _ at: Int) throws(Stop) -> Value? {
    if let whole = value.whole { return .int(whole) }
    let text = value.string.flatMap { numeral($0) }
    if let whole = text.flatMap({ Int($0) }) { return .int(whole) }
    guard let number = value.number ?? text.flatMap({ Double($0) }), number.isFinite else {
      return nil
    }
    guard let whole = Int(exactly: number.rounded(.towardZero)) else {
      throw error(.numberTooLarge, at: at)
    }
    return .int(whole)
  }

  private func float(_ value: Value) -> Value? {
    if let number = value.number { return .double(number) }
    return value.string.flatMap(numeral).flatMap { Double($0) }.map(Value.double)
  }

  private mutating func sum(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) -> Value {
    var items = try items(of: value, at: arguments.at)
    if let path = arguments.paths.first { items = try reach(path, in: items, arguments.at) }
    var sum = arguments[1] ?? 0
    for item in items { sum = try arithmetic(.add, sum, item, arguments.at) }
    return sum
  }
}

/// A number's text as Swift reads it: without blanks around it and without `_` between digits;
/// nil for digits of another base, which Python's `float` does not read.
private func numeral(_ text: String) -> String? {
  let parts = trimmed(text).split(separator: "_", omittingEmptySubsequences: false)
  let isSplitWell = zip(parts, parts.dropFirst()).allSatisfy {
    $0.last?.isWholeNumber == true && $1.first?.isWholeNumber == true
  }
  let digits = parts.joined()
  return isSplitWell && !digits.contains { "xXpP".contains($0) } ? digits : nil
}
