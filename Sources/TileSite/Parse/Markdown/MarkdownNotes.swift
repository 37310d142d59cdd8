/// Footnotes: `[^name]` in a text, and `[^name]: …` at the beginning of a line, anywhere in the body.
///
/// What the definitions say is left out of the tree and read as the items of a list in a second text.
struct MarkdownNotes {
  private(set) var notes: [Note] = []
  /// The second text: what stood above notes in their paragraphs, then each note as an item.
  private(set) var text: ArraySlice<UInt8> = []
  /// Paragraphs that hold notes, with the lines above the first, and code that goes on with one.
  private(set) var taken: [MarkdownNode: Lead] = [:]
  /// Notes in the order in which they are first referred to.
  private(set) var order: [Int] = []
  private(set) var findings: [Markdown.Finding] = []
  private var numbers: [String: Int] = [:]

  struct Note {
    var name: String
    /// The lines of its text, without their indentation.
    var lines: [MarkdownLine]
    /// The first of its lines in the second text, 1-based.
    var firstLine = 0
    var position: Position
    /// How often it is referred to.
    var uses = 0
    /// Its place among those referred to, from 1.
    var number = 0
  }

  /// Lines of a paragraph above its first note, and where they stand in the second text.
  struct Lead {
    var lines: [MarkdownLine] = []
    var firstLine = 0
  }

  var isEmpty: Bool { notes.isEmpty }

  init() {}

  /// Where the `]` behind a name stands: one to 200 bytes without blanks and brackets.
  static func nameEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.endIndex, index - start <= 200 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "]") { return index > start ? index : nil }
      if byte <= 0x20 || byte == UInt8(ascii: "[") { return nil }
      index += 1
    }
    return nil
  }

  // MARK: Definitions

  /// Finds the definitions in the paragraphs of a tree of marked text.
  init(_ root: MarkdownNode, _ lines: inout MarkdownLines) {
    for (node, quotes) in root.paragraphs {
      read(node, MarkdownTables.lines(of: node, quotes, &lines), &lines)
    }
    if !notes.isEmpty { write(lines.text) }
  }

  private mutating func read(
    _ paragraph: MarkdownNode, _ parts: [MarkdownLine], _ lines: inout MarkdownLines
  ) {
    var lead = Lead()
    var isIn = false
    for part in parts {
      guard let end = Self.definition(lines.text[part.range]) else {
        if isIn { notes[notes.count - 1].lines.append(part) } else { lead.lines.append(part) }
        continue
      }
      isIn = true
      let start = part.range.lowerBound
      let name = Self.name(lines.text[(start + 2)..<end])
      let position = lines.position(part.number, offset: start)
      if numbers[name] == nil {
        numbers[name] = notes.count
      } else {
        findings.append(Markdown.Finding(position: position, fact: .repeatedNote(name)))
      }
      let rest = MarkdownLine(number: part.number, range: (end + 2)..<part.range.upperBound)
      notes.append(Note(name: name, lines: [rest.trimmed(in: lines.text)], position: position))
    }
    guard isIn else { return }
    taken[paragraph] = lead
    goOn(after: paragraph, &lines)
  }

  /// Adds what stands indented below a paragraph, which cmark reads as code.
  private mutating func goOn(after paragraph: MarkdownNode, _ lines: inout MarkdownLines) {
    guard paragraph.parent?.kind == .document else { return }
    var last = paragraph.endLine
    var next = paragraph.next
    while let code = next, code.kind == .code, Self.indent(lines.range(code.line), lines.text) >= 4
    {
      taken[code] = Lead()
      for number in (last + 1)...max(last + 1, code.endLine) {
        let range = lines.range(number)
        let start = Self.start(range, lines.text, behind: 4)
        notes[notes.count - 1].lines.append(
          MarkdownLine(number: number, range: start..<range.upperBound))
      }
      last = code.endLine
      next = code.next
    }
  }

  /// How many columns of blanks a line begins with.
  private static func indent(_ range: Range<Int>, _ text: ArraySlice<UInt8>) -> Int {
    var column = 0
    for byte in text[range] {
      if byte == 0x20 {
        column += 1
      } else if byte == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
    }
    return column
  }

  /// Where a line goes on behind so many columns of blanks, or fewer.
  private static func start(
    _ range: Range<Int>, _ text: ArraySlice<UInt8>, behind columns: Int
  ) -> Int {
    var (index, column) = (range.lowerBound, 0)
    while index < range.upperBound, column < columns {
      if text[index] == 0x20 {
        column += 1
      } else if text[index] == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
      index += 1
    }
    return index
  }

  /// The place of the `]` if a line begins with `[^name]:`.
  private static func definition(_ line: ArraySlice<UInt8>) -> Int? {
    let start = line.startIndex
    guard line.count > 4, line[start] == UInt8(ascii: "["), line[start + 1] == MarkdownMarks.note,
      let end = nameEnd(line, from: start + 2), end + 1 < line.endIndex,
      line[end + 1] == MarkdownMarks.colon
    else { return nil }
    return end
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private mutating func write(_ source: ArraySlice<UInt8>) {
    var line = 1
    for (node, lead) in taken.sorted(by: { $0.key.line < $1.key.line }) where !lead.lines.isEmpty {
      taken[node]?.firstLine = line
      MarkdownTables.append(lead: lead.lines, of: source, to: &text)
      line += lead.lines.count + 1
    }
    for index in notes.indices {
      let empty = notes[index].lines.prefix { $0.range.isEmpty }.count
      notes[index].lines.removeFirst(min(empty, notes[index].lines.count - 1))
      notes[index].firstLine = line
      for (place, part) in notes[index].lines.enumerated() {
        text += (place == 0 ? "1)  " : part.range.isEmpty ? "" : "    ").utf8
        text += source[part.range]
        text += "\n".utf8
      }
      text += "\n".utf8
      line += notes[index].lines.count + 1
    }
    if MarkdownTables.definesReferences(source) { text += source }
  }

  // MARK: References

  /// Every `[^name]` of a marked text.
  func references(in bytes: [UInt8]) -> [MarkdownFound] {
    var found: [MarkdownFound] = []
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: MarkdownMarks.note) {
      rest = bytes[(mark + 1)...]
      guard mark > 0, bytes[mark - 1] == UInt8(ascii: "["),
        let end = Self.nameEnd(bytes[...], from: mark + 1)
      else { continue }
      let kind = MarkdownFound.Kind.note(Self.name(bytes[(mark + 1)..<end]))
      found.append(MarkdownFound(range: (mark - 1)..<(end + 1), kind: kind))
      rest = bytes[(end + 1)...]
    }
    return found
  }

  func has(_ name: String) -> Bool { numbers[name] != nil }

  /// Counts one more reference; says the note's number and which of its references this is.
  mutating func refer(to name: String) -> (number: Int, use: Int)? {
    guard let place = numbers[name] else { return nil }
    notes[place].uses += 1
    if notes[place].uses == 1 {
      order.append(place)
      notes[place].number = order.count
    }
    return (notes[place].number, notes[place].uses)
  }

  /// Notes that nothing refers to.
  var unused: [Note] {
    notes.indices.filter { notes[$0].uses == 0 && numbers[notes[$0].name] == $0 }.map { notes[$0] }
  }
}
