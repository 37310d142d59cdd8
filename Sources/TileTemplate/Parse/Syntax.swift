/// An expression as written, with the byte offset errors point at.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(Value)
    case name(String)
    case member(Expression, String)
    case item(Expression, Expression)
    case slice(Expression, from: Expression?, to: Expression?, step: Expression?)
    case list([Expression])
    case map([(key: Expression, value: Expression)])
    case not(Expression)
    case sign(Expression, isMinus: Bool)
    case every([Expression])
    case any([Expression])
    case binary(Arithmetic, Expression, Expression)
    case concatenate([Expression])
    case compare(Expression, [(Comparison, Expression)])
    case conditional(Expression, if: Expression, else: Expression?)
    case filter(String, Expression, [Argument])
    case test(String, Expression, [Argument], isNegated: Bool)
    case call(Expression, [Argument])
  }

  let kind: Kind
  let at: Int
  /// How many expressions stand inside each other here.
  let height: Int

  init(kind: Kind, at: Int) {
    self.kind = kind
    self.at = at
    height = 1 + (kind.parts.map(\.height).max() ?? 0)
  }
}

extension Expression.Kind {
  /// The expressions directly inside.
  var parts: [Expression] {
    switch self {
    case .literal, .name: []
    case .member(let value, _), .not(let value), .sign(let value, _): [value]
    case .item(let value, let place): [value, place]
    case .slice(let value, let from, let to, let step):
      [value] + [from, to, step].compactMap { $0 }
    case .list(let parts), .every(let parts), .any(let parts), .concatenate(let parts): parts
    case .map(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .binary(_, let left, let right): [left, right]
    case .compare(let first, let rest): [first] + rest.map { $0.1 }
    case .conditional(let value, let test, let otherwise):
      [value, test] + [otherwise].compactMap { $0 }
    case .filter(_, let value, let arguments), .test(_, let value, let arguments, _),
      .call(let value, let arguments):
      [value] + arguments.map(\.value)
    }
  }
}

/// An argument of a call, filter or test.
struct Argument: Sendable {
  let name: String?
  let value: Expression
  let at: Int
}

enum Arithmetic: Sendable {
  case add, subtract, multiply, divide, floorDivide, remainder, power
}

enum Comparison: Sendable {
  case equal, notEqual, less, atMost, more, atLeast, isIn, isNotIn
}

/// A part of a template between its tags, or one tag with what it encloses.
struct Statement: Sendable {
  enum Kind: Sendable {
    case text([UInt8])
    case print(Expression)
    case branch([(test: Expression, body: [Statement])], otherwise: [Statement])
    case loop(Loop)
    case set([Target], Expression)
    case capture(Target, filters: [FilterCall], body: [Statement])
    case filtered([FilterCall], body: [Statement])
    case with([(target: Target, value: Expression)], body: [Statement])
    case include(Expression, ignoresMissing: Bool)
    case extends(Expression)
    case block(name: String, isScoped: Bool, body: [Statement])
    case macro(MacroSyntax)
    case importAll(Expression, alias: Target)
    case importNames(Expression, [(name: Target, alias: Target)])
    case call([(target: Target, standard: Expression?)], Expression, body: [Statement])
  }

  struct Loop: Sendable {
    let targets: [Target]
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]
    let otherwise: [Statement]
  }

  let kind: Kind
  let at: Int
}

/// A name that a tag gives a value.
struct Target: Sendable {
  let name: String
  let at: Int
}

/// A filter of a block: `{% set x | upper %}`, `{% filter upper %}`.
struct FilterCall: Sendable {
  let name: String
  let arguments: [Argument]
  let at: Int
}

struct MacroSyntax: Sendable {
  let name: Target
  let parameters: [(target: Target, standard: Expression?)]
  let body: [Statement]
}
