extension Renderer {
  mutating func test(
    _ test: TestOp, _ value: Value, _ at: Int
  ) throws(TemplateError) -> Bool {
    let passes =
      if let other = test.argument {
        try compares(test.test, value, try evaluate(other), at)
      } else {
        try holds(test.test, value, at)
      }
    return passes != test.isNegated
  }

  private mutating func compares(
    _ test: Test, _ value: Value, _ other: Value, _ at: Int
  ) throws(TemplateError) -> Bool {
    switch test {
    case .eq, .sameas: return try equal(value, other, at)
    case .ne: return try !equal(value, other, at)
    case .lt: return try compare(.less, value, other, at)
    case .le: return try compare(.atMost, value, other, at)
    case .gt: return try compare(.more, value, other, at)
    case .ge: return try compare(.atLeast, value, other, at)
    case .in: return try contains(other, value, at)
    default: return try remainder(value, other, at).isTrue == false
    }
  }

  private mutating func remainder(
    _ value: Value, _ divisor: Value, _ at: Int
  ) throws(TemplateError) -> Value {
    try arithmetic(.remainder, value, divisor, at)
  }

  private mutating func holds(_ test: Test, _ value: Value, _ at: Int) throws(TemplateError) -> Bool
  {
    switch (test, value) {
    case (.none, .none), (.string, .text), (.string, .html), (.integer, .int), (.float, .double),
      (.number, .int), (.number, .double), (.number, .bool), (.boolean, .bool),
      (.mapping, .map), (.sequence, .list), (.sequence, .text), (.sequence, .html),
      (.sequence, .map), (.iterable, .list), (.iterable, .map), (.iterable, .text),
      (.iterable, .html), (.escaped, .html):
      return true
    case (.true, .bool(let value)): return value
    case (.false, .bool(let value)): return !value
    case (.odd, _): return try remainder(value, 2, at).number == 1
    case (.even, _): return try remainder(value, 2, at).number == 0
    case (.lower, _): return try hasCase(value, at) { $0.lowercased() }
    case (.upper, _): return try hasCase(value, at) { $0.uppercased() }
    default: return false
    }
  }

  /// Whether text has letters and all of them in this case.
  private mutating func hasCase(
    _ value: Value, _ at: Int, _ change: (String) -> String
  ) throws(TemplateError) -> Bool {
    let text = try text(value, at: at)
    try pay(spelling: text, at: at)
    return text == change(text) && text.contains { $0.isCased }
  }
}
