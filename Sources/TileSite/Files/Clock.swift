#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The only place that asks what time it is.
enum Clock {
  /// Seconds since 1970.
  static var now: Int { time(nil) }

  /// Seconds that only ever go forward, for measuring how long something took.
  static var ticks: Double {
    var now = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
