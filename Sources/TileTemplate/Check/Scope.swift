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

  mutating func bind(_ name: String, _ binding: Binding) {
    if case .value(let shape) = binding {
      bindings[name] = .value(shape.bounded)
    } else {
      bindings[name] = binding
    }
  }

  /// A scope whose own names end with it.
  var inner: Scope {
    var scope = self
    scope.isTop = false
    return scope
  }

  /// A scope where the names that a test asks for with `is defined` are known, and where nothing is
  /// held against those of which it asks the kind: `p is string` may be there for other calls.
  func assuming(_ test: Expression) -> Scope {
    var scope = self
    for name in test.definedNames where scope[name] == nil && name != "loop" {
      scope.bind(name, .value(.never))
    }
    scope.open(test.namesOfKinds(isTrue: true))
    return scope
  }

  /// A scope where the test has failed.
  func assuming(not test: Expression) -> Scope {
    var scope = self
    scope.open(test.namesOfKinds(isTrue: false))
    return scope
  }

  private mutating func open(_ names: [String]) {
    for name in names {
      if case .value = bindings[name] { bind(name, .value(.never)) }
    }
  }

  /// A scope without the names that only the test made known.
  func forgetting(_ test: Expression) -> Scope {
    var scope = self
    for name in test.definedNames + test.namesOfKinds(isTrue: true)
    where scope[name] == .value(.never) {
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

  /// The names that may be of another kind than usual where this is true, or where it is false.
  fileprivate func namesOfKinds(isTrue: Bool) -> [String] {
    switch kind {
    case .test(let test, let value, _, let isNegated):
      guard case .name(let name) = value.kind, isTrue != isNegated,
        Test(test)?.isOfKind ?? false
      else { return [] }
      return [name]
    case .not(let value): return value.namesOfKinds(isTrue: !isTrue)
    case .every(let parts), .any(let parts):
      return parts.flatMap { $0.namesOfKinds(isTrue: isTrue) }
    default: return []
    }
  }
}
