private import CToml

/// Reads one TOML 1.0 document to the tree that YAML is read to: numbers, dates and booleans stay the text
/// the author typed, and are plain; quoted texts are not.
///
/// - Parameters:
///   - bytes: UTF-8, already checked; line ends may be LF or CRLF.
///   - firstLine: the line of the file on which `bytes` begins.
/// - Throws: the first mistake.
func parseTOML(_ bytes: ArraySlice<UInt8>, firstLine: Int = 1) throws(YAMLMistake) -> YAML {
  let origin = Position(line: firstLine, column: 1)
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  return try unsafe text.withUnsafeBufferPointer { buffer throws(YAMLMistake) in
    let document = unsafe TOMLDocument(buffer)
    if let (words, place) = document.mistake {
      let place = inside(text, place)
      throw TOMLAdvice(
        words: words, place: Position(line: place.line + firstLine - 1, column: place.column),
        source: YAMLSource(text: text, origin: origin)
      )
      .mistake
    }
    return try document.tree(firstLine: firstLine)
  }
}

/// A place of a text, or the end of its line, or of the text, where it lies behind that.
private func inside(_ text: ArraySlice<UInt8>, _ place: Position) -> Position {
  let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let number = min(max(1, place.line), lines.count)
  let line = lines[number - 1]
  let length = line.count { $0 & 0xC0 != 0x80 } - (line.last == 0x0D ? 1 : 0)
  return Position(
    line: number, column: place.line > lines.count ? length + 1 : min(place.column, length + 1))
}

/// Owns what toml++ read.
@safe private struct TOMLDocument: ~Copyable {
  private let document: OpaquePointer

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = unsafe UnsafeRawPointer(bytes.baseAddress)
    unsafe document = ctoml_read(
      start?.assumingMemoryBound(to: CChar.self), bytes.count, YAMLTree.deepest)
  }

  deinit { unsafe ctoml_free(document) }

  var mistake: (words: String, place: Position)? {
    var (line, column): (UInt32, UInt32) = (1, 1)
    guard let words = unsafe ctoml_mistake(document, &line, &column) else { return nil }
    return unsafe (
      String(cString: words), Position(line: max(1, Int(line)), column: max(1, Int(column)))
    )
  }

  /// Without recursion: `open` are the lists and maps that have not ended.
  func tree(firstLine: Int) throws(YAMLMistake) -> YAML {
    var root = YAML(position: Position(line: firstLine, column: 1), value: .map([]))
    var open: [OpenTOML] = []
    var count = 0
    guard let events = unsafe ctoml_events(document, &count) else { return root }
    for index in 0..<count {
      let event = unsafe events[index]
      let entry = unsafe entry(event, firstLine)
      switch unsafe event.kind {
      case CTOML_TEXT, CTOML_PLAIN:
        let text = unsafe text(event.text, event.length)
        if text.utf8.contains(0) {
          throw YAMLMistake(
            position: entry.value.position,
            sentence: "a text may not hold a NUL character; delete the \\u0000")
        }
        let isPlain = unsafe event.kind == CTOML_PLAIN
        open.add(entry, .scalar(text, plain: isPlain))
      case CTOML_LIST: open.append(OpenTOML(entry: entry, isMap: false))
      case CTOML_MAP: open.append(OpenTOML(entry: entry, isMap: true))
      default:
        guard let ended = open.popLast() else { continue }
        if open.isEmpty { root.value = ended.value }
        open.add(ended.entry, ended.value)
      }
    }
    return root
  }

  private func entry(_ event: ctoml_event, _ firstLine: Int) -> YAML.Entry {
    let place = { (line: UInt32, column: UInt32) in
      Position(line: max(1, Int(line)) + firstLine - 1, column: max(1, Int(column)))
    }
    return unsafe YAML.Entry(
      key: text(event.key, event.key_length), keyPosition: place(event.key_line, event.key_column),
      value: YAML(position: place(event.line, event.column), value: .list([])))
  }

  private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// A list or map whose end has not been read yet; `entry` has its key and place.
private struct OpenTOML {
  var entry: YAML.Entry
  var isMap: Bool
  var items: [YAML] = []
  var entries: [YAML.Entry] = []

  var value: YAML.Value { isMap ? .map(entries) : .list(items) }
}

extension [OpenTOML] {
  /// Adds a finished part to the innermost list or map.
  fileprivate mutating func add(_ entry: YAML.Entry, _ value: YAML.Value) {
    guard let last = indices.last else { return }
    var entry = entry
    entry.value.value = value
    if self[last].isMap {
      self[last].entries.append(entry)
    } else {
      self[last].items.append(entry.value)
    }
  }
}
