private import CExchange

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The only file that talks to the file system. Paths are plain strings as the system takes them.
enum Files {
  /// What a path leads to, links followed.
  enum Kind: Sendable {
    case file, folder
    /// A pipe, a socket, a device, a link to nothing.
    case other
    /// Its name is not UTF-8, so nothing can be said of it.
    case unnamed
  }

  struct Status: Sendable, Equatable {
    var kind: Kind
    var size: Int
    /// Nanoseconds since 1970.
    var modified: Int
  }

  /// Why the system refused: the path and its reason in words.
  struct Failure: Error, Sendable, Equatable {
    var path: String
    var code: Int32

    static func isFolder(_ path: String) -> Failure { Failure(path: path, code: EISDIR) }
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    var reason: String { unsafe String(cString: strerror(code)) }

    /// One line with the path, ending the run with exit code 3.
    var error: SiteError { SiteError([Diagnostic(.failure, path, nil, .system(reason))]) }
  }

  static func status(_ path: String) -> Status? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    let kind: Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Status(
      kind: kind, size: Int(info.st_size), modified: time.tv_sec * 1_000_000_000 + time.tv_nsec)
  }

  /// Whether there is anything by this name, be it a link to nothing.
  static func isThere(_ path: String) -> Bool { status(path) != nil || isLink(path) }
  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }
  static func isFile(_ path: String) -> Bool { status(path)?.kind == .file }
  static func isFolder(_ path: String) -> Bool { status(path)?.kind == .folder }

  /// The path with links, `.` and `..` resolved, where it exists.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path from the root, links followed as far as it exists.
  static func absolute(_ path: String) -> String {
    if let real = resolved(path) { return real }
    let parent = Path.folder(of: path)
    if parent == path || path == "." { return path }
    return Path.join(absolute(parent.isEmpty ? "." : parent), Path.name(of: path))
  }

  static var processID: Int { Int(getpid()) }

  static func isRunning(_ process: Int) -> Bool {
    process > 0 && (kill(pid_t(truncatingIfNeeded: process), 0) == 0 || errno == EPERM)
  }
}

// MARK: Reading

extension Files {
  /// A file's bytes.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // Without waiting for a writer, should it be a pipe.
    let file = try Descriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var info = stat()
    guard unsafe fstat(file.number, &info) == 0 else { throw Failure(path: path, code: errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Failure(path: path, code: EISDIR) }
    var failure: Failure?
    // One byte more than the size, so that a file that did not change ends in one read.
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(info.st_size) + 1) {
      buffer, count in
      count = unsafe file.fill(buffer, path, &failure)
    }
    while failure == nil, bytes.count > Int(info.st_size) {  // the file grows while it is read
      let more = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = unsafe file.fill(buffer, path, &failure)
      }
      if more.isEmpty { break }
      bytes += more
    }
    if let failure { throw failure }
    return bytes
  }

  /// What a folder holds, sorted by the bytes of the names; a link's kind is what it leads to.
  static func entries(in folder: String) throws(Failure) -> [Entry] {
    guard let handle = unsafe opendir(folder) else { throw Failure(path: folder, code: errno) }
    defer { unsafe closedir(handle) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(handle) {
      let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          unsafe (String(cString: name), String(validatingCString: name) != nil)
        }
      }
      if name == "." || name == ".." { continue }
      if !isText {
        entries.append(Entry(name: name, kind: .unnamed, isLink: false))
        continue
      }
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append(Entry(name: name, kind: .file, isLink: false))
      case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder, isLink: false))
      default:
        let path = folder + "/" + name
        let kind = status(path)?.kind ?? .other
        entries.append(Entry(name: name, kind: kind, isLink: isLink(path)))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  struct Entry: Sendable {
    var name: String
    var kind: Kind
    var isLink: Bool
  }
}

extension Files {
  /// Whether two files hold the same bytes; a copy made by `copy` is known by its size and time.
  static func sameContents(_ one: String, _ other: String) throws(Failure) -> Bool {
    guard let a = status(one), let b = status(other), b.kind == .file, a.size == b.size
    else { return false }
    if a.modified == b.modified { return true }
    return try read(one) == read(other)
  }
}

// MARK: Writing

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

  /// Copies a file and its time of change, a piece at a time.
  static func copy(_ old: String, to new: String) throws(Failure) {
    try makeFolder(Path.folder(of: new))
    let source = try Descriptor(old, O_RDONLY | O_CLOEXEC)
    let target = try Descriptor(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
    var failure: Failure?
    while failure == nil {
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
        count = unsafe source.fill(buffer, old, &failure)
      }
      if piece.isEmpty { break }
      try target.drain(piece, new)
    }
    if let failure { throw failure }
    var info = stat()
    guard unsafe fstat(source.number, &info) == 0 else { throw Failure(path: old, code: errno) }
    #if canImport(Darwin)
      let times = [info.st_mtimespec, info.st_mtimespec]
    #else
      let times = [info.st_mtim, info.st_mtim]
    #endif
    if unsafe futimens(target.number, times) != 0 { throw Failure(path: new, code: errno) }
  }

  /// Gives a folder the owner, the mode and the times of another.
  static func copyLook(of old: String, to new: String) throws(Failure) {
    var info = stat()
    guard unsafe stat(old, &info) == 0 else { throw Failure(path: old, code: errno) }
    _ = unsafe chown(new, info.st_uid, info.st_gid)  // only the owner of both can
    guard unsafe chmod(new, info.st_mode & 0o7777) == 0 else {
      throw Failure(path: new, code: errno)
    }
    #if canImport(Darwin)
      let times = [info.st_atimespec, info.st_mtimespec]
    #else
      let times = [info.st_atim, info.st_mtim]
    #endif
    _ = unsafe utimensat(AT_FDCWD, new, times, 0)
  }

  /// Whether two paths lie on one file system.
  static func shareDevice(_ one: String, _ other: String) -> Bool {
    var (a, b) = (stat(), stat())
    return unsafe stat(one, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev
  }

  /// Removes folders that hold nothing, from a folder upwards, but never `root` itself.
  static func removeEmptyFolders(from folder: String, in root: String) {
    var folder = folder
    while !folder.isEmpty, unsafe rmdir(root + "/" + folder) == 0 {
      folder = Path.folder(of: folder)
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(Failure) {
    if unsafe path.isEmpty || mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST where isFolder(path): return
    case ENOENT where Path.folder(of: path) != path:
      try makeFolder(Path.folder(of: path))
      if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw Failure(path: path, code: errno) }
    case let code: throw Failure(path: path, code: code)
    }
  }

  /// Gives a file a second name; where the file system cannot, copies it.
  static func link(_ old: String, to new: String) throws(Failure) {
    if hardLink(old, new) == 0 { return }
    switch errno {
    case ENOENT where isFile(old):
      try makeFolder(Path.folder(of: new))
      if hardLink(old, new) != 0 { try write(read(old), to: new) }
    case EXDEV, EPERM, ENOTSUP, EMLINK: try write(read(old), to: new)
    case let code: throw Failure(path: new, code: code)
    }
  }

  /// The link itself, not what it leads to.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  static func copyLink(_ old: String, to new: String) throws(Failure) {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = unsafe readlink(old, &target, target.count - 1)
    guard length >= 0, unsafe symlink(target, new) == 0 else {
      throw Failure(path: new, code: errno)
    }
  }

  static func rename(_ old: String, to new: String) throws(Failure) {
    if move(old, new) != 0 { throw Failure(path: new, code: errno) }
  }

  /// Lets two folders change places in one step that nobody can see half done; false where the
  /// system or the file system cannot: both are then as they were.
  static func exchange(_ one: String, _ other: String) throws(Failure) -> Bool {
    guard unsafe exchange_paths(one, other) != 0 else { return true }
    switch errno {
    case EINVAL, ENOSYS, ENOTSUP, EXDEV, EBUSY: return false
    case let code: throw Failure(path: other, code: code)
    }
  }

  /// Removes a file, or a folder and all in it; nothing where there is nothing.
  static func remove(_ path: String) throws(Failure) {
    if unsafe unlink(path) == 0 || errno == ENOENT { return }
    guard isFolder(path), !isLink(path) else { throw Failure(path: path, code: errno) }
    for entry in try entries(in: path) where entry.kind != .unnamed {
      try remove(path + "/" + entry.name)
    }
    if unsafe rmdir(path) != 0, errno != ENOENT { throw Failure(path: path, code: errno) }
  }
}

// Outside `Files`, where the system's names are not hidden by its own.
private func hardLink(_ old: String, _ new: String) -> Int32 { unsafe link(old, new) }
private func move(_ old: String, _ new: String) -> Int32 { unsafe rename(old, new) }

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

/// An open file, closed when it goes out of use.
private struct Descriptor: ~Copyable {
  let number: Int32

  init(_ path: String, _ flags: Int32) throws(Files.Failure) {
    number = unsafe open(path, flags, 0o666)
    if number < 0 { throw Files.Failure(path: path, code: errno) }
  }

  deinit { close(number) }

  /// Reads until the buffer is full or the file ends; says how much was read.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, _ path: String, _ failure: inout Files.Failure?
  ) -> Int {
    var count = 0
    while count < buffer.count, let base = buffer.baseAddress {
      let got = unsafe read(number, base + count, buffer.count - count)
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        failure = Files.Failure(path: path, code: errno)
        break
      }
    }
    return count
  }

  func drain(_ bytes: [UInt8], _ path: String) throws(Files.Failure) {
    var failure: Files.Failure?
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let put = unsafe write(number, base + done, buffer.count - done)
        if put >= 0 {
          done += put
        } else if errno != EINTR {
          failure = Files.Failure(path: path, code: errno)
          break
        }
      }
    }
    if let failure { throw failure }
  }
}
