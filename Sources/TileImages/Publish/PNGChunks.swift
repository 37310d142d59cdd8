/// A PNG (third edition) with the chunks alone that say how it looks and moves.
func publishedPNG(_ file: inout FileWindow) -> PublishedParts {
  var parts = PublishedParts()
  parts.keep(0..<min(8, file.size))
  var hasExif = false
  var at = 8
  while at < file.size {
    guard let length = file.bigEndian(at, 4), let name = file.bytes(at + 4, 4),
      name.allSatisfy(\.isLetter), at + 12 + length <= file.size
    else {
      parts.keepRest(of: &file, from: at)
      break
    }
    let end = at + 12 + length
    if name[0] < 0x60 || kept.contains(name) {
      parts.keep(at..<end)
    } else if name == Array("eXIf".utf8), !hasExif, length < 1 << 20,
      let data = file.bytes(at + 8, length), let turned = Orientation(exif: data)
    {
      hasExif = true
      parts.put(chunk(name, turned.exif))
    }
    if name == Array("IEND".utf8) { break }
    at = end
  }
  return parts
}

/// Besides the critical chunks, whose names begin with a capital.
private let kept = Set(
  """
  tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT
  """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) })

private func chunk(_ name: [UInt8], _ data: [UInt8]) -> [UInt8] {
  bigEndian(UInt32(data.count)) + name + data + bigEndian(checksum(name + data))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// CRC-32, as PNG's annex D has it.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
