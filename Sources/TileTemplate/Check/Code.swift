/// An expression, checked: names are slots; filters, tests and calls are resolved.
indirect enum Code: Sendable {
  case constant(Value)
  case slot(Int, at: Int)
  case loop(LoopField, at: Int)
  case wholeLoop
  case cycle([Code], at: Int)
  case field(Code, String, at: Int)
  case item(Code, Code, at: Int)
  case slice(Code, from: Code?, to: Code?, step: Code?, at: Int)
  case list([Code])
  case map([(key: Code, value: Code)], at: Int)
  case not(Code)
  case sign(Code, isMinus: Bool, at: Int)
  case every([Code])
  case any([Code])
  case binary(Arithmetic, Code, Code, at: Int)
  case concatenate([Code], at: Int)
  case compare(Code, [(Comparison, Code)], at: Int)
  case conditional(Code, if: Code, else: Code?, at: Int)
  case filter(FilterCode)
  case fallback(Code, Code, evenIfFalse: Code?)
  case mapFilter(Code, FilterCode)
  case select(SelectCode)
  case test(TestCode, Code, at: Int)
  case isDefined(Code)
  case hasCaller
  case range([Code?], at: Int)
  case function(Signature, [Code?], isRepeatable: Bool, at: Int)
  case macro(MacroCall)
  case caller([Code], at: Int)
  case parentBlock(at: Int)
}

/// A filter with its arguments by parameter; in `mapFilter`, `value` is replaced by each item.
struct FilterCode: Sendable {
  let filter: Filter
  let value: Code
  let arguments: [Code?]
  /// The `attribute` argument, cut at commas and dots.
  let paths: [[String]]
  let at: Int
}

/// `select`, `reject`, `selectattr` and `rejectattr`.
struct SelectCode: Sendable {
  let value: Code
  let path: [String]
  /// Nil asks whether the value is true, or whether there is one.
  let test: TestCode?
  let asksDefined: Bool
  let keeps: Bool
  let at: Int
}

struct TestCode: Sendable {
  let test: Test
  let arguments: [Code]
  let isNegated: Bool
}

struct MacroCall: Sendable {
  let macro: Int
  let arguments: [Code?]
  let at: Int
}

/// What `loop` knows.
enum LoopField: String, CaseIterable, Sendable {
  case index, index0, revindex, revindex0, first, last, length, previtem, nextitem, depth, depth0
}

/// A statement, checked.
indirect enum Step: Sendable {
  case text([UInt8])
  case print(Code, at: Int)
  case branch([(test: Code, body: [Step])], otherwise: [Step])
  case loop(LoopCode)
  case set([Int], Code, isTop: Bool, at: Int)
  case capture(Int, filters: [FilterCode], body: [Step], isTop: Bool, at: Int)
  case filtered([FilterCode], body: [Step])
  case with([(slot: Int, value: Code)], body: [Step], at: Int)
  case include(Int, at: Int)
  /// `candidates` are the templates whose names fit what is known of the name.
  case includeNamed(Code, ignoresMissing: Bool, candidates: [Int], at: Int)
  case block(Int, isScoped: Bool, at: Int)
  case call(MacroCall, slots: [Int], body: [Step])
}

struct LoopCode: Sendable {
  let slots: [Int]
  let sequence: Code
  let condition: Code?
  let body: [Step]
  let otherwise: [Step]
  let at: Int
}

/// One template, checked.
struct TemplateCode: Sendable {
  var body: [Step] = []
  /// The template this one extends and the place where it says so.
  var parent: (template: Int, at: Int)?
  /// By block number, the versions of the block from this template up to its root.
  var blocks: [[BlockCode]] = []
}

struct BlockCode: Sendable {
  let template: Int
  let body: [Step]
}

struct MacroCode: Sendable {
  let template: Int
  let parameters: [(slot: Int, standard: Code?)]
  let body: [Step]
}

/// A whole set, checked.
struct CheckedSet: Sendable {
  let texts: [SourceText]
  let numbers: [String: Int]
  let templates: [TemplateCode]
  let macros: [MacroCode]
  let slots: [String: Int]
  let slotNames: [String]
  let calls: [SchemaCall]
  let leads: [Lead]
}
