/// Where inlines stand in the file.
extension MarkdownReader {
  /// Where a link or picture begins in the file.
  mutating func place(
    of node: MarkdownNode, _ mark: UInt8, column: Int? = nil
  ) -> Position {
    let column = column ?? node.column
    if let cell { return place(of: column, in: cell) }
    let line = Self.firstLine(of: node)
    if lead.lines.indices.contains(line - lead.first) {
      let source = lead.lines[line - lead.first]
      let offset = source.range.lowerBound + max(0, column - 1 - lead.indent)
      return lines.position(source.number, offset: min(offset, source.range.upperBound))
    }
    guard let block else { return lines.position(line, column) }
    let removed = removedLines ?? lines.removedLines(block)
    removedLines = removed
    // Where that leads out of the block, none were removed.
    let moved = line + removed > block.endLine ? line : line + removed
    return lines.inline(mark, line: moved, column: column, block: block)
  }

  /// Where a block begins in the file.
  mutating func position(of block: MarkdownNode) -> Position {
    guard lead.lines.indices.contains(block.line - lead.first) else {
      return lines.position(block.line, block.column)
    }
    let source = lead.lines[block.line - lead.first]
    return lines.position(
      source.number, offset: source.range.lowerBound + max(0, block.column - 1 - lead.indent))
  }

  /// cmark gives a link the line on which it ends, and breaks none. What a link holds begins where
  /// it begins.
  private static func firstLine(of node: MarkdownNode) -> Int {
    var line = node.line
    var breaks = 0
    var child = node.firstChild
    while let inner = child {
      if inner.kind == .softBreak || inner.kind == .lineBreak {
        breaks += 1
        child = inner.next
      } else {
        if inner.line > 0 { line = min(line, inner.line - breaks) }
        child = inner.firstChild
      }
    }
    return max(1, line)
  }

  /// The place of a column of a cell's heading, `# cell #`, where `\|` has become `|`.
  private mutating func place(of column: Int, in cell: MarkdownLine) -> Position {
    var offset = cell.range.lowerBound
    var left = column - 3
    while left > 0 && offset < cell.range.upperBound {
      let isEscape = lines.text[offset] == 0x5C && offset + 1 < cell.range.upperBound
      if !(isEscape && lines.text[offset + 1] == 0x7C) { left -= 1 }
      offset += 1
    }
    return lines.position(cell.number, offset: offset)
  }

  /// The column of a link written `<address>`: its text is its destination, and no bracket stands
  /// before it. cmark forgets the indentation in the column of such a link, but not in that of its
  /// text.
  mutating func autolinkColumn(_ node: MarkdownNode) -> Int? {
    guard let child = node.firstChild, child.kind == .text, child.next == nil else { return nil }
    let (shown, whole) = unsafe (child.literal, node.destination)
    let isAddress =
      unsafe node.title.isEmpty && whole.suffix(shown.count).elementsEqual(shown)
      && (whole.count == shown.count || whole.starts(with: "mailto:".utf8))
    let bracket = UInt8(ascii: "[")
    guard isAddress, !lines.has(bracket, line: child.line, column: child.column - 1) else {
      return nil
    }
    return child.column - 1
  }
}
