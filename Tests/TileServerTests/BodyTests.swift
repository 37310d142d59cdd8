import Testing

@testable import TileServer

extension OverTheNetwork {
  /// What a `POST` brings, where the server takes it.
  @Suite struct BodyTests {
    private func server(_ most: Int) throws -> Server {
      try Server(port: 0, mostBody: most) { request in
        .text(
          200,
          "\(request.method) \(request.body.count) \(String(decoding: request.body, as: UTF8.self).prefix(9)) \(request.port)"
        )
      }
    }

    private func post(_ server: borrowing Server, _ body: String, _ headers: [String]) -> Answer {
      let lines = ["POST /x HTTP/1.1", "Host: localhost", "Connection: close"] + headers
      return exchange(
        port: server.port, Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
    }

    @Test func aBodyIsReadUpToItsBound() throws {
      let server = try server(4096)
      let port = server.port
      #expect(post(server, "hello", ["Content-Length: 5"]).body == "POST 5 hello \(port)")
      #expect(post(server, "", ["Content-Length: 0"]).body == "POST 0  \(port)")
      #expect(post(server, "", []).body == "POST 0  \(port)")
      let full = String(repeating: "a", count: 4096)
      #expect(post(server, full, ["Content-Length: 4096"]).body == "POST 4096 aaaaaaaaa \(port)")
      #expect(post(server, full + "b", ["Content-Length: 4097"]).status == 413)
      #expect(post(server, "", ["Content-Length: 5000000000"]).status == 413)
    }

    @Test func aBodyOfUnknownLengthIsRefused() throws {
      let server = try server(4096)
      #expect(post(server, "5\r\nhello\r\n0\r\n\r\n", ["Transfer-Encoding: chunked"]).status == 411)
      let both = post(
        server, "5\r\nhello\r\n0\r\n\r\n", ["Transfer-Encoding: chunked", "Content-Length: 5"])
      #expect([400, 411].contains(both.status))
      for length in ["-1", "x", "5, 5", "99999999999999999999999"] {
        #expect(
          [0, 400, 411, 413].contains(post(server, "hello", ["Content-Length: \(length)"]).status),
          "\(length)")
      }
    }

    @Test func aBodyInPiecesIsPutTogether() throws {
      let server = try server(4096)
      let socket = connected(port: server.port)
      say(socket, "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 8\r\n\r\n")
      for piece in ["ab", "c", "defgh"] { say(socket, piece) }
      #expect(Answer(readAll(socket)).body.hasPrefix("POST 8 abcdefgh"))
      hangUp(socket)
    }

    @Test func otherMethodsBringNothing() throws {
      let server = try server(4096)
      let put = get(port: server.port, "/", method: "PUT", ["Content-Length: 3"])
      #expect(put.body == "PUT 0  \(server.port)")
    }

    @Test func nothingIsReadUnlessAskedFor() throws {
      let server = try server(0)
      #expect(post(server, "hello", ["Content-Length: 5"]).body == "POST 0  \(server.port)")
    }

    @Test func whoGoesAmidABodyHarmsNobody() throws {
      let server = try server(4096)
      for _ in 0..<20 {
        let socket = connected(port: server.port)
        say(socket, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
        hangUp(socket)
      }
      #expect(post(server, "hello", ["Content-Length: 5"]).status == 200)
    }
  }
}
