import Testing

@testable import TileServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OverTheNetwork {
  @Suite(.timeLimit(.minutes(1))) struct EventTests {
    private static let request = "GET /events HTTP/1.1\r\nHost: x\r\n\r\n"

    private func serve() throws -> Server {
      try Server(port: 0) { request in
        request.target == "/events"
          ? Response(status: 200, body: .events { "first" }) : .text(200, "page")
      }
    }

    @Test func everyListenerHearsWhatIsAnnounced() throws {
      let server = try serve()
      let sockets = (0..<20).map { _ in connected(port: server.port) }
      defer { for socket in sockets { hangUp(socket) } }
      for socket in sockets { say(socket, Self.request) }
      for socket in sockets { #expect(read(socket, until: "data: first\n\n")) }
      server.announce("a\nb")
      for socket in sockets { #expect(read(socket, until: "data: a\ndata: b\n\n")) }
      server.announce("second")
      for socket in sockets { #expect(read(socket, until: "data: second\n\n")) }
      #expect(server.listeners == 20)
    }

    @Test func listenersHoldNobodyUp() throws {
      let server = try serve()
      let sockets = (0..<100).map { _ in connected(port: server.port) }
      defer { for socket in sockets { hangUp(socket) } }
      for socket in sockets { say(socket, Self.request) }
      for socket in sockets { #expect(read(socket, until: "data: first\n\n")) }
      for _ in 0..<20 { #expect(get(port: server.port, "/").body == "page") }
    }

    @Test func whoHasGoneIsForgotten() async throws {
      let server = try serve()
      let sockets = (0..<10).map { _ in connected(port: server.port) }
      for socket in sockets { say(socket, Self.request) }
      for socket in sockets { #expect(read(socket, until: "data: first\n\n")) }
      #expect(server.listeners == 10)
      for socket in sockets.prefix(6) { close(socket) }
      while server.listeners > 4, !Task.isCancelled {
        server.announce("is anybody there?")
        await Task.yield()
      }
      #expect(server.listeners == 4)
      for socket in sockets.suffix(4) { hangUp(socket) }
      // Found out without an announcement.
      while server.listeners > 0, !Task.isCancelled { await Task.yield() }
      #expect(server.listeners == 0)
    }

    @Test func whoDoesNotReadIsLeftBehind() throws {
      let server = try serve()
      let socket = connected(port: server.port)
      defer { hangUp(socket) }
      say(socket, Self.request)
      #expect(read(socket, until: "data: first\n\n"))
      let text = String(repeating: "x", count: 100_000)
      for _ in 0..<200 where server.listeners > 0 { server.announce(text) }
      #expect(server.listeners == 0)
      #expect(get(port: server.port, "/").body == "page")
    }

    @Test func stoppingEndsTheStreams() throws {
      let server = try serve()
      let sockets = (0..<20).map { _ in connected(port: server.port) }
      defer { for socket in sockets { close(socket) } }
      for socket in sockets { say(socket, Self.request) }
      for socket in sockets { #expect(read(socket, until: "data: first\n\n")) }
      server.stop()
      for socket in sockets { #expect(!read(socket, until: "more")) }
    }

    @Test func bothAddressesAreOnePort() throws {
      let server = try Server(hosts: ["127.0.0.1", "::1"], port: 0) { _ in .text(200, "here") }
      #expect(get(port: server.port, "/").body == "here")
      #expect(throws: ServerError.portTaken(server.port)) {
        let other = try Server(hosts: ["127.0.0.1", "::1"], port: server.port) { _ in
          .text(200, "other")
        }
        other.stop()
      }
      let only = try Server(hosts: ["127.0.0.1", "203.0.113.7"], port: 0) { _ in .text(200, "one") }
      #expect(get(port: only.port, "/").body == "one")
    }
  }
}

/// Reads until a text has come; false where the connection ends before.
private func read(_ socket: Int32, until text: String) -> Bool {
  var all: [UInt8] = []
  var byte: [UInt8] = [0]
  while unsafe recv(socket, &byte, 1, 0) == 1 {
    all += byte
    if all.suffix(text.utf8.count).elementsEqual(text.utf8) { return true }
  }
  return false
}
