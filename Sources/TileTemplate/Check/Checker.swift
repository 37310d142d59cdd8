/// Resolves the names of all templates of a set against the schema and against each other.
///
/// A template sees the names of the templates that include it, and a macro's parameters are what its
/// calls hand it, so checking is repeated until nothing is handed on that was not known before;
/// mistakes are those of the last pass. What nothing is handed to is `never`.
struct Checker {
  let schema: Schema
  var outlines: [Outline]
  let numbers: [String: Int]
  var slots = Names()
  var blockNames = Names()
  var macroSyntax: [(template: Int, macro: MacroSyntax)] = []

  /// By template, the names that including and extending templates hand down.
  var inherited: [[String: Binding]]
  /// By template, the names it binds at its top level.
  var exported: [[String: Binding]]
  /// By block number, the names at the place of a `scoped` block.
  var handedToBlock: [[String: Binding]] = []
  /// By macro number, what its calls hand to its parameters.
  var handedToMacro: [[Shape]] = []
  /// By macro number, what it hands to the parameters of a `call` with `caller(…)`.
  var handedToCall: [[Shape]] = []
  /// By macro number, whether it shows the body of a `call`.
  var usesCaller: Set<Int> = []
  /// All that the top level of the current template has given a name, one after the other.
  var given: [String: Binding] = [:]
  /// The macro being checked.
  var currentMacro: Int?
  private var hasChanged = false
  private var passes = 0
  private var hasManyNames = false

  /// The most mistakes of all templates that are told.
  static let mostMistakes = 1_000
  /// The most names known at one place.
  static let mostNames = 1_000

  /// After so many passes nothing is looked at closer: what is handed on may be anything.
  private static let patience = 20

  var current = 0
  var errors: [TemplateError] = []
  /// Every use of the schema's functions and filters.
  var calls: [SchemaCall] = []
  /// Every way from one template to another.
  var leads: [Lead] = []

  static func check(
    _ parsed: [(text: SourceText, statements: [Statement])], schema: Schema
  ) -> (set: CheckedSet, errors: [TemplateError]) {
    var checker = Checker(parsed, schema: schema)
    checker.outline()
    let (outlineErrors, outlineLeads) = (checker.errors, checker.leads)
    while true {
      checker.errors = outlineErrors
      checker.calls = []
      checker.leads = outlineLeads
      checker.hasChanged = false
      checker.hasManyNames = false
      checker.passes += 1
      let set = checker.pass()
      if !checker.hasChanged { return (set, checker.errors) }
    }
  }

  private init(_ parsed: [(text: SourceText, statements: [Statement])], schema: Schema) {
    self.schema = schema
    outlines = parsed.enumerated().map { number, template in
      Outline(number: number, text: template.text, statements: template.statements)
    }
    let pairs = outlines.map { ($0.text.name, $0.number) }
    numbers = Dictionary(pairs) { first, _ in first }
    inherited = Array(repeating: [:], count: parsed.count)
    exported = inherited
  }

  mutating func note(_ mistake: Mistake, at: Int) {
    if errors.count > Self.mostMistakes { return }
    let isLast = errors.count == Self.mostMistakes
    errors.append(outlines[current].text.error(isLast ? .tooManyMistakes : mistake, at: at))
  }

  /// Whether so much is wrong that checking ends, or so many names are known that each tag takes
  /// long.
  mutating func hasTooMany(_ scope: Scope, _ at: Int) -> Bool {
    if errors.count > Self.mostMistakes { return true }
    if scope.bindings.count <= Self.mostNames { return false }
    if !hasManyNames { note(.tooManyNames(Self.mostNames), at: at) }
    hasManyNames = true
    return true
  }

  /// Joins names into what a template is handed; a change asks for another pass.
  mutating func hand(
    _ names: [String: Binding], to known: WritableKeyPath<Checker, [String: Binding]>
  ) {
    for (name, binding) in names {
      var joined = self[keyPath: known][name].map { $0.joined(binding) } ?? binding
      if case .value(let shape) = joined { joined = .value(shape.bounded) }
      if self[keyPath: known][name] != joined {
        let isNew = self[keyPath: known][name] == nil
        self[keyPath: known][name] = isNew || passes < Self.patience ? joined : .value(.open)
        hasChanged = true
      }
    }
  }

  /// Joins shapes into those of parameters, by place.
  mutating func hand(_ shapes: [Shape?], to known: WritableKeyPath<Checker, [Shape]>) {
    if passes > Self.patience { return }
    for (place, shape) in shapes.enumerated() {
      guard let shape else { continue }
      while self[keyPath: known].count <= place { self[keyPath: known].append(.never) }
      let joined = self[keyPath: known][place].joined(shape).bounded
      if self[keyPath: known][place] != joined {
        self[keyPath: known][place] = joined
        hasChanged = true
      }
    }
  }

  /// What is handed to the parameter at a place.
  func handed(_ shapes: [Shape], _ place: Int) -> Shape {
    passes > Self.patience ? .open : place < shapes.count ? shapes[place] : .never
  }

  /// Gives a name a value. Blocks and macros may run before a later one at the top level.
  mutating func give(_ name: String, _ binding: Binding, _ scope: inout Scope) {
    let before = given[name] ?? scope[name]
    scope.bind(name, binding)
    if scope.isTop, let now = scope[name] { given[name] = before?.joined(now) ?? now }
  }

  /// Notes that the current macro shows the body of a `call`, which may have been checked before.
  mutating func noteCaller() {
    if let currentMacro, usesCaller.insert(currentMacro).inserted { hasChanged = true }
  }

  /// The names every template knows, and those this one knows better.
  func globals(of template: Int) -> [String: Binding] {
    var bindings = schema.globals.mapValues(Binding.value)
    for (name, shape) in schema.globalsIn[outlines[template].text.name] ?? [:] {
      bindings[name] = .value(shape)
    }
    return bindings
  }

  /// Checks every template once.
  private mutating func pass() -> CheckedSet {
    var templates: [TemplateCode] = []
    var macros = [MacroCode?](repeating: nil, count: macroSyntax.count)
    var blocks: [[Int: BlockCode]] = []
    for number in outlines.indices {
      current = number
      let checked = checkTemplate(macros: &macros)
      templates.append(checked.code)
      blocks.append(checked.blocks)
    }
    for number in templates.indices {
      templates[number].blocks = blockVersions(of: number, in: blocks)
    }
    return CheckedSet(
      texts: outlines.map(\.text), numbers: numbers, templates: templates,
      macros: macros.map { $0 ?? MacroCode(template: 0, parameters: [], body: []) },
      slots: slots.numbers, slotNames: slots.list, calls: calls,
      leads: leads)
  }

  /// A template and those it extends, from itself up to the root.
  func ancestry(of template: Int) -> [Int] {
    var chain = [template]
    while let last = chain.last, let parent = outlines[last].parentNumber { chain.append(parent) }
    return chain
  }

  private func blockVersions(of template: Int, in blocks: [[Int: BlockCode]]) -> [[BlockCode]] {
    let chain = ancestry(of: template)
    return blockNames.list.indices.map { block in chain.compactMap { blocks[$0][block] } }
  }
}
