/// A source, and what it is to be.
struct FileEdit: Sendable, Equatable {
  /// Relative to the site.
  var path: String
  var before: [UInt8]
  var after: [UInt8]
}

/// Why nothing was changed, in a sentence for the site's owner.
package struct NotChanged: Error, Sendable, Equatable {
  package var sentence: String
}

/// Reads sources, makes edits of them, and puts those in place, each in one step. Where somebody else has
/// written one of them meanwhile, all is read again.
///
/// - Parameter edits: what is to be written, by what `make` gives.
func rewrite<Change>(
  in site: String, files edits: (Change) -> [FileEdit],
  _ make: () throws(NotChanged) -> Change
) throws(NotChanged) -> Change {
  for _ in 0..<5 {
    let change = try make()
    if try put(edits(change).filter { $0.before != $0.after }, in: site) { return change }
  }
  throw NotChanged(sentence: "a file is being written by another program; try again")
}

/// A source as it is now.
func readSource(_ path: String, of site: String) throws(NotChanged) -> [UInt8] {
  let file = try place(of: path, in: site)
  do throws(Files.Failure) {
    return try Files.read(file)
  } catch {
    throw error.notChanged(path)
  }
}

/// False, and nothing is changed, where one of the files no longer is what its edit began with.
private func put(_ edits: [FileEdit], in site: String) throws(NotChanged) -> Bool {
  var drafts: [(draft: String, file: String, edit: FileEdit)] = []
  defer { for each in drafts { try? Files.remove(each.draft) } }
  for edit in edits {
    let file = try place(of: edit.path, in: site)
    // A name that is never part of a site: `isLeftOver`.
    let name = ".\(Path.name(of: file)).tilework-\(Files.processID).md"
    let draft = Path.join(Path.folder(of: file), name)
    drafts.append((draft, file, edit))
    do throws(Files.Failure) {
      try Files.write(edit.after, to: draft)
    } catch {
      throw error.notChanged(edit.path)
    }
    Files.copyMode(of: file, to: draft)
  }
  for each in drafts where try readSource(each.edit.path, of: site) != each.edit.before {
    return false
  }
  for each in drafts {
    do throws(Files.Failure) {
      try Files.rename(each.draft, to: each.file)
    } catch {
      throw error.notChanged(each.edit.path)
    }
  }
  return true
}

/// The file itself, where a source is a link that stays in the site.
private func place(of path: String, in site: String) throws(NotChanged) -> String {
  let named = Path.join(site, path)
  guard let file = Files.resolved(named), let home = Files.resolved(site) else { return named }
  guard file.hasPrefix(home + "/") else {
    throw NotChanged(
      sentence: "\(path) is a link that leads out of the site; change the file it leads to")
  }
  return file
}

extension Files.Failure {
  fileprivate func notChanged(_ path: String) -> NotChanged {
    NotChanged(sentence: "\(path) cannot be written: \(reason)")
  }
}
