internal import TileTemplate

/// What stands in data/, as templates and blocks see it: a file is a value, a folder a map of them.
struct SiteData: Sendable {
  var all = Value.map(Fields())
  /// Of each file: `team/berlin`.
  private(set) var names: [String] = []

  init() {}

  /// Reads every file; mistakes are added to `found`, and what has one is left empty.
  init(_ files: [DataFile], _ found: inout [Diagnostic]) {
    names = files.map(\.name)
    var leaves: [Leaf] = []
    var paths: [String: String] = [:]
    for file in files {
      if let other = paths[file.name] {
        found.append(Diagnostic(.error, file.path, nil, .sameData(file.name, other: other)))
        continue
      }
      paths[file.name] = file.path
      leaves.append(
        Leaf(
          names: file.name.split(separator: "/").map(String.init)[...],
          value: read(file, &found)))
    }
    for file in files {
      var folder = Path.folder(of: file.name)
      while !folder.isEmpty {
        if let other = paths[folder] {
          found.append(Diagnostic(.error, file.path, nil, .sameData(folder, other: other)))
        }
        folder = Path.folder(of: folder)
      }
    }
    all = .map(folder(leaves))
  }

  private struct Leaf {
    var names: ArraySlice<String>
    var value: Value
  }

  private func folder(_ leaves: [Leaf]) -> Fields {
    let groups = Dictionary(grouping: leaves) { $0.names.first ?? "" }
    let keys = groups.keys.sortedByBytes()
    return Fields(
      keys.map { key in
        let inside = groups[key] ?? []
        if let leaf = inside.first(where: { $0.names.count == 1 }) { return (key, leaf.value) }
        let rest = inside.map { Leaf(names: $0.names.dropFirst(), value: $0.value) }
        return (key, .map(folder(rest)))
      })
  }

  /// What a name such as `prices` or `team/berlin` stands for.
  subscript(_ name: String) -> Value? {
    var value = all
    for part in name.split(whereSeparator: { $0 == "/" || $0 == "." }) {
      guard case .map(let fields) = value, let next = fields[String(part)] else { return nil }
      value = next
    }
    return name.isEmpty ? nil : value
  }
}

private func read(_ file: DataFile, _ found: inout [Diagnostic]) -> Value {
  guard let text = checkedText(file.bytes, in: file.path, &found) else { return .none }
  switch Path.fileExtension(of: file.path) {
  case "json", "csv":
    do throws(DataMistake) {
      return Path.fileExtension(of: file.path) == "json" ? try parseJSON(text) : try parseCSV(text)
    } catch {
      let position = text.position(ofOffset: error.offset)
      found.append(Diagnostic(.error, file.path, position, .yaml(error.fault.sentence)))
    }
  default:
    do throws(YAMLMistake) {
      return try parseYAML(text).map { Value($0) } ?? .none
    } catch {
      found.append(Diagnostic(.error, file.path, error.position, .yaml(error.sentence)))
    }
  }
  return .none
}

extension Block {
  /// A block of one's own whose YAML says `data: NAME` has what stands there: of a map the keys, those
  /// written in the block over them; a list is the whole block, or `data` where more is written.
  init(
    own name: String, _ yaml: YAML?, _ data: SiteData, in path: String,
    _ found: inout [Diagnostic]
  ) {
    let entries = yaml?.entries ?? []
    guard let wanted = entries.first(where: { $0.key == "data" }),
      case .scalar(let source, _) = wanted.value.value
    else {
      self = .custom(name: name, yaml.map { Value($0) } ?? Value([]))
      return
    }
    let rest = entries.filter { $0.key != "data" }
    guard let value = data[source] else {
      let problem = Problem.unknownData(source, near: nearest(source, in: data.names))
      found.append(Diagnostic(.error, path, wanted.value.position, problem))
      self = .custom(name: name, Value(rest))
      return
    }
    var fields: Fields
    if case .map(let own) = value {
      fields = own
    } else if rest.isEmpty {
      self = .custom(name: name, value)
      return
    } else {
      fields = Fields([("data", value)])
    }
    for entry in rest { fields[entry.key] = Value(entry.value) }
    self = .custom(name: name, .map(fields))
  }
}
