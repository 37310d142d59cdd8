/// One template file as it was read.
public struct TemplateSource: Sendable {
  /// The path shown in errors, such as `templates/page.html`.
  public var path: String
  /// The name other templates and `render` use, such as `page.html`.
  public var name: String
  /// The file's bytes: UTF-8 with or without byte-order mark, any line ending.
  public var bytes: [UInt8]

  /// A template and its bytes.
  public init(path: String, name: String, bytes: [UInt8]) {
    self.path = path
    self.name = name
    self.bytes = bytes
  }
}

/// A template's text in one form: no byte-order mark, lines end in LF, no newline at the end.
struct SourceText: Sendable {
  let path: String
  let name: String
  let bytes: [UInt8]
  /// The offset of the first byte that is not UTF-8.
  let badByte: Int?

  init(_ source: TemplateSource) {
    path = source.path
    name = source.name
    var bytes = Self.withLineFeeds(source.bytes)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    self.bytes = bytes
    badByte = Self.firstBadByte(bytes)
  }

  private static func withLineFeeds(_ raw: [UInt8]) -> [UInt8] {
    let start = raw.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = start
    while index < raw.count {
      let byte = raw[index]
      index += 1
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
        if index < raw.count, raw[index] == UInt8(ascii: "\n") { index += 1 }
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The 1-based line and column (in Unicode scalars) of a byte offset; O(offset).
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  func error(_ mistake: Mistake, at offset: Int) -> TemplateError {
    let (line, column) = place(of: offset)
    return TemplateError(
      path: path, line: line, column: column, message: mistake.sentence,
      excerpt: Excerpt(of: bytes, line: line, column: column))
  }
}
