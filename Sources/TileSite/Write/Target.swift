/// The folder to be written, and the one in which the next site is made.
struct Target: Sendable {
  /// Where the site is, links followed.
  let output: String
  /// Where the next one is made, on the same file system: beside the output, or inside it where
  /// the output is a file system of its own.
  let staging: String
  private let canExchange: Bool
  private let manifest: String
  /// What earlier builds wrote.
  private let written: Set<String>

  /// - Parameters:
  ///   - site: the site's folder; an output inside it is known by its place there, so that the
  ///     site can be moved.
  ///   - cache: the folder for what is remembered between builds.
  init(_ output: String, site: String, cache: String) throws(Files.Failure) {
    let place = Files.absolute(output)
    self.output = place
    let home = Files.absolute(site) + "/"
    let key = place.hasPrefix(home) ? String(place.dropFirst(home.count)) : place
    manifest = cache + "/written/" + Fingerprint.of(Array(key.utf8))
    written = Manifest.read(manifest)

    let parent = Path.folder(of: place)
    canExchange = !Files.isFolder(place) || Files.shareDevice(place, parent)
    let folder = canExchange ? parent : place
    let prefix = "." + Path.name(of: place) + ".tilework-"
    staging = Path.join(folder, prefix + "\(Files.processID)")
    for entry in try Files.entries(in: folder)
    where entry.kind == .folder && Target.isLeftOver(entry.name, prefix) {
      try Files.remove(Path.join(folder, entry.name))
    }
    try Files.makeFolder(staging)
  }

  /// A staging folder whose process is no more.
  private static func isLeftOver(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), let process = Int(name.dropFirst(prefix.count)) else {
      return false
    }
    let isOurs = String(process) == name.dropFirst(prefix.count)
    return isOurs && (process == Files.processID || !Files.isRunning(process))
  }

  /// Forgets everything that was made.
  func discard() { try? Files.remove(staging) }

  /// Puts the new site in the place of the old one; says how many old files went.
  func commit(_ paths: [String], changed: [String]) throws(Files.Failure) -> Int {
    let all = Set(paths)
    let stale = written.subtracting(all).filter { Files.isFile(output + "/" + $0) }
    if changed.isEmpty && stale.isEmpty && Files.isFolder(output) {
      discard()
      if written != all { try Manifest.write(all, to: manifest) }
      return 0
    }
    // Until the folders have changed places, both what was and what will be there is ours.
    let ours = written.union(all)
    try Manifest.write(ours, to: manifest)
    if !Files.isFolder(output) {
      try Files.rename(staging, to: output)
    } else if try !exchange(all, changed: Set(changed), ours) {
      try moveIn(changed, stale: stale)
    }
    try Manifest.write(all, to: manifest)
    return stale.count
  }

  /// Completes the staging folder and swaps it with the output; false where the system cannot.
  private func exchange(
    _ all: Set<String>, changed: Set<String>, _ ours: Set<String>
  ) throws(Files.Failure) -> Bool {
    guard canExchange, try keep("", all, changed) else { return false }
    guard try Files.exchange(staging, output) else { return false }
    // The new site is in place. What is left of the old one goes; what somebody put there while
    // the new one was made is carried over. Nothing of this can undo the build.
    try? rescue("", ours)
    discard()
    return true
  }

  /// Gives what stays as it is (unchanged files, and those of others) a second name in staging;
  /// false where something lies on another file system.
  private func keep(
    _ folder: String, _ all: Set<String>, _ changed: Set<String>
  ) throws(Files.Failure) -> Bool {
    let (oldFolder, newFolder) = (Path.join(output, folder), Path.join(staging, folder))
    guard Files.shareDevice(oldFolder, output) else { return false }
    let entries = try Files.entries(in: oldFolder)
    if entries.isEmpty { try Files.makeFolder(newFolder) }
    for entry in entries where entry.kind != .unnamed {
      let path = Path.join(folder, entry.name)
      let (old, new) = (output + "/" + path, staging + "/" + path)
      if changed.contains(path) {
        if entry.kind == .folder, !entry.isLink { throw Files.Failure.isFolder(old) }
        continue
      }
      if entry.isLink {
        try Files.makeFolder(Path.folder(of: new))
        try Files.copyLink(old, to: new)
      } else if entry.kind == .folder {
        guard try keep(path, all, changed) else { return false }
      } else if all.contains(path) || !written.contains(path) {
        try Files.link(old, to: new)
      }
    }
    if Files.isFolder(newFolder) { try Files.copyLook(of: oldFolder, to: newFolder) }
    return true
  }

  /// Moves files that are in the old site, now in staging, and not in the new one, and that no
  /// build wrote.
  private func rescue(_ folder: String, _ ours: Set<String>) throws(Files.Failure) {
    for entry in try Files.entries(in: Path.join(staging, folder)) {
      let path = Path.join(folder, entry.name)
      let (old, new) = (staging + "/" + path, output + "/" + path)
      let isFolder = entry.kind == .folder && !entry.isLink
      if isFolder, Files.isFolder(new) || ours.contains(where: { $0.hasPrefix(path + "/") }) {
        try rescue(path, ours)
      } else if !ours.contains(path), !Files.isThere(new) {
        try Files.makeFolder(Path.folder(of: new))
        try Files.rename(old, to: new)
      }
    }
  }

  /// The way for systems that cannot swap folders: each file is replaced in one step.
  private func moveIn(_ changed: [String], stale: Set<String>) throws(Files.Failure) {
    for path in changed {
      try Files.makeFolder(Path.folder(of: output + "/" + path))
      try Files.rename(staging + "/" + path, to: output + "/" + path)
    }
    for path in stale {
      try Files.remove(output + "/" + path)
      Files.removeEmptyFolders(from: Path.folder(of: path), in: output)
    }
    discard()
  }
}
