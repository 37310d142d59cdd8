/// A file cut into front matter and body.
struct FrontMatterSplit {
  /// The lines between the two `---` or `+++`, or the braces and all between; nil where the file begins
  /// otherwise.
  var matter: ArraySlice<UInt8>?
  var language = Language.yaml
  /// The line on which `matter` begins, counted from 1.
  var matterLine = 2
  var body: ArraySlice<UInt8>
  /// The body's first line, counted from 1.
  var bodyLine = 1

  /// JSON is read as YAML, which holds it.
  enum Language: Sendable {
    case yaml, toml

    /// The line that opens and closes it.
    var fence: String { self == .yaml ? "---" : "+++" }
  }

  /// Front matter that is opened and never closed.
  struct NotClosed: Error { var language: Language }

  init(_ text: ArraySlice<UInt8>) throws(NotClosed) {
    body = text
    guard let first = text.firstLine else { return }
    if let opened = first.opens {
      language = opened
    } else {
      cutBraces(text)
      return
    }
    let start = first.next
    var line = 2
    var rest = text[start...]
    while let next = rest.firstLine {
      if next.isFence(language) {
        matter = text[start..<rest.startIndex]
        body = text[next.next...]
        bodyLine = line + 1
        return
      }
      rest = rest[next.next...]
      line += 1
    }
    throw NotClosed(language: language)
  }

  /// JSON: `{` and a key, or alone on the first line, to the brace that closes it, alone in its line's rest.
  private mutating func cutBraces(_ text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "{"), let first = text.firstLine else { return }
    let second = first.text.dropFirst().first { $0 > 0x20 }
    guard second == nil || second == UInt8(ascii: "\"") else { return }
    guard let end = text.endOfBraces, let rest = text[end...].firstLine ?? Line.none(at: end),
      rest.text.allSatisfy({ $0 <= 0x20 })
    else { return }
    matter = text[..<end]
    matterLine = 1
    body = text[rest.next...]
    bodyLine = 1 + text[..<rest.next].count { $0 == UInt8(ascii: "\n") }
  }
}

extension FrontMatterSplit {
  /// Whether a file begins with keys that front matter has, and a line `---` ends them.
  static func lacksOpening(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    var count = 0
    while let line = rest.firstLine, count < 40 {
      if line.isFence(.yaml) { return count > 0 }
      let words = String(decoding: line.text.prefix(40), as: UTF8.self)
      let key = words.prefix { $0.isLetter || $0 == "_" }
      let isKey = words.dropFirst(key.count).hasPrefix(":")
      if count == 0
        ? !(isKey && usual.contains(String(key))) : !(isKey || "-# ".contains(words.first ?? "x"))
      {
        return false
      }
      rest = rest[line.next...]
      count += 1
    }
    return false
  }

  private static let usual: Set<String> = [
    "title", "summary", "description", "date", "draft", "image", "layout", "order", "tags",
    "weight",
  ]
}

/// A line, without its end, and where the next one begins.
private struct Line {
  var text: ArraySlice<UInt8>
  var next: Int

  static func none(at index: Int) -> Line? { Line(text: [], next: index) }

  /// The language whose front matter this line opens.
  var opens: FrontMatterSplit.Language? {
    isFence(.yaml) ? .yaml : isFence(.toml) ? .toml : nil
  }

  /// Three hyphens or pluses, and nothing but white space after them.
  func isFence(_ language: FrontMatterSplit.Language) -> Bool {
    text.starts(with: language.fence.utf8)
      && text.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var firstLine: Line? {
    if isEmpty { return nil }
    let end = firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
    return Line(text: self[startIndex..<end], next: Swift.min(end + 1, endIndex))
  }

  /// Behind the brace that closes the one at the beginning; braces in quoted texts do not count.
  fileprivate var endOfBraces: Int? {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for index in indices {
      let byte = self[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
        isQuoted = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
