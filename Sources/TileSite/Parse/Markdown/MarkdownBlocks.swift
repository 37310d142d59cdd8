private import TileTemplate

/// Headings, code, blocks and raw HTML.
extension MarkdownReader {
  /// Keeps the ids that authors wrote for the headings they wrote them on.
  mutating func reserveIDs(_ root: MarkdownNode) {
    let text = lines.text
    guard text.contains(0x7B),
      text.indices.dropLast().contains(where: { text[$0] == 0x7B && text[$0 + 1] == 0x23 })
    else { return }
    var walk = root.walk
    while let (node, entered) = walk.next() {
      guard entered, node.kind == .heading || node.kind == .paragraph else { continue }
      if let (_, id) = explicitID(node) { slugs.reserve(id) }
      walk.skip(node)
    }
  }

  private func explicitID(_ node: MarkdownNode) -> (rest: String, id: String)? {
    guard node.kind == .heading, let last = node.lastChild, last.kind == .text else { return nil }
    return MarkdownSlugs.explicit(unsafe text(last.literal))
  }

  mutating func enterHeading(_ node: MarkdownNode) {
    block = node
    let start = html.count
    html.line()
    var heading = Markdown.Heading(
      level: node.level, id: "", title: "", position: position(of: node))
    html.add(0x3C)
    html.add(0x68)
    html.add(0x30 + UInt8(node.level))
    if options.headingIDs && currentNote == nil {
      heading.id = id(of: node, at: heading.position)
      html.add(" id=\"")
      html.addText(heading.id)
      html.add(0x22)
    }
    html.add(0x3E)
    heading.title = plainText(of: node)
    if node.level == 1, let root = node.parent, root.kind == .document, root.firstChild == node {
      result.heading = Markdown.Opening(
        text: heading.title, element: start..<html.count, inner: html.count..<html.count)
    }
    if currentNote == nil { result.outline.append(heading) }
  }

  /// The heading's id; takes `{#id}` out of its text.
  private mutating func id(of node: MarkdownNode, at position: Position) -> String {
    guard let (rest, id) = explicitID(node) else { return slugs.id(for: plainText(of: node)) }
    node.lastChild?.setLiteral(rest)
    guard !givenIDs.insert(id).inserted || slugs.isTaken(id) else { return id }
    let other = slugs.unused(id)
    result.findings.append(
      Markdown.Finding(position: position, fact: .repeatedID(id, became: other)))
    return other
  }

  mutating func leaveHeading(_ node: MarkdownNode) {
    let inner = html.count
    html.add(0x3C)
    html.add(0x2F)
    html.add(0x68)
    html.add(0x30 + UInt8(node.level))
    html.add(">\n")
    guard let opening = result.heading, opening.inner.isEmpty, result.outline.count == 1 else {
      return
    }
    result.heading?.inner = opening.inner.lowerBound..<inner
    result.heading?.element = opening.element.lowerBound..<html.count
  }

  /// Writes a code block, or leaves a hole if its info string names a block.
  mutating func addCode(_ node: MarkdownNode) {
    if notes.taken[node] != nil { return }
    html.line()
    let info = unsafe node.info
    let end = unsafe info.firstIndex { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? info.count
    let name = unsafe UnsafeBufferPointer(rebasing: info[..<end])
    if end > 0 && !options.blockNames.isEmpty && currentNote == nil {
      let word = unsafe text(name)
      if options.blockNames.contains(word) {
        return addBlock(node, word, unsafe text(UnsafeBufferPointer(rebasing: info[end...])))
      }
      if let near = nearest(word, in: options.blockNames), unsafe looksLikeKeys(node.literal) {
        result.findings.append(
          Markdown.Finding(
            position: position(of: node), fact: .unknownBlock(word, near: near))
        )
      }
    }
    if end == 0 {
      html.add("<pre><code>")
    } else {
      html.add("<pre><code class=\"language-")
      unsafe html.addText(name)
      html.add("\">")
    }
    unsafe html.addText(node.literal)
    html.add("</code></pre>\n")
  }

  /// Whether a fence's text begins like the keys of a block, and so is hardly code.
  private func looksLikeKeys(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = unsafe text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let colon = unsafe line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let isKey = unsafe line[..<colon].allSatisfy {
      $0 == 0x2D || $0 == 0x20 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
    }
    return unsafe isKey && (colon + 1 == line.endIndex || line[colon + 1] == 0x20)
  }

  private mutating func addBlock(_ node: MarkdownNode, _ name: String, _ info: String) {
    html.hole(.block(result.blocks.count))
    html.add(0x0A)
    let position = position(of: node)
    let rest = info.drop { $0 == " " || $0 == "\t" }
    let yaml = unsafe Array(node.literal)
    result.blocks.append(
      Markdown.Block(
        name: name, info: String(rest), yaml: yaml, position: position,
        firstLine: position.line + 1,
        columnOffset: indent(of: yaml, below: node.line, atMost: position.column - 1)))
  }

  /// How many columns stand before every line of a fence's text: as many as before the fence, or fewer
  /// where a line is not as far in.
  private mutating func indent(of text: [UInt8], below fence: Int, atMost most: Int) -> Int {
    guard most > 0 else { return 0 }
    var (least, line) = (most, fence)
    for row in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let length = row.last == 0x0D ? row.count - 1 : row.count
      if length > 0 { least = min(least, max(0, lines.range(line).count - length)) }
    }
    return least
  }

  /// Writes raw HTML, or shows it as text; `<!--more-->` at its beginning leaves no trace.
  mutating func addHTML(_ node: MarkdownNode) {
    var literal = unsafe node.literal
    let more = unsafe MarkdownSummary.moreLength(literal)
    if more > 0 {
      summary.more()
      let rest = unsafe literal[more...].firstIndex { $0 > 0x20 } ?? literal.endIndex
      unsafe literal = UnsafeBufferPointer(rebasing: literal[rest...])
      if literal.isEmpty { return }
    }
    html.line()
    if options.html == .escape {
      while let last = unsafe literal.last, last == 0x0A {
        unsafe literal = UnsafeBufferPointer(rebasing: literal.dropLast())
      }
      html.add("<p>")
      unsafe html.addText(literal)
      html.add("</p>\n")
      result.findings.append(
        Markdown.Finding(
          position: position(of: node),
          fact: .rawHTML(unsafe Self.firstLine(literal))))
    } else {
      result.hasHTML = true
      unsafe html.addRaw(literal)
      html.line()
    }
  }
}
