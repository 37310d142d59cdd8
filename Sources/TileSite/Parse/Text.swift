/// A file's text without a byte-order mark, each CR that ends a line alone turned into LF; nil, with a
/// mistake, where it is not UTF-8 or holds a NUL byte.
func checkedText(
  _ bytes: [UInt8], in path: String, _ found: inout [Diagnostic]
) -> ArraySlice<UInt8>? {
  var text = bytes[...]
  while text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
  if text.contains(UInt8(ascii: "\r")) { text.endLinesInFeeds() }
  guard let offset = text.firstInvalidUTF8 ?? text.firstIndex(of: 0) else { return text }
  let place = text[..<offset].position(ofOffset: offset)
  found.append(Diagnostic(.error, path, place, .notUTF8(byte: text[offset])))
  return nil
}

/// A body without the control characters that HTML may not hold, each of which is a warning.
func withoutControls(
  _ text: ArraySlice<UInt8>, firstLine: Int, in path: String, _ found: inout [Diagnostic]
) -> ArraySlice<UInt8> {
  guard text.contains(where: isControl) else { return text }
  var rest = text
  var place = Position(line: firstLine, column: 1)
  while let index = rest.firstIndex(where: isControl) {
    let start = rest[..<index].position(ofOffset: index)
    place.column = start.column + (start.line == 1 ? place.column - 1 : 0)
    place.line += start.line - 1
    found.append(Diagnostic(.warning, path, place, .controlCharacter(code: rest[index])))
    rest = rest[(index + 1)...]
    place.column += 1
  }
  return text.filter { !isControl($0) }[...]
}

/// Whether a byte is a control character that HTML does not take for white space.
private func isControl(_ byte: UInt8) -> Bool {
  byte < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D].contains(byte) || byte == 0x7F
}

extension ArraySlice<UInt8> {
  /// Turns each CR that no LF follows into LF.
  mutating func endLinesInFeeds() {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    for index in indices
    where self[index] == carriage && (index + 1 == endIndex || self[index + 1] != feed) {
      self[index] = feed
    }
  }

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
