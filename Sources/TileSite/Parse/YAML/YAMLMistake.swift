/// What is wrong with a YAML text, where, and what to write instead.
struct YAMLMistake: Error, Equatable {
  var position: Position
  /// What is wrong, then, after a semicolon, what to write.
  var sentence: String
}

/// A mistake as a fact, before the author's text has been looked at for advice.
struct YAMLFailure: Error {
  var fact: Fact
  var position: Position

  enum Fact {
    case outOfMemory
    /// A byte that no YAML may hold, at an offset into the text.
    case unreadable(String, code: Int, offset: Int)
    /// What the reader says, and what it was reading since where.
    case syntax(String, context: String, contextPosition: Position)
    case secondDocument
    /// A NUL character, written as an escape.
    case holdsNothing
    case secondKey(String, first: Position)
    case keyNotText
    case mergeNotMap
    case noAnchor(String)
    case ownTag(String)
    case tooMuchRepeated
    case tooDeep(Int)
  }

  init(_ fact: Fact, at position: Position) {
    self.fact = fact
    self.position = position
  }
}

extension YAMLMistake {
  /// Words for a failure; `text` is the whole document, which begins at `origin`, and `unclosed` is
  /// where the innermost list or map begins that has not ended.
  init(
    _ failure: YAMLFailure, in text: ArraySlice<UInt8>, origin: Position, unclosed: Position?
  ) {
    position = failure.position
    let source = YAMLSource(text: text, origin: origin)
    switch failure.fact {
    case .outOfMemory: sentence = "there was not enough memory to read this"
    case .unreadable(_, let code, let offset):
      position = source.position(ofByte: offset)
      sentence =
        "there is an invisible control character here (code \(code)); "
        + "delete it and type the text anew"
    case .syntax(let problem, let context, let start):
      let words = YAMLAdvice(
        problem: problem, context: context, place: failure.position, start: start,
        unclosed: unclosed, source: source)
      (position, sentence) = words.mistake
    case .holdsNothing: sentence = "a text may not hold a NUL character; delete the \\0"
    case .secondDocument:
      sentence = "a second document begins here; keep one, and delete the line ---"
    case .secondKey(let key, let first):
      sentence = "the key “\(key)” stands twice, first on line \(first.line); keep one of them"
    case .keyNotText: sentence = "a key must be simple text, not a list or a map; write key: value"
    case .mergeNotMap:
      sentence = "<< needs a map, or a list of maps; write <<: *name, where &name marks a map above"
    case .noAnchor(let name):
      sentence =
        "*\(name) repeats nothing, since no &\(name) stands above; "
        + "if * is part of the text, put quotes around it\(source.quoted(at: position))"
    case .ownTag(let tag):
      sentence =
        "a value cannot begin with “\(tag)”; put quotes around it\(source.quoted(at: position))"
    case .tooMuchRepeated:
      sentence = "the aliases (*name) up to here repeat too much text; write the values out"
    case .tooDeep(let most):
      sentence = "lists and maps stand more than \(most) deep in one another here; flatten them"
    }
  }
}
