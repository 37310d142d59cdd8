private import CMicrohttpd

/// An HTTP server on one address, from `init` until it is stopped or goes out of scope.
///
/// Four threads share the connections, each polling its own, so that a slow client costs a socket
/// and no thread; at most 256 connections at once, each closed after 30 idle seconds. A request
/// whose head is larger than 32 KiB, or is no HTTP, is refused before `respond` sees it.
@safe public struct Server: ~Copyable {
  /// The port listened on; the system's choice if 0 was asked for.
  public let port: Int
  private let daemon: OpaquePointer
  private let responder: Unmanaged<Responder>

  /// Listens and answers at once. `respond` is called from several threads, and while it runs its
  /// thread's other connections wait. Throws when the address cannot be had.
  public init(
    host: String = "127.0.0.1", port: Int, respond: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    let listener = try Listener(host: host, port: port)
    let responder = unsafe Unmanaged.passRetained(Responder(respond))
    let daemon = unsafe tile_http_start(
      listener.socket, 4, 256, 30, answer, responder.toOpaque(), begin, keepEscapes, end)
    let port = listener.port
    guard let daemon = unsafe daemon else {
      unsafe responder.release()
      throw .noThreads
    }
    listener.handOver()
    self.port = port
    unsafe self.daemon = daemon
    unsafe self.responder = responder
  }

  /// Closes every connection and waits for the threads to end.
  public consuming func stop() {}

  deinit {
    unsafe MHD_stop_daemon(daemon)
    unsafe responder.release()
  }
}
