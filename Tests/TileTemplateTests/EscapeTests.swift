import Testing

@testable import TileTemplate

/// Text is looked at eight bytes at a time: every mark must be found at every place of a word.
struct EscapeTests {
  @Test("Every mark is written as an entity, wherever it stands", arguments: 0...26)
  func everyPlace(_ length: Int) {
    for (mark, entity) in [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&#34;"), ("'", "&#39;"),
    ] {
      for place in 0..<max(1, length) where length > 0 {
        let before = String(repeating: "=", count: place)
        let after = String(repeating: "?", count: length - place - 1)
        #expect(text(escaped(before + mark + after)) == before + entity + after)
      }
    }
  }

  @Test("What is no mark stays, whatever its bytes")
  func others() {
    for first in 0..<0x250 {
      guard let scalar = Unicode.Scalar(first), !"&<>\"'".unicodeScalars.contains(scalar) else {
        continue
      }
      let plain = String(repeating: String(Character(scalar)), count: 11)
      #expect(text(escaped(plain)) == plain)
      #expect(text(escaped(plain + "<" + plain)) == plain + "&lt;" + plain)
    }
  }

  @Test("An output grows over what it was made for and takes back what it is asked to")
  func output() {
    var output = Output(capacity: 1)
    for _ in 0..<100 { output.append("<b>") }
    output.appendEscaped("a<b")
    #expect(text(output.cut(from: 300)) == "a&lt;b")
    #expect(output.count == 300)
    #expect(text(output.array()) == String(repeating: "<b>", count: 100))
    var page: [UInt8] = Array("x".utf8)
    output.write(to: &page)
    #expect(page.count == 301)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
