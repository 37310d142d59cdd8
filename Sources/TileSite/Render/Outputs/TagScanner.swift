/// Finds the tags of HTML that people wrote, well or badly; never fails.
struct TagScanner {
  let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  struct Tag {
    /// From `<` to behind `>`.
    var range: Range<Int>
    /// In lower case.
    var name: String
    var isEnd: Bool
    var attributes: [Attribute] = []

    /// The value of an attribute; nil where it is not there.
    func value(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  struct Attribute {
    /// In lower case.
    var name: String
    /// With the blank before it.
    var range: Range<Int>
    /// As written, without quotes, its entities as they are.
    var value: String
  }

  /// The next tag; what stands inside comments, scripts and the like has none.
  mutating func next() -> Tag? {
    while let start = find(UInt8(ascii: "<"), from: place) {
      if starts("<!--", at: start) {
        place = end(of: "-->", from: start + 4)
      } else if start + 1 < bytes.count, "!?".utf8.contains(bytes[start + 1]) {
        place = (find(UInt8(ascii: ">"), from: start) ?? bytes.count - 1) + 1
      } else if let tag = tag(at: start) {
        place = tag.range.upperBound
        if !tag.isEnd, TagScanner.rawText.contains(tag.name) {
          place = closing(of: tag.name, from: place)
        }
        return tag
      } else {
        place = start + 1
      }
    }
    return nil
  }

  /// Elements whose text has no tags.
  private static let rawText: Set<String> = ["script", "style", "textarea", "title", "xmp"]

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == byte { return place }
      place += 1
    }
    return nil
  }

  private func starts(_ text: String, at place: Int) -> Bool {
    bytes.count - place >= text.utf8.count
      && zip(text.utf8, bytes[place...]).allSatisfy { $0 == TagScanner.lower($1) }
  }

  private func end(of mark: String, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if starts(mark, at: place) { return place + mark.utf8.count }
      place += 1
    }
    return bytes.count
  }

  /// Where `</name` begins, or the end.
  private func closing(of name: String, from start: Int) -> Int {
    var place = start
    while let found = find(UInt8(ascii: "<"), from: place) {
      if starts("</" + name, at: found) { return found }
      place = found + 1
    }
    return bytes.count
  }

  private func tag(at start: Int) -> Tag? {
    var place = start + 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    guard place < bytes.count, TagScanner.isLetter(bytes[place]) else { return nil }
    let name = word(&place) { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    var tag = Tag(range: start..<bytes.count, name: name, isEnd: isEnd)
    while place < bytes.count {
      let before = place
      while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "/") {
        place += 1
      }
      if place == bytes.count { return nil }
      if bytes[place] == UInt8(ascii: ">") {
        tag.range = start..<(place + 1)
        return tag
      }
      guard let attribute = attribute(&place, from: before) else { return nil }
      tag.attributes.append(attribute)
    }
    return nil
  }

  private func attribute(_ place: inout Int, from start: Int) -> Attribute? {
    let first = place
    let name = word(&place) { $0 <= 0x20 || "/>=".utf8.contains($0) }
    if place == first { place += 1 }  // a stray `=`
    var after = place
    while after < bytes.count, bytes[after] <= 0x20 { after += 1 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: "=") else {
      return Attribute(name: name, range: start..<place, value: "")
    }
    place = after + 1
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let end = find(quote, from: place + 1) else { return nil }
      let value = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
      place = end + 1
      return Attribute(name: name, range: start..<place, value: value)
    }
    let from = place
    _ = word(&place) { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    let value = String(decoding: bytes[from..<place], as: UTF8.self)
    return Attribute(name: name, range: start..<place, value: value)
  }

  /// What stands before the byte at which it ends, in lower case.
  private func word(_ place: inout Int, ends: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, !ends(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place].map(TagScanner.lower), as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
