/// Files of content/ that nothing uses: no page names them, and no text of the site does.
///
/// - Parameter named: paths in the output that made pages name.
func unusedFiles(_ site: Site, named: Set<String>, root: String) -> [Diagnostic] {
  let used = named.union(site.pictureUses.map(\.name))
  let candidates = site.files.map(\.name).filter { !used.contains($0) && !isAskedForByName($0) }
  if candidates.isEmpty { return [] }
  var texts = site.pages.compactMap(\.source) + site.skipped.map(\.path) + ["site.yaml"]
  texts += site.ownTemplates.sortedByBytes().map { "templates/" + $0 }
  texts += site.files.filter { isText($0.name) }.map(\.path)
  var open = Set(candidates)
  for path in texts where !open.isEmpty {
    guard let bytes = try? Files.read(Path.join(root, path)) else { continue }
    let text = SearchedText(bytes)
    for name in open where path != "content/" + name && text.names(Path.name(of: name)) {
      open.remove(name)
    }
  }
  return open.map {
    Diagnostic(Finding.unusedFile.severity, "content/" + $0, nil, .finding(.unusedFile))
  }
}

/// What browsers, search engines and servers ask for by themselves, and what is for people to open: pages
/// of their own, files at the root that say what the site is.
private func isAskedForByName(_ name: String) -> Bool {
  let file = Path.name(of: name)
  let stem = Path.withoutExtension(file)
  if name.hasPrefix(".") || name.contains("/.") || file.hasPrefix("_") { return true }
  if ["favicon", "apple-touch-icon", "apple-touch-icon-precomposed"].contains(stem) { return true }
  if ["html", "htm", "php", "xml", "webmanifest"].contains(Path.fileExtension(of: file)) {
    return true
  }
  return !name.contains("/") && ["", "txt", "json"].contains(Path.fileExtension(of: file))
}

private func isText(_ name: String) -> Bool {
  let endings = [
    "css", "js", "mjs", "html", "htm", "svg", "json", "xml", "txt", "webmanifest", "yaml", "yml",
  ]
  return endings.contains(Path.fileExtension(of: name))
}

/// A text in which names of files are looked for, as they are and as they stand in addresses.
private struct SearchedText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func names(_ file: String) -> Bool {
    let encoded = Address.encoded(file)
    return holds(Array(file.utf8)) || encoded != file && holds(Array(encoded.utf8))
  }

  private func holds(_ needle: [UInt8]) -> Bool {
    guard let head = needle.first, bytes.count >= needle.count else { return false }
    for place in 0...(bytes.count - needle.count) where bytes[place] == head {
      if bytes[place..<(place + needle.count)] == needle[...] { return true }
    }
    return false
  }
}
