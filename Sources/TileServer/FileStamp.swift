#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What the file system says of a path.
struct FileStamp {
  /// What can be served and what cannot.
  enum Kind { case file, folder, other }

  let kind: Kind
  /// Changes when the file is replaced or rewritten: size and time in hexadecimal, quoted.
  let entityTag: String
  /// As HTTP writes a date: `Sun, 06 Nov 1994 08:49:37 GMT`.
  let lastModified: String

  /// Nil if there is nothing at the path.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    let parts = [Int(status.st_size), Int(changed.tv_sec), Int(changed.tv_nsec)]
    entityTag = "\"" + parts.map { String($0, radix: 16) }.joined(separator: "-") + "\""
    lastModified = httpDate(Int(changed.tv_sec))
  }
}

/// The path without symbolic links; nil if there is nothing.
func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
