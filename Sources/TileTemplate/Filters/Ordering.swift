extension Renderer {
  func unique(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> [Value] {
    var seen: Set<UniqueKey> = []
    var kept: [Value] = []
    for item in items {
      var key = try reach(arguments.paths.first ?? [], in: item, arguments.at)
      if !arguments.isTrue(0) { key = folded(key) }
      if case .record = key {
        kept.append(item)
      } else if seen.insert(UniqueKey(value: key)).inserted {
        kept.append(item)
      }
    }
    return kept
  }

  func extreme(
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
  func sorted(
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
        for (x, y) in zip(a.keys, b.keys) where !x.equals(y) {
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

  func reversedStable(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> [Value] {
    try sorted(items, arguments, isCased: arguments.isTrue(1), isReversed: true)
  }
}

/// A value to be found among others that are equal to it; no record is equal to another.
private struct UniqueKey: Hashable {
  let value: Value

  static func == (a: UniqueKey, b: UniqueKey) -> Bool { a.value.equals(b.value) }

  func hash(into hasher: inout Hasher) {
    if let number = value.number {
      hasher.combine(number)
    } else if let string = value.string {
      hasher.combine(string)
    } else if case .list(let items) = value {
      for item in items { UniqueKey(value: item).hash(into: &hasher) }
    } else if case .map(let fields) = value {
      hasher.combine(fields.count)
    }
  }
}
