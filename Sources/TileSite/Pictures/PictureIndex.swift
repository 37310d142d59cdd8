internal import TileImages

/// What builds learnt of picture files, so that one that did not change is not read again.
///
/// It is kept in one file of the cache, which may be deleted at any time. Nothing in the output
/// depends on it: what it does not tell is learnt anew, and what it tells comes from the bytes.
struct PictureIndex: Sendable, Equatable {
  /// By the picture's name in content/.
  var pictures: [String: Entry] = [:]
  /// The colours of encoded pictures by the name of their file in the cache, `#00794a`; empty where
  /// the picture is transparent.
  var colors: [String: String] = [:]
  /// Files of the cache that no build asked for lately, and how many builds did not.
  var unused: [String: Int] = [:]

  struct Entry: Sendable, Equatable {
    /// The state of the file when it was read.
    var stamp: Files.Stamp
    var info: PictureInfo
    /// The name of its bytes; nil until somebody asks for it.
    var print: String?
    /// Whether the entry is worth keeping: a later change of the file is sure to show.
    var isSettled = false
  }

  init() {}

  private static let title = "tilework pictures 1"

  /// Reads it; empty where there is none.
  init(_ path: String) {
    for text in RecordFile.read(path, title: PictureIndex.title) {
      let fields = text.split(separator: "\t", maxSplits: 9, omittingEmptySubsequences: false)
      switch (fields[0], fields.count) {
      case ("picture", 10):
        guard let entry = Entry(fields[1...8]) else { continue }
        pictures[String(fields[9])] = entry
      case ("color", 3): colors[String(fields[2])] = String(fields[1])
      case ("unused", 3): unused[String(fields[2])] = Int(fields[1]) ?? 0
      default: continue
      }
    }
  }

  func write(to path: String) throws(Files.Failure) {
    var texts: [String] = []
    for (name, entry) in pictures where entry.isSettled {
      texts.append((["picture"] + entry.texts + [name]).joined(separator: "\t"))
    }
    texts += colors.map { "color\t\($1)\t\($0)" }
    texts += unused.map { "unused\t\($1)\t\($0)" }
    texts.sort { $0.precedes($1) }
    try RecordFile.write(texts, title: PictureIndex.title, to: path)
  }

  /// What is known of a picture whose file is in this state.
  func entry(_ name: String, _ stamp: Files.Stamp?) -> Entry? {
    pictures[name].flatMap { $0.stamp == stamp ? $0 : nil }
  }
}

extension PictureIndex.Entry {
  /// The stamp, then `3000x2000`, the format, whether it moves, the print.
  fileprivate var texts: [String] {
    stamp.texts + [
      "\(info.width)x\(info.height)", info.format.rawValue, info.isAnimated ? "moves" : "still",
      print ?? "",
    ]
  }

  fileprivate init?(_ texts: ArraySlice<Substring>) {
    let texts = Array(texts)
    let sizes = texts[4].split(separator: "x").compactMap { Int($0) }
    guard let stamp = Files.Stamp(texts[..<4]), sizes.count == 2,
      let format = PictureFormat(rawValue: String(texts[5]))
    else { return nil }
    self.stamp = stamp
    info = PictureInfo(
      width: sizes[0], height: sizes[1], format: format, isAnimated: texts[6] == "moves")
    print = texts[7].isEmpty ? nil : String(texts[7])
    isSettled = true
  }
}
