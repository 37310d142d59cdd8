private import Dispatch
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Runs work that ends by itself when its task is cancelled, and cancels it once the process is told to
/// end (Ctrl-C, or a signal to terminate). Told a second time, the process ends at once.
func untilInterrupted<Value: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let task = Task { () async -> Result<Value, Failure> in
    do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
  }
  var ends: [Int32] = [-1, -1]
  _ = unsafe pipe(&ends)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  interrupts.store(ends[1], ordering: .sequentiallyConsistent)
  // A thread of its own: it waits, and others have work to do.
  DispatchQueue(label: "interrupt").async { [reader = ends[0]] in
    var byte: UInt8 = 0
    while unsafe read(reader, &byte, 1) < 0 && errno == EINTR {}
    task.cancel()
  }
  for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number, note) }
  return try await task.value.get()
}

/// Where the signals are written to.
private let interrupts = Atomic<Int32>(-1)

/// Called amid anything, so it does next to nothing.
private func note(_ number: Int32) {
  let code = errno
  _ = signal(number, SIG_DFL)
  var byte: UInt8 = 0
  _ = unsafe write(interrupts.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = code
}
