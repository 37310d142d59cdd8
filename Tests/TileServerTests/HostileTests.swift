import Testing

@testable import TileServer

extension OverTheNetwork {
  @Suite struct HostileTests: ~Copyable {
    /// Targets that try to leave the site, or to confuse what decodes them.
    private static let targets: [String] = [
      "/../secret.txt", "/../../../../../../etc/passwd", "/about/../../secret.txt", "/./index.html",
      "/%2e%2e/secret.txt", "/%2E%2E/secret.txt", "/.%2e/secret.txt", "/%2e./secret.txt",
      "/..%2fsecret.txt", "/..%2Fsecret.txt", "/about%2f..%2f..%2fsecret.txt", "/%2fetc/passwd",
      "/%2f%2fetc%2fpasswd", "/..%5csecret.txt", "/..\\secret.txt", "/%5c..%5csecret.txt",
      "/%252e%252e/secret.txt", "/..%252fsecret.txt", "/%%32%65%%32%65/secret.txt",
      "/%c0%ae%c0%ae/secret.txt", "/%c0%afetc/passwd", "/%uff0e%uff0e/secret.txt",
      "/..;/secret.txt",
      "/index.html%00", "/index.html%00.txt", "/%00", "/../secret.txt%00.html", "/%", "/%2", "/%zz",
      "//etc/passwd", "///etc/passwd", "/about//index.html", "//evil.example/..", "/.git/config",
      "/%2egit/config", "/out.txt", "/up/secret.txt", "/up/", "/etc/passwd", "/%0d%0aX-Evil:%201",
      "/about%0d%0aLocation:%20http://evil.example", "/index.html%0a", "/%ff%fe", "/%7f",
      "http://localhost/../secret.txt", "http://evil.example/secret.txt", "file:///etc/passwd", "*",
      "secret.txt", "../secret.txt", "?/../secret.txt", "/" + String(repeating: "../", count: 900),
      "/" + String(repeating: "a", count: 5000), "/" + String(repeating: "a/", count: 3000),
      "/" + String(repeating: "a", count: 200_000), "/?" + String(repeating: "a", count: 200_000),
    ]

    /// Bytes that are no request at all, or one that another server might take for two.
    private static let messages: [[UInt8]] = [
      "", "\r\n", "\r\n\r\n", "GET", "GET /", "GET /\r\n\r\n", "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n", "GET /secret.txt\0 HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /\0../secret.txt HTTP/1.1\r\nHost: x\r\n\r\n", "G\0T / HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET  /../secret.txt  HTTP/1.1\r\nHost: x\r\n\r\n", "GET\t/../secret.txt\tHTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\nno colon here\r\n\r\n", "GET / HTTP/1.1\r\n: empty\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", "GET / HTTP/1.1\nHost: x\n\n",
      "HELO localhost\r\nMAIL FROM:<a@b>\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}",
      "CONNECT secret.txt:22 HTTP/1.1\r\n\r\n",
      String(repeating: "A", count: 100_000) + " / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "b", count: 100_000) + "\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 20_000) + "\r\n",
      String(repeating: "\0", count: 50_000),
    ].map { Array($0.utf8) }

    private let folder = Folder([
      "index.html": "home", "about/index.html": "about", ".git/config": "SECRET",
      "404.html": "lost",
    ])

    @Test func noTargetLeavesTheSite() throws {
      folder.link("out.txt", to: "../secret.txt")
      folder.link("up", to: "..")
      folder.link("etc", to: "/etc")
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      for target in Self.targets {
        let answer = get(port: server.port, target)
        #expect((400..<500).contains(answer.status), "\(target.prefix(60))")
        #expect(isHarmless(answer), "\(target.prefix(60))")
      }
      #expect(get(port: server.port, "/").body == "home")
    }

    @Test func noMessageBreaksTheServer() throws {
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      for message in Self.messages {
        let answer = exchange(port: server.port, message, thenClosing: true)
        #expect(isHarmless(answer), "\(String(decoding: message.prefix(60), as: UTF8.self))")
        #expect(get(port: server.port, "/").body == "home")
      }
    }

    @Test func everyByteInATargetIsHarmless() throws {
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      for byte in UInt8.min...UInt8.max {
        let target = Array("/..".utf8) + [byte] + Array("secret.txt".utf8)
        let message = Array("GET ".utf8) + target + Array(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
        #expect(isHarmless(exchange(port: server.port, message, thenClosing: true)), "byte \(byte)")
      }
      #expect(get(port: server.port, "/").body == "home")
    }

    /// Nothing of what lies outside, no header of the client's making.
    private func isHarmless(_ answer: Answer) -> Bool {
      !answer.raw.contains("SECRET".utf8) && !answer.raw.contains("root:".utf8)
        && answer.headers["x-evil"] == nil && answer.headers["location"] == nil
    }
  }
}
