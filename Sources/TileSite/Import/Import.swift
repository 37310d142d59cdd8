private import TileTemplate

/// Whose site is imported.
public enum ImportOrigin: String, CaseIterable, Sendable {
  /// By the name of the generator.
  case hugo, zola, jekyll
}

/// What an import did.
public struct ImportReport: Sendable {
  /// The pages of the new site.
  public var pages = 0
  /// Other files that were copied.
  public var files = 0
  /// What could not be carried, by place in the old site.
  public var notes: [Diagnostic] = []
  /// What keeps the new site from being built, by place in it.
  public var mistakes: [Diagnostic] = []
}

/// Copies a site of another generator into a new folder, as a site that builds.
///
/// Nothing of the old site is changed, and no link is followed out of it.
///
/// - Throws: a mistake where the old folder holds no such site, or the new one holds anything.
public func importSite(
  _ origin: ImportOrigin, from old: String, to new: String
) async throws(SiteError) -> ImportReport {
  let source = try ForeignSite(origin, at: old, without: new)
  if Files.isThere(new), !Files.isEmptyFolder(new) {
    throw SiteError([Diagnostic(.error, new, nil, .notEmpty)])
  }
  var report = ImportReport(notes: source.notes)
  let plan = ImportPlan(source, &report.notes)
  var pages: [ImportedPage] = []
  do throws(Files.Failure) {
    for entry in plan.entries {
      if entry.isPage {
        let bytes = try Files.read(Path.join(old, entry.old))
        guard let page = ImportedPage(bytes, entry, plan, &report.notes) else { continue }
        try Files.write(page.text, to: Path.join(new, entry.new))
        pages.append(page)
      } else {
        try Files.copy(Path.join(old, entry.old), to: Path.join(new, entry.new))
        report.files += 1
      }
    }
    let settings = importedSettings(source, &report.notes)
    try Files.write(Array(settings.utf8), to: Path.join(new, "site.yaml"))
    try Files.write(Array("public/\n.tilework/\n".utf8), to: Path.join(new, ".gitignore"))
    try Files.makeFolder(Path.join(new, "content"))
    report.pages = pages.count
    report.mistakes = try await settle(&pages, in: new, &report.notes)
  } catch {
    throw error.error
  }
  report.notes = SiteError(report.notes).diagnostics
  return report
}

extension Files {
  fileprivate static func isEmptyFolder(_ path: String) -> Bool {
    isFolder(path) && ((try? entries(in: path))?.isEmpty ?? false)
  }
}

extension Problem {
  /// A note of what an import could not carry.
  static func left(_ text: String) -> Problem { .notCarried(text) }
}
