/// Why a key of a YAML text is not written.
enum EditRefusal: Error, Equatable {
  /// The text cannot be read as it is.
  case broken(Diagnostic)
  /// Something else stands where a map of keys is needed; the key, nil for the whole text.
  case noMap(String?)
  /// The value is repeated elsewhere, or repeats another: `&name`, `*name`, or has a tag.
  case repeated(String)
  /// It cannot be written without a change to something else.
  case entangled(String)
  /// A page whose front matter is of another kind than YAML.
  case foreign
}

/// Writes one key of a YAML text and leaves every other byte as it is: comments, order, quotes and line
/// ends. Maps that are missing on the way are made.
///
///     title: Bakery          title: Bakery
///     theme:                 theme:
///       style: classic  →      style: classic
///                              accent: "#00794a"
///
/// What comes out is read again, and given only where it says the same as before but for that key.
///
/// - Parameters:
///   - path: the keys that lead there, such as `["theme", "accent"]`.
///   - value: put between quotes unless it is a number; nil takes the key away, and keeps a comment behind it.
///   - end: how lines end where the text has none that tells.
func editedYAML(
  _ bytes: [UInt8], _ path: [String], to value: YAMLWords.Scalar?,
  end: [UInt8] = [UInt8(ascii: "\n")]
) throws(EditRefusal) -> [UInt8] {
  let (text, yaml) = try read(bytes)
  let root: PlacedYAML?
  do { root = try PlacedYAML(text) } catch { throw .entangled(path.joined(separator: ".")) }
  // As it is written, with the line ends that it has.
  let edits = YAMLEdits(TextLines(bytes[text.startIndex...], end: end))
  let candidates = try edits.all(for: path, to: value, in: root)
  if candidates.isEmpty, value == nil, !yaml.has(path) { return bytes }
  for edit in candidates {
    let edited =
      Array(bytes[..<edit.place.lowerBound]) + edit.text + bytes[edit.place.upperBound...]
    if says(edited, value?.text, at: path, elseAs: yaml) { return edited }
  }
  throw .entangled(path.joined(separator: "."))
}

private func read(_ bytes: [UInt8]) throws(EditRefusal) -> (text: ArraySlice<UInt8>, yaml: YAML?) {
  var found: [Diagnostic] = []
  guard let text = checkedText(bytes, in: "site.yaml", &found) else { throw .broken(found[0]) }
  do throws(YAMLMistake) {
    return (text, try parseYAML(text))
  } catch {
    throw .broken(Diagnostic(.error, "site.yaml", error.position, .yaml(error.sentence)))
  }
}

private func says(
  _ edited: [UInt8], _ value: String?, at path: [String], elseAs before: YAML?
) -> Bool {
  do {
    let after = try read(edited).yaml
    return after.value(at: path) == value && after.isSame(as: before, butFor: path)
  } catch {
    return false
  }
}

// MARK: What both say

extension YAML? {
  fileprivate func has(_ path: [String]) -> Bool { node(at: path[...]) != nil }

  /// The text at a path; nil where there is none.
  fileprivate func value(at path: [String]) -> String? {
    guard case .scalar(let text, _)? = node(at: path[...])?.value else { return nil }
    return text
  }

  private func node(at path: ArraySlice<String>) -> YAML? {
    guard let key = path.first else { return self }
    return self?.entries?.first { $0.key == key }?.value.asOptional.node(at: path.dropFirst())
  }

  /// Whether two texts say the same, but for what stands at a path, and maps that hold nothing else.
  fileprivate func isSame(as other: YAML?, butFor path: [String]) -> Bool {
    summary(without: path[...]) == other.summary(without: path[...])
  }

  private func summary(without path: ArraySlice<String>) -> [String] {
    guard let self, !(self.isNull && !path.isEmpty) else { return [] }
    var words: [String] = []
    self.summarize(without: path, into: &words)
    return words == ["{", "}"] ? [] : words
  }
}

extension YAML {
  fileprivate var asOptional: YAML? { self }

  /// - Parameter path: what is left out; empty where all is told.
  private func summarized(without path: ArraySlice<String>) -> [String] {
    var words: [String] = []
    summarize(without: path, into: &words)
    return words
  }

  fileprivate func summarize(without path: ArraySlice<String>, into words: inout [String]) {
    switch value {
    case .scalar(let text, let plain): words += [plain ? "plain" : "quoted", text]
    case .list(let items):
      words.append("[")
      for item in items { item.summarize(without: [], into: &words) }
      words.append("]")
    case .map(let entries):
      words.append("{")
      for entry in entries {
        let rest = entry.key == path.first ? path.dropFirst() : []
        if entry.key == path.first {
          let inner = entry.value.summarized(without: rest)
          if rest.isEmpty || entry.value.isNull || inner == ["{", "}"] { continue }
        }
        words += ["key", entry.key]
        entry.value.summarize(without: rest, into: &words)
      }
      words.append("}")
    }
  }
}
