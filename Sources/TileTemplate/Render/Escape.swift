/// Appends text with `& < > " '` as entities, copying the runs between them. O(length).
func appendEscaped(_ text: String, to output: inout [UInt8]) {
  let bytes = text.utf8.span
  var start = 0
  for index in bytes.indices {
    let byte = bytes[index]
    if byte > UInt8(ascii: ">") || isPlain(byte) { continue }
    append(bytes.extracting(start..<index), to: &output)
    append(entity(byte).utf8.span, to: &output)
    start = index + 1
  }
  append(bytes.extracting(start..<bytes.count), to: &output)
}

/// Text as markup.
func escaped(_ text: String) -> [UInt8] {
  var markup: [UInt8] = []
  appendEscaped(text, to: &markup)
  return markup
}

@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: true
  }
}

private func entity(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&#34;"
  default: "&#39;"
  }
}

private func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
  if bytes.isEmpty { return }
  unsafe bytes.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
}
