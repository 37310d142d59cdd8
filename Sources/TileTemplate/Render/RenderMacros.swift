extension Renderer {
  mutating func runCall(
    _ call: MacroOp, _ slots: Part, _ body: Part
  ) throws(TemplateError) {
    let caller = Caller(
      slots: slots, body: body, template: template, top: top,
      outer: callers.count - 1, loops: loops)
    let markup = try self.macro(call, caller: caller)
    try write(markup, at: call.at)
  }

  /// The markup a macro writes; it sees its arguments and its own template's top level.
  mutating func macro(_ call: MacroOp, caller: Caller? = nil) throws(TemplateError) -> Value {
    let macro = program.macros[call.macro]
    var arguments: [Value?] = []
    for place in call.arguments.range {
      arguments.append(
        try lists.choices[place].map { (node) throws(TemplateError) in
          try evaluateToKeep(node, at: call.at)
        })
    }
    try enter(at: call.at)
    let isOwn = macro.template == template
    let hidden = (isOwn ? top : 0)..<trail.count
    let saved = (template, top, loops)
    try hide(hidden, at: call.at)
    let mark = trail.count
    template = macro.template
    var caller = caller
    caller?.around = hidden
    callers.append(caller)
    loops = []
    if !isOwn { try runImported(macro.template) }
    for (parameter, value) in zip(macro.parameters, arguments) {
      if case nil = value, let standard = parameter.standard {
        bind(parameter.slot, try evaluateToKeep(standard, at: nil))
      } else {
        bind(parameter.slot, value)
      }
    }
    let markup = try captured(macro.body, nil)
    unbind(to: mark)
    restore(hidden)
    callers.removeLast()
    (template, top, loops) = saved
    leave()
    return markup
  }

  /// Gives the macros of an imported template the names its top level sets.
  private mutating func runImported(_ number: Int) throws(TemplateError) {
    try runChildTop(program.templates[number].body)
    top = trail.count
  }

  /// Runs the body of the `call` that called this macro, among the names at its own place.
  mutating func caller(_ arguments: Part, _ at: Int) throws(TemplateError) -> Value {
    guard let last = callers.last, let caller = last else { throw error(.noCaller, at: at) }
    var values: [Value] = []
    for place in arguments.range {
      values.append(try evaluateToKeep(lists.nodes[place], at: at))
    }
    guard values.count == caller.slots.count else {
      throw error(.wrongPairs(wanted: caller.slots.count, given: values.count), at: at)
    }
    try enter(at: at)
    let saved = (template, top, loops)
    let around = caller.around
    let own = around.upperBound..<trail.count
    try hide(own, at: at)
    restore(around)
    template = caller.template
    top = caller.top
    loops = caller.loops
    callers.append(callers[caller.outer])
    let mark = trail.count
    for (slot, value) in zip(lists.nodes[caller.slots.range], values) { bind(slot, value) }
    let markup = try captured(caller.body, nil)
    unbind(to: mark)
    callers.removeLast()
    try hide(around, at: at)
    restore(own)
    (template, top, loops) = saved
    leave()
    return markup
  }
}
