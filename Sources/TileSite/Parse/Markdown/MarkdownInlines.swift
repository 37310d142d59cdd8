/// Text and what stands in it.
extension MarkdownReader {
  mutating func enterInline(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text: addText(node)
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
    case .emphasis:
      findStrikes(in: node)
      html.add("<em>")
    case .strong:
      findStrikes(in: node)
      html.add("<strong>")
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
    links += 1
    findStrikes(in: node)
    // cmark leaves `<https://…>` a link inside the text of another, where HTML allows none.
    if links > 1 { return }
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

  /// - Parameter isFigure: its title is shown below it.
  mutating func addPicture(_ node: MarkdownNode, isFigure: Bool = false) {
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
        destination: text(node.destination), alt: plainText(of: node),
        title: isFigure ? "" : text(node.title), position: position, isAlone: isAlone))
  }

  private mutating func addInlineHTML(_ node: MarkdownNode) {
    let literal = unsafe node.literal
    if unsafe MarkdownSummary.moreLength(literal) == literal.count {
      html.trimSpaces()
      return summary.more()
    }
    guard options.html == .escape else {
      result.hasHTML = true
      return unsafe html.addRaw(literal)
    }
    unsafe html.addText(literal)
    result.findings.append(
      Markdown.Finding(
        position: place(of: node, UInt8(ascii: "<")),
        fact: .rawHTML(unsafe Self.firstLine(literal))))
  }

  /// The text below a node, without markup; breaks become blanks.
  mutating func plainText(of node: MarkdownNode) -> String {
    var bytes: [UInt8] = []
    var walk = node.walk
    while let (node, entered) = walk.next() {
      guard entered else { continue }
      switch node.kind {
      case .emphasis, .strong, .link, .image, .heading: findStrikes(in: node)
      case .text:
        var start = 0
        for (offset, _) in strikes[node]?.sorted(by: { $0.offset < $1.offset }) ?? [] {
          unsafe bytes.append(contentsOf: node.literal[start..<offset])
          start = offset + 2
        }
        unsafe bytes.append(contentsOf: node.literal[start...])
      case .inlineCode: unsafe bytes.append(contentsOf: node.literal)
      case .softBreak, .lineBreak: bytes.append(0x20)
      default: break
      }
    }
    for found in signs.notes ? notes.references(in: bytes).reversed() : [] {
      if case .note(let name) = found.kind, notes.has(name) { bytes.removeSubrange(found.range) }
    }
    return String(decoding: restored(bytes[...]), as: UTF8.self)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(decoding: bytes, as: UTF8.self)
  }

  static func firstLine(_ text: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(decoding: text.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
