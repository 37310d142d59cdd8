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

  func compare(
    _ comparison: Comparison, _ left: Value, _ right: Value, _ at: Int
  ) throws(TemplateError) -> Bool {
    switch comparison {
    case .equal: return left.equals(right)
    case .notEqual: return !left.equals(right)
    case .less: return try precedes(left, right, at)
    case .more: return try precedes(right, left, at)
    case .atMost: return try precedes(left, right, at) || left.equals(right)
    case .atLeast: return try precedes(right, left, at) || left.equals(right)
    case .isIn: return try contains(right, left, at)
    case .isNotIn: return !(try contains(right, left, at))
    }
  }

  func precedes(_ left: Value, _ right: Value, _ at: Int) throws(TemplateError) -> Bool {
    guard let precedes = left.precedes(right) else {
      throw error(.notComparable(left.words, right.words), at: at)
    }
    return precedes
  }

  func contains(_ whole: Value, _ part: Value, _ at: Int) throws(TemplateError) -> Bool {
    switch whole {
    case .list(let items): return items.contains { $0.equals(part) }
    case .map(let fields): return part.string.map { fields[$0] != nil } ?? false
    case .text, .html:
      if let whole = whole.string, let part = part.string {
        return part.isEmpty
          || firstPlace(of: Array(part.utf8), in: Array(whole.utf8), from: 0) != nil
      }
    default: break
    }
    throw error(.wrongType("`in`", needs: "a list, map or text", given: whole.words), at: at)
  }
}
