private import CYaml

/// Reads one YAML 1.1 document. Scalars stay the text the author typed: no dates, no numbers, no
/// booleans.
///
/// - Parameters:
///   - bytes: UTF-8, already checked; line ends may be LF, CRLF or CR.
///   - firstLine: the line of the file on which `bytes` begins, so that places are those of the
///     file.
///   - columnOffset: what to add to every column, for YAML that stands indented in its file.
/// - Returns: the tree, or nil if there is nothing but blanks and comments.
/// - Throws: the first mistake. Time and memory are linear in the input; aliases are bounded.
func parseYAML(
  _ bytes: ArraySlice<UInt8>, firstLine: Int = 1, columnOffset: Int = 0
) throws(YAMLMistake) -> YAML? {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  let origin = Position(line: firstLine, column: columnOffset + 1)
  return try unsafe text.withUnsafeBufferPointer { buffer throws(YAMLMistake) in
    var events = unsafe YAMLEvents(buffer, origin: origin)
    var tree = YAMLTree()
    while !tree.isComplete {
      do throws(YAMLFailure) {
        try tree.add(try events.next())
      } catch {
        throw YAMLMistake(error, in: text, origin: origin, unclosed: tree.innermost)
      }
    }
    return tree.root
  }
}

/// Every step of a document that `parseYAML` can read, each with the stretch of text it was read from.
func yamlEvents(_ text: ArraySlice<UInt8>) throws(YAMLFailure) -> [YAMLEvent] {
  try unsafe text.withUnsafeBufferPointer { buffer throws(YAMLFailure) in
    var events = unsafe YAMLEvents(buffer, origin: Position(line: 1, column: 1))
    var all: [YAMLEvent] = []
    while true {
      let event = try events.next()
      if case .streamEnd = event.kind { return all }
      all.append(event)
    }
  }
}

/// Owns libyaml's parser and turns its events into values.
@safe private struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let origin: Position
  private let isReady: Bool
  /// Where lines begin, in scalars, if libyaml takes other characters for line ends too.
  private let lineStarts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Position) {
    unsafe parser = .allocate(capacity: 1)
    self.origin = origin
    lineStarts = unsafe YAMLSource.lineStarts(bytes)
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
  }

  mutating func next() throws(YAMLFailure) -> YAMLEvent {
    guard isReady else { throw YAMLFailure(.outOfMemory, at: origin) }
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(
      kind: kind(event), position: position(event.start_mark),
      stretch: Int(event.start_mark.index)..<Int(max(event.start_mark.index, event.end_mark.index)))
  }

  private func kind(_ event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: bytes, as: UTF8.self), plain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        YAMLEvent.Mark(anchor: text(scalar.anchor), tag: text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let list = unsafe event.data.sequence_start
      return unsafe .listStart(YAMLEvent.Mark(anchor: text(list.anchor), tag: text(list.tag)))
    case YAML_MAPPING_START_EVENT:
      let map = unsafe event.data.mapping_start
      return unsafe .mapStart(YAMLEvent.Mark(anchor: text(map.anchor), tag: text(map.tag)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .nothing
    }
  }

  private func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe String(cString: bytes)
  }

  private func position(_ mark: yaml_mark_t) -> Position {
    guard !lineStarts.isEmpty else {
      return Position(
        line: origin.line + Int(mark.line), column: origin.column + Int(mark.column))
    }
    var (line, end) = (0, lineStarts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= Int(mark.index) { line = middle } else { end = middle }
    }
    return Position(
      line: origin.line + line, column: origin.column + Int(mark.index) - lineStarts[line])
  }

  private var failure: YAMLFailure {
    let state = unsafe parser.pointee
    let words = unsafe (state.problem.map { unsafe String(cString: $0) } ?? "")
    let context = unsafe (state.context.map { unsafe String(cString: $0) } ?? "")
    switch unsafe state.error {
    case YAML_MEMORY_ERROR: return YAMLFailure(.outOfMemory, at: origin)
    case YAML_READER_ERROR:
      return unsafe YAMLFailure(
        .unreadable(words, code: Int(state.problem_value), offset: Int(state.problem_offset)),
        at: origin)
    default:
      return unsafe YAMLFailure(
        .syntax(words, context: context, contextPosition: position(state.context_mark)),
        at: position(state.problem_mark))
    }
  }
}
