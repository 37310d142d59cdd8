/// Looks for bytes in others, in time that grows with the sum of both lengths (D. Knuth,
/// J. Morris, V. Pratt, “Fast Pattern Matching in Strings”, 1977).
struct Search {
  private let part: [UInt8]
  /// For each length of a match so far, how much of it still matches when the next byte does not.
  private let shorter: [Int]

  init(for part: [UInt8]) {
    self.part = part
    var shorter = [0]
    var length = 0
    for byte in part.dropFirst() {
      while length > 0, part[length] != byte { length = shorter[length - 1] }
      if part[length] == byte { length += 1 }
      shorter.append(length)
    }
    self.shorter = shorter
  }

  /// The first place at or behind an offset where the bytes stand; nil when there is none.
  func firstPlace(in whole: [UInt8], from start: Int) -> Int? {
    if part.isEmpty { return start <= whole.count ? start : nil }
    var length = 0
    var index = start
    while index < whole.count {
      let byte = whole[index]
      while length > 0, part[length] != byte { length = shorter[length - 1] }
      if part[length] == byte { length += 1 }
      index += 1
      if length == part.count { return index - length }
    }
    return nil
  }
}
