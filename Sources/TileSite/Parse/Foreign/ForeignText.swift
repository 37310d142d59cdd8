/// A body with the marks of other generators turned into Markdown; what there is nothing for is left out,
/// with a warning at its place.
///
/// Lines stay where they are, and so do columns where another text stands in for a mark inside a line.
func withoutForeignMarks(
  _ text: ArraySlice<UInt8>, firstLine: Int, in path: String, _ found: inout [Diagnostic]
) -> ArraySlice<UInt8> {
  let bytes = Array(text)
  let marks = foreignMarks(in: bytes)
  if marks.isEmpty { return text }
  var out = Replaced(bytes)
  var counter = PlaceCounter(line: firstLine)
  for mark in marks {
    var replacement = ""
    switch mark.meaning {
    case .markdown(let text): replacement = text
    case .page(let page): replacement = ForeignPage.scheme + page.path + page.rest
    case .nothing: break
    case .unknown:
      let place = counter.place(of: mark.range.lowerBound, in: bytes)
      let shown = String(decoding: bytes[mark.range].prefix { $0 != 0x0A }, as: UTF8.self)
      found.append(Diagnostic(.warning, path, place, .foreignMark(shown, mark.origin)))
    }
    out.replace(mark, by: replacement)
  }
  return out.finished
}

/// A text in which marks are replaced, one after the other.
private struct Replaced {
  private let bytes: [UInt8]
  private var out: [UInt8] = []
  private var done = 0
  /// Whether only blanks stand in the line that is being written.
  private var isLineBlank = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    out.reserveCapacity(bytes.count)
  }

  var finished: ArraySlice<UInt8> { (out + bytes[done...])[...] }

  /// Writes what stands in for a mark, with blanks where that keeps columns and harms nothing: at the beginning of
  /// a line they could make code of it, at its end a break. Its line ends come behind it.
  mutating func replace(_ mark: ForeignMark, by text: String) {
    guard mark.range.lowerBound >= done else { return }
    add(bytes[done..<mark.range.lowerBound])
    done = mark.range.upperBound
    let marked = bytes[mark.range]
    let lines = marked.count { $0 == UInt8(ascii: "\n") }
    let room = marked.count { $0 & 0xC0 != 0x80 } - text.unicodeScalars.count
    let isInside = lines == 0 && !isLineBlank && !isLineOver
    let blanks = [UInt8](repeating: 0x20, count: isInside ? max(0, room) : 0)
    add(mark.place == .text ? Array(text.utf8) + blanks : blanks + Array(text.utf8))
    add([UInt8](repeating: UInt8(ascii: "\n"), count: lines))
  }

  /// Whether nothing but blanks follows in the line.
  private var isLineOver: Bool {
    for byte in bytes[done...] {
      if byte == UInt8(ascii: "\n") { return true }
      if byte > 0x20 { return false }
    }
    return true
  }

  private mutating func add(_ more: some Collection<UInt8>) {
    for byte in more {
      isLineBlank = byte == UInt8(ascii: "\n") || isLineBlank && byte <= 0x20
    }
    out += more
  }
}

extension ForeignMark {
  /// Whose it is, in words.
  var origin: String {
    switch kind {
    case .hugo: "a shortcode of Hugo"
    case .zola: "a shortcode of Zola"
    case .liquid, .value, .comment: "a Liquid tag of Jekyll"
    case .attributes: "an attribute list of Kramdown"
    }
  }
}

/// Counts lines and columns of offsets that only grow.
struct PlaceCounter {
  private var line: Int
  private var column = 1
  private var offset = 0

  init(line: Int) { self.line = line }

  mutating func place(of wanted: Int, in bytes: [UInt8]) -> Position {
    while offset < wanted {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return Position(line: line, column: column)
  }
}
