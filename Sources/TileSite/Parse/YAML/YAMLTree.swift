/// A part of a YAML document, and where it begins.
struct YAML: Sendable {
  var position: Position
  var value: Value

  enum Value: Sendable {
    /// The text as typed; `plain` if it stood without quotes.
    case scalar(String, plain: Bool)
    case list([YAML])
    /// In the order of the file, each key once; what `<<` merges in comes first.
    case map([Entry])
  }

  struct Entry: Sendable {
    var key: String
    var keyPosition: Position
    var value: YAML
  }
}

/// One step of a YAML reader.
struct YAMLEvent {
  var kind: Kind
  var position: Position
  /// Where it was read, counted in scalars from the beginning of the text; empty for what is not written,
  /// as a value that is left out or the end of a map that only indentation shows.
  var stretch: Range<Int>

  enum Kind {
    case documentStart, streamEnd, nothing
    case scalar(String, plain: Bool, Mark)
    case listStart(Mark)
    case mapStart(Mark)
    /// Of the innermost list or map.
    case end
    case alias(String)
  }

  struct Mark {
    var anchor: String?
    var tag: String?
  }
}

/// Builds the tree from events, without recursion. Depth and the text that aliases repeat are
/// bounded, so that a small file cannot become a large tree.
struct YAMLTree {
  private(set) var root: YAML?
  private(set) var isComplete = false
  private var documents = 0
  private var open: [OpenYAML] = []
  private var anchors: [String: SizedYAML] = [:]
  private var repeated = 0

  /// Where the innermost list or map begins that has not ended.
  var innermost: Position? { open.last?.position }

  /// How deep lists and maps may stand in one another.
  static let deepest = 64
  /// How many bytes of text and punctuation all aliases together may repeat.
  static let mostRepeated = 1_000_000

  mutating func add(_ event: YAMLEvent) throws(YAMLFailure) {
    switch event.kind {
    case .nothing: break
    case .streamEnd: isComplete = true
    case .documentStart:
      documents += 1
      if documents > 1 { throw YAMLFailure(.secondDocument, at: event.position) }
    case .scalar(let text, let plain, let mark):
      try check(mark, at: event.position)
      if text.utf8.contains(0) { throw YAMLFailure(.holdsNothing, at: event.position) }
      let value = YAML(position: event.position, value: .scalar(text, plain: plain))
      try place(SizedYAML(value, size: 1 + text.utf8.count, height: 0), anchor: mark.anchor)
    case .listStart(let mark): try begin(.list([]), mark, at: event.position)
    case .mapStart(let mark): try begin(.map(OpenMap()), mark, at: event.position)
    case .alias(let name): try repeatAnchor(name, at: event.position)
    case .end:
      guard let ended = open.popLast() else { return }
      try place(ended.closed(), anchor: ended.anchor)
    }
  }

  private func check(_ mark: YAMLEvent.Mark, at position: Position) throws(YAMLFailure) {
    guard let tag = mark.tag, tag.utf8.first == UInt8(ascii: "!"), tag.utf8.count > 1 else {
      return
    }
    throw YAMLFailure(.ownTag(tag), at: position)
  }

  private mutating func begin(
    _ content: OpenYAML.Content, _ mark: YAMLEvent.Mark, at position: Position
  ) throws(YAMLFailure) {
    try check(mark, at: position)
    if open.last?.awaitsKey == true { throw YAMLFailure(.keyNotText, at: position) }
    if open.count >= Self.deepest { throw YAMLFailure(.tooDeep(Self.deepest), at: position) }
    open.append(OpenYAML(position: position, anchor: mark.anchor, content: content))
  }

  private mutating func repeatAnchor(_ name: String, at position: Position) throws(YAMLFailure) {
    guard var found = anchors[name] else { throw YAMLFailure(.noAnchor(name), at: position) }
    repeated += found.size
    if repeated > Self.mostRepeated { throw YAMLFailure(.tooMuchRepeated, at: position) }
    if open.count + found.height > Self.deepest {
      throw YAMLFailure(.tooDeep(Self.deepest), at: position)
    }
    found.yaml.position = position
    try place(found, anchor: nil)
  }

  private mutating func place(_ part: SizedYAML, anchor: String?) throws(YAMLFailure) {
    if let anchor { anchors[anchor] = part }
    guard !open.isEmpty else {
      root = part.yaml
      return
    }
    try open[open.count - 1].add(part)
  }
}

/// A finished part, with what is needed to bound the repeating of it.
struct SizedYAML {
  var yaml: YAML
  var size: Int
  var height: Int

  init(_ yaml: YAML, size: Int, height: Int) {
    self.yaml = yaml
    self.size = size
    self.height = height
  }
}
