import Testing

@testable import TileServer

@Suite struct RangeTests {
  @Test(arguments: [
    (nil, ByteRange.whole), ("bytes=0-3", .part(0..<4)), ("bytes=4-4", .part(4..<5)),
    ("bytes=2-", .part(2..<10)), ("bytes=-3", .part(7..<10)), ("bytes=-99", .part(0..<10)),
    ("bytes=5-99", .part(5..<10)), ("Bytes = 0-3", .whole), ("BYTES=0-3", .part(0..<4)),
    ("bytes= 0 - 3", .part(0..<4)), ("bytes=10-", .beyond), ("bytes=10-12", .beyond),
    ("bytes=-0", .beyond), ("bytes=3-1", .whole), ("bytes=0-1,3-4", .whole), ("bytes=-", .whole),
    ("bytes=a-b", .whole), ("bytes", .whole), ("lines=0-3", .whole), ("bytes=--3", .whole),
    ("bytes=0-99999999999999999999999", .part(0..<10)),
    ("bytes=99999999999999999999999-", .beyond), ("bytes=+1-2", .whole), ("", .whole),
  ])
  func whatIsAskedFor(field: String?, range: ByteRange) {
    #expect(ByteRange(field, size: 10) == range)
  }

  @Test(arguments: ["bytes=0-", "bytes=-1", "bytes=0-0"])
  func anEmptyFileHasNoBytes(field: String) { #expect(ByteRange(field, size: 0) == .beyond) }
}

extension OverTheNetwork {
  @Suite struct PartsTests {
    @Test func partsOfAFileAreSent() throws {
      let folder = Folder(["film.mp4": "0123456789", "index.html": "home"])
      let site = StaticSite(root: folder.root)
      let server = try Server(port: 0) { site.respond(to: $0) }
      func ask(_ headers: String...) -> Answer { get(port: server.port, "/film.mp4", headers) }
      let whole = ask()
      #expect(whole.status == 200 && whole.headers["accept-ranges"] == "bytes")
      let part = ask("Range: bytes=3-5")
      #expect(part.status == 206 && part.body == "345")
      #expect(part.headers["content-range"] == "bytes 3-5/10")
      #expect(part.headers["content-length"] == "3")
      #expect(part.headers["content-type"] == "video/mp4")
      let beyond = ask("Range: bytes=10-")
      #expect(beyond.status == 416 && beyond.headers["content-range"] == "bytes */10")
      let tag = try #require(whole.headers["etag"])
      #expect(ask("Range: bytes=3-5", "If-Range: \(tag)").status == 206)
      let other = ask("Range: bytes=3-5", "If-Range: \"other\"")
      #expect(other.status == 200 && other.body == "0123456789")
      #expect(ask("Range: bytes=3-5", "If-None-Match: \(tag)").status == 304)
    }
  }
}
