/// The lines of a body, to turn cmark's lines and byte columns into places of the file.
struct MarkdownLines {
  let text: ArraySlice<UInt8>
  private let firstLine: Int
  /// Offsets of the lines from the start of `text`; made when first needed.
  private lazy var starts: [Int] = Self.starts(of: text)

  /// The place asked for last, as line, offset and column.
  private var known = (line: 0, offset: 0, column: 1)

  init(_ text: ArraySlice<UInt8>, firstLine: Int) {
    self.text = text
    self.firstLine = firstLine
  }

  /// The line of the file that is line `line` (1-based) of the text.
  func fileLine(_ line: Int) -> Int { firstLine + line - 1 }

  /// The offsets into `text` of line `line`, without its end; empty past the end.
  mutating func range(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return text.endIndex..<text.endIndex }
    let start = text.startIndex + starts[line - 1]
    var end = line < starts.count ? text.startIndex + starts[line] : text.endIndex
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Whether a byte stands at a byte column (1-based) of a line.
  mutating func has(_ byte: UInt8, line: Int, column: Int) -> Bool {
    let range = range(line)
    let place = range.lowerBound + column - 1
    return range.contains(place) && text[place] == byte
  }

  /// A byte column (1-based) of a line as a place of the file.
  mutating func position(_ line: Int, _ column: Int) -> Position {
    let range = range(line)
    return position(line, offset: min(range.upperBound, range.lowerBound + max(0, column - 1)))
  }

  mutating func position(_ line: Int, offset: Int) -> Position {
    let line = min(line, starts.count)
    let start = range(line).lowerBound
    // Places are mostly asked for in order, so that counting can go on from the last one of a line.
    if known.line != line || known.offset > offset || known.offset < start {
      known = (line, start, 1)
    }
    known.column += Self.scalars(text[known.offset..<max(known.offset, offset)])
    known.offset = max(known.offset, offset)
    return Position(line: fileLine(line), column: known.column)
  }

  private static func scalars(_ text: ArraySlice<UInt8>) -> Int {
    let bytes = text.span
    var count = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Where an inline that begins with `mark` begins, given what cmark says.
  ///
  /// cmark's line and column are right on a block's first line. On later ones it takes the first
  /// line's indentation for theirs, and for `<…>` links it forgets the indentation. So the place is
  /// checked against the text, and else the nearest `mark` is taken.
  mutating func inline(
    _ mark: UInt8, line: Int, column: Int, block: MarkdownNode
  ) -> Position {
    let last = min(max(line, block.endLine), line + 64)
    for line in line...last {
      let range = range(line)
      let exact = range.lowerBound + column - 1
      if range.contains(exact), text[exact] == mark { return position(line, offset: exact) }
      let moved = exact - (block.column - 1) + indent(range)
      if range.contains(moved), text[moved] == mark { return position(line, offset: moved) }
      if let near = nearest(mark, to: moved, in: range) { return position(line, offset: near) }
    }
    return position(line, column)
  }

  /// How many lines of reference definitions stood at the beginning of a paragraph. cmark takes
  /// them out of the text but goes on counting from the paragraph's first line, so that its last
  /// inline seems to end too early.
  mutating func removedLines(_ block: MarkdownNode) -> Int {
    let start = range(block.line).lowerBound + block.column - 1
    guard block.kind == .paragraph, block.endLine > block.line, start < text.endIndex,
      text[start] == UInt8(ascii: "["), var last = block.lastChild
    else { return 0 }
    while let child = last.lastChild { last = child }
    return max(0, block.endLine - last.endLine)
  }

  /// The offset of the nearest `mark` that has no backslash before it; looks at most 500 bytes
  /// around.
  private func nearest(_ mark: UInt8, to offset: Int, in range: Range<Int>) -> Int? {
    for distance in 0...500 {
      for place in [offset - distance, offset + distance] where range.contains(place) {
        guard text[place] == mark else { continue }
        if place == range.lowerBound || text[place - 1] != 0x5C { return place }
      }
    }
    return nil
  }

  /// How many bytes of blanks and quote marks a line begins with.
  private func indent(_ range: Range<Int>) -> Int {
    text[range].prefix { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }.count
  }

  private static func starts(of text: ArraySlice<UInt8>) -> [Int] {
    var starts = [0]
    let bytes = text.span
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A { continue }
      starts.append(index + 1)
    }
    return starts
  }
}
