/// Addresses written bare: `www.example.com`, `https://…` and `name@example.com`.
///
/// As in GitHub Flavored Markdown 0.29, section 6.9 (extended autolinks). Linear: no part of a text
/// is looked at more than a bounded number of times.
enum MarkdownAddresses {
  static func all(in text: [UInt8]) -> [MarkdownFound] {
    let bytes = text.map(MarkdownMarks.restored)
    var found: [MarkdownFound] = []
    var index = 0
    var end = 0
    while index < bytes.count {
      defer { index += 1 }
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") {
        guard let range = mail(bytes, at: index, from: end) else { continue }
        found.append(MarkdownFound(range: range, kind: .address(prefix: mailPrefix(bytes, range))))
        end = range.upperBound
      } else if byte | 0x20 == UInt8(ascii: "w") || byte | 0x20 == UInt8(ascii: "h")
        || byte | 0x20 == UInt8(ascii: "f")
      {
        guard index >= end, index == 0 || mayStandBefore(bytes[index - 1]),
          let (prefix, domain) = beginning(bytes, at: index),
          let stop = web(bytes, from: index, domain: domain)
        else { continue }
        found.append(MarkdownFound(range: index..<stop, kind: .address(prefix: prefix)))
        end = stop
      } else {
        continue
      }
      index = max(index, end - 1)
    }
    return found
  }

  private static func mayStandBefore(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "*_~(".utf8.contains(byte)
  }

  /// What is to be written before an address that begins here, and where its domain begins.
  private static func beginning(_ bytes: [UInt8], at start: Int) -> (String, Int)? {
    if has("www.", bytes, at: start) { return ("http://", start) }
    for scheme in ["http://", "https://", "ftp://"] where has(scheme, bytes, at: start) {
      return ("", start + scheme.utf8.count)
    }
    return nil
  }

  private static func has(_ word: String, _ bytes: [UInt8], at start: Int) -> Bool {
    var index = start
    for byte in word.utf8 {
      guard index < bytes.count else { return false }
      let isLetter = (0x41...0x5A).contains(bytes[index])
      guard (isLetter ? bytes[index] | 0x20 : bytes[index]) == byte else { return false }
      index += 1
    }
    return true
  }

  /// Where a web address ends whose domain begins at `domain`; nil if that is none.
  private static func web(_ bytes: [UInt8], from start: Int, domain: Int) -> Int? {
    var index = domain
    // Underscores in the last part of the domain, and in the one before.
    var scores = (last: 0, before: 0)
    while index < bytes.count, index - domain <= longestDomain {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        scores = (0, scores.last)
      } else if byte == UInt8(ascii: "_") {
        scores.last += 1
      } else if !isAlphanumeric(byte), byte != UInt8(ascii: "-") {
        break
      }
      index += 1
    }
    guard index > domain, isAlphanumeric(bytes[domain]), index - domain <= longestDomain,
      scores.last == 0, scores.before == 0
    else { return nil }
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let stop = trimmed(bytes, domain..<index)
    return stop > (domain == start ? domain + "www.".utf8.count : domain) ? stop : nil
  }

  /// An address without the punctuation that ends a sentence around it.
  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    let open = bytes[range].count { $0 == UInt8(ascii: "(") }
    var close = bytes[range].count { $0 == UInt8(ascii: ")") }
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        guard close > open else { return end }
        close -= 1
        end -= 1
      case UInt8(ascii: ";"):
        var start = end - 1
        while start > range.lowerBound, isAlphanumeric(bytes[start - 1]) { start -= 1 }
        guard start < end - 1, start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "&")
        else {
          end -= 1
          continue
        }
        end = start - 1
      case let byte where "?!.,:*_~'\"".utf8.contains(byte): end -= 1
      default: return end
      }
    }
    return end
  }

  /// The mail address around an `@`.
  private static func mail(_ bytes: [UInt8], at mark: Int, from least: Int) -> Range<Int>? {
    var start = mark
    while start > least, mark - start < longestDomain,
      isAlphanumeric(bytes[start - 1]) || ".-_+".utf8.contains(bytes[start - 1])
    {
      start -= 1
    }
    var end = mark + 1
    var dots = 0
    while end < bytes.count, end - mark <= longestDomain {
      if bytes[end] == UInt8(ascii: ".") {
        guard end + 1 < bytes.count, isAlphanumeric(bytes[end + 1]), end > mark + 1 else { break }
        dots += 1
      } else if !isAlphanumeric(bytes[end]), bytes[end] != UInt8(ascii: "-"),
        bytes[end] != UInt8(ascii: "_")
      {
        break
      }
      end += 1
    }
    guard start < mark, dots > 0, isAlphanumeric(bytes[end - 1]), bytes[end - 1] > 0x39 else {
      return nil
    }
    // `https://name@example.com` is a web address, or none.
    if start > 0, bytes[start - 1] == UInt8(ascii: "/") { return nil }
    let scheme = Array("mailto:".utf8)
    if start >= least + scheme.count, bytes[(start - scheme.count)..<start].elementsEqual(scheme) {
      start -= scheme.count
    }
    return start..<end
  }

  private static func mailPrefix(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    has("mailto:", bytes, at: range.lowerBound) ? "" : "mailto:"
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  /// In bytes; the most that DNS allows.
  private static let longestDomain = 253
}
