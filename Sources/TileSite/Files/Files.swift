#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What talks to the file system; nothing outside this folder does. Paths are plain strings as the system takes them.
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
    let above = absolute(parent.isEmpty ? "." : parent)
    switch Path.name(of: path) {
    // A folder that is yet to be made has no links in it.
    case "..": return Path.folder(of: above)
    case ".", "": return above
    case let name: return Path.join(above, name)
    }
  }

  static var processID: Int { Int(getpid()) }
  static var userID: Int { Int(getuid()) }

  static func isRunning(_ process: Int) -> Bool {
    process > 0 && (kill(pid_t(truncatingIfNeeded: process), 0) == 0 || errno == EPERM)
  }
}
