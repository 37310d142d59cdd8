extension Renderer {
  mutating func run(_ body: Part) throws(Stop) {
    try nest()
    workLeft -= body.count * Self.stepWork
    for place in body.range {
      switch lists.acts[place] {
      case .text(let text): output.append(lists.text, text.range)
      case .print(let node, let at): try write(try evaluate(node), at: at)
      case .branch(let branches, let otherwise): try branch(branches, otherwise)
      default: try runRare(lists.acts[place])
      }
    }
    unnest()
  }

  @inline(never)
  private mutating func runRare(_ act: Act) throws(Stop) {
    switch act {
    case .text, .print, .branch: break
    case .loop(let number): try loop(number)
    case .set(let slots, let node, let isTop, let at):
      try unpack(try evaluateToKeep(node, at: at), into: slots, at: at)
      if isTop { top = trail.count }
    case .capture(let slot, let filters, let body, let isTop, let at):
      let value = try filtered(try captured(body, at), filters)
      bind(slot, value)
      if isTop { top = trail.count }
    case .filtered(let filters, let body):
      let at = lists.filters[filters.range].first?.at ?? 0
      try write(try filtered(try captured(body, at), filters), at: at)
    case .with(let values, let body, let at): try with(values, body, at)
    case .include(let number, let at): try include(number, at)
    case .includeNamed(let node, let ignoresMissing, let at):
      try include(named: node, ignoresMissing, at)
    case .block(let number, let isScoped, let at): try block(number, isScoped, at)
    case .call(let call, let slots, let body): try runCall(call, slots, body)
    }
  }

  /// Appends a value to the page, escaped by its type.
  mutating func write(_ value: Value, at offset: Int) throws(Stop) {
    switch value {
    case .text(let text):
      try bound(text.utf8.count, at: offset)
      output.appendEscaped(text)
    case .html(let markup): output.append(markup.span)
    case .int, .double, .bool:
      let text = try self.text(value, at: offset)
      output.append(text.utf8.span)
    case .none, .list, .map, .record: _ = try self.text(value, at: offset)
    }
    try boundOutput(at: offset)
  }

  @inline(never)
  private mutating func branch(_ branches: Part, _ otherwise: Part) throws(Stop) {
    for place in branches.range where try holds(lists.branches[place].test) {
      return try run(lists.branches[place].body)
    }
    try run(otherwise)
  }

  @inline(never)
  private mutating func loop(_ number: Int) throws(Stop) {
    let loop = lists.loops[number]
    var items = try self.items(
      of: try evaluateToKeep(loop.sequence, at: loop.at), at: loop.at)
    let mark = trail.count
    if let condition = loop.condition {
      var kept: [Value] = []
      for item in items {
        try countRound(at: loop.at)
        try unpack(item, into: loop.slots, at: loop.at)
        if try holds(condition) { kept.append(item) }
        unbind(to: mark)
      }
      items = kept
    }
    if items.isEmpty {
      try run(loop.otherwise)
      return unbind(to: mark)
    }
    loops.append(LoopState(items: items))
    for index in items.indices {
      try countRound(at: loop.at)
      loops[loops.count - 1].index = index
      try unpack(items[index], into: loop.slots, at: loop.at)
      try writeOnce(.loop(number), loop.needs) { (renderer) throws(Stop) in
        try renderer.run(loop.body)
      }
      unbind(to: mark)
    }
    loops.removeLast()
  }

  /// Gives one name the value, or several names the values of a list.
  private mutating func unpack(
    _ value: Value, into slots: Part, at offset: Int
  ) throws(Stop) {
    if slots.count == 1 { return bind(lists.nodes[slots.range.lowerBound], value) }
    let values = try items(of: value, at: offset)
    guard values.count == slots.count else {
      throw error(.wrongPairs(wanted: slots.count, given: values.count), at: offset)
    }
    for (slot, value) in zip(lists.nodes[slots.range], values) { bind(slot, value) }
  }

  /// What a body writes, as markup.
  mutating func captured(_ body: Part, _ at: Int?) throws(Stop) -> Value {
    let start = output.count
    let mark = trail.count
    try run(body)
    unbind(to: mark)
    if output.count > start + limits.bytes {
      throw error(.tooMuchOutput(limits.bytes), at: at)
    }
    try pay(output.count - start, at: at)
    return .html(output.cut(from: start))
  }

  private mutating func filtered(_ value: Value, _ filters: Part) throws(Stop) -> Value {
    var value = value
    for place in filters.range { value = try apply(lists.filters[place], to: value) }
    return value
  }

  private mutating func with(_ values: Part, _ body: Part, _ at: Int) throws(Stop) {
    let mark = trail.count
    let bindings = lists.bindings[values.range]
    var evaluated: [Value] = []
    for (_, node) in bindings { evaluated.append(try evaluateToKeep(node, at: at)) }
    for (binding, value) in zip(bindings, evaluated) { bind(binding.slot, value) }
    try run(body)
    unbind(to: mark)
  }
}
