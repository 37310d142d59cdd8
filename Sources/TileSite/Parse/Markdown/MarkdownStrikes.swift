/// `~~struck through~~`.
///
/// Two tildes that may open are matched with the next two that may close, by CommonMark's rules for
/// what may (section 6.2), among the direct children of one parent: emphasis that cmark has found
/// is never cut through. One tilde alone and three are text: `~5 km`, `5~10`.
extension MarkdownReader {
  /// Finds what is struck through among the children of a node.
  mutating func findStrikes(in parent: MarkdownNode) {
    guard signs.strikes, struckParents.insert(parent).inserted else { return }
    var open: [(node: MarkdownNode, offset: Int)] = []
    var next = parent.firstChild
    while let node = next {
      next = node.next
      guard node.kind == .text else { continue }
      let bytes = unsafe Array(node.literal)
      guard bytes.contains(MarkdownMarks.tilde) else { continue }
      var whole = wholes(in: bytes)[...]
      for offset in bytes.indices where bytes[offset] == MarkdownMarks.tilde {
        whole = whole.drop { $0.upperBound <= offset }
        if whole.first?.contains(offset) == true { continue }
        let before =
          Self.scalar(before: offset, in: bytes) ?? Self.edge(of: node.previous, atEnd: true)
        let after = Self.scalar(after: offset + 2, in: bytes) ?? Self.edge(of: next, atEnd: false)
        let (opens, closes) = Self.flanking(before, after)
        if closes, let start = open.popLast() {
          strikes[start.node, default: []].append((start.offset, true))
          strikes[node, default: []].append((offset, false))
        } else if opens {
          open.append((node, offset))
        }
      }
    }
  }

  /// The parts of a text that nothing strikes through by half: addresses.
  private func wholes(in bytes: [UInt8]) -> [Range<Int>] {
    signs.addresses && links == 0 ? MarkdownAddresses.all(in: bytes).map(\.range) : []
  }

  private static func flanking(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> (opens: Bool, closes: Bool) {
    let (blankBefore, blankAfter) = (isBlank(before), isBlank(after))
    let (markBefore, markAfter) = (isMark(before), isMark(after))
    return (
      !blankAfter && (!markAfter || blankBefore || markBefore),
      !blankBefore && (!markBefore || blankAfter || markAfter)
    )
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.generalCategory != .control && !scalar.properties.isAlphabetic
        && scalar.properties.numericType == nil && scalar != " "
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private static func scalar(before offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    var start = offset
    while start > 0 {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { break }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first
  }

  private static func scalar(after offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
  }

  /// The character at the near end of a neighbour, as it was typed.
  private static func edge(of node: MarkdownNode?, atEnd: Bool) -> Unicode.Scalar {
    guard let node else { return "\n" }
    switch node.kind {
    case .text:
      let bytes = unsafe Array(node.literal)
      return (atEnd ? scalar(before: bytes.count, in: bytes) : scalar(after: 0, in: bytes)) ?? "\n"
    case .softBreak, .lineBreak: return "\n"
    case .inlineCode: return "`"
    case .inlineHTML: return atEnd ? ">" : "<"
    case .link, .image: return atEnd ? ")" : "["
    default: return "*"
    }
  }
}
