/// Writing footnotes.
extension MarkdownReader {
  mutating func addReference(_ name: String, _ text: ArraySlice<UInt8>, in node: MarkdownNode) {
    guard let (number, use) = notes.refer(to: name) else {
      addPlain(text)
      let isMeant = !notes.isEmpty || name.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if isMeant {
        let position = place(
          of: node, UInt8(ascii: "["), column: node.column + text.startIndex)
        result.findings.append(Markdown.Finding(position: position, fact: .missingNote(name)))
      }
      return
    }
    html.add("<sup class=\"footnote-ref\">")
    if links > 0 {
      html.addText(String(number))
    } else {
      html.add("<a href=\"#")
      html.addText("\(options.notePrefix)fn-\(number)")
      html.add("\" id=\"")
      html.addText(referenceID(number, use))
      html.add("\" role=\"doc-noteref\">")
      html.addText(String(number))
      html.add("</a>")
    }
    html.add("</sup>")
  }

  private func referenceID(_ number: Int, _ use: Int) -> String {
    "\(options.notePrefix)fnref-\(number)" + (use > 1 ? "-\(use)" : "")
  }

  /// Writes the notes that the body refers to, in that order, behind it.
  mutating func addNotes(_ items: [MarkdownNode]) {
    result.findings += notes.findings
    var written: [(html: MarkdownBytes, back: Int, isInParagraph: Bool)] = []
    let body = html
    while written.count < notes.order.count {
      let place = notes.order[written.count]
      html = MarkdownBytes(capacity: 256)
      let note = notes.notes[place]
      lead = (note.lines, first: note.firstLine, indent: 4)
      currentNote = items[place]
      back = nil
      for child in Self.children(of: items[place]) { read(child) }
      html.line()
      written.append((html, back ?? html.count, back != nil))
    }
    (currentNote, lead, html) = (nil, ([], 0, 0), body)
    for note in notes.unused {
      result.findings.append(
        Markdown.Finding(position: note.position, fact: .unusedNote(note.name)))
    }
    if written.isEmpty { return }
    html.line()
    result.features.insert(.footnotes)
    html.add("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n")
    for (index, note) in written.enumerated() {
      let number = index + 1
      html.add("<li id=\"")
      html.addText("\(options.notePrefix)fn-\(number)")
      html.add("\">\n")
      html.append(note.html, 0..<note.back)
      if !note.isInParagraph { html.add("<p>") }
      addBackLinks(number, notes.notes[notes.order[index]].uses, isFirst: !note.isInParagraph)
      if !note.isInParagraph { html.add("</p>\n") }
      html.append(note.html, note.back..<note.html.count)
      html.add("</li>\n")
    }
    html.add("</ol>\n</section>\n")
  }

  private mutating func addBackLinks(_ number: Int, _ uses: Int, isFirst: Bool) {
    for use in 1...max(1, uses) {
      if !isFirst || use > 1 { html.add(0x20) }
      html.add("<a href=\"#")
      html.addText(referenceID(number, use))
      html.add("\" class=\"footnote-backref\" role=\"doc-backlink\" aria-label=\"")
      html.addText(options.words["back_to"] + " ")
      html.addText(use > 1 ? "\(number)-\(use)" : "\(number)")
      html.add("\">↩")
      if use > 1 {
        html.add("<sup>")
        html.addText(String(use))
        html.add("</sup>")
      }
      html.add("</a>")
    }
  }

  static func children(of node: MarkdownNode) -> [MarkdownNode] {
    var children: [MarkdownNode] = []
    var next = node.firstChild
    while let child = next {
      children.append(child)
      next = child.next
    }
    return children
  }

  /// Writes the lines of a paragraph above its first note; nothing is left of lines that define the
  /// addresses of links.
  mutating func addLead(_ source: MarkdownNotes.Lead) {
    noteLeads = noteLeads.drop { $0.line < source.firstLine }
    guard let paragraph = noteLeads.first,
      paragraph.line < source.firstLine + source.lines.count
    else { return }
    addLead(paragraph, source.lines)
  }
}
