private import TileImages

/// Makes what may be published of a picture file in the staging folder, unless it stands in the output
/// already.
func publish(_ path: String, from source: String, _ target: Target) throws(SiteError) -> Outcome {
  let (old, new) = (target.output + "/" + path, target.staging + "/" + path)
  guard let stamp = Files.stamp(source) else {
    throw SiteError([Diagnostic(.failure, source, nil, .system(PictureError.missing.reason))])
  }
  if target.published.isCurrent(path, stamp, in: target.output) {
    return Outcome(isChanged: false, note: target.published.notes[path])
  }
  do {
    var isChanged = true
    if try write(source, to: new) {
      if try Files.isFile(old) && Files.sameBytes(old, new) {
        try Files.remove(new)
        isChanged = false
      }
    } else if try Files.sameContents(source, old) {
      isChanged = false
    } else {
      try Files.copy(source, to: new)
    }
    guard stamp.isSettled, let there = Files.status(isChanged ? new : old) else {
      return Outcome(isChanged: isChanged)
    }
    return Outcome(
      isChanged: isChanged,
      note: PublishedNotes.Note(source: stamp, size: there.size, modified: there.modified))
  } catch let error as PictureError {
    throw SiteError([Diagnostic(.failure, source, nil, .system(error.reason))])
  } catch let error as Files.Failure {
    throw error.error
  } catch {
    throw SiteError([Diagnostic(.failure, source, nil, .system("\(error)"))])
  }
}

/// Writes a picture without its metadata; false where it has none, and nothing was written.
private func write(_ source: String, to path: String) throws -> Bool {
  var picture = try PublishedPicture(source)
  if !picture.isChanged { return false }
  try Files.makeFolder(Path.folder(of: path))
  try Files.write(to: path) { try picture.next() }
  return true
}
