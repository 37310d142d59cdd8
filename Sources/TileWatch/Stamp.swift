#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What tells one state of a file from another without reading it. Of a folder only that it is
/// there: its times change with every draft an editor puts into it.
struct Stamp: Equatable, Sendable {
  enum Kind: Sendable { case file, folder, link, other }

  var kind: Kind
  var size = 0
  /// When its bytes were changed, and when anything of it was, in nanoseconds since 1970.
  var modified = 0
  var changed = 0
  /// The numbers of the file system and of the file in it.
  var device: UInt64
  var node: UInt64

  /// Of what a path names, or, with `following`, of what it leads to; nil where there is nothing.
  init?(_ path: String, following: Bool) {
    var info = stat()
    guard unsafe (following ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    node = UInt64(info.st_ino)
    guard kind != .folder else { return }
    size = Int(info.st_size)
    #if canImport(Darwin)
      let (written, touched) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (written, touched) = (info.st_mtim, info.st_ctim)
    #endif
    modified = nanoseconds(written)
    changed = nanoseconds(touched)
  }
}

private func nanoseconds(_ time: timespec) -> Int {
  Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ time.tv_nsec
}

/// The path without links; nil where there is nothing.
func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// The names in a folder, in no order; none where it cannot be read.
func names(in folder: String) -> [String] {
  guard let handle = unsafe opendir(folder) else { return [] }
  defer { unsafe closedir(handle) }
  var names: [String] = []
  while let entry = unsafe readdir(handle) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
      unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) {
        unsafe String(cString: $0)
      }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}
