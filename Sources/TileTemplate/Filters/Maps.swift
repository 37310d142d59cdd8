extension Renderer {
  /// Filters that look into a map's keys and values.
  mutating func applyMaps(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    guard case .map(let fields) = value else {
      let name = "`\(arguments.filter.rawValue)`"
      throw error(.wrongType(name, needs: "a map", given: value.words), at: arguments.at)
    }
    try pay(making: 2 * value.size, at: arguments.at)
    switch arguments.filter {
    case .keys: return .list(fields.keys.map(Value.text))
    case .values: return .list(fields.values)
    case .items: return pairs(zip(fields.keys, fields.values))
    default: return try dictsort(fields, arguments)
    }
  }

  private func pairs(_ pairs: some Sequence<(String, Value)>) -> Value {
    .list(pairs.map { .list([.text($0), $1]) })
  }

  private mutating func dictsort(
    _ fields: Fields, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let isByValue: Bool
    switch try arguments.text(1) ?? "key" {
    case "key": isByValue = false
    case "value": isByValue = true
    case let other:
      let mistake = Mistake.wrongType(
        "`by`", needs: "\"key\" or \"value\"", given: "\"\(other)\"")
      throw error(mistake, at: arguments.at)
    }
    var rows: [(key: Value, pair: (String, Value))] = []
    for pair in zip(fields.keys, fields.values) {
      let key = isByValue ? pair.1 : .text(pair.0)
      rows.append((arguments.isTrue(0) ? key : folded(key), pair))
    }
    let isReversed = arguments.isTrue(2)
    do {
      try rows.sort { a, b throws in
        isReversed
          ? try precedes(b.key, a.key, arguments.at) : try precedes(a.key, b.key, arguments.at)
      }
    } catch let error as TemplateError {
      throw error
    } catch {}
    return pairs(rows.map(\.pair))
  }
}
