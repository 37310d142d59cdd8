#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of its own for one test, gone when the test ends.
struct Scratch: ~Copyable {
  let path: String

  init() {
    var template = Array("/tmp/tile-images-XXXXXX".utf8CString)
    unsafe path = String(cString: mkdtemp(&template))
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let full = "\(path)/\(name)"
    let descriptor = unsafe open(full, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      guard written > 0 else { break }
      rest = rest.dropFirst(written)
    }
    return full
  }

  deinit {
    guard let folder = unsafe opendir(path) else { return }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      _ = unsafe unlink("\(path)/\(name)")
    }
    unsafe closedir(folder)
    _ = unsafe rmdir(path)
  }
}
