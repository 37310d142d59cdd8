extension Renderer {
  /// Renders a template with the templates it extends: their top levels from the page up to the
  /// root, whose text is the page's.
  mutating func render(_ number: Int) throws(Stop) {
    let saved = (template, page, top, block, trail.count)
    page = number
    template = number
    block = nil
    top = trail.count
    var entered = 0
    while let parent = program.templates[template].parent {
      try runChildTop(program.templates[template].body)
      try enter(at: parent.at)
      entered += 1
      template = parent.template
    }
    try run(program.templates[template].body)
    for _ in 0..<entered { leave() }
    unbind(to: saved.4)
    (template, page, top, block) = (saved.0, saved.1, saved.2, saved.3)
  }

  /// Runs the `set`s of a template that extends another; what it would write is not shown.
  mutating func runChildTop(_ body: Part) throws(Stop) {
    for place in body.range {
      switch lists.acts[place] {
      case .set, .capture: try run(Part(place..<place + 1))
      default: break
      }
    }
  }

  mutating func include(_ number: Int, _ at: Int) throws(Stop) {
    try enter(at: at)
    let outer = loops
    try writeOnce(.template(number), program.needs[number]) { (renderer) throws(Stop) in
      try renderer.render(number)
    }
    loops = outer
    leave()
  }

  mutating func include(
    named node: Node, _ ignoresMissing: Bool, _ at: Int
  ) throws(Stop) {
    let value = try evaluate(node)
    var names: [Value] = [value]
    if case .list(let all) = value { names = all }
    for name in names {
      let text = try self.text(name, at: at)
      if let number = program.numbers[text] { return try include(number, at) }
    }
    if ignoresMissing { return }
    let wanted = try names.first.map { (name) throws(Stop) in
      try self.text(name, at: at)
    }
    let near = wanted.flatMap { nearestTemplate($0, in: program.numbers.keys) }
    throw error(.noTemplate(wanted ?? "", near), at: at)
  }

  /// Runs the version of a block nearest to the page.
  mutating func block(_ number: Int, _ isScoped: Bool, _ at: Int) throws(Stop) {
    try runBlock(number, version: 0, isScoped, at)
  }

  /// Runs one version of a block where only names of the template's top level are seen.
  private mutating func runBlock(
    _ number: Int, version: Int, _ isScoped: Bool, _ at: Int
  ) throws(Stop) {
    let versions = program.templates[page].blocks[number]
    guard version < versions.count else { throw error(.noParentBlock, at: at) }
    try enter(at: at)
    let hidden = (isScoped ? trail.count : top)..<trail.count
    let saved = (template, block, top)
    try hide(hidden, at: at)
    let mark = trail.count
    template = versions[version].template
    block = (number, version)
    try run(versions[version].body)
    unbind(to: mark)
    restore(hidden)
    (template, block, top) = saved
    leave()
  }

  /// The markup of the version above the block that runs.
  mutating func parentBlock(_ at: Int) throws(Stop) -> Value {
    guard let block else { throw error(.noParentBlock, at: at) }
    let start = output.count
    try runBlock(block.number, version: block.version + 1, false, at)
    try pay(output.count - start, at: at)
    return .html(output.cut(from: start))
  }
}
