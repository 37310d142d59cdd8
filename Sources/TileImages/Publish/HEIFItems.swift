/// The kind of each item by its number: `av01`, `Exif`.
func itemKinds(_ info: HEIFBox, _ file: inout FileWindow) -> [Int: String] {
  let first = info.start + (file.byte(info.start) == 0 ? 6 : 8)
  guard first <= info.range.upperBound else { return [:] }
  var kinds: [Int: String] = [:]
  for entry in file.boxes(first..<info.range.upperBound) where entry.name == "infe" {
    let version = file.byte(entry.start) ?? 0
    let length = version >= 3 ? 4 : 2
    guard let id = file.bigEndian(entry.start + 4, length) else { continue }
    // Before version 2 an item had the type of a file, as notes have now.
    let kind = version < 2 ? Array("mime".utf8) : file.bytes(entry.start + 6 + length, 4)
    kinds[id] = kind.map { String(decoding: $0, as: UTF8.self) }
  }
  return kinds
}

/// Where each item's bytes lie.
func itemPlaces(
  _ box: HEIFBox, held: Range<Int>, _ file: inout FileWindow
) -> [(id: Int, ranges: [Range<Int>])]? {
  var reader = BoxReader(at: box.start, end: box.range.upperBound)
  guard let version = reader.number(1, &file), reader.number(3, &file) != nil,
    let sizes = reader.number(2, &file), let count = reader.number(version < 2 ? 2 : 4, &file)
  else { return nil }
  let (offset, length, base) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
  let index = version == 0 ? 0 : sizes & 15
  var items: [(id: Int, ranges: [Range<Int>])] = []
  for _ in 0..<count {
    guard let id = reader.number(version < 2 ? 2 : 4, &file),
      let method = version == 0 ? 0 : reader.number(2, &file), reader.number(2, &file) != nil,
      let start = reader.number(base, &file), let extents = reader.number(2, &file)
    else { return nil }
    var ranges: [Range<Int>] = []
    // Extents that take no bytes are all the same.
    for _ in 0..<(index + offset + length == 0 ? min(extents, 1) : extents) {
      guard reader.number(index, &file) != nil, let from = reader.number(offset, &file),
        let size = reader.number(length, &file)
      else { return nil }
      let room = method & 15 == 1 ? held : 0..<file.size
      let (place, isFar) = start.addingReportingOverflow(from)
      let (first, isFarther) = place.addingReportingOverflow(room.lowerBound)
      guard !isFar, !isFarther, first >= room.lowerBound, first <= room.upperBound else { continue }
      // No length means all that is left.
      ranges.append(
        first..<(size == 0 ? room.upperBound : min(size, room.upperBound - first) + first))
    }
    items.append((id, ranges))
  }
  return items
}

/// Numbers that follow each other.
private struct BoxReader {
  var at: Int
  var end: Int

  mutating func number(_ count: Int, _ file: inout FileWindow) -> Int? {
    if count == 0 { return 0 }
    guard count <= 8, at + count <= end, let number = file.bigEndian(at, count), number >= 0 else {
      return nil
    }
    at += count
    return number
  }
}
