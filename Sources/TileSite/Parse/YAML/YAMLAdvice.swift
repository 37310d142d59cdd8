/// Turns what a YAML reader says into what an author can do.
struct YAMLAdvice {
  var problem: String
  var context: String
  var place: Position
  /// Where what was being read began.
  var start: Position
  /// Where the innermost list or map begins that has not ended.
  var unclosed: Position?
  var source: YAMLSource

  var mistake: (Position, String) {
    switch problem {
    case "mapping values are not allowed in this context": (place, colon)
    case "found character that cannot start any token": (place, oddStart)
    case "could not find expected ':'": noColon
    case "did not find expected key": (place, expectedKey)
    case "block sequence entries are not allowed in this context":
      (place, "a list cannot begin on the line of its key; put each “- ” on a line of its own")
    case "did not find expected '-' indicator":
      (
        place,
        "this line does not belong to the list above; begin it with “- ” or indent it otherwise"
      )
    case "found undefined tag handle": (place, begins(with: "!", at: place))
    case "mapping keys are not allowed in this context": (place, begins(with: "?", at: place))
    case "found unexpected ':'":
      (
        place,
        "inside [ ] and { } a colon needs a space after it; put quotes around text that holds one"
      )
    case "did not find expected node content": missingValue
    case "did not find expected <document start>":
      (place, "this does not belong to the text above; write key: value lines, all indented alike")
    default: byContext
    }
  }

  private var byContext: (Position, String) {
    if problem.contains("tab character") { return (place, tab) }
    switch context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": return quotes
    case "while parsing a flow sequence": return (start, lacksEnd("list", "[", "]", from: start))
    case "while parsing a flow mapping": return (start, lacksEnd("map", "{", "}", from: start))
    case "while parsing a tag": return (start, begins(with: "!", at: start))
    case "while scanning an anchor", "while scanning an alias", "while scanning a tag",
      "while scanning a block scalar", "while scanning a directive":
      return (start, begins(with: source.character(at: start) ?? " ", at: start))
    default:
      return (place, "this cannot be read as YAML (\(problem)); check indentation and quotes")
    }
  }

  private var missingValue: (Position, String) {
    if let unclosed, source.isPastEnd(place) {
      let isList = source.character(at: unclosed) == "["
      return (
        unclosed,
        isList
          ? lacksEnd("list", "[", "]", from: unclosed) : lacksEnd("map", "{", "}", from: unclosed)
      )
    }
    return (
      place,
      "a value is missing here; write one, or delete the comma before it"
        + comment(onLines: [place.line, place.line - 1])
    )
  }

  private var colon: String {
    let advice = source.quoted(at: place)
    if advice.isEmpty || !source.hasColon(before: place) {
      return
        "a key cannot stand here; indent the line like the keys above it, or put quotes around "
        + "the value it continues"
    }
    return "a value that holds a colon and a space needs quotes; write\(advice.dropFirst())"
  }

  private var oddStart: String {
    let character = source.character(at: place) ?? " "
    return character == "\t" ? tab : begins(with: character, at: place)
  }

  private var tab: String { "there is a tab in the indentation; use spaces" }

  private func begins(with character: Unicode.Scalar, at position: Position) -> String {
    "a value cannot begin with “\(character)”; put quotes around it\(source.quoted(at: position))"
  }

  private var noColon: (Position, String) {
    let line = source.line(start.line)
    if line.contains("\t") && source.character(at: start) == "\t" { return (start, tab) }
    let before = Position(line: start.line, column: start.column - 1)
    if let end = source.character(at: before), end.value == 0x85 || end.value >> 1 == 0x1014 {
      return (before, "there is an invisible line separator here; delete it")
    }
    return (start, "this line has no colon and space after its key; write it as key: value")
  }

  private var expectedKey: String {
    let rest = source.line(place.line)
    if rest.hasPrefix("-") { return "a list cannot stand among keys; give it a key of its own" }
    if source.hasQuote(before: place) {
      return "there is text after the closing quote; put the whole value between quotes, "
        + "and write quotes inside it as '' in '…' or \\\" in \"…\""
    }
    return "a key is expected here; write key: value, indented like the keys above"
  }

  private var quotes: (Position, String) {
    if problem.contains("end of stream") || problem.contains("document indicator") {
      return (start, "the quote that opens here is never closed; close it")
    }
    return (place, "“\\” has a meaning between double quotes; write \\\\ or use single quotes '…'")
  }

  private func lacksEnd(
    _ what: String, _ opening: String, _ closing: String, from start: Position
  ) -> String {
    let hint = comment(onLines: [start.line])
    return "the \(what) that opens here with “\(opening)” lacks a comma or its “\(closing)”" + hint
  }

  /// What to add where a comment may hide part of a value.
  private func comment(onLines lines: [Int]) -> String {
    lines.contains { source.line($0).contains(" #") }
      ? "; # after a space begins a comment, so put quotes around a text that holds it" : ""
  }
}
