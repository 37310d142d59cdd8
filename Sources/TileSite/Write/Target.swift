/// The folder to be written, and the one beside it in which the next site is made.
struct Target: Sendable {
  /// Where the site is, links followed.
  let output: String
  /// Where the next one is made, on the same file system.
  let staging: String
  private let manifest: String
  /// What earlier builds wrote.
  private let written: Set<String>

  /// - Parameter cache: the folder for what is remembered between builds.
  init(_ output: String, cache: String) throws(Files.Failure) {
    let place = Files.absolute(output)
    let (parent, name) = (Path.folder(of: place), Path.name(of: place))
    try Files.makeFolder(parent)
    self.output = place
    manifest = Target.manifest(of: output, cache: cache)
    written = Manifest.read(manifest)
    let prefix = "." + name + ".tilework-"
    staging = Path.join(parent, prefix + "\(Files.processID)")
    for entry in try Files.entries(in: parent) where entry.name.hasPrefix(prefix) {
      let process = Int(entry.name.dropFirst(prefix.count)) ?? 0
      if process == Files.processID || !Files.isRunning(process) {
        try Files.remove(Path.join(parent, entry.name))
      }
    }
    try Files.makeFolder(staging)
  }

  /// Where the list of what was written into an output folder is kept.
  static func manifest(of output: String, cache: String) -> String {
    cache + "/written/" + Fingerprint.of(Array(Files.absolute(output).utf8))
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
    try Manifest.write(written.union(all), to: manifest)
    if !Files.isFolder(output) {
      try Files.rename(staging, to: output)
    } else if try !exchange(all, changed: Set(changed)) {
      try moveIn(changed, stale: stale)
    }
    try Manifest.write(all, to: manifest)
    return stale.count
  }

  /// Completes the staging folder and swaps it with the output; false where the system cannot.
  private func exchange(_ all: Set<String>, changed: Set<String>) throws(Files.Failure) -> Bool {
    try keep("", all, changed)
    try Files.copyMode(of: output, to: staging)
    guard try Files.exchange(staging, output) else { return false }
    try Files.remove(staging)
    return true
  }

  /// Gives what stays as it is (unchanged files, and those of others) a second name in staging.
  private func keep(
    _ folder: String, _ all: Set<String>, _ changed: Set<String>
  ) throws(Files.Failure) {
    let entries = try Files.entries(in: Path.join(output, folder))
    if entries.isEmpty { try Files.makeFolder(Path.join(staging, folder)) }
    for entry in entries {
      let path = Path.join(folder, entry.name)
      let (old, new) = (output + "/" + path, staging + "/" + path)
      if changed.contains(path) { continue }
      if entry.isLink {
        try Files.makeFolder(Path.folder(of: new))
        try Files.copyLink(old, to: new)
      } else if entry.kind == .folder {
        try keep(path, all, changed)
      } else if entry.kind == .file, all.contains(path) || !written.contains(path) {
        try Files.link(old, to: new)
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
