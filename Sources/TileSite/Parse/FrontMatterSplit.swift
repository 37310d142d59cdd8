/// A file cut into front matter and body.
struct FrontMatterSplit {
  /// The lines between the two `---`; nil where the file begins otherwise.
  var matter: ArraySlice<UInt8>?
  var body: ArraySlice<UInt8>
  /// The body's first line, counted from 1.
  var bodyLine = 1

  /// Nil where front matter is opened and never closed.
  init?(_ text: ArraySlice<UInt8>) {
    body = text
    guard let first = text.firstLine, first.isFence else { return }
    let start = first.next
    var line = 2
    var rest = text[start...]
    while let next = rest.firstLine {
      if next.isFence {
        matter = text[start..<rest.startIndex]
        body = text[next.next...]
        bodyLine = line + 1
        return
      }
      rest = rest[next.next...]
      line += 1
    }
    return nil
  }
}

extension FrontMatterSplit {
  /// Whether a file begins with keys that front matter has, and a line `---` ends them.
  static func lacksOpening(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    var count = 0
    while let line = rest.firstLine, count < 40 {
      if line.isFence { return count > 0 }
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

  /// Three hyphens, and nothing but white space after them.
  var isFence: Bool {
    text.starts(with: [0x2D, 0x2D, 0x2D])
      && text.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var firstLine: Line? {
    if isEmpty { return nil }
    let end = firstIndex(of: UInt8(ascii: "\n")) ?? endIndex
    return Line(text: self[startIndex..<end], next: Swift.min(end + 1, endIndex))
  }
}
