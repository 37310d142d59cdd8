/// A pipe table, found in the lines of a paragraph.
struct MarkdownTable {
  var paragraph: MarkdownNode
  /// Lines of the paragraph that stand above the table (offsets into the text).
  var lead: [MarkdownLine]
  var alignments: [Alignment]
  /// The header first; each row has as many cells as there are alignments, or fewer.
  var rows: [[MarkdownLine]]

  enum Alignment { case none, left, center, right }

  /// The table in a paragraph's lines, if a delimiter row stands under a row with as many cells.
  init?(_ paragraph: MarkdownNode, _ lines: [MarkdownLine], in text: ArraySlice<UInt8>) {
    for index in lines.indices.dropFirst() {
      guard let alignments = Self.alignments(text[lines[index].range]) else { continue }
      let header = Self.cells(lines[index - 1], in: text)
      guard header.count == alignments.count else { continue }
      self.paragraph = paragraph
      self.alignments = alignments
      lead = Array(lines[..<(index - 1)])
      rows = [header]
      for line in lines[(index + 1)...] {
        rows.append(Array(Self.cells(line, in: text).prefix(alignments.count)))
      }
      return
    }
    return nil
  }

  /// `| --- | :-: |` as alignments; nil for any other line.
  private static func alignments(_ line: ArraySlice<UInt8>) -> [Alignment]? {
    guard line.contains(UInt8(ascii: "-")), line.contains(UInt8(ascii: "|")) || line.contains(0x3A),
      line.allSatisfy({ " \t-:|".utf8.contains($0) })
    else { return nil }
    let all = MarkdownLine(number: 0, range: line.startIndex..<line.endIndex)
    var alignments: [Alignment] = []
    for cell in cells(all, in: line) {
      let text = line[cell.range]
      let left = text.first == 0x3A
      let right = text.count > 1 && text.last == 0x3A
      let dashes = text.dropFirst(left ? 1 : 0).dropLast(right ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == 0x2D }) else { return nil }
      alignments.append(left ? (right ? .center : .left) : (right ? .right : .none))
    }
    return alignments
  }

  /// The cells of a row without the blanks around them. A pipe after a backslash parts nothing,
  /// even in code.
  private static func cells(_ line: MarkdownLine, in text: ArraySlice<UInt8>) -> [MarkdownLine] {
    var rest = line.trimmed(in: text).range
    if let first = text[rest].first, first == 0x7C {
      rest = (rest.lowerBound + 1)..<rest.upperBound
    }
    var cells: [MarkdownLine] = []
    var start = rest.lowerBound
    var index = start
    while index < rest.upperBound {
      if text[index] == 0x5C {
        index += 1
      } else if text[index] == 0x7C {
        cells.append(MarkdownLine(number: line.number, range: start..<index).trimmed(in: text))
        start = index + 1
      }
      index += 1
    }
    if start < rest.upperBound || cells.isEmpty {
      cells.append(
        MarkdownLine(number: line.number, range: start..<rest.upperBound).trimmed(in: text))
    }
    return cells
  }
}

/// A part of one line of a body: the line's number (1-based) and the part's offsets into the text.
struct MarkdownLine {
  var number: Int
  var range: Range<Int>

  func trimmed(in text: ArraySlice<UInt8>) -> MarkdownLine {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while start < end, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return MarkdownLine(number: number, range: start..<end)
  }
}
