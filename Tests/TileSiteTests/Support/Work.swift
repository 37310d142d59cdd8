#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// How many times as much work a job is for eight times as many of something: about 8 where the work
/// grows with their number, 64 where it grows with its square.
///
/// - Parameter job: prepares so many, and gives what is to be measured.
func growth(from count: Int, _ job: (Int) -> () -> Void) -> Double {
  let small = leastWork(of: 3, job(count))
  let large = job(8 * count)
  let first = leastWork(of: 1, large) / small
  // Only what is near is worth another look.
  return first < mostGrowth || first > 2 * mostGrowth
    ? first : min(first, leastWork(of: 2, large) / small)
}

/// What growth is below where work is linear; caches and memory make more of it a little dearer.
let mostGrowth = 16.0

/// In seconds, as the processor counts them for this thread alone: others do not lengthen them.
private func leastWork(of tries: Int, _ job: () -> Void) -> Double {
  (0..<tries).map { _ in
    let start = threadSeconds
    job()
    return threadSeconds - start
  }.min() ?? 0
}

private var threadSeconds: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
