private import CMicrohttpd
private import Synchronization

/// An HTTP server on one port of one or more addresses, from `init` until it is stopped or goes out
/// of scope.
///
/// For each address four threads share the connections, each polling its own, so that a slow client
/// costs a socket and no thread; at most 400 connections at once, each closed after 30 idle seconds.
/// A request whose head is larger than 32 KiB, or is no HTTP, is refused before `respond` sees it; so is
/// a `POST` with more than `mostBody` bytes, and one that does not say how many it has. With 0 no body
/// is ever read: `respond` is asked at once, and the connection closed.
@safe public struct Server: ~Copyable {
  /// The port listened on; the system's choice if 0 was asked for.
  public let port: Int
  private let daemons: [OpaquePointer]
  private let responder: Unmanaged<Responder>
  private let heartbeat: Task<Void, Never>

  /// Listens and answers at once. `respond` is called from several threads, and while it runs its
  /// thread's other connections wait. Throws when the first address cannot be had; another that is
  /// none of this machine, as `::1` where there is no IPv6, is left out.
  public init(
    hosts: [String] = ["127.0.0.1"], port: Int, mostBody: Int = 0,
    respond: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    let responder = Responder(mostBody: mostBody, respond)
    let handle = unsafe Unmanaged.passRetained(responder)
    var daemons: [OpaquePointer] = unsafe []
    var chosen = port
    do throws(ServerError) {
      for (number, host) in hosts.enumerated() {
        do throws(ServerError) {
          let (daemon, port) = unsafe try start(handle, host: host, port: chosen)
          unsafe daemons.append(daemon)
          chosen = port
        } catch  where number > 0 && error.isMissingAddress {}
      }
    } catch {
      unsafe daemons.forEach { unsafe MHD_stop_daemon($0) }
      unsafe handle.release()
      throw error
    }
    self.port = chosen
    unsafe self.daemons = daemons
    unsafe self.responder = handle
    heartbeat = Task.detached { await beat(responder.streams) }
  }

  /// Sends an event to every client that was answered with `Response.Body.events`.
  public func announce(_ data: String) {
    unsafe responder._withUnsafeGuaranteedRef { $0.streams.send(eventBytes(data)) }
  }

  /// How many clients listen for events.
  public var listeners: Int { unsafe responder._withUnsafeGuaranteedRef { $0.streams.count } }

  /// Closes every connection and waits for the threads to end.
  public consuming func stop() {}

  deinit {
    heartbeat.cancel()
    // Connections must not be stopped while they are suspended.
    unsafe responder._withUnsafeGuaranteedRef { $0.streams.close() }
    unsafe daemons.forEach { unsafe MHD_stop_daemon($0) }
    unsafe responder.release()
  }
}

private func start(
  _ responder: Unmanaged<Responder>, host: String, port: Int
) throws(ServerError) -> (OpaquePointer, Int) {
  let listener = try Listener(host: host, port: port)
  unsafe responder._withUnsafeGuaranteedRef {
    $0.port.store(listener.port, ordering: .relaxed)
  }
  let daemon = unsafe tile_http_start(
    listener.socket, 4, 400, 30, answer, responder.toOpaque(), begin, keepEscapes, end)
  let port = listener.port
  guard let daemon = unsafe daemon else { throw .noThreads }
  listener.handOver()
  return unsafe (daemon, port)
}

/// That a client has gone is found out by sending it something.
private func beat(_ streams: EventStreams) async {
  while !Task.isCancelled {
    try? await Task.sleep(for: .seconds(2))
    streams.send(Array(":\n\n".utf8))
  }
}
