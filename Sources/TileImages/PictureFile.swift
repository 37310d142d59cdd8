#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A picture file, open, known to be of the format its name promises.
struct PictureFile: ~Copyable {
  let descriptor: Int32
  let size: Int
  let format: PictureFormat
  /// The first bytes: at most 4 KiB, where every signature and an SVG's root lie.
  let head: [UInt8]

  /// Opens and looks at the first bytes; nothing is decoded.
  init(path: String) throws(PictureError) {
    // Without O_NONBLOCK a pipe in the folder would hold the build for ever.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno) }
    do throws(PictureError) {
      let size = try fileSize(descriptor)
      let head = try readBytes(descriptor, at: 0, count: min(size, 4096))
      self.format = try formatNamed(by: head, ending: ending(of: path))
      self.size = size
      self.head = head
      self.descriptor = descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  /// The file's first bytes, all of them where there are no more.
  func beginning(atMost count: Int) throws(PictureError) -> [UInt8] {
    try readBytes(descriptor, at: 0, count: min(size, count))
  }

  /// What to say when the picture could not be read: most often it was cut off.
  func failure() -> PictureError {
    let count = min(size, 4096)
    let tail = (try? readBytes(descriptor, at: size - count, count: count)) ?? []
    return endsTooEarly(format, head: head, tail: tail, size: size)
      ? .endsTooEarly(format) : .damaged(format)
  }
}

/// The system's words for an error number, `Permission denied`.
func systemMessage(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

private func fileSize(_ descriptor: Int32) throws(PictureError) -> Int {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  guard status.st_size > 0 else { throw .empty }
  return Int(status.st_size)
}

private func readBytes(
  _ descriptor: Int32, at offset: Int, count: Int
) throws(PictureError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  let got = unsafe pread(descriptor, &bytes, count, off_t(offset))
  guard got >= 0 else { throw .unreadable(errno) }
  return Array(bytes.prefix(got))
}

private func formatNamed(by head: [UInt8], ending: String) throws(PictureError) -> PictureFormat {
  switch sniff(head) {
  case .unknown: throw .notAPicture(ending: ending)
  case .foreign(let kind): throw .notForBrowsers(kind)
  case .picture(let format):
    guard let promised = PictureFormat(fileExtension: ending), promised != format else {
      return format
    }
    throw .misnamed(format, ending: ending)
  }
}

private func ending(of path: String) -> String {
  let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
}
