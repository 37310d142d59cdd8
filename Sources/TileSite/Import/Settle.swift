/// Looks at the new site as a build does, and takes back what would keep it from being built: keys that mean something
/// else here, pictures that are not there.
///
/// - Returns: the mistakes that are left.
func settle(
  _ pages: inout [ImportedPage], in root: String, _ notes: inout [Diagnostic]
) async throws(Files.Failure) -> [Diagnostic] {
  let places = Dictionary(
    pages.enumerated().map { ($1.entry.new, $0) }, uniquingKeysWith: { first, _ in first })
  for _ in 0..<8 {
    let mistakes = await mistakes(in: root)
    // From the last, so that places of a line stay what they are.
    var changed: Set<Int> = []
    for mistake in mistakes.reversed() {
      guard let place = places[mistake.path], let position = mistake.position else { continue }
      if pages[place].mend(mistake, at: position, &notes) { changed.insert(place) }
    }
    for place in changed {
      try Files.write(pages[place].text, to: Path.join(root, pages[place].entry.new))
    }
    if changed.isEmpty { return mistakes }
  }
  return await mistakes(in: root)
}

/// The errors of a site with all its pages.
private func mistakes(in root: String) async -> [Diagnostic] {
  var options = BuildOptions()
  options.site = root
  options.drafts = true
  options.future = true
  do throws(SiteError) {
    _ = try await parse(try load(options), options)
    return []
  } catch {
    return error.diagnostics.filter { $0.severity != .warning }
  }
}

extension ImportedPage {
  /// Takes back what a mistake is about; says whether that was possible.
  fileprivate mutating func mend(
    _ mistake: Diagnostic, at position: Position, _ notes: inout [Diagnostic]
  ) -> Bool {
    let old = Position(line: max(1, position.line - added), column: position.column)
    if let key = key(atLine: position.line) {
      guard comment(key) else { return false }
      let why = "\(mistake.sentence) – the key is now a comment"
      notes.append(Diagnostic(.warning, entry.old, old, .left(why)))
      return true
    }
    guard unpicture(position) else { return false }
    let why = "\(mistake.sentence) – the picture is now a link"
    notes.append(Diagnostic(.warning, entry.old, old, .left(why)))
    return true
  }
}
