#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The most memory this process ever had, in megabytes.
func peakMegabytes() -> Int {
  var used = rusage()
  #if canImport(Glibc)
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
  #else
    _ = unsafe getrusage(RUSAGE_SELF, &used)
  #endif
  #if canImport(Darwin)
    return Int(used.ru_maxrss) >> 20
  #else
    return Int(used.ru_maxrss) >> 10
  #endif
}
