/// What other templates need to know of a template before any is checked.
struct Outline: Sendable {
  struct Block: Sendable {
    let number: Int
    let at: Int
  }

  let number: Int
  let text: SourceText
  let statements: [Statement]
  var parent: (name: Expression, at: Int)?
  var parentNumber: Int?
  /// Macro numbers by name.
  var macros: [String: Int] = [:]
  var blocks: [String: Block] = [:]

  init(number: Int, text: SourceText, statements: [Statement]) {
    self.number = number
    self.text = text
    self.statements = statements
  }
}

extension Statement {
  /// The statements enclosed by this one.
  var bodies: [[Statement]] {
    switch kind {
    case .branch(let branches, let otherwise): branches.map(\.body) + [otherwise]
    case .loop(let loop): [loop.body, loop.otherwise]
    case .capture(_, _, let body), .filtered(_, let body), .with(_, let body),
      .block(_, _, let body), .call(_, _, let body):
      [body]
    case .macro(let macro): [macro.body]
    case .text, .print, .set, .include, .extends, .importAll, .importNames: []
    }
  }
}
