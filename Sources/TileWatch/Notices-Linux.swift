#if os(Linux)
  #if canImport(Musl)
    private import Musl
  #else
    private import Glibc
  #endif

  /// The system's notices of changes in folders: inotify(7).
  final class SystemNotices: Sendable {
    /// Can be read from once something happened.
    let descriptor: Int32

    /// Nil where the system gives no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// From now on, a change of this folder or of a file in it is noticed. False where there are too
    /// many. Asking twice costs a call and changes nothing; a folder that goes is forgotten by itself.
    func watch(_ path: String, isFolder: Bool) -> Bool {
      guard isFolder else { return true }  // its folder tells
      let kinds =
        IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM
        | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      if unsafe inotify_add_watch(descriptor, path, UInt32(kinds)) >= 0 { return true }
      return errno != ENOSPC && errno != ENOMEM
    }

    /// Everything that is watched has been named again.
    func settle() {}

    /// Takes what has come in. What it says is not needed: the files themselves are looked at.
    func drain() {
      var notices = [UInt8](repeating: 0, count: 65536)
      while unsafe read(descriptor, &notices, notices.count) > 0 {}
    }
  }
#endif
