private import Dispatch

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
  let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      task.cancel()
      _ = signal(number, SIG_DFL)
    }
    source.resume()
    _ = signal(number, SIG_IGN)
    return source
  }
  defer { for source in sources { source.cancel() } }
  return try await task.value.get()
}
