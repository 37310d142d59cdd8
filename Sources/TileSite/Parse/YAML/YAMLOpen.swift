/// A list or map whose end has not been read yet.
struct OpenYAML {
  var position: Position
  var anchor: String?
  var content: Content
  private var size = 1
  private var height = 0

  enum Content {
    case list([YAML])
    case map(OpenMap)
  }

  init(position: Position, anchor: String?, content: Content) {
    self.position = position
    self.anchor = anchor
    self.content = content
  }

  /// Whether the next part is a key, which must be text.
  var awaitsKey: Bool {
    if case .map(let map) = content { map.key == nil } else { false }
  }

  mutating func add(_ part: SizedYAML) throws(YAMLFailure) {
    size += part.size
    height = max(height, part.height)
    switch content {
    case .list(var list):
      content = .list([])  // keeps `list` the only owner, so that it grows in place
      list.append(part.yaml)
      content = .list(list)
    case .map(var map):
      content = .list([])
      try map.add(part.yaml)
      content = .map(map)
    }
  }

  func closed() -> SizedYAML {
    let value: YAML.Value =
      switch content {
      case .list(let list): .list(list)
      case .map(let map): .map(map.all)
      }
    return SizedYAML(YAML(position: position, value: value), size: size, height: height + 1)
  }
}

/// The entries of a map so far, and the key whose value comes next.
struct OpenMap {
  private(set) var key: (text: String, position: Position, plain: Bool)?
  private var entries: [YAML.Entry] = []
  private var merged: [YAML.Entry] = []
  private var seen: [String: Position] = [:]

  /// Explicit entries win over merged ones, and earlier merged ones over later ones.
  var all: [YAML.Entry] {
    if merged.isEmpty { return entries }
    var taken = Set(entries.map(\.key))
    return merged.filter { taken.insert($0.key).inserted } + entries
  }

  mutating func add(_ part: YAML) throws(YAMLFailure) {
    guard let (text, position, plain) = key else { return try setKey(part) }
    key = nil
    if text == "<<" && plain {
      try merge(part)
    } else {
      entries.append(YAML.Entry(key: text, keyPosition: position, value: part))
    }
  }

  private mutating func setKey(_ part: YAML) throws(YAMLFailure) {
    guard case .scalar(let text, let plain) = part.value else {
      throw YAMLFailure(.keyNotText, at: part.position)
    }
    if let first = seen.updateValue(part.position, forKey: text) {
      throw YAMLFailure(.secondKey(text, first: first), at: part.position)
    }
    key = (text, part.position, plain)
  }

  private mutating func merge(_ part: YAML) throws(YAMLFailure) {
    switch part.value {
    case .map(let more): merged += more
    case .list(let parts):
      for one in parts {
        guard case .map(let more) = one.value else {
          throw YAMLFailure(.mergeNotMap, at: one.position)
        }
        merged += more
      }
    case .scalar: throw YAMLFailure(.mergeNotMap, at: part.position)
    }
  }
}
