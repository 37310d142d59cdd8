/// What a name stands for at one place of a template.
enum Binding: Equatable, Sendable {
  case value(Shape)
  case module(Int)
  case macro(Int)

  func joined(_ other: Binding) -> Binding {
    if self == other { return self }
    guard case .value(let own) = self, case .value(let theirs) = other else {
      return .value(.open)
    }
    return .value(own.joined(theirs))
  }
}

/// The names known at one place of a template.
struct Scope: Sendable {
  private(set) var bindings: [String: Binding]
  /// Whether `loop` is known, `super()` and `caller()` may be called.
  var isInLoop = false
  /// The shape of the items that the innermost `for` walks.
  var loopItem = Shape.open
  var isInBlock = false
  var isInMacro = false
  /// Whether `set` gives names to the whole template.
  var isTop = true

  init(_ bindings: [String: Binding]) { self.bindings = bindings }

  subscript(name: String) -> Binding? { bindings[name] }

  mutating func bind(_ name: String, _ binding: Binding) { bindings[name] = binding }

  /// A scope whose own names end with it.
  var inner: Scope {
    var scope = self
    scope.isTop = false
    return scope
  }

  /// A scope where the names that a test asks for with `is defined` are known.
  func assuming(_ test: Expression) -> Scope {
    var scope = self
    for name in test.definedNames where scope[name] == nil && name != "loop" {
      scope.bind(name, .value(.open))
    }
    return scope
  }

  /// A scope without the names that only the test made known.
  func forgetting(_ test: Expression) -> Scope {
    var scope = self
    for name in test.definedNames where scope[name] == .value(.open) {
      scope.bindings[name] = nil
    }
    return scope
  }

  /// Adds what either branch of an `if` has bound.
  mutating func merge(_ other: Scope) {
    bindings.merge(other.bindings) { $0.joined($1) }
  }

  /// The names bound here otherwise than in `base`, with the shape of their values.
  func values(otherThan base: [String: Binding]) -> [String: Binding] {
    bindings.filter { name, binding in
      guard case .value = binding else { return false }
      return base[name] != binding
    }
  }
}

extension Expression {
  /// The names that are surely defined where this is true.
  fileprivate var definedNames: [String] {
    switch kind {
    case .test("defined", let value, _, isNegated: false):
      if case .name(let name) = value.kind { [name] } else { [] }
    case .every(let parts): parts.flatMap(\.definedNames)
    default: []
    }
  }
}
