/// A statement ready to run. As `Op`, it names what it is made of by places in the program's lists;
/// a body is a part of `acts`.
enum Act: BitwiseCopyable, Sendable {
  /// A part of `text`.
  case text(Part)
  case print(Node, at: Int)
  /// A part of `branches`.
  case branch(Part, otherwise: Part)
  /// A place in `loops`.
  case loop(Int)
  /// The names are a part of `nodes` that holds slots, as in other statements.
  case set(Part, Node, isTop: Bool, at: Int)
  /// `filters` is a part of the program's `filters`.
  case capture(Int, filters: Part, body: Part, isTop: Bool, at: Int)
  case filtered(Part, body: Part)
  /// A part of `bindings`.
  case with(Part, body: Part, at: Int)
  case include(Int, at: Int)
  case includeNamed(Node, ignoresMissing: Bool, at: Int)
  case block(Int, isScoped: Bool, at: Int)
  case call(MacroOp, slots: Part, body: Part)
}

struct LoopAct: BitwiseCopyable, Sendable {
  let slots: Part
  let sequence: Node
  let condition: Node?
  let body: Part
  let otherwise: Part
  /// What a round makes its text of.
  let needs: Needs?
  let at: Int
}
