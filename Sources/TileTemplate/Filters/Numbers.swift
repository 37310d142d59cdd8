extension Renderer {
  mutating func applyNumbers(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    switch arguments.filter {
    case .abs:
      if case .double(let number) = value { return .double(Swift.abs(number)) }
      return (value.whole ?? 0) < 0 ? try sign(value, true, arguments.at) : value
    case .round: return try round(value, arguments)
    case .int: return int(value) ?? arguments[0] ?? 0
    case .float: return float(value) ?? arguments[0] ?? 0.0
    default: return try sum(value, arguments)
    }
  }

  private func round(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    guard let number = value.number else {
      throw error(.notANumber(value.words), at: arguments.at)
    }
    let places = try arguments.whole(0) ?? 0
    let scale = powerOf(10, Double(places))
    switch try arguments.text(1) ?? "common" {
    case "common":
      if case .int = value, places >= 0 { return value }
      return .double(nearest(number, scale))
    case "ceil": return .double((number * scale).rounded(.up) / scale)
    case "floor": return .double((number * scale).rounded(.down) / scale)
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

  private func int(_ value: Value) -> Value? {
    if let whole = value.whole { return .int(whole) }
    if case .double(let number) = value {
      return Int(exactly: number.rounded(.towardZero)).map(Value.int)
    }
    guard let text = value.string.map({ trimmed($0) }) else { return nil }
    if let whole = Int(text) { return .int(whole) }
    return Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }.map(Value.int)
  }

  private func float(_ value: Value) -> Value? {
    if let number = value.number { return .double(number) }
    return value.string.flatMap { Double(trimmed($0)) }.map(Value.double)
  }

  private func sum(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    var items = try items(of: value, at: arguments.at)
    if let path = arguments.paths.first { items = try reach(path, in: items, arguments.at) }
    var sum = arguments[1] ?? 0
    for item in items { sum = try arithmetic(.add, sum, item, arguments.at) }
    return sum
  }
}
