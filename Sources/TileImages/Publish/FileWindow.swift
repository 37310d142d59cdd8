#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A file of any size, seen through a buffer; or bytes in memory.
struct FileWindow: ~Copyable {
  let size: Int
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where in the file the buffer begins.
  private var start = 0

  init(_ path: String) throws(PictureError) {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    size = Int(status.st_size)
    self.descriptor = descriptor
  }

  init(bytes: [UInt8]) {
    size = bytes.count
    descriptor = -1
    buffer = bytes
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Exactly so many bytes.
  func read(_ offset: Int, _ count: Int) throws(PictureError) -> [UInt8] {
    if descriptor < 0 { return Array(buffer[offset..<(offset + count)]) }
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, count - done,
          off_t(offset + done))
      }
      if got > 0 { done += got } else if got == 0 || errno != EINTR { throw .unreadable(errno) }
    }
    return bytes
  }

  /// The bytes from here on that the buffer holds; none past the end, or where it cannot be read.
  private mutating func window(_ offset: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < size else { return [] }
    if offset < start || offset >= start + buffer.count {
      start = offset
      buffer = (try? read(offset, min(1 << 16, size - offset))) ?? []
    }
    return buffer[(offset - start)...]
  }

  mutating func byte(_ offset: Int) -> UInt8? { window(offset).first }

  /// A copy of so many bytes; nil where the file ends before.
  mutating func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, count <= size - offset else { return nil }
    let near = window(offset).prefix(count)
    return near.count == count ? Array(near) : try? read(offset, count)
  }

  /// Where this byte stands next.
  mutating func index(of byte: UInt8, from offset: Int) -> Int? {
    var offset = offset
    while true {
      let near = window(offset)
      if near.isEmpty { return nil }
      if let place = near.firstIndex(of: byte) { return offset + place - near.startIndex }
      offset += near.count
    }
  }

  /// Whether any of these stands in the file from here on.
  mutating func holds(_ marks: [[UInt8]], from offset: Int) -> Bool {
    let overlap = (marks.map(\.count).max() ?? 1) - 1
    var offset = offset
    while offset < size {
      guard let near = bytes(offset, min(1 << 16, size - offset)) else { return true }
      if marks.contains(where: { near.contains($0) }) { return true }
      if near.count <= overlap || offset + near.count == size { return false }
      offset += near.count - overlap
    }
    return false
  }
}

extension FileWindow {
  /// A number of so many bytes, the highest first.
  mutating func bigEndian(_ offset: Int, _ count: Int) -> Int? {
    bytes(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of four bytes, the lowest first.
  mutating func littleEndian(_ offset: Int) -> Int? {
    bytes(offset, 4)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
