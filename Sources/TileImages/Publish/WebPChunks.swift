/// A WebP (RFC 9649) with the chunks alone that say how it looks and moves, and flags to match.
func publishedWebP(_ file: inout FileWindow) -> PublishedParts {
  guard let size = file.littleEndian(4) else { return .whole(file.size) }
  if 8 + size > file.size {  // cut off
    var parts = PublishedParts()
    parts.keepRest(of: &file, from: 0)
    if !parts.list.isEmpty { return parts }
  }
  let end = min(8 + size, file.size)
  var body = PublishedParts()
  var features: (range: Range<Int>, flags: UInt8)?
  var turned: Orientation?
  var at = 12
  while at < end {
    guard let name = file.bytes(at, 4), let length = file.littleEndian(at + 4),
      at + 8 + length <= end
    else {
      body.keepRest(of: &file, from: at)
      break
    }
    let next = min(at + 8 + length + length % 2, end)
    switch String(decoding: name, as: UTF8.self) {
    case "VP8X" where features == nil && length >= 10:
      features = (at..<next, file.byte(at + 8) ?? 0)
    case "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP": body.keep(at..<next)
    case "EXIF" where turned == nil && length < 1 << 20:
      turned = file.bytes(at + 8, length).flatMap { data in
        Orientation(exif: data.starts(with: "Exif\0\0".utf8) ? Array(data.dropFirst(6)) : data)
      }
    default: break
    }
    at = next
  }
  return assembled(features, body, turned, &file)
}

private func assembled(
  _ features: (range: Range<Int>, flags: UInt8)?, _ body: PublishedParts, _ turned: Orientation?,
  _ file: inout FileWindow
) -> PublishedParts {
  var all = PublishedParts()
  var exif: [UInt8] = []
  if let features {
    if let turned { exif = Array("EXIF".utf8) + littleEndian(turned.exif.count) + turned.exif }
    let flags = features.flags & ~0x0C | (exif.isEmpty ? 0 : 0x08)
    if flags == features.flags {
      all.keep(features.range)
    } else if var bytes = file.bytes(features.range.lowerBound, features.range.count) {
      bytes[8] = flags
      all.put(bytes)
    }
  }
  all.add(body)
  if !exif.isEmpty { all.put(all.size % 2 == 1 ? [0] + exif : exif) }
  var whole = PublishedParts()
  if file.littleEndian(4) == all.size + 4 {
    whole.keep(0..<12)
  } else {
    whole.put(Array("RIFF".utf8) + littleEndian(all.size + 4) + Array("WEBP".utf8))
  }
  whole.add(all)
  return whole
}

private func littleEndian(_ number: Int) -> [UInt8] {
  [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}
