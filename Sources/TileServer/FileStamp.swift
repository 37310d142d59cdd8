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
  let size: Int
  /// Size, time and number, in hexadecimal.
  private let state: String
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
    size = Int(status.st_size)
    // By the number two files of one time and size are told apart, as copies that keep their times.
    let parts = [
      size, Int(changed.tv_sec), Int(changed.tv_nsec), Int(truncatingIfNeeded: status.st_ino),
    ]
    state = parts.map { String($0, radix: 16) }.joined(separator: "-")
    lastModified = httpDate(Int(changed.tv_sec))
  }

  /// Changes when the file is replaced or rewritten, or when the word does that goes with it.
  func entityTag(with word: String? = nil) -> String {
    "\"" + state + (word.map { "-" + $0 } ?? "") + "\""
  }
}

/// The path without symbolic links; nil if there is nothing.
func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
