extension Output {
  /// Appends text with `& < > " '` as entities, copying the runs between them. O(length).
  mutating func appendEscaped(_ text: String) {
    let bytes = text.utf8.span
    var start = 0
    while true {
      let end = endOfPlain(bytes, from: start)
      append(bytes.extracting(start..<end))
      if end == bytes.count { return }
      append(entity(bytes[end]))
      start = end + 1
    }
  }

}

/// Text as markup.
func escaped(_ text: String) -> [UInt8] {
  var output = Output(capacity: text.utf8.count + 16)
  output.appendEscaped(text)
  return output.array()
}

/// The place of the first byte at or behind `start` that is written as an entity; else the end.
///
/// Looks at eight bytes at a time: subtracting 1 from each byte reaches the highest bit where one is
/// zero (H. S. Warren, “Hacker's Delight”, 6-1). It may also reach it above such a byte, so the place
/// itself is found byte by byte.
private func endOfPlain(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index + 8 <= bytes.count, isPlain(eightOf: bytes, at: index) { index += 8 }
  let last = bytes.count - 8
  if index > last, last >= start, isPlain(eightOf: bytes, at: last) { return bytes.count }
  while index < bytes.count, isPlain(bytes[index]) { index += 1 }
  return index
}

@inline(__always)
private func isPlain(eightOf bytes: Span<UInt8>, at index: Int) -> Bool {
  let raw = unsafe bytes.bytes
  let eight = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  let quotes = eight ^ every(0x22)
  let ampersands = (eight | every(0x01)) ^ every(0x27)  // & and '
  let angles = (eight | every(0x02)) ^ every(0x3E)  // < and >
  return (zeros(quotes) | zeros(ampersands) | zeros(angles)) & every(0x80) == 0
}

/// A word of eight times this byte.
@inline(__always)
private func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

/// The highest bit of a byte is set where it, or one below it, is zero.
@inline(__always)
private func zeros(_ word: UInt64) -> UInt64 { (word &- every(0x01)) & ~word }

@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: true
  }
}

private func entity(_ byte: UInt8) -> StaticString {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&#34;"
  default: "&#39;"
  }
}
