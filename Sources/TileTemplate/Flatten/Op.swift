/// The place of an expression in `Program.ops`.
typealias Node = Int

/// A part of one of a program's lists; of `nodes` where nothing else is said.
struct Part: BitwiseCopyable, Sendable {
  private let from: UInt32
  private let to: UInt32

  init(_ range: Range<Int>) {
    from = UInt32(truncatingIfNeeded: range.lowerBound)
    to = UInt32(truncatingIfNeeded: range.upperBound)
  }

  var range: Range<Int> { Int(from)..<Int(to) }
  var count: Int { Int(to - from) }
  var isEmpty: Bool { from == to }
}

/// An expression ready to run: names are slots; filters, tests and calls are resolved.
///
/// What an expression is made of stands in the lists of the program and is named by its place there,
/// so that reading one counts no references.
enum Op: BitwiseCopyable, Sendable {
  /// A place in `constants`.
  case constant(Int)
  case slot(Int, at: Int)
  case loop(LoopField, at: Int)
  case wholeLoop
  case cycle(Part)
  /// `name` is a place in `names`.
  case field(Node, name: Int, at: Int)
  case item(Node, Node, at: Int)
  /// A part of `choices`: from, to, step.
  case slice(Node, Part, at: Int)
  case list(Part)
  /// A key and a value in turn.
  case map(Part, at: Int)
  case not(Node)
  case sign(Node, isMinus: Bool, at: Int)
  case every(Part)
  case any(Part)
  case binary(Arithmetic, Node, Node, at: Int)
  case concatenate(Part, at: Int)
  case compare(Comparison, Node, Node, at: Int)
  /// `a < b < c`: the first, and a part of `comparisons`.
  case chain(Node, Part, at: Int)
  case conditional(Node, if: Node, else: Node?)
  /// A value and a place in `filters`.
  case filter(Node, Int)
  case fallback(Node, Node, evenIfFalse: Node?)
  case mapFilter(Node, Int)
  /// A value and a place in `selects`.
  case select(Node, Int)
  /// A place in `tests`, and a value.
  case test(Int, Node, at: Int)
  case isDefined(Node)
  case hasCaller
  /// A part of `choices`.
  case range(Part, at: Int)
  /// A place in `functions`.
  case function(Int, at: Int)
  case macro(MacroOp)
  case caller(Part, at: Int)
  case parentBlock(at: Int)
}

/// A filter with its arguments by parameter.
struct FilterOp: Sendable {
  let filter: Filter
  let arguments: Part
  /// The `attribute` argument, cut at commas and dots.
  let paths: [[PathStep]]
  let at: Int
}

/// One step of an attribute path such as `author.name` or `0`.
struct PathStep: Sendable {
  let name: FieldName
  /// The name as the place of an item.
  let place: Int?

  init(_ name: String) {
    self.name = FieldName(name)
    place = Int(name)
  }
}

/// `select`, `reject`, `selectattr` and `rejectattr`.
struct SelectOp: Sendable {
  let path: [PathStep]
  /// Nil asks whether the value is true, or whether there is one.
  let test: TestOp?
  let asksDefined: Bool
  let keeps: Bool
  let at: Int
}

struct TestOp: BitwiseCopyable, Sendable {
  let test: Test
  let argument: Node?
  let isNegated: Bool
}

struct FunctionOp: Sendable {
  let signature: Signature
  /// A part of `choices`, as those of filters and macros.
  let arguments: Part
}

struct MacroOp: BitwiseCopyable, Sendable {
  let macro: Int
  let arguments: Part
  let at: Int
}
