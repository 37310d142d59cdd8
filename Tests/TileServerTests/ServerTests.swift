import Testing

@testable import TileServer

extension OverTheNetwork {
  @Suite struct ServerTests {
    @Test func aRequestArrivesAsItWasSent() throws {
      let server = try Server(port: 0) { request in
        let lines = [
          request.method, request.target, request.query ?? "none",
          request.header("x-mine") ?? "none",
        ]
        return Response(
          status: 203, headers: [("X-Yours", "b")],
          body: .bytes(Array(lines.joined(separator: "|").utf8)))
      }
      let answer = get(port: server.port, "/a%20b/%2e%2e?q=%31?&r", ["X-Mine: a"])
      #expect(answer.status == 203)
      #expect(answer.headers["x-yours"] == "b")
      #expect(answer.body == "GET|/a%20b/%2e%2e|q=%31?&r|a")
      #expect(get(port: server.port, "/").body == "GET|/|none|none")
      server.stop()
    }

    @Test func headSendsTheHeadAlone() throws {
      let folder = Folder(["index.html": "twelve bytes"])
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      let head = get(port: server.port, "/", method: "HEAD")
      #expect(head.status == 200 && head.body == "" && head.headers["content-length"] == "12")
      let whole = get(port: server.port, "/")
      #expect(whole.body == "twelve bytes" && whole.headers["content-length"] == "12")
      let tag = try #require(whole.headers["etag"])
      let unchanged = get(port: server.port, "/", ["If-None-Match: \(tag)"])
      #expect(unchanged.status == 304 && unchanged.body == "")
    }

    @Test func oneConnectionCarriesManyRequests() throws {
      let server = try Server(port: 0) { .text(200, $0.target) }
      let request = "GET /1 HTTP/1.1\r\nHost: x\r\n\r\n"
      let last = "GET /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
      let answer = exchange(port: server.port, Array((request + request + last).utf8))
      #expect(answer.raw.split(separator: Array("HTTP/1.1 200".utf8)).count == 3)
      #expect(answer.raw.suffix(2) == Array("/2".utf8)[...])
    }

    @Test func aBodyIsRefusedUnread() throws {
      let folder = Folder(["index.html": "home"])
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      let large = get(port: server.port, "/", method: "POST", ["Content-Length: 5000000000"])
      #expect(large.status == 405 && large.headers["allow"] == "GET, HEAD")
      #expect(get(port: server.port, "/").body == "home")
    }

    @Test func aPortThatIsTakenIsSaid() throws {
      let server = try Server(port: 0) { _ in .text(200, "first") }
      let port = server.port
      #expect(throws: ServerError.portTaken(port)) {
        let second = try Server(port: port) { _ in .text(200, "second") }
        second.stop()
      }
      #expect(ServerError.portTaken(80).message.hasPrefix("port 80 is taken"))
      #expect(get(port: port, "/").body == "first")
    }

    @Test(arguments: ["localhost", "300.0.0.1", "", "203.0.113.7", "::zz"])
    func anAddressThatIsNoneIsSaid(host: String) {
      #expect(throws: ServerError.badAddress(host)) {
        let server = try Server(hosts: [host], port: 0) { _ in .text(200, "") }
        server.stop()
      }
    }

    @Test func afterStopThePortIsFree() throws {
      let first = try Server(port: 0) { _ in .text(200, "first") }
      let port = first.port
      #expect(get(port: port, "/").body == "first")
      first.stop()
      #expect(get(port: port, "/").status == 0)
      let second = try Server(port: port) { _ in .text(200, "second") }
      #expect(get(port: port, "/").body == "second")
      second.stop()
    }

    @Test func manyClientsAndSilentOnesAreServed() async throws {
      let text = String(repeating: "0123456789", count: 100_000)
      let folder = Folder(["large.txt": text])
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      let port = server.port
      // Connected, and sending nothing or half a request.
      let silent = (0..<40).map { _ in connected(port: port) }
      defer { for socket in silent { hangUp(socket) } }
      for socket in silent.prefix(20) { say(socket, "GET /large.txt HT") }
      let sizes = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<64 { group.addTask { get(port: port, "/large.txt").body.utf8.count } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(sizes == Array(repeating: 1_000_000, count: 64))
    }

    @Test func whoHangsUpHarmsNoOne() throws {
      let folder = Folder(["large.txt": String(repeating: "x", count: 8_000_000)])
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      for _ in 0..<20 {
        let socket = connected(port: server.port)
        say(socket, "GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        hangUp(socket)
      }
      #expect(get(port: server.port, "/large.txt").body.utf8.count == 8_000_000)
    }
  }
}
