@testable import TileImages

/// Pixels drawn by a function, written as PNG without compression, so that nothing but the tests
/// themselves says what the picture holds.
func png(
  _ width: Int, _ height: Int, channels: Int = 3, extra: [UInt8] = [],
  pixel: (_ x: Int, _ y: Int) -> [UInt8] = { x, y in [UInt8(x & 255), UInt8(y & 255), 120] }
) -> [UInt8] {
  var rows: [UInt8] = []
  for y in 0..<height {
    rows.append(0)
    for x in 0..<width { rows += pixel(x, y) }
  }
  let header = bigEndian(width) + bigEndian(height) + [8, channels == 4 ? 6 : 2, 0, 0, 0]
  return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + chunk("IHDR", header) + extra
    + chunk("IDAT", stored(rows)) + chunk("IEND", [])
}

/// A PNG chunk: length, name, data, checksum.
func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + data
  return bigEndian(data.count) + body + bigEndian(Int(crc32(body)))
}

/// The same pixels as a JPEG of good quality.
func jpeg(from png: [UInt8], width: Int, in scratch: borrowing Scratch) throws -> [UInt8] {
  let path = scratch.file("drawn.png", png)
  return try encode(path, renditions: [Rendition(width: width, format: .jpeg, quality: 95)])[0]
}

/// A JPEG as a camera writes it: an Exif segment with an orientation of 1 … 8 and a maker's name.
func photographed(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
  let maker = Array("SECRETCAMERA\0".utf8)
  var exif: [UInt8] = Array("Exif\0\0MM\0*".utf8) + bigEndian(8) + [0, 2]
  exif += [0x01, 0x0F, 0, 2] + bigEndian(maker.count) + bigEndian(38)
  exif += [0x01, 0x12, 0, 3] + bigEndian(1) + [0, orientation, 0, 0]
  exif += bigEndian(0) + maker
  let length = exif.count + 2
  return Array(jpeg[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif
    + Array(jpeg[2...])
}

/// One red pixel, so many times over.
func gif(frames: Int) -> [UInt8] {
  let frame: [UInt8] =
    [0x21, 0xF9, 4, 0, 10, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x44, 0x01, 0]
  let screen: [UInt8] = [1, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
  return Array("GIF89a".utf8) + screen + Array(repeatElement(frame, count: frames).joined()) + [
    0x3B
  ]
}

private func bigEndian(_ number: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// A zlib stream of stored blocks (RFC 1950 and 1951).
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(65535)
    rest = rest.dropFirst(65535)
    let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
    stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
  } while !rest.isEmpty
  var (a, b) = (1, 0)
  for byte in bytes {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return stream + bigEndian(b << 16 | a)
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

/// A picture's pixels as they are seen, upright; none where it cannot be read.
func seen(_ path: String) throws -> (width: Int, height: Int, channels: Int, bytes: [UInt8]) {
  let file = try PictureFile(path: path)
  let source = try VipsFile(file)
  guard let header = VipsPicture(header: source, format: file.format),
    let picture = header.decoded(from: source, width: 1 << 20),
    let (channels, bytes) = picture.pixelBytes()
  else { return (0, 0, 0, []) }
  return (picture.width, picture.height, channels, bytes)
}
