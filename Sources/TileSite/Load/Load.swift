/// Reads a site's folder: site.yaml, the list of content files, the theme.
func load(_ options: BuildOptions) throws(SiteError) -> Sources {
  let root = options.site
  let settings: [UInt8]
  do {
    settings = try Files.read(Path.join(root, "site.yaml"))
  } catch  where error.isMissing {
    let folder = Files.resolved(root) ?? root
    throw SiteError([Diagnostic(.error, "site.yaml", nil, .noSite(folder: folder))])
  } catch {
    throw error.error
  }
  try refuse(output: options.outputFolder, in: root)
  let output = Files.absolute(options.outputFolder)
  var warnings: [Diagnostic] = []
  let content = try filesBelow("content", of: root, output, &warnings).filter { !isLeftOver($0) }
  var sources = Sources(
    root: root, settings: settings, content: content.map(SourceFile.init),
    theme: try theme(of: root, output, &warnings))
  sources.data = try loadData(of: root, output, &warnings)
  sources.warnings = warnings
  return sources
}

/// An output that holds the site, or lies where its sources are read, would be built from itself.
private func refuse(output: String, in root: String) throws(SiteError) {
  let (home, output) = (Files.absolute(root), Files.absolute(output))
  let isAbove = (home + "/").hasPrefix(output == "/" ? "/" : output + "/")
  let sources = ["content", "data", "templates", ".git", ".tilework"].map { home + "/" + $0 }
  guard isAbove || sources.contains(where: { (output + "/").hasPrefix($0 + "/") }) else { return }
  throw SiteError([Diagnostic(.error, "--output", nil, .outputHoldsSource(output))])
}

/// The paths, relative to the site, of all files below one of its folders, sorted.
func filesBelow(
  _ folder: String, of root: String, _ output: String, _ warnings: inout [Diagnostic]
) throws(SiteError) -> [String] {
  guard let home = Files.resolved(root), Files.isThere(Path.join(root, folder)) else { return [] }
  var found: [String] = []
  var waiting = [folder]
  do {
    while let folder = waiting.popLast() {
      for entry in try Files.entries(in: Path.join(root, folder)) {
        let path = folder + "/" + entry.name
        if entry.isLink, entry.kind != .other,
          !isSafe(link: Path.join(root, path), home, output: output)
        {
          warnings.append(Diagnostic(.warning, path, nil, .outsideSite))
        } else if entry.kind == .folder {
          if entry.name != ".git" { waiting.append(path) }
        } else if entry.kind == .file, ("/" + entry.name).count != entry.name.count + 1 {
          warnings.append(Diagnostic(.error, path, nil, .badName))
        } else if entry.kind == .file {
          found.append(path)
        } else if !isLeftOver(path) {
          warnings.append(
            Diagnostic(
              entry.kind == .unnamed ? .error : .warning, path, nil,
              entry.kind == .unnamed ? .badName : .notAFile))
        }
      }
    }
  } catch {
    throw error.error
  }
  return found.sortedByBytes()
}

/// Whether a link stays inside the site and does not lead back to a folder above itself.
private func isSafe(link path: String, _ home: String, output: String) -> Bool {
  guard let target = Files.resolved(path), let parent = Files.resolved(Path.folder(of: path))
  else { return false }
  let isOwnOutput = [output, home + "/.tilework"].contains { (target + "/").hasPrefix($0 + "/") }
  return target.hasPrefix(home + "/") && !(parent + "/").hasPrefix(target + "/") && !isOwnOutput
}

/// What editors and systems leave behind; never part of a site.
package func isLeftOver(_ path: String) -> Bool {
  let name = Path.name(of: path)
  if [".DS_Store", "Thumbs.db", "4913", ".gitkeep"].contains(name) { return true }
  return [".#", ".goutputstream-", ".~lock."].contains { name.hasPrefix($0) }
    || ["~", ".swp", ".swo", ".swx", ".kate-swp", "___jb_tmp___", "___jb_old___"]
      .contains { name.hasSuffix($0) }
    || (name.hasPrefix("#") && name.hasSuffix("#"))
    || (name.hasPrefix(".") && name.hasSuffix(".md"))
}

/// The built-in theme with the site's own templates/ over it, file by file, sorted by name.
private func theme(
  of root: String, _ output: String, _ warnings: inout [Diagnostic]
) throws(SiteError) -> [ThemeFile] {
  var files: [String: ThemeFile] = [:]
  for (name, bytes) in Embedded.theme {
    files[name] = ThemeFile(name: name, path: ThemeFile.builtIn + name, bytes: bytes)
  }
  for path in try filesBelow("templates", of: root, output, &warnings) where !isLeftOver(path) {
    let name = String(path.dropFirst("templates/".count))
    do {
      let bytes = try Files.read(Path.join(root, path))
      files[name] = ThemeFile(
        name: name, path: path, bytes: bytes, isChanged: files[name]?.bytes != bytes)
    } catch {
      throw error.error
    }
  }
  return files.values.sorted(byBytesOf: \.name)
}
