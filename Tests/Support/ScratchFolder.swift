#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A folder of a test's own, gone when the test ends.
package struct ScratchFolder: ~Copyable {
  package let path: String

  package init() {
    var template = Array("/tmp/tilework-test-XXXXXX".utf8CString)
    unsafe path = String(cString: mkdtemp(&template))
  }

  package func makeFolder(_ name: String) { _ = unsafe mkdir("\(path)/\(name)", 0o700) }

  package func write(_ name: String, _ text: String = "text") {
    let file = unsafe fopen("\(path)/\(name)", "w")
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  package func move(_ old: String, to new: String) {
    _ = unsafe rename("\(path)/\(old)", "\(path)/\(new)")
  }

  /// A file, or a folder with all in it.
  package func remove(_ name: String) { removeTree("\(path)/\(name)") }

  /// A symbolic link; the target is taken as it is.
  package func link(_ name: String, to target: String) {
    _ = unsafe symlink(target, "\(path)/\(name)")
  }

  deinit { removeTree(path) }
}

private func removeTree(_ path: String) {
  if unsafe unlink(path) == 0 { return }
  guard let folder = unsafe opendir(path) else { return }
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != "." && name != ".." { removeTree("\(path)/\(name)") }
  }
  unsafe closedir(folder)
  unsafe rmdir(path)
}
