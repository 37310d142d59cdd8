private import CCmark

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Owns a tree that cmark made.
@safe struct MarkdownTree: ~Copyable {
  private let document: OpaquePointer

  /// Parses UTF-8 text; nil if it is empty.
  init?(_ text: ArraySlice<UInt8>, smart: Bool) {
    // With source positions on, cmark also counts the lines inside code spans and raw HTML.
    let options = CMARK_OPT_SOURCEPOS | (smart ? CMARK_OPT_SMART : 0)
    let tree = unsafe text.withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe bytes.isEmpty ? nil : cmark_parse_document(start, bytes.count, options)
    }
    guard let tree = unsafe tree else { return nil }
    unsafe document = tree
  }

  deinit { unsafe cmark_node_free(document) }

  /// The root; valid as long as the tree.
  var root: MarkdownNode { unsafe MarkdownNode(document) }
}

/// A node of a tree; valid as long as the tree.
@safe struct MarkdownNode: Hashable {
  fileprivate let pointer: OpaquePointer

  enum Kind {
    case document, quote, list, item, code, html, paragraph, heading, rule, other
    case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, link, image
  }

  fileprivate init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  fileprivate init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  static func == (a: MarkdownNode, b: MarkdownNode) -> Bool { unsafe a.pointer == b.pointer }
  func hash(into hasher: inout Hasher) { unsafe hasher.combine(pointer) }

  var kind: Kind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_CODE: .inlineCode
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_DOCUMENT: .document
    default: .other
    }
  }

  var parent: MarkdownNode? { unsafe MarkdownNode(cmark_node_parent(pointer)) }
  var previous: MarkdownNode? { unsafe MarkdownNode(cmark_node_previous(pointer)) }
  var next: MarkdownNode? { unsafe MarkdownNode(cmark_node_next(pointer)) }
  var firstChild: MarkdownNode? { unsafe MarkdownNode(cmark_node_first_child(pointer)) }
  var lastChild: MarkdownNode? { unsafe MarkdownNode(cmark_node_last_child(pointer)) }

  /// Text, code or HTML. Valid as long as the tree and until `setLiteral`.
  var literal: UnsafeBufferPointer<UInt8> { unsafe bytes(cmark_node_get_literal(pointer)) }
  var destination: UnsafeBufferPointer<UInt8> { unsafe bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { unsafe bytes(cmark_node_get_title(pointer)) }
  var info: UnsafeBufferPointer<UInt8> { unsafe bytes(cmark_node_get_fence_info(pointer)) }

  var level: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) == 1 }
  var firstNumber: Int { Int(unsafe cmark_node_get_list_start(pointer)) }

  /// 1-based, in the text given to cmark; columns and ends in bytes.
  var line: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
  var column: Int { Int(unsafe cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }

  func setLiteral(_ text: String) {
    _ = unsafe text.withCString { unsafe cmark_node_set_literal(pointer, $0) }
  }

  /// Takes the node out of its tree. A walk must not have come to it.
  func remove() {
    unsafe cmark_node_unlink(pointer)
    unsafe cmark_node_free(pointer)
  }

  /// Puts marked characters back in all but plain text.
  func restoreMarks() {
    switch kind {
    case .code, .html, .inlineCode, .inlineHTML:
      if let text = unsafe Self.restored(literal) { setLiteral(text) }
      guard kind == .code, let text = unsafe Self.restored(info) else { return }
      _ = unsafe text.withCString { unsafe cmark_node_set_fence_info(pointer, $0) }
    case .link, .image:
      if let text = unsafe Self.restored(destination) {
        _ = unsafe text.withCString { unsafe cmark_node_set_url(pointer, $0) }
      }
      if let text = unsafe Self.restored(title) {
        _ = unsafe text.withCString { unsafe cmark_node_set_title(pointer, $0) }
      }
    default: break
    }
  }

  private static func restored(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let isMarked = unsafe bytes.contains(where: MarkdownMarks.isMark)
    return isMarked
      ? unsafe String(decoding: bytes.map(MarkdownMarks.restored), as: UTF8.self) : nil
  }

  private func bytes(_ start: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let start = unsafe start else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    let raw = unsafe UnsafeRawPointer(start)
    return unsafe UnsafeBufferPointer(
      start: raw.assumingMemoryBound(to: UInt8.self), count: strlen(start))
  }

  /// The paragraphs below this node, and in how many quotes each stands.
  var paragraphs: [(node: MarkdownNode, quotes: Int)] {
    var found: [(MarkdownNode, Int)] = []
    var walk = walk
    var quotes = 0
    while let (node, entered) = walk.next() {
      switch node.kind {
      case .quote: quotes += entered ? 1 : -1
      case .paragraph, .heading:
        guard entered else { continue }
        if node.kind == .paragraph { found.append((node, quotes)) }
        walk.skip(node)
      default: break
      }
    }
    return found
  }

  /// The nodes below this one and itself, entered and left, without recursion.
  var walk: MarkdownWalk { unsafe MarkdownWalk(pointer) }
}

/// Owns cmark's iterator over a part of a tree.
@safe struct MarkdownWalk: ~Copyable {
  private let iterator: OpaquePointer?

  fileprivate init(_ node: OpaquePointer) { unsafe iterator = cmark_iter_new(node) }

  deinit { if let iterator = unsafe iterator { unsafe cmark_iter_free(iterator) } }

  /// The next node and whether it is entered (true) or left; leaves are only entered.
  mutating func next() -> (node: MarkdownNode, entered: Bool)? {
    guard let iterator = unsafe iterator else { return nil }
    let event = unsafe cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE,
      let node = unsafe MarkdownNode(cmark_iter_get_node(iterator))
    else { return nil }
    return (node, event == CMARK_EVENT_ENTER)
  }

  /// Passes over all below `node`, which was just entered, and over its leaving.
  mutating func skip(_ node: borrowing MarkdownNode) {
    guard let iterator = unsafe iterator else { return }
    unsafe cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
  }
}
