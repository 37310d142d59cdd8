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
