private import CExchange

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Files {
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

  /// The link itself, not what it leads to.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
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
    if !isWritable(path) { _ = unsafe chmod(path, 0o700) }
    for entry in try entries(in: path) where entry.kind != .unnamed {
      let inside = path + "/" + entry.name
      // What is mounted there is not ours.
      if entry.kind == .folder, !entry.isLink, node(inside) != entry.node {
        throw Failure(path: inside, code: EBUSY)
      }
      try remove(inside)
    }
    if unsafe rmdir(path) != 0, errno != ENOENT { throw Failure(path: path, code: errno) }
  }
}
