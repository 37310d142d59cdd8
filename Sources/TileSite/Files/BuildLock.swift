#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A lock that one process at a time can hold, given back when it goes out of use.
struct BuildLock: ~Copyable {
  private let file: Descriptor
  private let path: String

  /// Waits, without keeping a thread from other work, until the lock is free.
  ///
  /// - Parameter name: what is locked, in letters that a file's name may have. The lock is a file of
  ///   the system's folder for such things, so that all builds of this user meet there; it is gone
  ///   when nobody holds it.
  init(_ name: String) async throws(Files.Failure) {
    path = "\(Files.temporaryFolder)/tilework-\(Files.userID)-\(name).lock"
    while true {
      let file = try Descriptor(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW)
      var code = BuildLock.take(file.number)
      while code == EWOULDBLOCK || code == EINTR {
        try? await Task.sleep(for: .milliseconds(5))
        code = BuildLock.take(file.number)
      }
      if code != 0 { throw Files.Failure(path: path, code: code) }
      // Who held it before has removed it: others may hold the one of this name by now.
      if file.isAt(path) {
        self.file = file
        return
      }
    }
  }

  private static func take(_ file: Int32) -> Int32 {
    flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
  }

  /// Removes the file while it is held: whoever waits for it finds it gone, and makes another.
  func release() {
    try? Files.remove(path)
    flock(file.number, LOCK_UN)
  }
}

/// A lock that many processes can hold at once, or one alone; given back when it goes out of use.
struct SharedLock: ~Copyable {
  private let file: Descriptor

  /// Waits while another process holds the lock alone.
  init(_ path: String) throws(Files.Failure) {
    let file = try Descriptor(path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW)
    while flock(file.number, LOCK_SH) != 0 {
      if errno != EINTR { throw Files.Failure(path: path, code: errno) }
    }
    self.file = file
  }

  /// Whether no other process holds it now; until it is given back none can then.
  func becomeSole() -> Bool { flock(file.number, LOCK_EX | LOCK_NB) == 0 }
}

extension Files {
  /// The system's folder for files that nobody needs for long.
  static var temporaryFolder: String {
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    return named.flatMap { isFolder($0) ? $0 : nil } ?? "/tmp"
  }
}
