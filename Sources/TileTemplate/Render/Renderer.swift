/// One rendering: the values of names, the way here, and the page so far.
///
/// Every name of the set has one slot, so a name costs an index however deep it is used. A scope
/// that gives a name a value notes the old one in `trail` and puts it back at its end (shallow
/// binding; H. Baker, “Shallow Binding in Lisp 1.5”, 1978).
struct Renderer: ~Copyable {
  let program: Program
  /// Of the program.
  let lists: ProgramLists
  let limits: TemplateSet.Limits
  let dateNames: DateNames
  let numberSigns: NumberSigns
  let functions: TemplateSet.Call
  let workspace: Workspace?
  /// Whether `output` and `slots` are the workspace's.
  private var hasLoan = false
  /// Whether what is written now will be kept.
  var isKeeping = false
  var output: Output
  /// What `~` is putting together, one inside the other.
  var joined = Output(capacity: 64)
  var slots: [Value?]
  var trail: [(slot: Int, old: Value?)] = []
  /// The trail's length after the last `set` at the top level of the current template.
  var top = 0
  var loops: [LoopState] = []
  /// The template whose code runs.
  var template = 0
  /// The template being rendered, whose blocks come first.
  var page = 0
  /// Where the block that runs stands among its versions.
  var block: (number: Int, version: Int)?
  var callers: [Caller?] = [nil]
  var frames: [(template: Int, at: Int)] = []
  /// Includes, macros and blocks inside each other now.
  var depth = 0
  /// Statements and expressions inside each other now.
  var nesting = 0
  /// Rounds so far.
  var rounds = 0
  /// What is left of `limits.work`.
  var workLeft: Int

  struct LoopState {
    let items: [Value]
    var index = 0
  }

  /// The body of a `call` and the names at its place.
  struct Caller {
    let slots: Part
    let body: Part
    let template: Int
    let top: Int
    /// The part of the trail that the macro hid; it ends at the place of the `call`.
    var around = 0..<0
    let outer: Int
    let loops: [LoopState]
  }

  init(
    _ program: Program, limits: TemplateSet.Limits, _ dateNames: DateNames,
    _ numberSigns: NumberSigns, globals: [(String, Value)], _ workspace: Workspace?,
    call: @escaping TemplateSet.Call
  ) {
    output = Output(capacity: 16)
    self.program = program
    lists = program.lists
    self.limits = limits
    self.dateNames = dateNames
    self.numberSigns = numberSigns
    workLeft = limits.work
    functions = call
    self.workspace = workspace
    slots = []
    hasLoan = workspace?.lend(&output, &slots) ?? false
    if !hasLoan { output = Output(capacity: 1024) }
    if slots.count != program.slotNames.count {
      slots = Array(repeating: nil, count: program.slotNames.count)
    }
    for (name, value) in globals {
      if let slot = program.slots[name] { slots[slot] = value }
    }
  }

  /// Hands over what was written; nothing can be rendered afterwards.
  mutating func finish(_ page: inout [UInt8]) {
    output.write(to: &page)
    if hasLoan { workspace?.takeBack(&output, &slots) }
  }

  // MARK: Names

  mutating func bind(_ slot: Int, _ value: Value?) {
    trail.append((slot, value))
    swap(&slots[slot], &trail[trail.count - 1].old)
  }

  /// Ends every scope opened since the trail had this length.
  mutating func unbind(to mark: Int) {
    while trail.count > mark {
      let last = trail.removeLast()
      slots[last.slot] = last.old
    }
  }

  /// Puts the names of a part of the trail out of sight; `restore` brings them back.
  mutating func hide(_ range: Range<Int>, at offset: Int) throws(Stop) {
    try pay(range.count * Value.lookWork, at: offset)
    for index in range.reversed() { swap(&slots[trail[index].slot], &trail[index].old) }
  }

  mutating func restore(_ range: Range<Int>) {
    for index in range { swap(&slots[trail[index].slot], &trail[index].old) }
  }
}
