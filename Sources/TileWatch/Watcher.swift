private import Dispatch

/// Tells which files changed, once each burst of changes is over.
///
///     var watcher = Watcher(WatchedFiles(root: "site", names: ["content"]))
///     while let paths = await watcher.next() { … }
///
/// The system only wakes it: what changed is found by looking at the files. So a save that goes
/// through drafts and renames is one change, and one that leaves everything as it was is none.
public struct Watcher: Sendable {
  private let files: WatchedFiles
  private let bell: Bell
  private var known: Snapshot

  /// How long nothing must happen before a burst is over, in milliseconds.
  private static let quiet = 20
  /// How much longer, where a file went: editors put a file away before they write it anew.
  private static let quietAfterLoss = 80
  /// After so long a burst is looked at though it goes on.
  private static let patience = 300

  /// Looks at the files: what changes from now on is told. With `polling` they are looked at twice a
  /// second, as happens by itself where the system cannot watch so many.
  public init(_ files: WatchedFiles, polling: Bool = false) {
    self.files = files
    bell = Bell(polling ? nil : SystemNotices())
    known = look(at: files, bell)
  }

  /// Whether the files are looked at twice a second, because the system cannot watch them.
  public var isPolling: Bool { bell.notices == nil }

  /// The paths below the root that changed since the last call, sorted; a folder that came or went
  /// stands for all in it. Waits for a change; nil once the task is cancelled.
  public mutating func next() async -> [String]? {
    let (bell, start) = (bell, self)
    let end = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: it waits, and others have work to do.
        DispatchQueue(label: "watch").async {
          var watcher = start
          let isChanged = watcher.wait()
          continuation.resume(returning: isChanged ? watcher : nil)
        }
      }
    } onCancel: {
      bell.stop()
    }
    guard let end, !Task.isCancelled else { return nil }
    defer { self = end }
    return end.known.changes(since: known)
  }

  /// False where it was stopped.
  private mutating func wait() -> Bool {
    while bell.wait(nil) == .change {
      let end = ticks() + Watcher.patience
      guard settle(Watcher.quiet, until: end) else { return false }
      var now = look(at: files, bell)
      if now.hasLost(since: known) {
        guard settle(Watcher.quietAfterLoss, until: end) else { return false }
        now = look(at: files, bell)
      }
      if now != known {
        known = now
        return true
      }
    }
    return false
  }

  /// Waits until nothing happened for so many milliseconds; false where it was stopped.
  private func settle(_ quiet: Int, until end: Int) -> Bool {
    while true {
      switch bell.wait(max(0, min(quiet, end - ticks()))) {
      case .stopped: return false
      case .silence: return true
      case .change where ticks() >= end: return true
      case .change: continue
      }
    }
  }
}

/// Looks at all files, and has the system watch those that are new.
private func look(at files: WatchedFiles, _ bell: Bell) -> Snapshot {
  guard let notices = bell.notices else { return Snapshot(of: files) { _, _ in } }
  var isWatched = true
  let found = Snapshot(of: files) { path, isFolder in
    isWatched = notices.watch(path, isFolder: isFolder) && isWatched
  }
  notices.settle()
  if !isWatched { bell.goBlind() }
  return found
}
