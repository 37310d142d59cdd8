/// One stretch of a text, and what is to stand there.
struct ByteEdit {
  var place: Range<Int>
  var text: [UInt8]
}

/// The ways in which a key can be written into a YAML text, the best first. None is sure to be right:
/// whoever takes one looks at what comes out.
struct YAMLEdits {
  let text: ArraySlice<UInt8>

  func all(
    for path: [String], to value: String?, in root: PlacedYAML?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard let root else { return value.map { [atEnd(lines(path[...], $0, indent: []))] } ?? [] }
    return try edits(path[...], value, in: root, under: nil)
  }

  /// - Parameter key: that `node` stands under.
  private func edits(
    _ path: ArraySlice<String>, _ value: String?, in node: PlacedYAML, under key: PlacedYAML.Entry?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard let name = path.first else { return try replace(node, value, key) }
    switch node.kind {
    case .map(let entries, let isFlow):
      if let index = entries.firstIndex(where: { $0.key == name }) {
        if path.count == 1, value == nil { return try remove(index, of: entries, isFlow: isFlow) }
        return try edits(path.dropFirst(), value, in: entries[index].value, under: entries[index])
      }
      guard let value else { return [] }
      return isFlow
        ? [intoFlow(path, value, node, entries)]
        : intoBlock(path, value, node, entries, isRoot: key == nil)
    case .scalar(let word, plain: true) where ["", "~", "null", "Null", "NULL"].contains(word):
      guard !node.isMarked else { throw .repeated(name) }
      return value.map { fill(node, path, $0, key) } ?? []
    case .alias: throw .repeated(key?.key ?? name)
    case .scalar, .list: throw .noMap(key?.key)
    }
  }

  // MARK: A value that is there

  private func replace(
    _ node: PlacedYAML, _ value: String?, _ key: PlacedYAML.Entry?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard case .scalar = node.kind, let value, !node.isMarked else {
      throw .repeated(key?.key ?? "")
    }
    let isSingle = node.place.first.map { text[$0] } == UInt8(ascii: "'")
    var quoted = isSingle ? single(value) : double(value)
    let before = node.place.lowerBound - 1
    if node.place.isEmpty, text.indices.contains(before), !isBlank(text[before]) {
      quoted.insert(UInt8(ascii: " "), at: 0)
    }
    return [ByteEdit(place: node.place, text: quoted)]
  }

  private func remove(
    _ index: Int, of entries: [PlacedYAML.Entry], isFlow: Bool
  ) throws(EditRefusal) -> [ByteEdit] {
    let entry = entries[index]
    guard case .scalar = entry.value.kind, !entry.value.isMarked else {
      throw .repeated(entry.key ?? "")
    }
    if !isFlow { return removeLine(entry) }
    let place =
      if index + 1 < entries.count {
        entry.keyPlace.lowerBound..<entries[index + 1].keyPlace.lowerBound
      } else if index > 0 {
        entries[index - 1].end..<entry.end
      } else {
        entry.keyPlace.lowerBound..<entry.end
      }
    let own = entry.keyPlace.lowerBound..<entry.end
    let gap = place.filter { !own.contains($0) }.map { text[$0] }
    guard gap.allSatisfy({ isBlank($0) || isLineEnd($0) || $0 == UInt8(ascii: ",") }) else {
      return []
    }
    return [ByteEdit(place: place, text: [])]
  }

  private func removeLine(_ entry: PlacedYAML.Entry) -> [ByteEdit] {
    let start = lineStart(entry.keyPlace.lowerBound)
    let end = nextLine(after: entry.end)
    let rest = text[entry.end..<end]
    guard text[start..<entry.keyPlace.lowerBound].allSatisfy(isBlank) else { return [] }
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      return [ByteEdit(place: entry.keyPlace.lowerBound..<mark, text: [])]
    }
    return [ByteEdit(place: start..<end, text: [])]
  }

  // MARK: A value that is not

  private func fill(
    _ node: PlacedYAML, _ path: ArraySlice<String>, _ value: String, _ key: PlacedYAML.Entry?
  ) -> [ByteEdit] {
    let isSpaced =
      node.place.lowerBound > text.startIndex && isBlank(text[node.place.lowerBound - 1])
    let within = ByteEdit(
      place: node.place, text: (isSpaced ? [] : [UInt8(ascii: " ")]) + flow(path, value))
    guard node.place.isEmpty, let key else { return [within] }
    let indent =
      indent(at: key.keyPlace.lowerBound) + [UInt8](repeating: UInt8(ascii: " "), count: 2)
    return [below(key.keyPlace.upperBound, lines(path, value, indent: indent)), within]
  }

  private func intoFlow(
    _ path: ArraySlice<String>, _ value: String, _ node: PlacedYAML, _ entries: [PlacedYAML.Entry]
  ) -> ByteEdit {
    let pair = pair(path, value)
    guard let last = entries.last else {
      let open = node.place.upperBound - 1
      let inside = text[..<open].lastIndex { !isBlank($0) && !isLineEnd($0) } ?? open - 1
      return ByteEdit(place: inside + 1..<inside + 1, text: pair)
    }
    return ByteEdit(place: last.end..<last.end, text: Array(", ".utf8) + pair)
  }

  private func intoBlock(
    _ path: ArraySlice<String>, _ value: String, _ node: PlacedYAML, _ entries: [PlacedYAML.Entry],
    isRoot: Bool
  ) -> [ByteEdit] {
    guard let first = entries.first, let last = entries.last else { return [] }
    let lines = lines(path, value, indent: indent(at: first.keyPlace.lowerBound))
    let start = lineStart(first.keyPlace.lowerBound)
    return (isRoot ? [atEnd(lines)] : [])
      + [
        below(max(last.end, node.place.upperBound), lines),
        ByteEdit(place: start..<start, text: lines + lineEnd),
      ]
  }

  // MARK: Lines

  /// On the line after the one that a place is on.
  private func below(_ place: Int, _ lines: [UInt8]) -> ByteEdit {
    let isAtStart = place > text.startIndex && isLineEnd(text[place - 1])
    let next = isAtStart ? place : nextLine(after: place)
    let isWhole = next > text.startIndex && isLineEnd(text[next - 1])
    return ByteEdit(place: next..<next, text: isWhole ? lines + lineEnd : lineEnd + lines)
  }

  private func atEnd(_ lines: [UInt8]) -> ByteEdit {
    let end = text.endIndex
    let isWhole = text.isEmpty || isLineEnd(text[end - 1])
    return ByteEdit(place: end..<end, text: isWhole ? lines + lineEnd : lineEnd + lines)
  }

  private func lineStart(_ place: Int) -> Int {
    text[..<place].lastIndex(where: isLineEnd).map { $0 + 1 } ?? text.startIndex
  }

  private func nextLine(after place: Int) -> Int {
    guard let end = text[place...].firstIndex(where: isLineEnd) else { return text.endIndex }
    let isPair = text[end] == UInt8(ascii: "\r") && text[(end + 1)...].first == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  /// As the text's first line ends.
  private var lineEnd: [UInt8] {
    guard let end = text.firstIndex(where: isLineEnd) else { return [UInt8(ascii: "\n")] }
    return Array(text[end..<nextLine(after: end)])
  }

  /// As many blanks as stand before a place on its line.
  private func indent(at place: Int) -> [UInt8] {
    let before = text[lineStart(place)..<place]
    if before.allSatisfy(isBlank) { return Array(before) }
    return before.filter { $0 & 0xC0 != 0x80 }.map { _ in UInt8(ascii: " ") }
  }

  // MARK: Keys and values

  private func lines(_ path: ArraySlice<String>, _ value: String, indent: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    for (depth, key) in path.enumerated() {
      let isLast = depth == path.count - 1
      written += indent + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
      written += isLast ? pair([key], value) : Array("\(key):".utf8) + lineEnd
    }
    return written
  }

  private func pair(_ path: ArraySlice<String>, _ value: String) -> [UInt8] {
    guard let key = path.first else { return double(value) }
    let inner = path.count == 1 ? double(value) : flow(path.dropFirst(), value)
    return Array("\(key): ".utf8) + inner
  }

  private func flow(_ path: ArraySlice<String>, _ value: String) -> [UInt8] {
    [UInt8(ascii: "{")] + pair(path, value) + [UInt8(ascii: "}")]
  }

  private func double(_ value: String) -> [UInt8] {
    let escaped = value.utf8.flatMap { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "\"")]
  }

  private func single(_ value: String) -> [UInt8] {
    let escaped = value.utf8.flatMap { $0 == UInt8(ascii: "'") ? [$0, $0] : [$0] }
    return [UInt8(ascii: "'")] + escaped + [UInt8(ascii: "'")]
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
