/// Where encoded pictures are kept between builds. All of it may be deleted at any time.
struct PictureCache: Sendable {
  let folder: String

  /// - Parameter folder: what the build remembers.
  init(_ folder: String) { self.folder = folder + "/pictures" }

  var index: String { folder + ".index" }
  fileprivate var lock: String { folder + ".lock" }

  func path(_ name: String) -> String { folder + "/" + name }

  /// The state of a file; nil where it is not there, or is empty because the machine stopped while
  /// it was written.
  func status(_ name: String) -> Files.Status? {
    guard let status = Files.status(path(name)), status.kind == .file, status.size > 0
    else { return nil }
    return status
  }

  /// Puts a file in its place in one step.
  func put(_ bytes: [UInt8], _ name: String) throws(Files.Failure) {
    let draft = path(PictureCache.draft + "\(Files.processID)-" + name)
    try Files.write(bytes, to: draft)
    try Files.rename(draft, to: path(name))
  }

  fileprivate static let draft = ".draft-"
}

/// Held by builds while they use the cache, many at once, so that none of them takes a file from
/// under another.
struct PictureCacheLock: ~Copyable {
  private let lock: SharedLock?
  private let cache: PictureCache

  init(_ cache: PictureCache) {
    self.cache = cache
    lock = try? SharedLock(cache.lock)
  }

  /// Removes what no build asked for in three builds running, and what builds that were stopped
  /// left half written; nothing while another build is at work.
  /// - Parameters:
  ///   - wanted: what this build asked for.
  ///   - index: counts the builds; forgets what is gone.
  func prune(wanted: Set<String>, _ index: inout PictureIndex) {
    var unused: [String: Int] = [:]
    let isAlone = lock?.becomeSole() ?? false
    let names = Set(((try? Files.entries(in: cache.folder)) ?? []).map(\.name))
    for name in names.subtracting(wanted) {
      let isDraft = name.hasPrefix(PictureCache.draft)
      let builds = (index.unused[name] ?? 0) + 1
      if isAlone && (isDraft || builds >= 3) {
        try? Files.remove(cache.path(name))
      } else if !isDraft {
        unused[name] = min(builds, 3)
      }
    }
    index.unused = unused
    index.colors = index.colors.filter { wanted.contains($0.key) || unused[$0.key] != nil }
  }
}
