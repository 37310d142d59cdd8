#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder with a site in `site/` and a secret beside it, gone when the test ends.
struct Folder: ~Copyable {
  let path: String
  var root: String { path + "/site" }

  init(_ files: [String: String]) {
    var template = Array("/tmp/tile-server-XXXXXX".utf8CString)
    unsafe path = String(cString: mkdtemp(&template))
    makeFolder("site")
    write("secret.txt", "SECRET")
    for (name, text) in files {
      let parts = name.split(separator: "/").dropLast()
      for count in parts.indices { makeFolder("site/" + parts[...count].joined(separator: "/")) }
      write("site/" + name, text)
    }
  }

  /// Makes one folder below the scratch folder.
  func makeFolder(_ name: String) { _ = unsafe mkdir("\(path)/\(name)", 0o700) }

  /// Writes one file below the scratch folder.
  func write(_ name: String, _ text: String) {
    let file = unsafe fopen("\(path)/\(name)", "w")
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  /// Makes a symbolic link below the site.
  func link(_ name: String, to target: String) { _ = unsafe symlink(target, "\(root)/\(name)") }

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
