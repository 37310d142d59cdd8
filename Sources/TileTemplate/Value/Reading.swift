extension Value {
  /// Whether `if` takes the value for true: not none, false, zero or empty.
  var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    case .text(let text): !text.isEmpty
    case .html(let markup): !markup.isEmpty
    case .list(let items): !items.isEmpty
    case .map(let fields): fields.count > 0
    case .record: true
    }
  }

  /// The value in words for messages.
  var words: String {
    switch self {
    case .none: "none"
    case .bool: "true or false"
    case .int, .double: "a number"
    case .text: "text"
    case .html: "HTML"
    case .list: "a list"
    case .map: "a map"
    case .record: "a record"
    }
  }

  /// What is known of a literal.
  var shape: Shape {
    switch self {
    case .text: .text
    case .int, .double: .number
    case .bool: .bool
    case .html: .html
    case .none: .nothing
    case .list, .map, .record: .open
    }
  }

  /// About how much memory the value itself takes; 0 for what templates cannot make large.
  var size: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .html(let markup): markup.count
    case .list(let items): items.count * MemoryLayout<Value>.stride
    case .map(let fields): fields.count * Fields.stride
    default: 0
    }
  }

  /// The size of text and markup alone.
  var textSize: Int {
    switch self {
    case .text, .html: size
    default: 0
    }
  }

  /// The characters of text and markup.
  var string: String? {
    switch self {
    case .text(let text): text
    case .html(let markup): String(decoding: markup, as: UTF8.self)
    default: nil
    }
  }

  var isHTML: Bool { if case .html = self { true } else { false } }

  /// Truth values count as 0 and 1, as in Python.
  var whole: Int? {
    switch self {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  var number: Double? {
    if case .double(let value) = self { return value }
    return whole.map(Double.init)
  }

  /// Whether two values are equal: numbers by amount, text and markup by their characters.
  ///
  /// Each value looked at takes `lookWork`; without any work left nothing is equal.
  func equals(_ other: Value, _ work: inout Int) -> Bool {
    work -= Self.lookWork
    if work < 0 { return false }
    switch (self, other) {
    case (.none, .none): return true
    case (.text(let a), .text(let b)):
      work -= a.utf8.count
      return a.utf8.count == b.utf8.count && a == b
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1, &work) }
    case (.map(let a), .map(let b)):
      return a.count == b.count
        && zip(a.keys, a.values).allSatisfy { key, value in b[key]?.equals(value, &work) == true }
    default: break
    }
    if isHTML || other.isHTML { work -= size + other.size }
    if let a = whole, let b = other.whole { return a == b }
    if let a = number, let b = other.number { return a == b }
    if let a = string, let b = other.string { return a == b }
    return false
  }

  /// What looking at a value takes.
  static let lookWork = 8

  /// Whether this comes before another; nil when they have no order. Text is ordered by code
  /// points, lists item by item. Takes `work` as `equals` does.
  func precedes(_ other: Value, _ work: inout Int) -> Bool? {
    work -= Self.lookWork
    if let a = whole, let b = other.whole { return a < b }
    if let a = number, let b = other.number { return a < b }
    if let a = string, let b = other.string {
      work -= min(a.utf8.count, b.utf8.count)
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    guard case .list(let a) = self, case .list(let b) = other else { return nil }
    for (x, y) in zip(a, b) where !x.equals(y, &work) { return x.precedes(y, &work) }
    return a.count < b.count
  }
}
