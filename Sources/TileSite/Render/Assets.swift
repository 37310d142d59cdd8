/// The theme's files as they are published: under a name that changes with the content.
struct Assets: Sendable {
  /// The published path of each, by its name below assets/: `site.css` → `assets/site.1x….css`.
  private(set) var paths: [String: String] = [:]
  private(set) var files: [OutputFile] = []

  /// - Parameter generated: what the build adds to site.css.
  /// - Parameter base: the site's base path, for addresses from the root.
  init(_ theme: [ThemeFile], generated: String, base: String = "/") {
    // Stylesheets last: they name the others.
    let isStyle = { (file: ThemeFile) in Path.fileExtension(of: file.name) == "css" }
    for file in theme.filter({ !isStyle($0) }) + theme.filter(isStyle) {
      let name = String(file.name.dropFirst("assets/".count))
      var bytes = file.bytes
      if isStyle(file) { bytes = linked(bytes, from: Path.folder(of: name), base) }
      if name == "site.css" { bytes += Array(generated.utf8) }
      let ending = Path.fileExtension(of: name)
      let stem = Path.withoutExtension(name) + "." + Fingerprint.of(bytes)
      let path = "assets/" + stem + (ending.isEmpty ? "" : "." + ending)
      paths[name] = path
      files.append(OutputFile(path: path, contents: .bytes(bytes)))
    }
  }

  /// A stylesheet whose `url(…)`s name the published files.
  private func linked(_ css: [UInt8], from folder: String, _ base: String) -> [UInt8] {
    let mark = Array("url(".utf8)
    var out: [UInt8] = []
    var rest = css[...]
    while let start = rest.firstRange(of: mark) {
      out += rest[..<start.upperBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { break }
      out += published(rest[..<end], from: folder, base)
      rest = rest[end...]
    }
    return out + rest
  }

  private func published(
    _ target: ArraySlice<UInt8>, from folder: String, _ base: String
  ) -> [UInt8] {
    let quotes: [UInt8] = [0x22, 0x27]
    let text = String(decoding: target.filter { !quotes.contains($0) }, as: UTF8.self)
    let (path, rest) = Address.split(text)
    let fromRoot = path.hasPrefix("/") && !path.hasPrefix("//")
    let asset =
      path.hasPrefix("/assets/") ? String(path.dropFirst(8)) : Path.join(folder, String(path))
    guard let name = Path.normalized(asset), let file = paths[name] else {
      return fromRoot
        ? Array((Address.escaped(base + path.dropFirst()) + rest).utf8) : Array(target)
    }
    let up = String(
      repeating: "../", count: folder.isEmpty ? 0 : folder.split(separator: "/").count)
    return Array((up + Address.encoded(String(file.dropFirst("assets/".count))) + rest).utf8)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstRange(of mark: [UInt8]) -> Range<Int>? {
    var from = startIndex
    while let start = self[from...].firstIndex(of: mark[0]) {
      if self[start...].starts(with: mark) { return start..<start + mark.count }
      from = start + 1
    }
    return nil
  }
}
