/// A GIF (version 89a) without comments and without what programs add for themselves, but for how often it
/// moves and its colour profile. It ends with its trailer.
func publishedGIF(_ file: inout FileWindow) -> PublishedParts {
  var parts = PublishedParts()
  let flags = file.byte(10) ?? 0
  var at = min(13 + colors(flags), file.size)
  parts.keep(0..<at)
  while let mark = file.byte(at) {
    let end: Int?
    switch mark {
    case 0x3B:
      parts.keep(at..<at + 1)
      return parts
    case 0x21: end = endOfBlocks(&file, from: at + 2)
    case 0x2C: end = endOfBlocks(&file, from: at + 11 + colors(file.byte(at + 9) ?? 0))
    default: end = nil
    }
    guard let end else {
      parts.keepRest(of: &file, from: at)
      return parts
    }
    if mark == 0x2C || isKept(extension: at, &file) { parts.keep(at..<end) }
    at = end
  }
  return parts
}

/// Bytes of the table of colours that these flags announce.
private func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

/// Behind blocks of at most 255 bytes, the last of which is empty; nil where the file ends before.
private func endOfBlocks(_ file: inout FileWindow, from start: Int) -> Int? {
  var at = start
  while let count = file.byte(at) {
    at += 1 + Int(count)
    if count == 0 { return at }
  }
  return nil
}

private func isKept(extension at: Int, _ file: inout FileWindow) -> Bool {
  switch file.byte(at + 1) {
  case 0xFE: return false
  case 0xFF:
    let name = file.bytes(at + 3, 11).map { String(decoding: $0, as: UTF8.self) }
    return ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"].contains(name)
  default: return true
  }
}
