/// What keeps every rendering short and small, whatever its template.
extension Renderer {
  /// Counts one round of a loop, or one include, macro or block, and looks at the page's length.
  mutating func countRound(at offset: Int) throws(TemplateError) {
    rounds += 1
    if rounds > limits.rounds { throw error(.tooManyRounds(limits.rounds), at: offset) }
    try boundOutput(at: offset)
    try pay(0, at: offset)
  }

  func boundOutput(at offset: Int?) throws(TemplateError) {
    if output.count > limits.bytes { throw error(.tooMuchOutput(limits.bytes), at: offset) }
  }

  /// Takes work from what is left: one a byte made or read, eight a value looked at or a step run.
  mutating func pay(_ work: Int, at offset: Int?) throws(TemplateError) {
    workLeft -= work
    if workLeft < 0 { throw error(.tooMuchWork, at: offset) }
  }

  /// Pays for what goes through a text by its characters, where those beyond ASCII are slow.
  mutating func pay(spelling text: String, at offset: Int?) throws(TemplateError) {
    var rare = 0
    for byte in text.utf8 where byte >= 0x80 { rare += 1 }
    try pay(text.utf8.count + 15 * rare, at: offset)
  }

  /// Bounds a text or list that an expression makes or takes apart.
  func bound(_ bytes: Int, at offset: Int?) throws(TemplateError) {
    if bytes > limits.valueBytes { throw error(.tooLargeValue(limits.valueBytes), at: offset) }
  }

  /// Bounds a text or list that an expression is about to make, and pays for it.
  mutating func pay(making bytes: Int, at offset: Int?) throws(TemplateError) {
    try bound(bytes, at: offset)
    try pay(bytes, at: offset)
  }

  /// The value of an expression that will get a name. Names are how lists pile up in lists, level
  /// by level; too many levels would exhaust the stack of what walks them.
  mutating func evaluateToKeep(_ node: Node, at offset: Int?) throws(TemplateError) -> Value {
    let value = try evaluate(node)
    switch lists.ops[node] {
    case .constant, .slot, .field, .item, .loop: return value
    default: break
    }
    guard value.isAtMost(Self.deepestValue, levels: &workLeft) else {
      try pay(0, at: offset)
      throw error(.tooDeepValue, at: offset)
    }
    return value
  }

  /// Enters an include, macro or block; `leave` must follow.
  mutating func enter(at offset: Int) throws(TemplateError) {
    if depth >= limits.levels { throw error(.tooManyLevels, at: offset) }
    try countRound(at: offset)
    depth += 1
    frames.append((template, offset))
  }

  mutating func leave() {
    depth -= 1
    frames.removeLast()
  }

  /// Goes one step deeper into the program, where the stack could end; `unnest` must follow.
  mutating func nest() throws(TemplateError) {
    nesting += 1
    if nesting > Self.deepest { throw error(.tooManyLevels, at: nil) }
  }

  mutating func unnest() { nesting -= 1 }

  /// Statements and expressions inside each other, over all includes and macros.
  private static let deepest = 200

  /// Lists and maps inside each other in a value with a name.
  private static let deepestValue = 100

  /// What evaluating an expression or running a statement takes.
  static let stepWork = 8
}

extension Value {
  /// Whether no list or map is inside more than so many others; false, too, when work runs out.
  fileprivate func isAtMost(_ most: Int, levels work: inout Int) -> Bool {
    work -= Self.lookWork
    if most < 0 || work < 0 { return false }
    switch self {
    case .list(let items): return items.allSatisfy { $0.isAtMost(most - 1, levels: &work) }
    case .map(let fields):
      work -= Self.lookWork
      return fields.values.allSatisfy { $0.isAtMost(most - 1, levels: &work) }
    case .record(let record):
      guard let items = (record as? any Holder)?.held else { return true }
      return items.allSatisfy { $0.isAtMost(most - 1, levels: &work) }
    default: return true
    }
  }
}

/// A record that templates make of their own values.
protocol Holder: Record {
  var held: [Value] { get }
}
