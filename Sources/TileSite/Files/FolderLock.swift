#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A lock on a folder that one process at a time can hold, given back when it goes out of use.
struct FolderLock: ~Copyable {
  private let file: Descriptor

  /// Waits, without keeping a thread from other work, until the lock is free.
  init(_ path: String) async throws(Files.Failure) {
    let file = try Descriptor(path, O_RDONLY | O_CLOEXEC)
    var code = FolderLock.take(file.number)
    while code == EWOULDBLOCK || code == EINTR {
      try? await Task.sleep(for: .milliseconds(5))
      code = FolderLock.take(file.number)
    }
    if code != 0 { throw Files.Failure(path: path, code: code) }
    self.file = file
  }

  private static func take(_ file: Int32) -> Int32 {
    flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
  }

  func release() { flock(file.number, LOCK_UN) }
}
