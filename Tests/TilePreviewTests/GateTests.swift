import TileServer
import Testing

@testable import TilePreview

/// Whose requests are answered.
@Suite struct GateTests {
  private func gate(_ host: String? = nil, allowsEdits: Bool = false) -> Gate {
    var address = PreviewAddress()
    address.host = host
    address.allowsEdits = allowsEdits
    return Gate(address)
  }

  private func isRead(_ gate: Gate, _ headers: (name: String, value: String)..., port: Int = 8000)
    -> Bool
  {
    gate.refusal(of: Request(target: "/~tilework/theme", headers: headers, port: port)) == nil
  }

  @Test(arguments: ["localhost:8000", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000"])
  func thisMachineIsKnownByTheseNames(host: String) {
    #expect(isRead(gate(), ("host", host)))
    #expect(isRead(gate("192.168.1.9"), ("host", host)))
    // Another port may lead here.
    #expect(isRead(gate(), ("host", host), port: 8001))
    #expect(!isRead(gate(), ("host", host), ("host", host)))
  }

  @Test(arguments: [
    "", ":8000", "evil.example:8000", "localhost.evil.example:8000", "127.0.0.2:8000",
    "127.0.0.1:8000:8000", "localhost:08000", "localhost:", "localhost:+80", "localhost:65536",
    " localhost:8000", "192.168.1.9:8000", "[::2]:8000", "[::1", "::1:8000", "localhost:8000@evil",
  ])
  func otherNamesAreNot(host: String) { #expect(!isRead(gate(), ("host", host))) }

  @Test func theAddressThatWasAskedForIsKnown() {
    #expect(isRead(gate("192.168.1.9"), ("host", "192.168.1.9:8000")))
    #expect(!isRead(gate("192.168.1.9"), ("host", "192.168.1.8:8000")))
    #expect(!isRead(gate("192.168.1.9"), ("host", "192.168.1.9:9000")))
    #expect(isRead(gate("fe80::1"), ("host", "[fe80::1]:8000")))
    for host in ["192.168.1.8:8000", "[fe80::1]:8000"] {
      #expect(isRead(gate("0.0.0.0"), ("host", host)))
    }
    for host in [
      "evil.example:8000", "1.2.3:8000", "1.2.3.x:8000", "1.2.3.256:8000", "face:8000",
      "a.b.c.d:8000",
    ] {
      #expect(!isRead(gate("0.0.0.0"), ("host", host)), "\(host)")
    }
    #expect(isRead(gate(), ("host", "localhost"), port: 80))
  }

  @Test func pagesAreShownUnderOwnNamesUnlessAllMaySeeThem() {
    func isShown(_ gate: Gate, _ host: String) -> Bool {
      gate.pageRefusal(of: Request(target: "/", headers: [("host", host)], port: 8000)) == nil
    }
    for host in ["localhost:8000", "127.0.0.1:9000", "[::1]"] {
      #expect(
        isShown(gate(), host) && isShown(gate("127.0.0.1"), host) && isShown(gate("0.0.0.0"), host))
    }
    for host in ["evil.example:8000", "evil.example", "192.168.1.9:8000", ""] {
      #expect(!isShown(gate(), host) && !isShown(gate("127.0.0.1"), host))
      #expect(isShown(gate("0.0.0.0"), host) && isShown(gate("192.168.1.9"), host))
    }
    #expect(isShown(gate("127.0.0.2"), "127.0.0.2:8000"))
    #expect(gate().pageRefusal(of: Request(target: "/", headers: []))?.status == 403)
  }

  @Test func pagesFromElsewhereAreRefused() {
    let host = (name: "host", value: "localhost:8000")
    #expect(
      isRead(gate(), host, ("origin", "http://localhost:8000"), ("sec-fetch-site", "same-origin")))
    #expect(isRead(gate(), host, ("sec-fetch-site", "none")))
    #expect(isRead(gate(), ("host", "localhost:9000"), ("origin", "http://localhost:9000")))
    #expect(!isRead(gate(), ("host", "localhost:9000"), ("origin", "http://localhost:8000")))
    for site in ["cross-site", "same-site", ""] {
      #expect(!isRead(gate(), host, ("sec-fetch-site", site)))
    }
    for origin in [
      "null", "http://evil.example", "https://localhost:8000", "http://127.0.0.1:8000", "",
    ] {
      #expect(!isRead(gate(), host, ("origin", origin)), "\(origin)")
    }
  }

  @Test func whoWritesMustKnowTheWord() {
    func status(_ gate: Gate, _ token: String?, type: String = "application/json") -> Int {
      let headers =
        [("host", "localhost:8000"), ("content-type", type)]
        + (token.map { [("tilework-token", $0)] } ?? [])
      return gate.editRefusal(
        of: Request(method: "POST", target: "/", headers: headers, port: 8000))?.status ?? 200
    }
    let gate = gate()
    #expect(gate.token.count > 20 && gate.token != self.gate().token)
    #expect(status(gate, gate.token) == 200)
    #expect(status(gate, gate.token, type: "application/json; charset=utf-8") == 200)
    #expect(status(gate, gate.token, type: "text/plain") == 415)
    for token in [nil, "", "x", self.gate().token, String(gate.token.dropLast())] {
      #expect(status(gate, token) == 403)
    }
    let open = self.gate("0.0.0.0")
    #expect(!open.isEditable && status(open, open.token) == 403)
    let allowed = self.gate("0.0.0.0", allowsEdits: true)
    #expect(allowed.isEditable && status(allowed, allowed.token) == 200)
  }
}
