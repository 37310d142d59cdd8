extension Renderer {
  /// Runs a filter on a value.
  @inline(never)
  mutating func apply(_ filter: FilterOp, to value: Value) throws(Stop) -> Value {
    let arguments = try FilterArguments(filter, &self)
    try payForTexts(value, arguments)
    switch filter.filter {
    case .length, .count: return try length(value, filter.at)
    case .first, .last: return try end(value, arguments)
    case .join: return try join(value, arguments)
    case .safe: return try safe(value, filter.at)
    case .escape, .e: return try escape(value, filter.at)
    case .json: return try json(value, style: .compact, filter.at)
    case .tojson: return try json(value, style: .python, filter.at)
    case .date: return try date(value, arguments)
    case .number: return try numberInWords(value, arguments)
    case .default, .d, .select, .reject, .selectattr, .rejectattr: return value
    case .abs, .round, .int, .float, .sum: return try applyNumbers(value, arguments)
    case .batch, .slice, .sort, .unique, .reverse, .list, .groupby, .min, .max, .map:
      return try applyLists(value, arguments)
    case .items, .keys, .values, .dictsort: return try applyMaps(value, arguments)
    default: return try applyText(value, arguments)
    }
  }

  /// Filters read the texts they are given from end to end; lists pay where they are walked.
  private mutating func payForTexts(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) {
    try bound(value.size, at: arguments.at)
    try pay(value.textSize + arguments.textSize, at: arguments.at)
  }

  func length(_ value: Value, _ at: Int) throws(Stop) -> Value {
    switch value {
    case .list(let items): return .int(items.count)
    case .map(let fields): return .int(fields.count)
    case .text(let text): return .int(text.unicodeScalars.count)
    case .html(let markup): return .int(markup.count { $0 & 0xC0 != 0x80 })
    default:
      throw error(.wrongType("`length`", needs: "a list or text", given: value.words), at: at)
    }
  }

  private mutating func end(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) -> Value {
    let isFirst = arguments.filter == .first
    if let string = value.string {
      let end = isFirst ? string.unicodeScalars.first : string.unicodeScalars.last
      guard let end else { throw error(.missingItem("in empty text"), at: arguments.at) }
      return .text(String(Character(end)))
    }
    let items =
      if case .list(let items) = value { items } else { try items(of: value, at: arguments.at) }
    guard let end = isFirst ? items.first : items.last else {
      throw error(.missingItem("in an empty list"), at: arguments.at)
    }
    return end
  }

  private mutating func join(
    _ value: Value, _ arguments: FilterArguments
  ) throws(Stop) -> Value {
    var items = try walked(value, arguments.at)
    if let path = arguments.paths.first { items = try reach(path, in: items, arguments.at) }
    let separator = arguments[0] ?? ""
    try pay(making: joinedSize(items, separator), at: arguments.at)
    try pay(items.count * 2 * Value.lookWork, at: arguments.at)
    if !separator.isHTML, !items.contains(where: \.isHTML) {
      let between = try text(separator, at: arguments.at)
      var joined = ""
      for (index, item) in items.enumerated() {
        if index > 0 { joined += between }
        joined += try text(item, at: arguments.at)
      }
      return .text(joined)
    }
    let between = try markup(separator, arguments.at)
    var joined: [UInt8] = []
    for (index, item) in items.enumerated() {
      if index > 0 { joined += between }
      joined += try markup(item, arguments.at)
    }
    return .html(joined)
  }

  private func joinedSize(_ items: [Value], _ separator: Value) -> Int {
    let between = separator.size.multipliedReportingOverflow(by: items.count)
    let parts = items.reduce(0) { $0 + $1.size }
    let all = parts.addingReportingOverflow(between.partialValue)
    return between.overflow || all.overflow ? .max : all.partialValue
  }

  /// What list filters walk: items of a list, keys of a map, characters of text.
  mutating func walked(_ value: Value, _ at: Int) throws(Stop) -> [Value] {
    guard let string = value.string else { return try items(of: value, at: at) }
    try pay(making: string.unicodeScalars.count * MemoryLayout<Value>.stride, at: at)
    return string.unicodeScalars.map { .text(String(Character($0))) }
  }

  private func markup(_ value: Value, _ at: Int) throws(Stop) -> [UInt8] {
    if case .html(let markup) = value { return markup }
    return escaped(try text(value, at: at))
  }

  private func safe(_ value: Value, _ at: Int) throws(Stop) -> Value {
    if case .html = value { return value }
    return .html(Array(try text(value, at: at).utf8))
  }

  private func escape(_ value: Value, _ at: Int) throws(Stop) -> Value {
    .html(try markup(value, at))
  }

  /// The values at a path of each item; a missing one is an error.
  mutating func reach(
    _ path: [PathStep], in items: [Value], _ at: Int
  ) throws(Stop) -> [Value] {
    try pay(items.count * MemoryLayout<Value>.stride, at: at)
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try reach(path, in: item, at)) }
    return values
  }

  mutating func reach(
    _ path: [PathStep], in value: Value, _ at: Int
  ) throws(Stop) -> Value {
    var value = value
    for step in path {
      guard let next = try self.step(step, of: value, at) else {
        return try field(value, step.name, at)
      }
      value = next
    }
    return value
  }

  /// What is at the end of a path; nil where a step of it leads nowhere.
  mutating func find(
    _ path: [PathStep], in item: Value, _ at: Int
  ) throws(Stop) -> Value? {
    var value: Value? = item
    for part in path {
      guard let reached = value else { break }
      value = try step(part, of: reached, at)
    }
    return value
  }

  /// One step of an attribute path; nil when it leads nowhere.
  mutating func step(
    _ step: PathStep, of value: Value, _ at: Int
  ) throws(Stop) -> Value? {
    if let place = step.place { return try item(of: value, .int(place), at) }
    return value.field(step.name)
  }

  mutating func mapEach(_ list: Value, _ filter: FilterOp) throws(Stop) -> Value {
    var values: [Value] = []
    for item in try items(of: list, at: filter.at) {
      try countRound(at: filter.at)
      values.append(try apply(filter, to: item))
    }
    return .list(values)
  }

  mutating func select(_ list: Value, _ select: SelectOp) throws(Stop) -> Value {
    var kept: [Value] = []
    for item in try items(of: list, at: select.at) {
      try countRound(at: select.at)
      if select.asksDefined {
        if (try find(select.path, in: item, select.at) != nil) == select.keeps { kept.append(item) }
        continue
      }
      let value = try reach(select.path, in: item, select.at)
      let passes = try select.test.map { (test) throws(Stop) in
        try self.test(test, value, select.at)
      }
      if (passes ?? value.isTrue) == select.keeps { kept.append(item) }
    }
    return .list(kept)
  }
}
