#if canImport(Darwin)
  private import Darwin
  private import Synchronization

  /// The system's notices of changes in folders and files: kqueue(2), which wants each of them open.
  final class SystemNotices: Sendable {
    /// Can be read from once something happened.
    let descriptor: Int32
    private let state = Mutex(Open())

    private struct Open {
      /// The open files by their number, and by whether they were named since the last `settle`.
      var files: [UInt64: Int32] = [:]
      var named: Set<UInt64> = []
    }

    /// Nil where the system gives no more of them.
    init?() {
      descriptor = kqueue()
      if descriptor < 0 { return nil }
      // The usual limit of 256 open files is soon reached.
      var limit = rlimit()
      if unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0 {
        limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
        _ = unsafe setrlimit(RLIMIT_NOFILE, &limit)
      }
    }

    deinit {
      state.withLock { for file in $0.files.values { close(file) } }
      close(descriptor)
    }

    /// From now on, a change of this folder or file is noticed. False where there are too many.
    func watch(_ path: String, isFolder: Bool) -> Bool {
      state.withLock { open in
        let file = unsafe Darwin.open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else { return errno != EMFILE && errno != ENFILE }
        var info = stat()
        guard unsafe fstat(file, &info) == 0 else {
          close(file)
          return true
        }
        let node = UInt64(info.st_ino)
        open.named.insert(node)
        if open.files[node] != nil {
          close(file)
          return true
        }
        let kinds =
          NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
        var wish = unsafe kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(kinds), data: 0, udata: nil)
        guard unsafe kevent(descriptor, &wish, 1, nil, 0, nil) == 0 else {
          close(file)
          return false
        }
        open.files[node] = file
        return true
      }
    }

    /// Everything that is watched has been named again; the rest is forgotten.
    func settle() {
      state.withLock { open in
        for (node, file) in open.files where !open.named.contains(node) {
          close(file)
          open.files[node] = nil
        }
        open.named = []
      }
    }

    /// Takes what has come in. What it says is not needed: the files themselves are looked at.
    func drain() {
      var event = unsafe kevent()
      var atOnce = timespec()
      while unsafe kevent(descriptor, nil, 0, &event, 1, &atOnce) > 0 {}
    }
  }
#endif
