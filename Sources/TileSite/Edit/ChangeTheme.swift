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
  package var before: [UInt8]
  package var after: [UInt8]
  /// Where the key stands now; nil where it was taken out.
  package var line: Int?
  /// What stands on that line, without the blanks around it.
  package var text: String
}

/// Why site.yaml was not changed, in a sentence for its owner.
package struct NotChanged: Error, Sendable, Equatable {
  package var sentence: String
}

/// Writes a colour into site.yaml as it is at this moment.
package func changeTheme(
  _ change: ThemeChange, of site: String
) throws(NotChanged) -> SettingsEdit {
  try rewriteSettings(of: site) { before throws(EditRefusal) in
    let was = theme(in: before).written[change.role]
    let after = try editedYAML(before, ["theme", change.role], to: change.value)
    return edit(change, was: was, before, after)
  }
}

/// Takes an edit back byte for byte where nothing else has changed since; else only its colour.
package func takeBack(
  _ edit: SettingsEdit, of site: String
) throws(NotChanged) -> SettingsEdit {
  try rewriteSettings(of: site) { now throws(EditRefusal) in
    let (back, was) = (edit.reverse, edit.change.value)
    guard now != edit.after else { return TileSite.edit(back, was: was, now, edit.before) }
    let after = try editedYAML(now, ["theme", back.role], to: back.value)
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
    change: change, reverse: reverse, before: before, after: after, line: place, text: text)
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

/// Reads site.yaml, and puts what is made of it in its place in one step. Where somebody else has
/// written it meanwhile, it is read again.
private func rewriteSettings(
  of site: String, _ rewrite: ([UInt8]) throws(EditRefusal) -> SettingsEdit
) throws(NotChanged) -> SettingsEdit {
  let path = try settingsFile(of: site)
  do {
    for _ in 0..<5 {
      let edit = try rewrite(try Files.read(path))
      if try edit.after == edit.before || replace(path, edit) { return edit }
    }
  } catch let failure as Files.Failure {
    throw NotChanged(sentence: "site.yaml cannot be written: \(failure.reason)")
  } catch let refusal as EditRefusal {
    throw NotChanged(sentence: refusal.sentence)
  } catch {}
  throw NotChanged(sentence: "site.yaml is being written by another program; try again")
}

/// False where the file no longer is what the edit began with.
private func replace(_ path: String, _ edit: SettingsEdit) throws(Files.Failure) -> Bool {
  let draft = path + ".tilework-\(Files.processID)"
  defer { try? Files.remove(draft) }
  try Files.write(edit.after, to: draft)
  Files.copyMode(of: path, to: draft)
  guard try Files.read(path) == edit.before else { return false }
  try Files.rename(draft, to: path)
  return true
}

/// The file itself, where site.yaml is a link that stays in the site.
private func settingsFile(of site: String) throws(NotChanged) -> String {
  let named = Path.join(site, "site.yaml")
  guard let path = Files.resolved(named), let home = Files.resolved(site) else { return named }
  guard path.hasPrefix(home + "/") else {
    throw NotChanged(
      sentence: "site.yaml is a link that leads out of the site; change the file it leads to")
  }
  return path
}
