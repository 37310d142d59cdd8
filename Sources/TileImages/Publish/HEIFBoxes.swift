/// An AVIF or HEIC (ISO/IEC 23008-12, in boxes of 14496-12) whose notes are overwritten where they lie, since
/// all else is found by its distance from the file's beginning: Exif holds no entry, XMP is blank, boxes
/// that no browser needs are free space. What stands behind the last box that is needed, a film for instance,
/// is left out.
func publishedHEIF(_ file: inout FileWindow) -> PublishedParts {
  var parts = PublishedParts()
  var edits: [Overwriting] = []
  var end = 0
  var at = 0
  while let box = file.box(at, before: file.size) {
    switch box.name {
    case "ftyp", "mdat": end = box.range.upperBound
    case "meta":
      end = box.range.upperBound
      guard let notes = notes(inItemsOf: box, &file) else {
        parts.keepRest(of: &file, from: 0)
        return parts
      }
      edits += notes
    case "moov":
      end = box.range.upperBound
      edits += freed(inMovie: box, &file)
    default: edits += box.freed
    }
    at = box.range.upperBound
  }
  if end == 0 {
    parts.keepRest(of: &file, from: 0)
    return parts
  }
  parts.keep(0..<end, overwriting: edits)
  return parts
}

/// Bytes to put in the place of others; a filler follows them to the end of the range.
struct Overwriting {
  var range: Range<Int>
  var bytes: [UInt8] = []
  var filler: UInt8 = 0
}

/// A stretch of the file with a name of four letters.
struct HEIFBox {
  var name: String
  var range: Range<Int>
  /// Where its contents begin.
  var start: Int
  var body: Range<Int> { start..<range.upperBound }

  /// The same space, free.
  var freed: [Overwriting] {
    let name = range.lowerBound + 4
    return [
      Overwriting(range: name..<name + 4, bytes: Array("free".utf8)), Overwriting(range: body),
    ]
  }
}

extension FileWindow {
  /// The box that begins here; one that is cut off ends with the file.
  mutating func box(_ at: Int, before end: Int) -> HEIFBox? {
    guard at + 8 <= end, let short = bigEndian(at, 4), let name = bytes(at + 4, 4) else {
      return nil
    }
    let header = short == 1 ? 16 : 8
    let size = short == 0 ? end - at : short == 1 ? bigEndian(at + 8, 8) : short
    guard let size, size >= header, at + header <= end else { return nil }
    let last = min(size, end - at) + at
    return HEIFBox(
      name: String(decoding: name, as: UTF8.self), range: at..<last, start: at + header)
  }

  mutating func boxes(_ body: Range<Int>) -> [HEIFBox] {
    var found: [HEIFBox] = []
    while let box = box(found.last?.range.upperBound ?? body.lowerBound, before: body.upperBound) {
      found.append(box)
    }
    return found
  }
}

/// What an animation notes of itself and of each of its tracks.
private func freed(inMovie movie: HEIFBox, _ file: inout FileWindow) -> [Overwriting] {
  let boxes = file.boxes(movie.body)
  let tracks = boxes.filter { $0.name == "trak" }.flatMap { file.boxes($0.body) }
  return (boxes + tracks).filter { ["udta", "meta", "uuid", "free", "skip"].contains($0.name) }
    .flatMap(\.freed)
}

/// Where the items of a picture that are notes lie; nil where that cannot be understood.
private func notes(inItemsOf meta: HEIFBox, _ file: inout FileWindow) -> [Overwriting]? {
  let boxes = file.boxes(meta.start + 4..<max(meta.start + 4, meta.range.upperBound))
  var edits = boxes.filter { ["uuid", "free", "skip", "udta"].contains($0.name) }.flatMap(\.freed)
  let kinds = boxes.filter { $0.name == "iinf" }.reduce(into: [Int: String]()) { kinds, box in
    kinds.merge(itemKinds(box, &file)) { one, _ in one }
  }
  if kinds.isEmpty { return edits }
  let held = boxes.first { $0.name == "idat" }?.body ?? 0..<0
  for box in boxes where box.name == "iloc" {
    guard let items = itemPlaces(box, held: held, &file) else { return nil }
    for item in items {
      switch kinds[item.id] {
      case "Exif":
        for (number, range) in item.ranges.enumerated() {
          let isFirst = number == 0 && range.count >= emptyExif.count
          edits.append(Overwriting(range: range, bytes: isFirst ? emptyExif : []))
        }
      case "mime", "uri ":
        edits += item.ranges.map { Overwriting(range: $0, filler: UInt8(ascii: " ")) }
      default: break
      }
    }
  }
  return edits
}

/// How far it is to the TIFF data, then these: a list of no entries, and no list behind it.
private let emptyExif: [UInt8] =
  [0, 0, 0, 0] + Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

extension PublishedParts {
  /// Keeps a stretch of the file in which some bytes are others.
  fileprivate mutating func keep(_ range: Range<Int>, overwriting edits: [Overwriting]) {
    var at = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let place = edit.range.clamped(to: at..<range.upperBound)
      if place.isEmpty || place.lowerBound < edit.range.lowerBound { continue }
      keep(at..<place.lowerBound)
      put(Array(edit.bytes.prefix(place.count)))
      fill(place.count - min(edit.bytes.count, place.count), with: edit.filler)
      at = place.upperBound
    }
    keep(at..<range.upperBound)
  }

  /// Puts the same byte again and again; the pieces share their memory.
  private mutating func fill(_ count: Int, with byte: UInt8) {
    let piece = [UInt8](repeating: byte, count: min(count, 1 << 16))
    var left = count
    while left > 0 {
      put(left >= piece.count ? piece : Array(piece[..<left]))
      left -= min(left, piece.count)
    }
  }
}
