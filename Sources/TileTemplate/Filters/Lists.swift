/// What `groupby` gives: also a pair, as in `for key, items in pages|groupby("year")`.
final class Group: Holder {
  let grouper: Value
  let list: [Value]
  var held: [Value] { [grouper] + list }

  init(grouper: Value, list: [Value]) {
    self.grouper = grouper
    self.list = list
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "grouper": grouper
    case "list": .list(list)
    default: nil
    }
  }
}

extension Renderer {
  mutating func applyLists(
    _ value: Value, _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    if arguments.filter == .reverse, let string = value.string {
      var reversed = String.UnicodeScalarView()
      reversed.append(contentsOf: string.unicodeScalars.reversed())
      return text(String(reversed), like: value)
    }
    let at = arguments.at
    let items = try walked(value, at)
    try pay(making: items.count * MemoryLayout<Value>.stride, at: at)
    switch arguments.filter {
    case .list: return .list(items)
    case .reverse: return .list(items.reversed())
    case .map: return .list(try mapPaths(items, arguments))
    case .batch: return try batch(items, arguments)
    case .slice: return try slices(items, arguments)
    case .groupby: return try groups(items, arguments)
    case .unique: return .list(try unique(items, arguments))
    case .sort:
      let ordered = try sorted(items, arguments, isCased: arguments.isTrue(1))
      return .list(arguments.isTrue(0) ? try reversedStable(items, arguments) : ordered)
    default: return try extreme(items, arguments)
    }
  }

  private mutating func mapPaths(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> [Value] {
    let path = arguments.paths.first ?? []
    guard let standard = arguments[1] else { return try reach(path, in: items, arguments.at) }
    var values: [Value] = []
    for item in items { values.append(try find(path, in: item, arguments.at) ?? standard) }
    return values
  }

  private mutating func batch(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let size = max(1, try arguments.whole(0) ?? 1)
    var rows: [Value] = []
    for start in stride(from: 0, to: items.count, by: size) {
      var row = Array(items[start..<min(start + size, items.count)])
      if let fill = arguments[1], row.count < size, !fill.isNone {
        try pay(making: size * MemoryLayout<Value>.stride, at: arguments.at)
        row += repeatElement(fill, count: size - row.count)
      }
      rows.append(.list(row))
    }
    return .list(rows)
  }

  private mutating func slices(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let count = max(1, try arguments.whole(0) ?? 1)
    try pay(making: count * 2 * MemoryLayout<Value>.stride, at: arguments.at)
    let (size, longer) = items.count.quotientAndRemainder(dividingBy: count)
    var start = 0
    var rows: [Value] = []
    for index in 0..<count {
      let end = start + size + (index < longer ? 1 : 0)
      var row = Array(items[start..<end])
      if let fill = arguments[1], index >= longer, longer > 0, !fill.isNone { row.append(fill) }
      rows.append(.list(row))
      start = end
    }
    return .list(rows)
  }

  private mutating func groups(
    _ items: [Value], _ arguments: FilterArguments
  ) throws(TemplateError) -> Value {
    let items = try sorted(items, arguments, isCased: false)
    let path = arguments.paths.first ?? []
    var groups: [(key: Value, grouper: Value, items: [Value])] = []
    for item in items {
      let value = try reach(path, in: item, arguments.at)
      let key = folded(value)
      if let last = groups.last?.key, try equal(last, key, arguments.at) {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append((key, value, [item]))
      }
    }
    return .list(groups.map { .record(Group(grouper: $0.grouper, list: $0.items)) })
  }

  /// Text without its case, for sorting and grouping.
  mutating func folded(_ value: Value) -> Value {
    guard case .text(let text) = value else { return value }
    workLeft -= text.utf8.count + (text.utf8.contains { $0 >= 0x80 } ? 15 * text.utf8.count : 0)
    return .text(text.lowercased())
  }
}

extension Value {
  var isNone: Bool { if case .none = self { true } else { false } }
}
