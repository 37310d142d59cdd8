internal import CMicrohttpd
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An answer that stays open: what is announced waits here until its connection takes it. While there
/// is nothing, the connection is suspended and costs no thread.
@safe final class EventStream: Sendable {
  /// What the connection has not taken yet, and how it stands.
  private struct State {
    var waiting: [UInt8] = []
    var isSuspended = false
    var isOver = false
  }

  private let state = Mutex(State())
  /// Touched under the lock alone, and not after the connection's end.
  private nonisolated(unsafe) let connection: OpaquePointer

  /// A client that is so many bytes behind is gone, or will ask anew.
  private static let patience = 1 << 20

  init(_ connection: OpaquePointer) { unsafe self.connection = connection }

  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.isOver { return }
      state.waiting += bytes
      if state.waiting.count > EventStream.patience { state.isOver = true }
      resume(&state)
    }
  }

  /// Sends no more; what waits is dropped.
  func end() {
    state.withLock { state in
      state.isOver = true
      resume(&state)
    }
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  private func resume(_ state: inout State) {
    guard state.isSuspended else { return }
    state.isSuspended = false
    unsafe MHD_resume_connection(connection)
  }

  /// Moves what waits into the connection's buffer; suspends the connection where nothing does.
  fileprivate func take(_ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
    state.withLock { state in
      if state.isOver { return -1 }
      if state.waiting.isEmpty {
        state.isSuspended = true
        unsafe MHD_suspend_connection(connection)
        return 0
      }
      let count = min(size, state.waiting.count)
      unsafe state.waiting.withUnsafeBytes { bytes in
        _ = unsafe bytes.baseAddress.map { unsafe memcpy(buffer, $0, count) }
      }
      state.waiting.removeFirst(count)
      return count
    }
  }

  /// The message that libmicrohttpd sends from this stream.
  func makeMessage() -> OpaquePointer? {
    unsafe MHD_create_response_from_callback(
      UInt64.max, 4096, read, Unmanaged.passRetained(self).toOpaque(), finish)
  }
}

private func read(
  stream: UnsafeMutableRawPointer?, _: UInt64, buffer: UnsafeMutablePointer<CChar>?, size: Int
) -> Int {
  guard let stream = unsafe stream, let buffer = unsafe buffer else { return -1 }
  return unsafe Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue().take(buffer, size)
}

/// The connection has ended.
private func finish(stream: UnsafeMutableRawPointer?) {
  guard let stream = unsafe stream else { return }
  let ended = unsafe Unmanaged<EventStream>.fromOpaque(stream).takeRetainedValue()
  ended.end()
}

/// The streams that are open now.
final class EventStreams: Sendable {
  private struct Streams {
    var open: [EventStream] = []
    var isClosed = false
  }

  private let streams = Mutex(Streams())

  func add(_ stream: EventStream) {
    let isClosed = streams.withLock { streams in
      streams.open.removeAll { $0.isOver }
      streams.open.append(stream)
      return streams.isClosed
    }
    if isClosed { stream.end() }
  }

  func send(_ bytes: [UInt8]) {
    for stream in streams.withLock({ $0.open }) { stream.send(bytes) }
  }

  /// Ends all, and those that come from now on at once.
  func close() {
    let open = streams.withLock { streams in
      streams.isClosed = true
      return streams.open
    }
    for stream in open { stream.end() }
  }

  /// How many clients listen.
  var count: Int {
    streams.withLock { streams in
      streams.open.removeAll { $0.isOver }
      return streams.open.count
    }
  }
}

/// As server-sent events are written: `data: ` before each line, an empty line at the end.
func eventBytes(_ data: String) -> [UInt8] {
  let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
  return Array((lines.map { "data: " + $0 + "\n" }.joined() + "\n").utf8)
}
