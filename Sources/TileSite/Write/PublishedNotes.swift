/// From which state of a picture file each published one came, so that neither is read again while
/// both are as they were.
struct PublishedNotes: Sendable, Equatable {
  struct Note: Sendable, Equatable {
    var source: Files.Stamp
    /// Of the file in the output.
    var size: Int
    var modified: Int
  }

  /// By path in the output.
  var notes: [String: Note] = [:]

  init() {}

  private static let title = "tilework published 1"

  init(_ path: String) {
    for text in RecordFile.read(path, title: PublishedNotes.title) {
      let fields = text.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false)
      guard fields.count == 7, let source = Files.Stamp(fields[..<4]), let size = Int(fields[4]),
        let modified = Int(fields[5])
      else { continue }
      notes[String(fields[6])] = Note(source: source, size: size, modified: modified)
    }
  }

  func write(to path: String) throws(Files.Failure) {
    let texts = notes.map { path, note in
      (note.source.texts + ["\(note.size)", "\(note.modified)", path]).joined(separator: "\t")
    }
    try RecordFile.write(
      texts.sortedByBytes(), title: PublishedNotes.title,
      to: path)
  }

  /// Whether a file of the output is what this state of its source gives.
  func isCurrent(_ path: String, _ source: Files.Stamp, in output: String) -> Bool {
    guard let note = notes[path], note.source == source,
      let there = Files.status(output + "/" + path)
    else { return false }
    return there.kind == .file && there.size == note.size && there.modified == note.modified
  }
}
