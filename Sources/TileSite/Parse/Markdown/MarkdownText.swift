/// Neighbouring texts of one parent as one: cmark cuts text at every character that could have begun
/// something.
struct MarkdownText {
  /// UTF-8 as it was typed, but for escapes and entities, which cmark has read.
  private(set) var bytes: [UInt8] = []
  private(set) var nodes: [(node: MarkdownNode, start: Int)] = []
  /// What smart punctuation made of a part, by the part's place in `bytes`.
  private(set) var smart: [(range: Range<Int>, literal: [UInt8])] = []

  /// The texts from `first` on, up to what is none.
  init(_ first: MarkdownNode) {
    var next: MarkdownNode? = first
    while let node = next, node.kind == .text {
      let start = bytes.count
      nodes.append((node, start))
      let typed = unsafe Self.typed(node.literal)
      if let typed {
        bytes += typed
        smart.append((start..<bytes.count, unsafe Array(node.literal)))
      } else {
        unsafe bytes.append(contentsOf: node.literal)
      }
      next = node.next
    }
  }

  var last: MarkdownNode? { nodes.last?.node }

  /// The node in which an offset lies.
  func node(at offset: Int) -> MarkdownNode? { nodes.last { $0.start <= offset }?.node }

  /// Calls `add` with each part of a range as it is to be shown.
  func shown(_ range: Range<Int>, _ add: (ArraySlice<UInt8>) -> Void) {
    var done = range.lowerBound
    for (part, literal) in smart where range.contains(part.lowerBound) {
      add(bytes[done..<part.lowerBound])
      add(literal[...])
      done = min(part.upperBound, range.upperBound)
    }
    add(bytes[done..<range.upperBound])
  }

  /// What was typed where cmark's smart punctuation made a text of its own of it; nil where it did
  /// not.
  private static func typed(_ literal: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard unsafe literal.count >= 3, unsafe literal[0] == 0xE2, unsafe literal[1] == 0x80 else {
      return nil
    }
    var typed: [UInt8] = []
    for index in stride(from: 0, to: literal.count, by: 3) {
      guard index + 2 < literal.count, unsafe literal[index] == 0xE2,
        unsafe literal[index + 1] == 0x80, let text = unsafe plain[literal[index + 2]]
      else { return nil }
      typed += text
    }
    return typed
  }

  private static let plain: [UInt8: [UInt8]] = [
    0x93: [0x2D, 0x2D], 0x94: [0x2D, 0x2D, 0x2D], 0x98: [0x27], 0x99: [0x27], 0x9C: [0x22],
    0x9D: [0x22], 0xA6: [0x2E, 0x2E, 0x2E],
  ]
}

/// Which extensions a body can hold at all, so that the others cost nothing.
struct MarkdownSigns {
  var strikes = false
  var addresses = false
  var notes = false

  init() {}

  init(_ text: ArraySlice<UInt8>) {
    let bytes = text.span
    var last: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "~"): if last == byte { strikes = true }
      case UInt8(ascii: "@"): addresses = true
      case UInt8(ascii: "/"): if last == byte { addresses = true }
      case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { addresses = true }
      case UInt8(ascii: "^"): if last == UInt8(ascii: "[") { notes = true }
      default: break
      }
      last = byte
    }
  }

  var isEmpty: Bool { !strikes && !addresses && !notes }
}

extension MarkdownReader {
  /// Writes the text that begins with a node and all texts right behind it.
  mutating func addText(_ first: MarkdownNode) {
    if first == textEnd {
      textEnd = nil
      return
    }
    if textEnd != nil { return }
    if signs.isEmpty {
      unsafe html.addText(first.literal)
      unsafe summary.add(first.literal)
      return
    }
    let text = MarkdownText(first)
    if text.last != first { textEnd = text.last }
    var done = 0
    for found in findings(in: text) {
      add(text, done..<found.range.lowerBound)
      switch found.kind {
      case .strike(let opens): html.add(opens ? "<del>" : "</del>")
      case .note(let label): addReference(label, in: text, found.range)
      case .address(let prefix): addAddress(text, found.range, prefix)
      }
      done = found.range.upperBound
    }
    add(text, done..<text.bytes.count)
  }

  private mutating func add(_ text: MarkdownText, _ range: Range<Int>) {
    text.shown(range) { part in
      let part = restored(part)
      unsafe part.withUnsafeBufferPointer {
        unsafe html.addText($0)
        unsafe summary.add($0)
      }
    }
  }

  private mutating func addAddress(_ text: MarkdownText, _ range: Range<Int>, _ prefix: String) {
    let address = String(decoding: restored(text.bytes[range]), as: UTF8.self)
    let first = text.bytes[range.lowerBound]
    let position =
      text.node(at: range.lowerBound).map { place(of: $0, first) } ?? Position(line: 1, column: 1)
    html.add("<a href=\"")
    html.hole(.link(result.links.count))
    result.links.append(
      Markdown.Link(destination: prefix + address, title: "", position: position))
    html.add("\">")
    add(text, range)
    html.add("</a>")
  }

  /// What stands in a text: in order, apart from each other.
  func findings(in text: MarkdownText) -> [MarkdownFound] {
    var found: [MarkdownFound] = []
    for (node, start) in text.nodes {
      for (offset, opens) in strikes[node] ?? [] {
        let place = start + offset
        found.append(MarkdownFound(range: place..<place + 2, kind: .strike(opens: opens)))
      }
    }
    if signs.notes {
      found += notes.references(in: text.bytes)
    }
    if signs.addresses, links == 0 { found += MarkdownAddresses.all(in: text.bytes) }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    return found.filter { one in
      defer { end = max(end, one.range.upperBound) }
      return one.range.lowerBound >= end
    }
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
