/// All pipe tables of a body, and a text in which cmark reads their cells.
///
/// cmark knows no tables: it reads one as a paragraph. The lines of that paragraph are cut into
/// cells here, and every cell of the page becomes a heading of one second text, since a heading
/// holds one line of inline Markdown whatever the cell begins with. Where the body defines
/// references, it follows after the cells, so that cells can use them.
struct MarkdownTables {
  private(set) var tables: [MarkdownTable] = []
  /// The second text: each table's lead, then its cells row by row.
  private(set) var text: ArraySlice<UInt8> = []

  init(_ root: MarkdownNode, _ lines: inout MarkdownLines) {
    for (node, quotes) in root.paragraphs where node.endLine > node.line {
      if let table = Self.table(node, quotes, &lines) { tables.append(table) }
    }
    if !tables.isEmpty { write(lines.text) }
  }

  private static func table(
    _ node: MarkdownNode, _ quotes: Int, _ lines: inout MarkdownLines
  ) -> MarkdownTable? {
    MarkdownTable(node, Self.lines(of: node, quotes, &lines), in: lines.text)
  }

  /// The lines of a paragraph that stands in so many quotes, without what stands around them.
  static func lines(
    of node: MarkdownNode, _ quotes: Int, _ lines: inout MarkdownLines
  ) -> [MarkdownLine] {
    var parts: [MarkdownLine] = []
    for number in node.line...node.endLine {
      let range = lines.range(number)
      let start =
        number == node.line
        ? min(range.upperBound, range.lowerBound + max(0, node.column - 1))
        : afterQuotes(quotes, range, lines.text)
      parts.append(
        MarkdownLine(number: number, range: start..<range.upperBound).trimmed(in: lines.text))
    }
    return parts
  }

  /// Where a line goes on behind up to `quotes` quote marks.
  private static func afterQuotes(
    _ quotes: Int, _ range: Range<Int>, _ text: ArraySlice<UInt8>
  ) -> Int {
    var start = range.lowerBound
    for _ in 0..<quotes {
      let mark = text[start..<range.upperBound].firstIndex { $0 != 0x20 && $0 != 0x09 }
      guard let mark, text[mark] == UInt8(ascii: ">") else { break }
      start = mark + 1
    }
    return start
  }

  private mutating func write(_ source: ArraySlice<UInt8>) {
    for table in tables {
      Self.append(lead: table.lead, of: source, to: &text)
      for cell in table.rows.joined() {
        text += "# ".utf8
        Self.append(source[cell.range], to: &text)
        text += " #\n".utf8
      }
    }
    text += "\n".utf8
    if Self.definesReferences(source) { text += source }
  }

  /// Lines of a paragraph as a paragraph of a second text, and a blank line. Deep indentation keeps a
  /// line from beginning a list or a quote.
  static func append(
    lead: [MarkdownLine], of source: ArraySlice<UInt8>, to text: inout ArraySlice<UInt8>
  ) {
    for (index, line) in lead.enumerated() {
      text += index == 0 ? "".utf8 : "\n        ".utf8
      text += source[line.range]
    }
    text += "\n\n".utf8
  }

  /// A cell's text, with `\|` as `|`.
  private static func append(_ cell: ArraySlice<UInt8>, to text: inout ArraySlice<UInt8>) {
    var rest = cell
    while let pipe = rest.firstIndex(of: 0x7C) {
      text += rest[..<pipe]
      if text.last == 0x5C { text.removeLast() }
      text.append(0x7C)
      rest = rest[(pipe + 1)...]
    }
    text += rest
  }

  static func definesReferences(_ source: ArraySlice<UInt8>) -> Bool {
    var rest = source
    while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(end + 1)...]
      if rest.first == UInt8(ascii: ":") { return true }
    }
    return false
  }
}
