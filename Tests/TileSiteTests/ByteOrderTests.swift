import Testing

@testable import TileSite

@Suite("Texts in the order of their bytes")
struct ByteOrderTests {
  static let texts = [
    "", "a", "a/b", "a-b", "ab", "b", "Z", "é", "e\u{301}", "ﬁ", "日本", "日", "\u{10FFFF}",
    "\u{FFFD}",
    String(repeating: "long ", count: 40) + "1", String(repeating: "long ", count: 40) + "2",
  ]

  @Test("Two texts stand as their bytes do, whatever letters they are")
  func pairs() {
    for one in Self.texts {
      for two in Self.texts {
        #expect(one.precedes(two) == one.utf8.lexicographicallyPrecedes(two.utf8), "\(one), \(two)")
      }
    }
  }

  @Test("A list is sorted by its texts")
  func lists() {
    let expected = Self.texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(Self.texts.sortedByBytes().map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    let pairs = Self.texts.map { (name: $0, length: $0.utf8.count) }.sorted(byBytesOf: \.name)
    #expect(pairs.map { Array($0.name.utf8) } == expected.map { Array($0.utf8) })
  }
}
