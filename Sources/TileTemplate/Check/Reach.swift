/// One template includes, extends, or takes macros from another, by their numbers.
struct Lead: Sendable {
  let from: Int
  let to: Int
  /// The name is put together while rendering, and fits this template among others.
  var isGuess = false
}

/// Which templates lead to which, as they are written: by `include`, `extends`, `import`, `from`.
struct Reach {
  private let texts: [SourceText]
  /// By template, the places of others that lead to it.
  private var leading: [[(template: Int, at: Int)]]
  private let rendered: Set<Int>

  /// - Parameter rendered: names of templates known to be rendered by themselves.
  init(_ parsed: [(text: SourceText, statements: [Statement])], rendered: Set<String>) {
    texts = parsed.map(\.text)
    leading = Array(repeating: [], count: parsed.count)
    self.rendered = Set(parsed.indices.filter { rendered.contains(parsed[$0].text.name) })
    for (number, template) in parsed.enumerated() { note(template.statements, in: number) }
  }

  private mutating func note(_ statements: [Statement], in template: Int) {
    for statement in statements {
      switch statement.kind {
      case .include(let name, _), .extends(let name), .importAll(let name, _),
        .importNames(let name, _):
        let pattern = NamePattern(name)
        for target in texts.indices
        where target != template && pattern.isTelling && pattern.matches(texts[target].name) {
          leading[target].append((template, statement.at))
        }
      default: break
      }
      for body in statement.bodies { note(body, in: template) }
    }
  }

  /// The shortest way here, innermost first, from a template that is rendered, else from one to
  /// which no other leads; empty for such a template itself.
  func chain(to path: String) -> [TemplateError.Frame] {
    guard let start = texts.firstIndex(where: { $0.path == path }) else { return [] }
    let way = way(to: start) { rendered.contains($0) } ?? way(to: start) { leading[$0].isEmpty }
    return (way ?? []).map { template, at in
      let place = texts[template].place(of: at)
      return TemplateError.Frame(
        path: texts[template].path, line: place.line, column: place.column)
    }
  }

  /// Breadth first against the arrows.
  private func way(to start: Int, from isBeginning: (Int) -> Bool) -> [(template: Int, at: Int)]? {
    var ways: [(end: Int, places: [(template: Int, at: Int)])] = [(start, [])]
    var seen: Set = [start]
    var next = 0
    while next < ways.count {
      let (end, places) = ways[next]
      next += 1
      if isBeginning(end) { return places }
      for place in leading[end] where seen.insert(place.template).inserted {
        ways.append((place.template, places + [place]))
      }
    }
    return nil
  }
}
