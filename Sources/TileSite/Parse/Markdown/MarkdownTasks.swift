/// Lists of tasks, alerts and figures: what a paragraph at a certain place turns into.
extension MarkdownReader {
  /// Whether an item's text begins with `[ ]` or `[x]`, and which; takes it out.
  mutating func task(_ item: MarkdownNode) -> Bool? {
    guard options.extensions, let paragraph = item.firstChild, paragraph.kind == .paragraph,
      isTyped(UInt8(ascii: "["), at: paragraph), let first = paragraph.firstChild,
      first.kind == .text
    else { return nil }
    let text = MarkdownText(first)
    guard text.bytes.count > 4, text.bytes[0] == UInt8(ascii: "["),
      text.bytes[2] == UInt8(ascii: "]"), text.bytes[3] == 0x20 || text.bytes[3] == 0x09
    else { return nil }
    switch text.bytes[1] {
    case 0x20: return remove(4, of: text, done: false)
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return remove(4, of: text, done: true)
    default: return nil
    }
  }

  private func remove(_ count: Int, of text: MarkdownText, done: Bool) -> Bool {
    for (node, start) in text.nodes where start < count {
      let literal = unsafe Array(node.literal)
      node.setLiteral(String(decoding: literal.dropFirst(count - start), as: UTF8.self))
    }
    return done
  }

  /// Whether a paragraph begins with this character in the file, unescaped.
  private mutating func isTyped(_ byte: UInt8, at paragraph: MarkdownNode) -> Bool {
    lines.has(byte, line: paragraph.line, column: paragraph.column)
  }

  mutating func enterItem(_ node: MarkdownNode) {
    html.line()
    guard let isDone = task(node) else { return html.add("<li>") }
    html.add("<li class=\"task\">")
    tasks[node] = isDone
  }

  /// What stands before the first text of a task, and must be closed behind it.
  mutating func beginTask(_ paragraph: MarkdownNode) {
    guard let item = paragraph.parent, let isDone = tasks[item], item.firstChild == paragraph
    else { return }
    html.add("<label><input type=\"checkbox\" disabled=\"\"")
    if isDone { html.add(" checked=\"\"") }
    html.add(" /> ")
  }

  mutating func endTask(_ paragraph: MarkdownNode) {
    guard let item = paragraph.parent, item.firstChild == paragraph,
      tasks.removeValue(forKey: item) != nil
    else { return }
    html.add("</label>")
  }

  // MARK: Alerts

  /// The kinds of `> [!NOTE]`, with the title that is shown where the author gives none.
  static let alerts = [
    "note": "Note", "tip": "Tip", "important": "Important", "warning": "Warning",
    "caution": "Caution",
  ]

  mutating func enterQuote(_ node: MarkdownNode) {
    html.line()
    guard let (kind, title) = alert(node) else { return html.add("<blockquote>\n") }
    alertQuotes.insert(node)
    html.add("<div class=\"alert alert-")
    html.addText(kind)
    html.add("\" role=\"note\">\n<p class=\"alert-title\">")
    html.addText(title)
    html.add("</p>\n")
  }

  mutating func leaveQuote(_ node: MarkdownNode) {
    html.line()
    if alertQuotes.remove(node) != nil {
      html.add("</div>\n")
    } else {
      html.add("</blockquote>\n")
    }
  }

  /// The kind and title of an alert; takes its first line out.
  private mutating func alert(_ quote: MarkdownNode) -> (kind: String, title: String)? {
    guard options.extensions, let paragraph = quote.firstChild, paragraph.kind == .paragraph,
      isTyped(UInt8(ascii: "["), at: paragraph), let first = paragraph.firstChild,
      first.kind == .text
    else { return nil }
    let text = MarkdownText(first)
    guard text.bytes.starts(with: "[!".utf8), let end = text.bytes.firstIndex(of: UInt8(ascii: "]")),
      let last = text.last
    else { return nil }
    let kind = String(decoding: text.bytes[2..<end], as: UTF8.self).lowercased()
    guard let standard = Self.alerts[kind] else { return nil }
    var shown: [UInt8] = []
    text.shown(end + 1..<text.bytes.count) { shown += restored($0) }
    let own = String(decoding: shown, as: UTF8.self).drop { $0 == " " }
    // A line with anything but text is no title.
    guard last.next == nil || last.next?.kind == .softBreak || last.next?.kind == .lineBreak else {
      return nil
    }
    if own.first == "(" || own.first == "[" || own.first == ":" { return nil }
    for (node, _) in text.nodes { node.setLiteral("") }
    if let lineEnd = last.next {
      lineEnd.remove()
    } else {
      emptied.insert(paragraph)
    }
    return (kind, own.isEmpty ? standard : String(own))
  }

  // MARK: Figures

  /// Whether a paragraph is a picture alone with a title, which becomes its caption.
  func isFigure(_ paragraph: MarkdownNode) -> Bool {
    guard options.extensions, let picture = paragraph.firstChild, picture.kind == .image,
      picture.next == nil
    else { return false }
    return unsafe !picture.title.isEmpty
  }

  mutating func addFigure(_ paragraph: MarkdownNode) {
    guard let picture = paragraph.firstChild else { return }
    html.line()
    html.add("<figure>\n")
    addPicture(picture, isFigure: true)
    html.add("\n<figcaption>")
    unsafe html.addText(picture.title)
    html.add("</figcaption>\n</figure>\n")
  }
}
