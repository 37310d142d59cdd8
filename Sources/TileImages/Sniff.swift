/// What the first bytes of a file say it is.
enum Kind: Equatable {
  case picture(PictureFormat)
  /// A picture that browsers do not show, by the name people know.
  case foreign(String)
  case unknown
}

/// Tells the format by its signature, never by the name. Linear in `head`, the file's beginning.
func sniff(_ head: [UInt8]) -> Kind {
  if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .picture(.jpeg) }
  if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .picture(.png) }
  if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) { return .picture(.gif) }
  if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
    return .picture(.webp)
  }
  if head.dropFirst(4).starts(with: "ftyp".utf8) { return sniffContainer(head) }
  if head.starts(with: "II*\0".utf8) || head.starts(with: "MM\0*".utf8) { return .foreign("TIFF") }
  if head.starts(with: "BM".utf8), head.count > 26, head[14] == 40 { return .foreign("BMP") }
  if head.starts(with: "8BPS".utf8) { return .foreign("Photoshop") }
  return isSVG(head) ? .picture(.svg) : .unknown
}

/// ISO base media files name their kind in the brands of their first box.
private func sniffContainer(_ head: [UInt8]) -> Kind {
  let size = head.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  let brands = head.prefix(max(size, 12)).dropFirst(8)
  if brands.contains("avif".utf8) || brands.contains("avis".utf8) { return .picture(.avif) }
  return brands.starts(with: "hei".utf8) || brands.starts(with: "mif1".utf8)
    ? .foreign("HEIC") : .unknown
}

/// XML whose root may stand after a byte-order mark, a declaration, comments and a DOCTYPE.
private func isSVG(_ head: [UInt8]) -> Bool {
  let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
  let first = text.first { !$0.isSpace }
  return first == UInt8(ascii: "<") && text.contains("<svg".utf8)
}

/// Whether a PNG's header announces an animation (an `acTL` chunk before its pixels).
func isAnimatedPNG(_ head: [UInt8]) -> Bool {
  guard let control = head.firstRange(of: "acTL".utf8) else { return false }
  guard let pixels = head.firstRange(of: "IDAT".utf8) else { return true }
  return control.lowerBound < pixels.lowerBound
}

/// Whether the file stops before its format says it may, judged by its size and last bytes.
func endsTooEarly(_ format: PictureFormat, head: [UInt8], tail: [UInt8], size: Int) -> Bool {
  switch format {
  case .jpeg: !tail.contains([0xFF, 0xD9])
  case .png: !tail.contains("IEND".utf8)
  case .gif: tail.last != 0x3B
  case .webp: head.count < 12 || 8 + head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } > size
  case .svg: !tail.contains("svg>".utf8)
  case .avif: false
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
