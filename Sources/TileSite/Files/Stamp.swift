#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Files {
  /// What tells one state of a file from another without reading it.
  struct Stamp: Sendable, Equatable {
    var size: Int
    /// When its bytes were changed, in nanoseconds since 1970, as somebody may have set it.
    var modified: Int
    /// When anything of it was changed, as the system alone sets it.
    var changed: Int
    /// The file system's number for it.
    var node: UInt64

    /// Whether the next change is sure to show: clocks are coarse, so a file changed in these two
    /// seconds, or by a clock that is fast, may be changed again and look the same.
    var isSettled: Bool { max(modified, changed) / 1_000_000_000 + 2 < Clock.now }
  }

  /// Of the file that a path leads to; nil where there is none.
  static func stamp(_ path: String) -> Stamp? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    return Stamp(
      size: Int(info.st_size), modified: nanoseconds(modified), changed: nanoseconds(changed),
      node: UInt64(info.st_ino))
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ time.tv_nsec
  }
}

extension Files.Stamp {
  /// Four numbers, as `init(_:)` reads them.
  var texts: [String] { ["\(size)", "\(modified)", "\(changed)", "\(node)"] }

  init?(_ texts: some Collection<Substring>) {
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == 4, texts.count == 4, numbers[3] >= 0 else { return nil }
    self.init(
      size: numbers[0], modified: numbers[1], changed: numbers[2], node: UInt64(numbers[3]))
  }
}
