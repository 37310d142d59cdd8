#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What this process has used so far.
public struct Use {
  /// Time it ran, which others that run beside it do not lengthen.
  public let seconds: Double
  /// The most memory it ever had.
  public let megabytes: Int

  /// Asks the system.
  public init() {
    var used = rusage()
    #if canImport(Glibc)
      _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
    #else
      _ = unsafe getrusage(RUSAGE_SELF, &used)
    #endif
    seconds =
      Double(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
      + Double(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6
    #if canImport(Darwin)
      megabytes = Int(used.ru_maxrss) >> 20
    #else
      megabytes = Int(used.ru_maxrss) >> 10
    #endif
  }
}
