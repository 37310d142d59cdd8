extension Random {
  /// A place in some bytes, and where a stretch from there ends, mostly a short one.
  private mutating func stretch(of bytes: [UInt8]) -> Range<Int> {
    let at = roll(bytes.count + 1)
    let length = 1 + roll(roll(3) == 0 ? 200 : 12)
    return at..<min(bytes.count, at + length)
  }

  /// Does to a text what can happen to any: a stretch is lost or doubled, the end is cut off, a byte is
  /// another, bytes that are no text come in, or its lines end otherwise.
  public mutating func damage(_ bytes: inout [UInt8]) {
    let place = stretch(of: bytes)
    switch roll(6) {
    case 0: bytes.removeSubrange(place)
    case 1: bytes.insert(contentsOf: bytes[place], at: roll(bytes.count + 1))
    case 2: bytes.removeSubrange(place.lowerBound...)
    case 3 where !place.isEmpty: bytes[place.lowerBound] = UInt8(roll(roll(4) == 0 ? 256 : 128))
    case 4:
      let broken: [[UInt8]] = [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
      bytes.insert(contentsOf: pick(broken), at: place.lowerBound)
    default: bytes = Array(bytes.map { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }.joined())
    }
  }

  /// One of some pieces many times: mostly fewer than two to the power of `most`.
  public mutating func row(of pieces: [String], most: Int, rarely: Int) -> [UInt8] {
    let piece = pick(pieces)
    return Array(String(repeating: piece, count: 1 << roll(roll(50) == 0 ? rarely : most)).utf8)
  }
}
