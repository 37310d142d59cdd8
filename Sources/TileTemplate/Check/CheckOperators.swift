extension Checker {
  mutating func binary(
    _ operation: Arithmetic, _ left: Checked, _ right: Checked, _ at: Int
  ) -> Checked {
    let shape = operation.result(left.shape, right.shape)
    if shape == nil {
      note(.wrongOperands(operation.sign, left.shape.words, right.shape.words), at: at)
    }
    return (.binary(operation, left.code, right.code, at: at), shape ?? .never)
  }

  mutating func compare(
    _ first: Expression, _ rest: [(Comparison, Expression)], _ scope: Scope, _ at: Int
  ) -> Checked {
    let first = check(first, scope)
    var left = first.shape
    let codes = rest.map { comparison, value in
      let right = check(value, scope)
      if let mistake = comparison.mistake(left, right.shape) { note(mistake, at: at) }
      left = right.shape
      return (comparison, right.code)
    }
    return (.compare(first.code, codes, at: at), .bool)
  }

  /// A value that must be a number.
  mutating func number(_ value: Expression, _ scope: Scope, _ at: Int) -> Code {
    let checked = check(value, scope)
    let kind = Kind(checked.shape)
    if kind != .number && kind != .unknown { note(.notANumber(checked.shape.words), at: at) }
    return checked.code
  }

  mutating func slice(
    _ value: Checked, _ ends: [Expression?], _ scope: Scope, _ at: Int
  ) -> Checked {
    let kind = Kind(value.shape)
    let isWrong = kind == .number || kind == .record
    if isWrong {
      note(.wrongType("a slice", needs: "a list or text", given: value.shape.words), at: at)
    }
    // `none` stands for an end left out.
    let ends = ends.map { end in end.map { number($0, scope, at) } }
    let code = Code.slice(value.code, from: ends[0], to: ends[1], step: ends[2], at: at)
    return (code, isWrong ? .never : value.shape.known)
  }
}

extension Shape {
  /// What `~` makes of parts that can be printed.
  static func joining(_ parts: [Shape]) -> Shape {
    if parts.contains(where: { $0.known == .html }) { return .html }
    let isText = parts.allSatisfy { Kind($0) == .text || Kind($0) == .number }
    return isText ? .text : .open
  }
}
