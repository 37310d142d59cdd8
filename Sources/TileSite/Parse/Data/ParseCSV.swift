internal import TileTemplate

/// Reads CSV as RFC 4180 has it: the first line names the columns, each row after it becomes a map. All
/// values are texts, as they were typed; empty lines are passed over.
func parseCSV(_ text: ArraySlice<UInt8>) throws(DataMistake) -> Value {
  var reader = CSVReader(text)
  guard let head = try reader.row() else { return .list([]) }
  let names = head.values.map(withoutBlanks)
  if names.count == 1, names[0].contains(";") {
    throw DataMistake(.semicolons, at: head.offsets[0])
  }
  for (place, name) in names.enumerated() {
    if name.isEmpty { throw DataMistake(.noName, at: head.offsets[place]) }
    if names[..<place].contains(name) {
      throw DataMistake(.secondName(name), at: head.offsets[place])
    }
  }
  var rows: [Value] = []
  while let row = try reader.row() {
    guard row.values.count == names.count else {
      throw DataMistake(.fields(row.values.count, wanted: names.count), at: row.offsets[0])
    }
    rows.append(.map(Fields(zip(names, row.values.map(Value.text)))))
  }
  return .list(rows)
}

private func withoutBlanks(_ text: String) -> String {
  let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
  let start = text.unicodeScalars.drop(while: isBlank)
  let end = start.lastIndex { !isBlank($0) }.map { start.index(after: $0) } ?? start.startIndex
  return String(start[..<end])
}

private struct CSVReader {
  private let text: ArraySlice<UInt8>
  private var place: Int

  struct Row {
    var values: [String] = []
    /// Where each begins.
    var offsets: [Int] = []
  }

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
  }

  private var byte: UInt8? { place < text.endIndex ? text[place] : nil }

  /// Nil at the end.
  mutating func row() throws(DataMistake) -> Row? {
    while byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { place += 1 }
    guard byte != nil else { return nil }
    var row = Row()
    while true {
      row.offsets.append(place)
      row.values.append(byte == UInt8(ascii: "\"") ? try quoted() : try plain())
      guard byte == UInt8(ascii: ",") else { break }
      place += 1
    }
    return row
  }

  private mutating func plain() throws(DataMistake) -> String {
    let start = place
    while let byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: "\n"),
      byte != UInt8(ascii: "\r")
    {
      if byte == UInt8(ascii: "\"") { throw DataMistake(.quoteInside, at: start) }
      place += 1
    }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private mutating func quoted() throws(DataMistake) -> String {
    let start = place
    var bytes: [UInt8] = []
    place += 1
    while true {
      guard let byte else { throw DataMistake(.notClosed, at: start) }
      place += 1
      if byte != UInt8(ascii: "\"") {
        bytes.append(byte)
      } else if self.byte == UInt8(ascii: "\"") {
        bytes.append(byte)
        place += 1
      } else {
        break
      }
    }
    if let byte, ![UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte) {
      throw DataMistake(.afterQuote, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
