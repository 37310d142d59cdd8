/// How a camera was held: 2 … 8, as in Exif's field of that name.
struct Orientation: Equatable {
  let code: UInt8

  /// From Exif data, which begin as a TIFF file; nil where the picture stands upright, and where
  /// the data cannot be read.
  init?(exif: [UInt8]) {
    let reader = TIFFReader(exif)
    guard let reader, let list = reader.number(4, 4), let count = reader.number(list, 2) else {
      return nil
    }
    for entry in 0..<count {
      let place = list + 2 + 12 * entry
      guard let tag = reader.number(place, 2) else { return nil }
      if tag != 0x0112 { continue }
      guard reader.number(place + 2, 2) == 3, let code = reader.number(place + 8, 2),
        (2...8).contains(code)
      else { return nil }
      self.code = UInt8(code)
      return
    }
    return nil
  }

  /// Exif data that say this and nothing else: 26 bytes.
  var exif: [UInt8] {
    Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, code, 0, 0]
      + [0, 0, 0, 0]
  }
}

private struct TIFFReader {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0x4D, 0x4D, 0, 42]: isBigEndian = true
    case [0x49, 0x49, 42, 0]: isBigEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset <= bytes.count - count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
