/// The folder of a site of another generator: its settings, and what files there are.
struct ForeignSite: Sendable {
  var origin: ImportOrigin
  var root: String
  /// Every file, relative to `root`, sorted; those of folders that no site needs are not among them.
  var files: [String] = []
  /// The file of settings, relative to `root`.
  var settingsFile: String
  /// Its map, and those of further files of settings.
  var settings: [YAML.Entry] = []
  var notes: [Diagnostic] = []

  /// - Parameter output: a folder inside of it that is not looked at: where the new site goes.
  init(
    _ origin: ImportOrigin, at root: String, without output: String
  ) throws(SiteError) {
    self.origin = origin
    self.root = root
    let name = origin.settingsFiles.first { Files.isFile(Path.join(root, $0)) }
    guard let name else {
      let wanted = origin.settingsFiles.joined(separator: ", ")
      throw SiteError([
        Diagnostic(.error, root, nil, .noForeignSite(origin.rawValue, wanted: wanted))
      ])
    }
    settingsFile = name
    do throws(Files.Failure) {
      try readSettings(name)
      let folder = Path.folder(of: name)
      for extra in folder.isEmpty ? [] : ["params", "menus", "menu", "languages", "permalinks"] {
        try readPart(extra, in: folder)
      }
      try list(without: Files.absolute(output))
    } catch {
      throw error.error
    }
  }

  private mutating func readSettings(_ name: String) throws(Files.Failure) {
    settings += try map(in: name)?.entries ?? []
  }

  /// A file of settings about one thing: `config/_default/params.toml`.
  private mutating func readPart(_ part: String, in folder: String) throws(Files.Failure) {
    for ending in ["toml", "yaml", "yml", "json"] {
      let name = "\(folder)/\(part).\(ending)"
      guard Files.isFile(Path.join(root, name)), let map = try map(in: name) else { continue }
      let start = Position(line: 1, column: 1)
      settings.append(YAML.Entry(key: part, keyPosition: start, value: map))
    }
  }

  private mutating func map(in name: String) throws(Files.Failure) -> YAML? {
    let bytes = try Files.read(Path.join(root, name))
    guard let text = checkedText(bytes, in: name, &notes) else { return nil }
    do throws(YAMLMistake) {
      return Path.fileExtension(of: name) == "toml" ? try parseTOML(text) : try parseYAML(text)
    } catch {
      notes.append(Diagnostic(.warning, name, error.position, .yaml(error.sentence)))
      return nil
    }
  }

  private mutating func list(without output: String) throws(Files.Failure) {
    guard let home = Files.resolved(root) else { return }
    var waiting = [""]
    while let folder = waiting.popLast() {
      for entry in try Files.entries(in: folder.isEmpty ? root : Path.join(root, folder)) {
        let path = Path.join(folder, entry.name)
        if entry.name.hasPrefix("."), entry.name != ".well-known" { continue }
        if entry.isLink {
          let target = Files.resolved(Path.join(root, path)) ?? ""
          if entry.kind != .file || !target.hasPrefix(home + "/") {
            notes.append(Diagnostic(.warning, path, nil, .left("leads elsewhere and is left out")))
            continue
          }
        }
        switch entry.kind {
        case .folder:
          let isOutput = Files.absolute(Path.join(root, path)) == output
          let made = origin == .jekyll ? ["_site", "vendor"] : ["public", "resources"]
          let isMade = entry.name == "node_modules" || made.contains(path)
          if !isOutput && !isMade { waiting.append(path) }
        case .file: if !isLeftOver(path) { files.append(path) }
        case .other, .unnamed: notes.append(Diagnostic(.warning, path, nil, .notAFile))
        }
      }
    }
    files = files.sortedByBytes()
  }
}

extension ImportOrigin {
  /// Where its settings can stand, the likeliest first.
  var settingsFiles: [String] {
    switch self {
    case .hugo:
      [
        "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config.yaml",
        "config.yml",
        "config.json", "config/_default/hugo.toml", "config/_default/hugo.yaml",
        "config/_default/config.toml", "config/_default/config.yaml",
      ]
    case .zola: ["config.toml", "zola.toml"]
    case .jekyll: ["_config.yml", "_config.yaml", "_config.toml"]
    }
  }
}

extension [YAML.Entry] {
  /// What stands under a key, upper and lower case alike.
  func value(_ key: String) -> YAML? { first { $0.key.lowercased() == key.lowercased() }?.value }

  /// A text, number or the like under the first of these keys that has one; not an empty one.
  func text(_ keys: String...) -> String? {
    for key in keys {
      if case .scalar(let text, _) = value(key)?.value, !text.isEmpty { return text }
    }
    return nil
  }

  func map(_ key: String) -> [YAML.Entry]? { value(key)?.entries }

  func isOn(_ key: String) -> Bool { text(key) == "true" }
}
