/// The state of all watched files at one moment, by their paths below the root.
struct Snapshot: Equatable, Sendable {
  private(set) var stamps: [String: Stamp] = [:]

  /// Looks at everything. `visit` is told of each folder before it is read, and of each file, so that
  /// what happens from then on can be noticed; the folders that hold what links lead to are among them.
  init(of files: WatchedFiles, visit: (_ path: String, _ isFolder: Bool) -> Void) {
    guard let root = realPath(files.root) else { return }
    visit(root, true)
    var walk = Walk(files: files, root: root)
    for name in files.names { walk.look(at: root + "/" + name, as: name, visit) }
    stamps = walk.stamps
  }

  /// The paths that are new, other or gone, sorted; a folder that is new or gone stands for all in it.
  func changes(since old: Snapshot) -> [String] {
    let paths = Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }
    return paths.filter { path in
      var folder = path[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        if paths.contains(String(folder)) { return false }
      }
      return true
    }.sorted()
  }

  /// Whether a file that was there is gone or empty now: perhaps an editor is about to write it anew.
  func hasLost(since old: Snapshot) -> Bool {
    old.stamps.contains { path, stamp in
      stamp.kind == .file && (stamps[path] == nil || stamp.size > 0 && stamps[path]?.size == 0)
    }
  }
}

/// The way through the folders.
private struct Walk {
  let files: WatchedFiles
  let root: String
  var stamps: [String: Stamp] = [:]
  /// Folders that were read: links may lead to the same one twice, or in circles.
  private var seen: Set<Place> = []

  private struct Place: Hashable { var device, node: UInt64 }

  init(files: WatchedFiles, root: String) {
    self.files = files
    self.root = root
  }

  mutating func look(at path: String, as name: String, _ visit: (String, Bool) -> Void) {
    guard let stamp = Stamp(path, following: false) else { return }
    switch stamp.kind {
    case .folder: enter(path, as: name, stamp, visit)
    case .link: follow(path, as: name, stamp, visit)
    case .file, .other:
      stamps[name] = stamp
      visit(path, false)
    }
  }

  private mutating func enter(
    _ path: String, as name: String, _ stamp: Stamp, _ visit: (String, Bool) -> Void
  ) {
    stamps[name] = stamp
    guard seen.insert(Place(device: stamp.device, node: stamp.node)).inserted else { return }
    visit(path, true)
    for entry in names(in: path) where !files.isIgnored(entry) {
      look(at: path + "/" + entry, as: name + "/" + entry, visit)
    }
  }

  private mutating func follow(
    _ path: String, as name: String, _ link: Stamp, _ visit: (String, Bool) -> Void
  ) {
    stamps[name] = link
    guard let target = realPath(path), target.isBelow(root),
      !files.leftOut.contains(where: target.isIn), let stamp = Stamp(target, following: false)
    else { return }
    if stamp.kind == .folder {
      enter(target, as: name, stamp, visit)
    } else {
      stamps[name] = stamp
      // A file that is replaced is noticed in its folder.
      target.utf8.lastIndex(of: UInt8(ascii: "/")).map { visit(String(target[..<$0]), true) }
      visit(target, false)
    }
  }
}

extension String {
  fileprivate func isBelow(_ folder: String) -> Bool {
    utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }
  fileprivate func isIn(_ folder: String) -> Bool { self == folder || isBelow(folder) }
}
