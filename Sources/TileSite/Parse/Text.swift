/// A file's text without a byte-order mark; nil, with a mistake, where it is not UTF-8.
func checkedText(
  _ bytes: [UInt8], in path: String, _ found: inout [Diagnostic]
) -> ArraySlice<UInt8>? {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  guard let offset = text.firstInvalidUTF8 else { return text }
  let place = text[..<offset].position(ofOffset: offset)
  found.append(Diagnostic(.error, path, place, .notUTF8(byte: text[offset])))
  return nil
}

extension ArraySlice<UInt8> {
  /// Where the first byte stands that does not belong to UTF-8 text.
  fileprivate var firstInvalidUTF8: Index? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return startIndex + error.byteOffsets.lowerBound
    }
  }

  /// The line and column of an offset, its lines ending in LF or CRLF.
  func position(ofOffset offset: Index) -> Position {
    let before = self[..<offset]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? startIndex
    return Position(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[line...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
