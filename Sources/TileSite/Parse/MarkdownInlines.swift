/// Text and what stands in it.
extension MarkdownReader {
  mutating func enterInline(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text:
      unsafe html.addText(node.literal)
      unsafe summary.add(node.literal)
    case .softBreak:
      html.add(0x0A)
      summary.addBlank()
    case .lineBreak:
      html.add("<br />\n")
      summary.addBlank()
    case .inlineCode:
      html.add("<code>")
      unsafe html.addText(node.literal)
      unsafe summary.add(node.literal)
      html.add("</code>")
    case .emphasis: html.add("<em>")
    case .strong: html.add("<strong>")
    case .inlineHTML: addInlineHTML(node)
    case .link: enterLink(node)
    case .image:
      addPicture(node)
      return false
    default: break
    }
    return true
  }

  private mutating func enterLink(_ node: MarkdownNode) {
    let address = autolinkColumn(node)
    let mark = UInt8(ascii: address == nil ? "[" : "<")
    let position = place(of: node, mark, column: address)
    html.add("<a href=\"")
    if unsafe MarkdownURL.isDangerous(node.destination, picture: false) {
      result.findings.append(
        Markdown.Finding(
          position: position, fact: .dangerousLink(unsafe text(node.destination))))
    } else {
      html.hole(.link(result.links.count))
      result.links.append(
        unsafe Markdown.Link(
          destination: text(node.destination), title: text(node.title), position: position))
    }
    if unsafe !node.title.isEmpty {
      html.add("\" title=\"")
      unsafe html.addText(node.title)
    }
    html.add("\">")
  }

  private mutating func addPicture(_ node: MarkdownNode) {
    let position = place(of: node, UInt8(ascii: "!"))
    if unsafe MarkdownURL.isDangerous(node.destination, picture: true) {
      result.findings.append(
        Markdown.Finding(
          position: position, fact: .dangerousLink(unsafe text(node.destination))))
    }
    let isAlone =
      node.parent?.kind == .paragraph && node.next == nil
      && node.parent?.firstChild == node
    html.hole(.picture(result.pictures.count))
    result.pictures.append(
      unsafe Markdown.Picture(
        destination: text(node.destination), alt: plainText(of: node), title: text(node.title),
        position: position, isAlone: isAlone))
  }

  /// Where a link or picture begins in the file.
  private mutating func place(
    of node: MarkdownNode, _ mark: UInt8, column: Int? = nil
  ) -> Position {
    let column = column ?? node.column
    if let cell { return place(of: column, in: cell) }
    let line = Self.firstLine(of: node)
    if lead.lines.indices.contains(line - lead.first) {
      let source = lead.lines[line - lead.first]
      let offset = source.range.lowerBound + max(0, column - 1)
      return lines.position(source.number, offset: min(offset, source.range.upperBound))
    }
    guard let block else { return lines.position(line, column) }
    let removed = removedLines ?? lines.removedLines(block)
    removedLines = removed
    return lines.inline(mark, line: line + removed, column: column, block: block)
  }

  /// cmark gives a link the line on which it ends, and breaks none. What a link holds begins where it begins.
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

  /// The column of a link written `<address>`: its text is its destination, and no bracket stands before it. cmark
  /// forgets the indentation in the column of such a link, but not in that of its text.
  private mutating func autolinkColumn(_ node: MarkdownNode) -> Int? {
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

  private mutating func addInlineHTML(_ node: MarkdownNode) {
    let literal = unsafe node.literal
    if unsafe MarkdownSummary.moreLength(literal) == literal.count {
      html.trimSpaces()
      return summary.more()
    }
    guard options.html == .escape else { return unsafe html.addRaw(literal) }
    unsafe html.addText(literal)
    result.findings.append(
      Markdown.Finding(
        position: place(of: node, UInt8(ascii: "<")),
        fact: .rawHTML(unsafe Self.firstLine(literal))))
  }

  /// The text below a node, without markup; breaks become blanks.
  func plainText(of node: MarkdownNode) -> String {
    var bytes: [UInt8] = []
    var walk = node.walk
    while let (node, entered) = walk.next() {
      guard entered else { continue }
      switch node.kind {
      case .text, .inlineCode: unsafe bytes.append(contentsOf: node.literal)
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(decoding: bytes, as: UTF8.self)
  }

  static func firstLine(_ text: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(decoding: text.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
