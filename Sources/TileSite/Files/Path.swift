/// Paths with `/` between names, as pure text; the file system is not asked.
enum Path {
  /// `a/b/c.md` → `a/b`; a name alone has no folder: an empty string.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `a/b/c.md` → `c.md`.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// `c.tar.gz` → `gz`, lower case; nothing for `.htaccess` and `README`.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex
    else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Whether a file is Markdown by its name: `a.md`, `a.markdown`.
  static func isMarkdown(_ path: String) -> Bool {
    let ending = fileExtension(of: path)
    return ending == "md" || ending == "markdown"
  }

  /// `a/b/c.md` → `a/b/c`.
  static func withoutExtension(_ path: String) -> String {
    let ending = fileExtension(of: path)
    return ending.isEmpty ? path : String(path.utf8.dropLast(ending.utf8.count + 1)) ?? path
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || name.isEmpty ? folder + name : folder + "/" + name
  }

  /// `.` and `..` worked out; nil where the path leads above its start.
  ///
  ///     normalized("services/../about.md") == "about.md"
  static func normalized(_ path: String) -> String? {
    var names: [Substring] = []
    // By bytes: a slash and a mark that combines with it are one `Character`.
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      let name = Substring(part)
      if name == "." { continue }
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  /// Whether a name can stand in an address and in every file system: no white space, no control
  /// characters, none of `?#\:*"<>|%`, no dot at its beginning, at most 200 bytes.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".")
      && ("/" + name).count == name.count + 1
      && !name.unicodeScalars.contains {
        $0.value <= 0x20 || $0.value == 0x7F || "?#\\:*\"<>|%".unicodeScalars.contains($0)
      }
  }

  /// The file at a former address: `/old/` and `old` → `old/index.html`, `/old.html` → `old.html`;
  /// nil for what leads nowhere.
  static func aliasOutput(_ alias: String) -> String? {
    guard let path = normalized(Address.decoded(alias[...])), !path.isEmpty,
      path.split(separator: "/").allSatisfy({ isPlainName(String($0)) })
    else { return nil }
    return path.hasSuffix(".html") ? path : path + "/index.html"
  }
}
