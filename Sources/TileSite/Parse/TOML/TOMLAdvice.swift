/// What an author is told of a TOML text that cannot be read.
struct TOMLAdvice {
  /// toml++'s own, in English: `Error while parsing array: encountered end-of-file`.
  var words: String
  var place: Position
  var source: YAMLSource

  var mistake: YAMLMistake { YAMLMistake(position: place, sentence: sentence) }

  private var line: String { source.line(place.line) }

  private var sentence: String {
    if words == "too deep" {
      return "lists and maps stand too deep in one another here; flatten them"
    }
    if let name = quoted(after: "cannot redefine existing") {
      return "the key “\(name)” stands twice; keep one of them"
    }
    if words.contains("unknown escape sequence") {
      return "“\\” has a meaning between double quotes; write \\\\ or use single quotes '…'"
    }
    if words.contains("parsing string") {
      return words.contains("end-of-file") || words.contains("control characters")
        ? "the quote that opens in this line is never closed; close it"
        : "this text cannot be read: \(detail)"
    }
    if words.contains("expected '='") {
      return line.contains(":") && !line.contains("=")
        ? "a key is followed by = here, not by a colon; write key = \"value\""
        : "a key is followed by = and its value; write key = \"value\""
    }
    if words.contains("parsing date") || words.contains("parsing time") {
      return "there is no such date: \(detail); write it as 2024-12-31 or 2024-12-31T09:00:00Z"
    }
    if words.contains("leading zeroes") {
      return "a number may not begin with a zero; put quotes around it if it is none"
    }
    if words.contains("not representable") {
      return "the number is too large; put quotes around it if it is none"
    }
    if words.contains("expected value") || words.contains("determine value type")
      || words.contains("parsing boolean") || words.contains("comment or whitespace")
    {
      return "this is no value; a text stands between straight quotes: key = \"value\""
    }
    if words.contains("bare key") {
      return "a key is missing here, or holds a mark; put quotes around such a key"
    }
    if words.contains("parsing array") { return "the list lacks a comma or its “]”" }
    if words.contains("parsing inline table") {
      return
        "the map in { } must stand on one line, with commas between its keys and “}” at its end"
    }
    if words.contains("parsing table header") {
      return "the name of a table stands between brackets, alone on its line: [extra]"
    }
    if detail == "encountered end-of-file" {
      return "the value is missing here; a text stands between straight quotes: key = \"value\""
    }
    return "this is no TOML: \(detail)"
  }

  /// `Error while parsing date: expected …, saw 13` → `expected …, saw 13`.
  private var detail: String {
    guard words.hasPrefix("Error while parsing"), let colon = words.firstIndex(of: ":") else {
      return words
    }
    return String(words[words.index(after: colon)...].drop { $0 == " " })
  }

  /// What stands between single quotes at the end of a sentence that holds `mark`.
  private func quoted(after mark: String) -> String? {
    guard words.contains(mark) else { return nil }
    let parts = words.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }
}
