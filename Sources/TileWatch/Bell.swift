#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

private import Synchronization

/// Waits for the system to notice a change, or for another thread to say that nobody waits any more.
/// Where the system cannot notice changes, the bell rings every half second.
final class Bell: Sendable {
  enum Ring: Sendable { case change, silence, stopped }

  /// Nil where the system cannot notice changes, or not that many.
  var notices: SystemNotices? { isBlind.load(ordering: .relaxed) ? nil : system }
  private let system: SystemNotices?
  private let isBlind: Atomic<Bool>
  private let stopReader: Int32
  private let stopWriter: Int32

  init(_ notices: SystemNotices?) {
    system = notices
    isBlind = Atomic(notices == nil)
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    (stopReader, stopWriter) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(stopReader)
    close(stopWriter)
  }

  /// From now on it rings by the clock alone.
  func goBlind() { isBlind.store(true, ordering: .relaxed) }

  /// Ends this wait and every later one.
  func stop() {
    _ = unsafe write(stopWriter, [0], 1)
  }

  /// Blocks for at most so many milliseconds, or without end.
  func wait(_ milliseconds: Int?) -> Ring {
    let notices = notices
    var places = [pollfd(fd: stopReader, events: Int16(POLLIN), revents: 0)]
    if let notices {
      places.append(pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0))
    }
    let limit = milliseconds ?? (notices == nil ? 500 : -1)
    let count = nfds_t(places.count)
    var found = unsafe poll(&places, count, Int32(limit))
    while found < 0 && errno == EINTR { found = unsafe poll(&places, count, Int32(limit)) }
    if places[0].revents != 0 { return .stopped }
    if found > 0 {
      notices?.drain()
      return .change
    }
    return notices == nil && milliseconds == nil ? .change : .silence
  }
}

/// Milliseconds that only ever go forward.
func ticks() -> Int {
  var now = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
  return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
}
