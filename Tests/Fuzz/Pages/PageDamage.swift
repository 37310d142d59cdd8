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
    let isTOML = random.roll(3) == 0
    let words = isTOML ? PageWords.toml : PageWords.matter
    let lines = (0...random.roll(6)).map { _ in random.pick(words) }
    let fence = isTOML ? "+++" : "---"
    return Array("\(fence)\n\(lines.joined(separator: "\n"))\n\(fence)\n".utf8)
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
    switch random.roll(9) {
    case 0, 1, 2: return random.pick(corpus.examples)
    case 8: return Array(random.pick(PageWords.foreign).utf8)
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
    switch random.roll(14) {
    case 0, 1, 2, 3, 4, 6: random.damage(&bytes)
    case 5:
      let pieces = PageWords.pieces + ["1", "a", "é"]
      bytes.insert(contentsOf: random.row(of: pieces, most: 7, rarely: 12), at: at)
    case 7 where random.roll(4) == 0: bytes = bytes.map { $0 == 0x0A ? 0x0D : $0 }
    default: bytes.insert(contentsOf: random.pick(PageWords.pieces).utf8, at: at)
    }
  }
}
