/// One colour of the theme as its owner wants it.
package struct ThemeChange: Sendable, Equatable {
  /// `accent`, `page` …
  package var role: String
  /// `#00794a`; nil for the one that the theme has where nothing is said.
  package var value: String?

  /// Nil for what is no role, or no colour.
  package init?(role: String, value: String?) {
    guard Theme.Role(rawValue: role) != nil, value.map({ Color($0) != nil }) ?? true else {
      return nil
    }
    self.role = role
    self.value = value
  }
}

/// What became of site.yaml.
package struct SettingsEdit: Sendable, Equatable {
  /// The change, and the one that takes it back.
  package var change: ThemeChange
  package var reverse: ThemeChange
  var file: FileEdit
  /// Where the key stands now; nil where it was taken out.
  package var line: Int?
  /// What stands on that line, without the blanks around it.
  package var text: String

  package var isEmpty: Bool { file.before == file.after }
}

/// Writes a colour into site.yaml as it is at this moment.
package func changeTheme(
  _ change: ThemeChange, of site: String
) throws(NotChanged) -> SettingsEdit {
  try rewriteSettings(of: site) { before throws(EditRefusal) in
    let was = theme(in: before).written[change.role]
    let after = try editedYAML(before, ["theme", change.role], to: .init(change.value))
    return edit(change, was: was, before, after)
  }
}

/// Takes an edit back byte for byte where nothing else has changed since; else only its colour.
package func takeBack(
  _ edit: SettingsEdit, of site: String
) throws(NotChanged) -> SettingsEdit {
  try rewriteSettings(of: site) { now throws(EditRefusal) in
    let (back, was) = (edit.reverse, edit.change.value)
    guard now != edit.file.after else {
      return TileSite.edit(back, was: was, now, edit.file.before)
    }
    let after = try editedYAML(now, ["theme", back.role], to: .init(back.value))
    return TileSite.edit(back, was: theme(in: now).written[back.role], now, after)
  }
}

private func edit(
  _ change: ThemeChange, was: String?, _ before: [UInt8], _ after: [UInt8]
) -> SettingsEdit {
  var reverse = change
  reverse.value = was
  let place = theme(in: after).places[change.role]
  let text =
    place.map { YAMLSource(text: after[...], origin: Position(line: 1, column: 1)).line($0) } ?? ""
  return SettingsEdit(
    change: change, reverse: reverse,
    file: FileEdit(path: "site.yaml", before: before, after: after), line: place, text: text)
}

/// What a site.yaml says of its colours; nothing where it cannot be read.
struct WrittenTheme {
  var theme = Theme()
  /// The colours by role as they are spelt.
  var written: [String: String] = [:]
  /// The lines on which they stand.
  var places: [String: Int] = [:]
}

func theme(in settings: [UInt8]) -> WrittenTheme {
  var found: [Diagnostic] = []
  var known = WrittenTheme()
  guard let text = checkedText(settings, in: "site.yaml", &found),
    let yaml = try? parseYAML(text)
  else { return known }
  var fields = FieldReader(yaml, in: "site.yaml")
  guard var colors = fields.map("theme") else { return known }
  known.theme = Theme(&colors)
  for role in Theme.Role.allCases.map(\.rawValue) {
    known.written[role] = colors.text(role)
    known.places[role] = colors.node(role)?.position.line
  }
  return known
}

// MARK: The file

/// Reads site.yaml, and puts what is made of it in its place in one step.
private func rewriteSettings(
  of site: String, _ make: ([UInt8]) throws(EditRefusal) -> SettingsEdit
) throws(NotChanged) -> SettingsEdit {
  try rewrite(in: site, files: { [$0.file] }) { () throws(NotChanged) in
    let before = try readSource("site.yaml", of: site)
    do throws(EditRefusal) {
      return try make(before)
    } catch {
      throw NotChanged(sentence: error.sentence(in: "site.yaml"))
    }
  }
}

extension YAMLWords.Scalar? {
  fileprivate init(_ text: String?) { self = text.map { .init(text: $0) } }
}
