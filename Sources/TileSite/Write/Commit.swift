extension Target {
  /// Puts the new site in the place of the old one; gives the old files that went.
  func commit(_ paths: [String], changed: [String]) throws(SiteError) -> [String] {
    let all = Set(paths)
    let stale = written.subtracting(all).filter { Files.isFile(output + "/" + $0) }
    try findObstacles(changed)
    do throws(Files.Failure) {
      if changed.isEmpty && stale.isEmpty && Files.isFolder(output) {
        discard()
        if written != all { try Manifest.write(all, to: manifest) }
        return []
      }
      // Until the folders have changed places, both what was and what will be there is ours.
      try Manifest.write(written.union(all), to: manifest)
      if !Files.isThere(output) {
        try Files.rename(staging, to: output)
      } else if changed.count == 1 && stale.isEmpty {
        // One file is replaced in one step as well as all are, and much sooner.
        try moveIn(changed, stale: stale)
      } else if try !exchange(all, changed: Set(changed)) {
        try moveIn(changed, stale: stale)
      }
      try Manifest.write(all, to: manifest)
    } catch {
      throw error.error
    }
    return stale.sortedByBytes()
  }

  /// Whatever stands where a file or folder of the site must come, and is not ours to remove.
  private func findObstacles(_ changed: [String]) throws(SiteError) {
    var found: [Diagnostic] = []
    var looked: Set<String> = [""]
    for path in changed {
      if Files.isFolder(output + "/" + path), holdsForeign(path) { found.append(obstacle(path)) }
      var folder = Path.folder(of: path)
      while looked.insert(folder).inserted {
        let place = output + "/" + folder
        let isFolder = Files.isFolder(place) && !Files.isLink(place)
        if Files.isThere(place), !isFolder, !written.contains(folder) {
          found.append(obstacle(folder))
        }
        folder = Path.folder(of: folder)
      }
    }
    try found.throwIfErrors()
  }

  private func obstacle(_ path: String) -> Diagnostic {
    Diagnostic(.failure, output + "/" + path, nil, .inTheWay)
  }

  private func holdsForeign(_ folder: String) -> Bool {
    let entries = (try? Files.entries(in: output + "/" + folder)) ?? []
    return entries.contains { entry in
      let path = folder + "/" + entry.name
      return entry.kind == .folder && !entry.isLink
        ? holdsForeign(path) : !written.contains(path)
    }
  }

  /// Completes the staging folder and swaps it with the output; false where that cannot be done
  /// without harm to what others have put there.
  private func exchange(_ all: Set<String>, changed: Set<String>) throws(Files.Failure) -> Bool {
    var kept: [String] = []
    guard canExchange, try keep("", all, changed, &kept) else { return false }
    if let node = Files.node(staging) { try Manifest.noteSwap(node, manifest) }
    guard try Files.exchange(staging, output) else { return false }
    // The new site is in place. What is left of the old one goes; what somebody did to other
    // files meanwhile is done to the new one too. Nothing of this can undo the build.
    let old = OldSite(staging, output: output, ours: written.union(all))
    if old.follow(kept), old.rescue() {
      discard()
      Manifest.forgetSwap(manifest)
    }
    return true
  }

  /// Gives what stays as it is (unchanged files, and those of others) a second name in staging;
  /// false where something cannot have one: another file system, a pipe, a name that is not text.
  private func keep(
    _ folder: String, _ all: Set<String>, _ changed: Set<String>, _ kept: inout [String]
  ) throws(Files.Failure) -> Bool {
    let (oldFolder, newFolder) = (Path.join(output, folder), Path.join(staging, folder))
    let entries = try Files.entries(in: oldFolder)
    if entries.isEmpty { try Files.makeFolder(newFolder) }
    for entry in entries {
      let path = Path.join(folder, entry.name)
      let (old, new) = (output + "/" + path, staging + "/" + path)
      if changed.contains(path) { continue }
      guard entry.kind != .unnamed else { return false }
      guard let node = Files.node(old) else { continue }  // gone meanwhile
      let isOurs = all.contains(path)
      if entry.isLink {
        try Files.makeFolder(newFolder)
        try Files.copyLink(old, to: new)
        if !isOurs { kept.append(path) }
      } else if node != entry.node || entry.kind == .other {
        return false
      } else if entry.kind == .folder {
        guard try keep(path, all, changed, &kept) else { return false }
      } else if isOurs || !written.contains(path) {
        do throws(Files.Failure) {
          let isLinked = try Files.link(old, to: new)
          if !isLinked && !isOurs { return false }
          if !isOurs { kept.append(path) }
        } catch  where error.isMissing {}
      }
    }
    if Files.isFolder(newFolder) { try Files.copyLook(of: oldFolder, to: newFolder) }
    return true
  }

  /// The way without a swap: each file is replaced in one step, one after the other.
  private func moveIn(_ changed: [String], stale: Set<String>) throws(Files.Failure) {
    for path in stale {
      try Files.remove(output + "/" + path)
      Files.removeEmptyFolders(from: Path.folder(of: path), in: output)
    }
    for path in changed {
      let place = output + "/" + path
      try Files.makeFolder(Path.folder(of: place))
      if Files.isFolder(place) { try Files.remove(place) }
      try Files.rename(staging + "/" + path, to: place)
    }
    discard()
  }
}
