#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Files {
  /// Writes a new file, its folder made first where it is missing.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    do {
      try Descriptor(path, flags).drain(bytes, path)
    } catch  where error.code == ENOENT {
      try makeFolder(Path.folder(of: path))
      try Descriptor(path, flags).drain(bytes, path)
    }
  }

  /// Writes a new file, a piece at a time, until there is none.
  static func write(to path: String, _ next: () throws -> [UInt8]?) throws {
    let file = try Descriptor(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    while let piece = try next() { try file.drain(piece, path) }
  }

  /// Copies a file and its time of change, a piece at a time.
  static func copy(_ old: String, to new: String) throws(Failure) {
    try makeFolder(Path.folder(of: new))
    let source = try Descriptor(old, O_RDONLY | O_CLOEXEC)
    let target = try Descriptor(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    while case let piece = try source.piece(old), !piece.isEmpty { try target.drain(piece, new) }
    var info = stat()
    guard unsafe fstat(source.number, &info) == 0 else { throw Failure(path: old, code: errno) }
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_mtimespec]
    #else
      let times = [info.st_mtim, info.st_mtim]
    #endif
    if unsafe futimens(target.number, times) != 0 { throw Failure(path: new, code: errno) }
  }

  /// Gives a file a second name; where the file system cannot, copies it and says false.
  @discardableResult
  static func link(_ old: String, to new: String) throws(Failure) -> Bool {
    if hardLink(old, new) == 0 { return true }
    switch errno {
    case ENOENT where isFile(old):
      try makeFolder(Path.folder(of: new))
      if hardLink(old, new) == 0 { return true }
      try copy(old, to: new)
    case EXDEV, EPERM, EACCES, ENOTSUP, EMLINK: try copy(old, to: new)
    case let code: throw Failure(path: new, code: code)
    }
    return false
  }

  /// Lets the same people read and write the second file as the first, where the system allows it.
  static func copyMode(of old: String, to new: String) {
    var info = stat()
    if unsafe stat(old, &info) == 0 { _ = unsafe chmod(new, info.st_mode & 0o777) }
  }

  static func copyLink(_ old: String, to new: String) throws(Failure) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = unsafe readlink(old, &target, target.count - 1)
    guard length >= 0, unsafe symlink(target, new) == 0 else {
      throw Failure(path: new, code: errno)
    }
  }

  /// Puts a file in the place of another in one step, from another file system too.
  static func rename(_ old: String, to new: String) throws(Failure) {
    if move(old, new) == 0 { return }
    guard errno == EXDEV else { throw Failure(path: new, code: errno) }
    let draft = new + ".tilework-\(processID)"
    try copy(old, to: draft)
    if move(draft, new) != 0 { throw Failure(path: new, code: errno) }
    try remove(old)
  }
}

// Outside `Files`, where the system's names are not hidden by its own.
private func hardLink(_ old: String, _ new: String) -> Int32 { unsafe link(old, new) }
private func move(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }
