/// HTML in the making.
struct MarkdownBytes {
  private(set) var bytes: [UInt8] = []
  private(set) var holes: [Markdown.Hole] = []

  var count: Int { bytes.count }

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Markup as it is.
  mutating func add(_ markup: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Bytes as they are.
  mutating func addRaw(_ raw: UnsafeBufferPointer<UInt8>) { unsafe bytes.append(contentsOf: raw) }

  /// Text, escaped for element content and for values in double quotes.
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe Self.appendEscaped(text, to: &bytes)
  }

  mutating func addText(_ text: String) {
    var text = text
    text.withUTF8 { unsafe Self.appendEscaped($0, to: &bytes) }
  }

  /// Begins a new line unless one has just begun.
  mutating func line() {
    guard let last = bytes.last else {
      if !holes.isEmpty { bytes.append(0x0A) }
      return
    }
    if last != 0x0A || holes.last?.offset == bytes.count { bytes.append(0x0A) }
  }

  mutating func hole(_ kind: Markdown.Hole.Kind) {
    holes.append(Markdown.Hole(offset: bytes.count, kind: kind))
  }

  /// A part of other HTML with its holes.
  mutating func append(_ other: MarkdownBytes, _ range: Range<Int>) {
    for hole in other.holes
    where range.contains(hole.offset) || (range.isEmpty && hole.offset == range.lowerBound) {
      holes.append(
        Markdown.Hole(offset: hole.offset - range.lowerBound + count, kind: hole.kind))
    }
    bytes += other.bytes[range]
  }

  /// Removes the spaces at the end.
  mutating func trimSpaces() {
    while bytes.last == 0x20 && holes.last?.offset != bytes.count { bytes.removeLast() }
  }

  /// Copies clean runs whole, and writes `&`, `<`, `>` and `"` as entities.
  static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var clean = 0
    for index in text.indices {
      let byte = unsafe text[index]
      guard byte < 0x40, let entity = entity(of: byte) else { continue }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<index]))
      unsafe bytes.append(
        contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      clean = index + 1
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean...]))
  }

  private static func entity(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}

/// Destinations as they stand in an attribute.
enum MarkdownURL {
  /// Appends a destination percent-encoded where a URL must be, and escaped for a value in double
  /// quotes, byte for byte as CommonMark's reference implementation does. What is already encoded
  /// stays as it is.
  static func append(_ destination: String, to bytes: inout [UInt8]) {
    let from = destination.utf8.span
    let isSafe = isSafe.span
    var start = 0
    while start < from.count {
      var end = start
      while end < from.count, isSafe[Int(from[end])] { end += 1 }
      unsafe from.extracting(start..<end).withUnsafeBufferPointer {
        unsafe bytes.append(contentsOf: $0)
      }
      if end == from.count { return }
      switch from[end] {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "'"): bytes += "&#x27;".utf8
      case let byte: bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
      start = end + 1
    }
  }

  /// Whether a browser could run the destination as code: `javascript:`, `vbscript:`, and `data:`
  /// other than a picture. Blanks and controls are passed over as browsers do, letters may be of
  /// either case.
  static func isDangerous(_ destination: UnsafeBufferPointer<UInt8>, picture: Bool) -> Bool {
    guard unsafe destination.contains(UInt8(ascii: ":")) else { return false }
    let seen = unsafe destination.lazy.filter { $0 > 0x20 && $0 != 0x7F }.map {
      (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
    }
    let starts = { (prefix: String) in unsafe seen.starts(with: prefix.utf8) }
    if starts("javascript:") || starts("vbscript:") { return true }
    guard starts("data:") else { return false }
    if picture { return !starts("data:image/") }
    return !["png", "gif", "jpeg", "webp"].contains { starts("data:image/\($0)") }
  }

  private static let hex = Array("0123456789ABCDEF".utf8)
  /// Whether a byte stands as it is.
  private static let isSafe = (0...255).map { safe.contains(UInt8($0)) }
  private static let safe = Set(
    "-_.+!*(),%#@?=;:/$~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}
