/// The lines of a text whose bytes are to be kept, and where others can be put among them.
struct TextLines {
  let text: ArraySlice<UInt8>
  /// As lines end here: as the first does, or as is said where there is none.
  let end: [UInt8]

  init(_ text: ArraySlice<UInt8>, end: [UInt8] = [UInt8(ascii: "\n")]) {
    self.text = text
    self.end = text.firstIndex(where: isLineEnd).map { Self.end(at: $0, in: text) } ?? end
  }

  /// On the line after the one that a place is on.
  func below(_ place: Int, _ lines: [UInt8]) -> ByteEdit {
    let isAtStart = place > text.startIndex && isLineEnd(text[place - 1])
    let next = isAtStart ? place : next(after: place)
    let isWhole = next > text.startIndex && isLineEnd(text[next - 1])
    return ByteEdit(place: next..<next, text: isWhole ? lines + end : end + lines)
  }

  func atEnd(_ lines: [UInt8]) -> ByteEdit {
    let last = text.endIndex
    let isWhole = text.isEmpty || isLineEnd(text[last - 1])
    return ByteEdit(place: last..<last, text: isWhole ? lines + end : end + lines)
  }

  func start(of place: Int) -> Int {
    text[..<place].lastIndex(where: isLineEnd).map { $0 + 1 } ?? text.startIndex
  }

  func next(after place: Int) -> Int {
    guard let last = text[place...].firstIndex(where: isLineEnd) else { return text.endIndex }
    return last + Self.end(at: last, in: text).count
  }

  private static func end(at place: Int, in text: ArraySlice<UInt8>) -> [UInt8] {
    let isPair =
      text[place] == UInt8(ascii: "\r") && text[(place + 1)...].first == UInt8(ascii: "\n")
    return Array(text[place..<place + (isPair ? 2 : 1)])
  }

  /// As many blanks as stand before a place on its line.
  func indent(at place: Int) -> [UInt8] {
    let before = text[start(of: place)..<place]
    if before.allSatisfy(isBlank) { return Array(before) }
    return before.filter { $0 & 0xC0 != 0x80 }.map { _ in UInt8(ascii: " ") }
  }
}

func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
