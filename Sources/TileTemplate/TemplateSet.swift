/// Templates that were parsed and checked together and can be rendered from many tasks at once.
///
///     let set = try TemplateSet(
///       [TemplateSource(path: "hi.html", name: "hi.html", bytes: Array("Hi {{ who }}!".utf8))],
///       schema: Schema(globals: ["who": .text]))
///     var page: [UInt8] = []
///     try set.render("hi.html", globals: [("who", "A & B")], into: &page)  // Hi A &amp; B!
public struct TemplateSet: Sendable {
  private let program: Program

  /// Bounds of one rendering; reaching one is an error at the place that reached it.
  public struct Limits: Sendable {
    /// Rounds of all loops, includes, macros and blocks together.
    public var rounds = 1_000_000
    /// Bytes one rendering may add to the output.
    public var bytes = 64 << 20
    /// Bytes of one text or list that an expression makes.
    public var valueBytes = 16 << 20
    /// Bytes of all texts and lists made and read on the way, eight for each step and each value
    /// that is looked at; a second or two.
    public var work = 256 << 20
    /// Includes, macros and blocks inside each other.
    public var levels = 40

    /// A million rounds, 64 MiB of page, 16 MiB a value, 256 Mi of work, 40 levels.
    public init() {}
  }

  /// Bounds of every rendering of this set.
  public var limits = Limits()
  /// What the `date` filter calls months and days.
  public var dateNames = DateNames()
  /// What the `number` filter puts between digits.
  public var numberSigns = NumberSigns()

  /// No templates.
  public init() {
    program = Program(
      CheckedSet(
        texts: [], numbers: [:], templates: [], macros: [], slots: [:], slotNames: [], calls: [],
        leads: []))
  }

  /// Parses and checks all templates.
  /// - Parameter rendered: the names of those that will be rendered, as far as they are known; a
  ///   mistake elsewhere tells how they lead to it.
  /// - Throws: every mistake of every template, sorted by place.
  public init(
    _ sources: [TemplateSource], schema: Schema, rendered: Set<String> = []
  ) throws(TemplateErrors) {
    var errors: [TemplateError] = []
    var names: Set<String> = []
    var parsed: [(text: SourceText, statements: [Statement])] = []
    for source in sources {
      let text = SourceText(source)
      if !names.insert(text.name).inserted {
        errors.append(text.error(.twoTemplates(text.name), at: 0))
      }
      if let offset = text.badByte {
        errors.append(text.error(.notUTF8, at: offset))
        parsed.append((text, []))
        continue
      }
      let (statements, mistakes) = Parser.parse(Lexer.lex(text.bytes))
      errors += mistakes.map { text.error($0.mistake, at: $0.at) }
      parsed.append((text, statements))
    }
    let checked = Checker.check(parsed, schema: schema)
    errors += checked.errors
    if !errors.isEmpty {
      throw TemplateErrors(errors, reach: Reach(parsed, rendered: rendered))
    }
    program = Program(checked.set)
  }

  /// Whether there is a template of this name.
  public func contains(_ name: String) -> Bool { program.numbers[name] != nil }

  /// The templates' names, sorted.
  public var names: [String] { program.numbers.keys.sorted() }

  /// Whether some template calls a function, or uses a filter, of the schema.
  /// - Parameters:
  ///   - templates: the names of those that are asked; all of them where nothing is said.
  ///   - matches: says of one call whether it counts, from what is known of each argument, nil for
  ///     one that is not given.
  public func calls(
    _ name: String, in templates: Set<String>? = nil,
    where matches: (_ arguments: [Shape?]) -> Bool = { _ in true }
  ) -> Bool {
    program.calls.contains { call in
      call.name == name && templates?.contains(program.texts[call.template].name) != false
        && matches(call.arguments)
    }
  }

  /// The templates that may have a part in rendering these: they themselves, and what they include,
  /// extend or take macros from, on and on.
  /// - Parameter guesses: says of a template that puts together the name of what it includes whether
  ///   that may be every template whose name fits; else none of them counts.
  public func reached(
    from names: some Sequence<String>, guesses: (String) -> Bool = { _ in true }
  ) -> Set<String> {
    var waiting = names.compactMap { program.numbers[$0] }
    var reached = Set(waiting)
    while let number = waiting.popLast() {
      let isOpen = guesses(program.texts[number].name)
      for lead in program.leads where lead.from == number && (isOpen || !lead.isGuess) {
        if reached.insert(lead.to).inserted { waiting.append(lead.to) }
      }
    }
    return Set(reached.map { program.texts[$0].name })
  }

  /// Whether some template asks for a field of this name, of whatever value.
  public func reads(field name: String) -> Bool {
    program.lists.nameNumbers[FieldName(name)] != nil
  }

  /// What answers the functions and filters of the schema.
  public typealias Call = (String, Arguments) throws(CallFailure) -> Value

  /// Renders a template and appends the page to `output`.
  ///
  /// A global that is not given is undefined in this rendering. A `workspace` is for renderings of one
  /// set, one after the other or inside each other, for which the same functions answer. On an error
  /// `output` keeps what was written before it.
  /// - Throws: the mistake that ended rendering, with its place and how it was reached.
  public func render(
    _ name: String, globals: [(String, Value)], into output: inout [UInt8],
    using workspace: Workspace? = nil,
    call: @escaping Call = { (name, _) throws(CallFailure) in
      throw CallFailure("nothing answers `\(name)`")
    }
  ) throws(TemplateError) {
    guard let template = program.numbers[name] else {
      let mistake = Mistake.noTemplate(name, nearest(name, in: program.numbers.keys))
      throw TemplateError(path: name, line: 1, column: 1, message: mistake.sentence)
    }
    var renderer = Renderer(
      program, limits: limits, dateNames, numberSigns, globals: globals, workspace, call: call)
    defer { renderer.finish(&output) }
    do throws(Stop) {
      try renderer.render(template)
    } catch {
      throw error.error
    }
  }
}
