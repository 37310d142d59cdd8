/// One stretch of a text, and what is to stand there.
struct ByteEdit {
  var place: Range<Int>
  var text: [UInt8]
}

/// The ways in which a key can be written into a YAML text, the best first. None is sure to be right:
/// whoever takes one looks at what comes out.
struct YAMLEdits {
  private let text: ArraySlice<UInt8>
  private let lines: TextLines
  private let words: YAMLWords

  init(_ lines: TextLines) {
    text = lines.text
    self.lines = lines
    words = YAMLWords(lineEnd: lines.end)
  }

  func all(
    for path: [String], to value: YAMLWords.Scalar?, in root: PlacedYAML?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard let root else {
      return value.map { [lines.atEnd(words.lines(path[...], $0, indent: []))] } ?? []
    }
    return try edits(path[...], value, in: root, under: nil)
  }

  /// - Parameter key: that `node` stands under.
  private func edits(
    _ path: ArraySlice<String>, _ value: YAMLWords.Scalar?, in node: PlacedYAML,
    under key: PlacedYAML.Entry?
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
    _ node: PlacedYAML, _ value: YAMLWords.Scalar?, _ key: PlacedYAML.Entry?
  ) throws(EditRefusal) -> [ByteEdit] {
    guard case .scalar(_, let isPlain) = node.kind, let value, !node.isMarked else {
      throw .repeated(key?.key ?? "")
    }
    let isSingle = node.place.first.map { text[$0] } == UInt8(ascii: "'")
    var quoted =
      isSingle ? words.single(value.text) : isPlain ? words.plain(value) : words.double(value.text)
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
    let start = lines.start(of: entry.keyPlace.lowerBound)
    let end = lines.next(after: entry.end)
    let rest = text[entry.end..<end]
    guard text[start..<entry.keyPlace.lowerBound].allSatisfy(isBlank) else { return [] }
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      return [ByteEdit(place: entry.keyPlace.lowerBound..<mark, text: [])]
    }
    return [ByteEdit(place: start..<end, text: [])]
  }

  // MARK: A value that is not

  private func fill(
    _ node: PlacedYAML, _ path: ArraySlice<String>, _ value: YAMLWords.Scalar,
    _ key: PlacedYAML.Entry?
  ) -> [ByteEdit] {
    let isSpaced =
      node.place.lowerBound > text.startIndex && isBlank(text[node.place.lowerBound - 1])
    let within = ByteEdit(
      place: node.place, text: (isSpaced ? [] : [UInt8(ascii: " ")]) + words.flow(path, value))
    guard node.place.isEmpty, let key else { return [within] }
    let indent =
      lines.indent(at: key.keyPlace.lowerBound) + [UInt8](repeating: UInt8(ascii: " "), count: 2)
    return [
      lines.below(key.keyPlace.upperBound, words.lines(path, value, indent: indent)), within,
    ]
  }

  private func intoFlow(
    _ path: ArraySlice<String>, _ value: YAMLWords.Scalar, _ node: PlacedYAML,
    _ entries: [PlacedYAML.Entry]
  ) -> ByteEdit {
    let pair = words.pair(path, value)
    guard let last = entries.last else {
      let open = node.place.upperBound - 1
      let inside = text[..<open].lastIndex { !isBlank($0) && !isLineEnd($0) } ?? open - 1
      return ByteEdit(place: inside + 1..<inside + 1, text: pair)
    }
    return ByteEdit(place: last.end..<last.end, text: Array(", ".utf8) + pair)
  }

  private func intoBlock(
    _ path: ArraySlice<String>, _ value: YAMLWords.Scalar, _ node: PlacedYAML,
    _ entries: [PlacedYAML.Entry],
    isRoot: Bool
  ) -> [ByteEdit] {
    guard let first = entries.first, let last = entries.last else { return [] }
    let made = words.lines(path, value, indent: lines.indent(at: first.keyPlace.lowerBound))
    let start = lines.start(of: first.keyPlace.lowerBound)
    return (isRoot ? [lines.atEnd(made)] : [])
      + [
        lines.below(max(last.end, node.place.upperBound), made),
        ByteEdit(place: start..<start, text: made + lines.end),
      ]
  }
}
