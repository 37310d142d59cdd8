import FuzzTools

/// What is done to pages, the same for the same seed.
struct PageDamage {
  private let corpus: PageCorpus
  private var random: Random

  init(_ corpus: PageCorpus, seed: Int) {
    self.corpus = corpus
    random = Random(seed: seed)
  }

  /// A page that was made or found, mostly damaged.
  mutating func page() -> [UInt8] {
    var page: [UInt8] = []
    if random.roll(12) == 0 {
      page = random.pick(corpus.pages)
    } else {
      if random.roll(3) == 0 { page += matter() }
      for _ in 0...random.roll(5) { page += part(2) + "\n\n".utf8 }
    }
    for _ in 0..<random.roll(random.roll(3) == 0 ? 8 : 3) { damage(&page) }
    return page
  }

  private mutating func matter() -> [UInt8] {
    let lines = (0...random.roll(6)).map { _ in random.pick(PageWords.matter) }
    return Array("---\n\(lines.joined(separator: "\n"))\n---\n".utf8)
  }

  /// Some text, now and then inside a quote, an item or code.
  private mutating func part(_ depth: Int) -> [UInt8] {
    if depth > 0, random.roll(5) == 0 {
      let inner = (0...random.roll(2)).map { _ in part(depth - 1) }
      let lines = Array(inner.joined(separator: "\n\n".utf8)).split(
        separator: 0x0A, omittingEmptySubsequences: false)
      let (first, rest) = random.pick(Self.prefixes)
      return Array(
        lines.enumerated().map { Array(($0 == 0 ? first : rest).utf8) + $1 }
          .joined(separator: [0x0A]))
    }
    switch random.roll(8) {
    case 0, 1, 2: return random.pick(corpus.examples)
    case 3: return Array(random.pick(PageWords.blocks).utf8)
    default: return Array(random.pick(PageWords.bodies).utf8)
    }
  }

  private static let prefixes = [
    ("> ", "> "), ("> ", ""), ("- ", "  "), ("1. ", "   "), ("    ", "    "), ("[^1]: ", "    "),
    ("- [ ] ", "  "), ("> [!NOTE]\n> ", "> "),
  ]

  private mutating func damage(_ bytes: inout [UInt8]) {
    let at = random.roll(bytes.count + 1)
    let length = 1 + random.roll(random.roll(3) == 0 ? 200 : 12)
    let end = min(bytes.count, at + length)
    switch random.roll(14) {
    case 0: bytes.removeSubrange(at..<end)
    case 1, 2: bytes.insert(contentsOf: bytes[at..<end], at: random.roll(bytes.count + 1))
    case 3: bytes.removeSubrange(at...)
    case 4 where at < bytes.count:
      bytes[at] = UInt8(random.roll(random.roll(4) == 0 ? 256 : 128))
    case 5: bytes.insert(contentsOf: row(), at: at)
    case 6 where random.roll(4) == 0:
      bytes.insert(
        contentsOf: random.pick([[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]), at: at)
    case 7: bytes = Array(bytes.map { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }.joined())
    case 8 where random.roll(4) == 0: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    default: bytes.insert(contentsOf: random.pick(PageWords.pieces).utf8, at: at)
    }
  }

  /// The same piece many times.
  private mutating func row() -> [UInt8] {
    let piece = random.pick(PageWords.pieces + ["1", "a", "é"])
    return Array(
      String(repeating: piece, count: 1 << random.roll(random.roll(50) == 0 ? 12 : 7)).utf8)
  }
}
