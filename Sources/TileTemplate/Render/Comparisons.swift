extension Renderer {
  mutating func compare(
    _ first: Node, _ rest: Part, _ at: Int
  ) throws(TemplateError) -> Value {
    var left = try evaluate(first)
    for (comparison, node) in lists.comparisons[rest.range] {
      let right = try evaluate(node)
      if !(try compare(comparison, left, right, at)) { return false }
      left = right
    }
    return true
  }

  mutating func compare(
    _ comparison: Comparison, _ left: Value, _ right: Value, _ at: Int
  ) throws(TemplateError) -> Bool {
    switch comparison {
    case .equal: return try equal(left, right, at)
    case .notEqual: return try !equal(left, right, at)
    case .less: return try precedes(left, right, at)
    case .more: return try precedes(right, left, at)
    case .atMost:
      if try precedes(left, right, at) { return true }
      return try equal(left, right, at)
    case .atLeast:
      if try precedes(right, left, at) { return true }
      return try equal(left, right, at)
    case .isIn: return try contains(right, left, at)
    case .isNotIn: return !(try contains(right, left, at))
    }
  }

  mutating func equal(_ left: Value, _ right: Value, _ at: Int) throws(TemplateError) -> Bool {
    let isEqual = left.equals(right, &workLeft)
    try pay(0, at: at)
    return isEqual
  }

  mutating func precedes(_ left: Value, _ right: Value, _ at: Int) throws(TemplateError) -> Bool {
    let precedes = left.precedes(right, &workLeft)
    try pay(0, at: at)
    guard let precedes else {
      throw error(.notComparable(left.words, right.words), at: at)
    }
    return precedes
  }

  mutating func contains(_ whole: Value, _ part: Value, _ at: Int) throws(TemplateError) -> Bool {
    switch whole {
    case .list(let items):
      for item in items where try equal(item, part, at) { return true }
      return false
    case .map(let fields): return part.string.map { fields[$0] != nil } ?? false
    case .text, .html:
      if let part = part.string {
        try pay(whole.size + part.utf8.count, at: at)
        let search = Search(for: Array(part.utf8))
        return search.firstPlace(in: Array((whole.string ?? "").utf8), from: 0) != nil
      }
      let mistake = Mistake.wrongType("`in` a text", needs: "text before it", given: part.words)
      throw error(mistake, at: at)
    default: break
    }
    throw error(.wrongType("`in`", needs: "a list, map or text", given: whole.words), at: at)
  }
}
