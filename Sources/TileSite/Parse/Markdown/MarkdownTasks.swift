/// Lists of tasks, alerts and figures: what a paragraph at a certain place turns into.
extension MarkdownReader {
  /// Whether an item's text begins with `[ ]` or `[x]`, and which; takes it out.
  mutating func task(_ item: MarkdownNode) -> Bool? {
    guard options.extensions, let paragraph = item.firstChild, paragraph.kind == .paragraph,
      isTyped(UInt8(ascii: "["), at: paragraph), let first = paragraph.firstChild,
      first.kind == .text
    else { return nil }
    let text = unsafe Array(first.literal)
    guard text.count > 4 || text.count == 4 && first.next != nil, text[0] == UInt8(ascii: "["),
      text[2] == UInt8(ascii: "]"), text[3] == 0x20 || text[3] == 0x09,
      [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(text[1])
    else { return nil }
    first.setLiteral(String(decoding: text.dropFirst(4), as: UTF8.self))
    return text[1] != 0x20
  }

  /// Whether a paragraph begins with this character in the file, unescaped.
  private mutating func isTyped(_ byte: UInt8, at paragraph: MarkdownNode) -> Bool {
    lines.has(byte, line: paragraph.line, column: paragraph.column)
  }

  mutating func enterItem(_ node: MarkdownNode) {
    html.line()
    guard let isDone = task(node) else { return html.add("<li>") }
    result.features.insert(.tasks)
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
  /// What may stand in `[!…]`; each is the name of the word that is its title.
  static let alertKinds = ["note", "tip", "important", "warning", "caution"]

  mutating func enterQuote(_ node: MarkdownNode) {
    html.line()
    guard let (kind, title) = alert(node) else { return html.add("<blockquote>\n") }
    result.features.insert(.alert)
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
    let text = unsafe Array(first.literal)
    guard text.starts(with: "[!".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let kind = String(decoding: text[2..<end], as: UTF8.self).lowercased()
    guard Self.alertKinds.contains(kind) else { return nil }
    let own = String(decoding: restored(text[(end + 1)...]), as: UTF8.self).drop { $0 == " " }
    // A line with anything but text is no title.
    guard first.next == nil || first.next?.kind == .softBreak || first.next?.kind == .lineBreak,
      !["(", "[", ":"].contains(own.first)
    else { return nil }
    first.setLiteral("")
    if let lineEnd = first.next {
      lineEnd.remove()
    } else {
      emptied.insert(paragraph)
    }
    return (kind, own.isEmpty ? options.words[kind] : String(own))
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
