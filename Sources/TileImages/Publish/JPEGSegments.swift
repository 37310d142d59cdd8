/// A JPEG (ITU-T T.81, annex B) without its application and comment segments, but those that say what
/// its numbers mean: JFIF, Adobe's, the colour profile. It ends with the picture's own end: behind it
/// cameras put previews and films, with metadata of their own.
func publishedJPEG(_ file: inout FileWindow) -> PublishedParts {
  var parts = PublishedParts()
  parts.keep(0..<2)
  var hasExif = false
  var at = 2
  // As decoders do, whatever stands before the next marker is passed over.
  while let start = file.index(of: 0xFF, from: at) {
    var code = start + 1
    while file.byte(code) == 0xFF { code += 1 }
    guard let marker = file.byte(code) else { break }
    at = code + 1
    switch marker {
    case 0x00: continue
    case 0xD9:
      parts.keep(start..<at)
      return parts
    case 0x01, 0xD0...0xD8: parts.keep(start..<at)
    default:
      guard let length = file.bigEndian(at, 2), length >= 2 else {
        parts.keepRest(of: &file, from: start)
        return parts
      }
      let end = min(at + length, file.size)
      if isKept(marker, &file, at + 2, end) {
        parts.keep(start..<end)
      } else if marker == 0xE1, !hasExif, let turned = minimalExif(&file, at + 2, end) {
        hasExif = true
        parts.put(turned)
      }
      at = end
      if marker == 0xDA {
        at = endOfScan(&file, from: end)
        parts.keep(end..<at)
      }
    }
  }
  return parts
}

/// A scan's coded pixels end at the next marker, but those of restarts.
private func endOfScan(_ file: inout FileWindow, from start: Int) -> Int {
  var at = start
  while let mark = file.index(of: 0xFF, from: at), let code = file.byte(mark + 1) {
    if code != 0 && !(0xD0...0xD7).contains(code) { return mark }
    at = mark + 2
  }
  return file.size
}

private func isKept(_ marker: UInt8, _ file: inout FileWindow, _ start: Int, _ end: Int) -> Bool {
  switch marker {
  case 0xE0: begins(with: "JFIF\0", &file, start, end)
  case 0xE2: begins(with: "ICC_PROFILE\0", &file, start, end)
  case 0xEE: begins(with: "Adobe", &file, start, end)
  case 0xE1...0xEF, 0xFE: false
  default: true
  }
}

private func begins(
  with name: String, _ file: inout FileWindow, _ start: Int, _ end: Int
) -> Bool {
  end - start >= name.utf8.count && file.bytes(start, name.utf8.count) == Array(name.utf8)
}

/// For an Exif segment one with the orientation alone; empty where the picture stands upright, nil
/// for any other segment.
private func minimalExif(_ file: inout FileWindow, _ start: Int, _ end: Int) -> [UInt8]? {
  guard begins(with: "Exif\0", &file, start, end), end - start > 6 else { return nil }
  guard let data = file.bytes(start + 6, end - start - 6), let turned = Orientation(exif: data)
  else { return [] }
  let exif = Array("Exif\0\0".utf8) + turned.exif
  return [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
}
