extension Renderer {
  mutating func run(_ steps: [Step]) throws(TemplateError) {
    try nest()
    workLeft -= steps.count * Self.stepWork
    for step in steps { try run(step) }
    unnest()
  }

  @inline(never)
  private mutating func run(_ step: Step) throws(TemplateError) {
    switch step {
    case .text(let text): output.append(contentsOf: text)
    case .print(let code, let at): try print(code, at)
    case .branch(let branches, let otherwise): try branch(branches, otherwise)
    case .loop(let loop): try self.loop(loop)
    case .set(let slots, let code, let isTop, let at):
      try assign(slots, code, at)
      if isTop { top = trail.count }
    case .capture(let slot, let filters, let body, let isTop, let at):
      let value = try filtered(try captured(body, at), filters)
      bind(slot, value)
      if isTop { top = trail.count }
    case .filtered(let filters, let body):
      let at = filters.first?.at ?? 0
      try write(try filtered(try captured(body, at), filters), at: at)
    case .with(let values, let body, let at): try with(values, body, at)
    case .include(let number, let at): try include(number, at)
    case .includeNamed(let code, let ignoresMissing, let at):
      try include(named: code, ignoresMissing, at)
    case .block(let number, let isScoped, let at): try block(number, isScoped, at)
    case .call(let call, let slots, let body): try runCall(call, slots, body)
    }
  }

  private mutating func print(_ code: Code, _ at: Int) throws(TemplateError) {
    try write(try evaluate(code), at: at)
  }

  /// Appends a value to the page, escaped by its type.
  mutating func write(_ value: Value, at offset: Int) throws(TemplateError) {
    switch value {
    case .text(let text):
      try bound(text.utf8.count, at: offset)
      appendEscaped(text, to: &output)
    case .html(let markup): output.append(contentsOf: markup)
    case .int, .double, .bool:
      output.append(contentsOf: try self.text(value, at: offset).utf8)
    case .none, .list, .map, .record: _ = try self.text(value, at: offset)
    }
    try boundOutput(at: offset)
  }

  @inline(never)
  private mutating func branch(
    _ branches: [(test: Code, body: [Step])], _ otherwise: [Step]
  ) throws(TemplateError) {
    for branch in branches where try evaluate(branch.test).isTrue { return try run(branch.body) }
    try run(otherwise)
  }

  @inline(never)
  private mutating func loop(_ loop: LoopCode) throws(TemplateError) {
    var items = try self.items(of: try evaluateToKeep(loop.sequence, at: loop.at), at: loop.at)
    let mark = trail.count
    if let condition = loop.condition {
      var kept: [Value] = []
      for item in items {
        try countRound(at: loop.at)
        try unpack(item, into: loop.slots, at: loop.at)
        if try evaluate(condition).isTrue { kept.append(item) }
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
      try run(loop.body)
      unbind(to: mark)
    }
    loops.removeLast()
  }

  /// Gives one name the value, or several names the values of a list.
  private mutating func unpack(
    _ value: Value, into names: [Int], at offset: Int
  ) throws(TemplateError) {
    if names.count == 1 { return bind(names[0], value) }
    let values = try items(of: value, at: offset)
    guard values.count == names.count else {
      throw error(.wrongPairs(wanted: names.count, given: values.count), at: offset)
    }
    for (slot, value) in zip(names, values) { bind(slot, value) }
  }

  private mutating func assign(_ slots: [Int], _ code: Code, _ at: Int) throws(TemplateError) {
    try unpack(try evaluateToKeep(code, at: at), into: slots, at: at)
  }

  /// What a body writes, as markup.
  mutating func captured(_ body: [Step], _ at: Int?) throws(TemplateError) -> Value {
    let start = output.count
    let mark = trail.count
    try run(body)
    unbind(to: mark)
    if output.count > start + limits.bytes {
      throw error(.tooMuchOutput(limits.bytes), at: at)
    }
    let markup = Array(output[start...])
    output.removeSubrange(start...)
    try pay(markup.count, at: at)
    return .html(markup)
  }

  private mutating func filtered(
    _ value: Value, _ filters: [FilterCode]
  ) throws(TemplateError) -> Value {
    var value = value
    for filter in filters { value = try apply(filter, to: value) }
    return value
  }

  private mutating func with(
    _ values: [(slot: Int, value: Code)], _ body: [Step], _ at: Int
  ) throws(TemplateError) {
    let mark = trail.count
    var evaluated: [Value] = []
    for (_, code) in values { evaluated.append(try evaluateToKeep(code, at: at)) }
    for (binding, value) in zip(values, evaluated) { bind(binding.slot, value) }
    try run(body)
    unbind(to: mark)
  }
}
