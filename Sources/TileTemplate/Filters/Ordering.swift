extension Renderer {
  mutating func unique(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> [Value] {
    var seen = Set<String>()
    var wholes = Set<Int>()
    var others: [Value] = []
    var kept: [Value] = []
    for item in items {
      var key = try reach(arguments.paths.first ?? [], in: item, arguments.at)
      if !arguments.isTrue(0) { key = folded(key) }
      if let string = key.string {
        if seen.insert(string).inserted { kept.append(item) }
      } else if let whole = key.exactWhole {
        if wholes.insert(whole).inserted { kept.append(item) }
      } else if try !isAmong(others, key, arguments.at) {
        others.append(key)
        kept.append(item)
      }
    }
    return kept
  }

  private mutating func isAmong(
    _ values: [Value], _ value: Value, _ at: Int
  ) throws(TemplateError) -> Bool {
    for other in values where try equal(other, value, at) { return true }
    return false
  }

  mutating func extreme(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let isMax = arguments.filter == .max
    var best: (item: Value, key: Value)?
    for item in items {
      var key = try reach(arguments.paths.first ?? [], in: item, arguments.at)
      if !arguments.isTrue(0) { key = folded(key) }
      guard let found = best else {
        best = (item, key)
        continue
      }
      let isBetter =
        isMax
        ? try precedes(found.key, key, arguments.at) : try precedes(key, found.key, arguments.at)
      if isBetter { best = (item, key) }
    }
    guard let best else { throw error(.missingItem("in an empty list"), at: arguments.at) }
    return best.item
  }

  /// Items by their keys, equal ones in their order; reversed when asked, as Python's `sorted`.
  mutating func sorted(
    _ items: [Value], _ arguments: FilterArguments, isCased: Bool, isReversed: Bool = false
  ) throws(TemplateError) -> [Value] {
    let paths = arguments.paths.isEmpty ? [[]] : arguments.paths
    var rows: [(keys: [Value], item: Value)] = []
    for item in items {
      var keys: [Value] = []
      for path in paths {
        let key = try reach(path, in: item, arguments.at)
        keys.append(isCased ? key : folded(key))
      }
      rows.append((keys, item))
    }
    do {
      try rows.sort { a, b throws in
        for (x, y) in zip(a.keys, b.keys) where try !equal(x, y, arguments.at) {
          return isReversed
            ? try precedes(y, x, arguments.at) : try precedes(x, y, arguments.at)
        }
        return false
      }
    } catch let error as TemplateError {
      throw error
    } catch {}
    return rows.map(\.item)
  }

  mutating func reversedStable(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> [Value] {
    try sorted(items, arguments, isCased: arguments.isTrue(1), isReversed: true)
  }
}

extension Value {
  /// The whole number that a number is equal to; nil for other numbers and values.
  fileprivate var exactWhole: Int? {
    if case .double(let number) = self { return Int(exactly: number) }
    return whole
  }
}
