/// Text, and what the extensions find in it.
extension MarkdownReader {
  mutating func addText(_ node: MarkdownNode) {
    if signs.isEmpty || !signs.areMarked && !MarkdownSigns(unsafe node.literal.span).addresses {
      unsafe html.addText(node.literal)
      unsafe summary.add(node.literal)
      return
    }
    let text = unsafe Array(node.literal)
    var done = 0
    for found in findings(in: text, of: node) {
      addPlain(text[done..<found.range.lowerBound])
      switch found.kind {
      case .strike(let opens): html.add(opens ? "<del>" : "</del>")
      case .note(let name): addReference(name, text[found.range], in: node)
      case .address(let prefix): addAddress(text[found.range], prefix, in: node)
      }
      done = found.range.upperBound
    }
    addPlain(text[done...])
  }

  mutating func addPlain(_ text: ArraySlice<UInt8>) {
    let text = restored(text)
    unsafe text.withUnsafeBufferPointer {
      unsafe html.addText($0)
      unsafe summary.add($0)
    }
  }

  private mutating func addAddress(
    _ text: ArraySlice<UInt8>, _ prefix: String, in node: MarkdownNode
  ) {
    let address = String(decoding: restored(text), as: UTF8.self)
    let position = place(of: node, text[text.startIndex], column: node.column + text.startIndex)
    html.add("<a href=\"")
    html.hole(.link(result.links.count))
    result.links.append(
      Markdown.Link(destination: prefix + address, title: "", position: position))
    html.add("\">")
    addPlain(text)
    html.add("</a>")
  }

  /// What stands in a text: in order, apart from each other.
  private func findings(in text: [UInt8], of node: MarkdownNode) -> [MarkdownFound] {
    var found = (strikes[node] ?? []).map { offset, opens in
      MarkdownFound(range: offset..<offset + 2, kind: .strike(opens: opens))
    }
    if signs.notes { found += notes.references(in: text) }
    if signs.addresses, links == 0 { found += MarkdownAddresses.all(in: text) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    return found.filter { one in
      guard one.range.lowerBound >= end else { return false }
      end = one.range.upperBound
      return true
    }
  }

  /// A text's bytes as they are shown.
  func restored(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    signs.areMarked && bytes.contains(where: MarkdownMarks.isMark)
      ? ArraySlice(bytes.map(MarkdownMarks.restored)) : bytes
  }
}

/// An extension's syntax in a text.
struct MarkdownFound {
  var range: Range<Int>
  var kind: Kind

  enum Kind {
    case strike(opens: Bool)
    case note(String)
    /// An address written bare, and what stands before it in the link.
    case address(prefix: String)
  }
}
