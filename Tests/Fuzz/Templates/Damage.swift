import FuzzTools
import TileTemplate

/// What is done to templates, the same for the same seed.
struct Damage {
  private let corpus: Corpus
  private var random: Random

  init(_ corpus: Corpus, seed: Int) {
    self.corpus = corpus
    random = Random(seed: seed)
  }

  /// A set of templates of which one, its first or, now and then, another, is damaged.
  mutating func templates() -> [TemplateSource] {
    // Mostly small ones, which are quick to try.
    var set = random.roll(16) == 0 ? random.pick(corpus.themes) : random.pick(corpus.vectors)
    if random.roll(3) == 0 { set[0].bytes = made() }
    let place = random.roll(4) == 0 ? random.roll(set.count) : 0
    for _ in 0..<random.roll(random.roll(3) == 0 ? 6 : 2) { damage(&set[place].bytes) }
    return set.map { TemplateSource(path: "t/" + $0.name, name: $0.name, bytes: $0.bytes) }
  }

  private mutating func made() -> [UInt8] {
    var grammar = Grammar(random: random)
    defer { random = grammar.random }
    return Array(grammar.template(1 + grammar.random.roll(4)).utf8)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let at = random.roll(bytes.count + 1)
    switch random.roll(14) {
    case 0, 1, 2, 3, 11, 12: random.damage(&bytes)
    case 4: replaceWord(in: &bytes)
    case 5:
      let pieces = Words.pieces + Words.filters + Self.openings
      bytes.insert(contentsOf: random.row(of: pieces, most: 8, rarely: 14), at: at)
    case 6, 7, 8: replacePart(of: &bytes)
    case 9: bytes.insert(contentsOf: random.pick(Words.filters).utf8, at: wordEnd(bytes, at))
    case 10: bytes.insert(contentsOf: random.pick(Words.tests).utf8, at: wordEnd(bytes, at))
    default: bytes.insert(contentsOf: random.pick(Words.pieces).utf8, at: at)
    }
  }

  /// What can stand many times in a row, or makes a long name or a long number.
  private static let openings = ["(", "[", "{'a':", "-", "not ", "1", "9", "ab", "é", " ~ s"]

  /// One of the language's words in place of another word.
  private mutating func replaceWord(in bytes: inout [UInt8]) {
    let words = bytes.indices.filter {
      isLetter(bytes[$0]) && ($0 == 0 || !isLetter(bytes[$0 - 1]))
    }
    if words.isEmpty { return }
    let start = random.pick(words)
    let word = random.roll(2) == 0 ? random.pick(Words.values) : random.pick(Words.pieces)
    bytes.replaceSubrange(start..<wordEnd(bytes, start), with: word.utf8)
  }

  /// A tag, a bracket or a whole statement in place of one here.
  private mutating func replacePart(of bytes: inout [UInt8]) {
    let other = random.roll(3) == 0 ? made() : random.pick(random.pick(corpus.vectors)).bytes
    let target = part(of: bytes) ?? bytes.count..<bytes.count
    guard let source = part(of: other) else { return }
    bytes.replaceSubrange(
      random.roll(3) == 0 ? target.upperBound..<target.upperBound : target, with: other[source])
  }

  /// What stands between an opening and where it closes, counting those between.
  private mutating func part(of bytes: [UInt8]) -> Range<Int>? {
    let openings = bytes.indices.filter { Array("([{".utf8).contains(bytes[$0]) }
    if openings.isEmpty { return nil }
    let start = random.pick(openings)
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      // Half of the time a tag goes with all behind it, as a statement does with its body.
      if depth == 0 { return start..<(random.roll(4) == 0 ? bytes.count : index + 1) }
    }
    return start..<bytes.count
  }

  private func wordEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
