/// Finds the addresses in a stylesheet, `url(…)` and `@import "…"`, and writes others in their place.
///
/// Comments and other strings stay as they are (CSS Syntax Module Level 3, consume a url token).
struct StylesheetLinks {
  private let css: [UInt8]
  private var place = 0
  private var out: [UInt8] = []
  private var isImport = false

  init(_ css: [UInt8]) { self.css = css }

  /// The stylesheet with every address replaced by what `published` gives for it.
  mutating func replaced(_ published: (String) -> String) -> [UInt8] {
    out.reserveCapacity(css.count + 256)
    while place < css.count {
      if starts(with: "/*") {
        copy(through: end(of: "*/"))
      } else if let quote = quote {
        let text = string(quote)
        out.append(quote)
        out += isImport ? Array(published(decoded(text)).utf8) : Array(text)
        out.append(quote)
        isImport = false
      } else if starts(with: "url(") {
        copy(through: place + 4)
        url(published)
        isImport = false
      } else {
        if starts(with: "@import") { isImport = true }
        if css[place] == UInt8(ascii: ";") { isImport = false }
        copy(through: next)
      }
    }
    return out
  }

  /// The next place at which anything but plain text may begin: most of a stylesheet is copied in runs.
  private var next: Int {
    var at = place + 1
    while at < css.count, !css[at].mayBegin { at += 1 }
    return at
  }

  /// Every address, in order.
  static func addresses(in css: [UInt8]) -> [String] {
    var found: [String] = []
    var links = StylesheetLinks(css)
    _ = links.replaced { address in
      found.append(address)
      return address
    }
    return found
  }

  private mutating func url(_ published: (String) -> String) {
    skipBlanks()
    if let quote {
      let text = string(quote)
      out += [quote] + Array(published(decoded(text)).utf8) + [quote]
      skipBlanks()
    } else {
      let start = place
      while place < css.count, css[place] != UInt8(ascii: ")") { place += 1 }
      var text = css[start..<place]
      while let last = text.last, last <= 0x20 { text.removeLast() }
      out += Array(published(decoded(text)).utf8)
    }
  }

  private var quote: UInt8? {
    guard place < css.count else { return nil }
    return css[place] == UInt8(ascii: "\"") || css[place] == UInt8(ascii: "'") ? css[place] : nil
  }

  /// What stands between quotes; moves behind the closing one.
  private mutating func string(_ quote: UInt8) -> ArraySlice<UInt8> {
    let start = place + 1
    place = start
    while place < css.count, css[place] != quote {
      place += css[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(place, css.count)
    place = min(end + 1, css.count)
    return css[min(start, end)..<end]
  }

  private func decoded(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self)
  }

  private func starts(with mark: String) -> Bool {
    let mark = mark.utf8
    guard place + mark.count <= css.count else { return false }
    return zip(css[place...], mark).allSatisfy { byte, wanted in
      byte == wanted || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted
    }
  }

  private func end(of mark: String) -> Int {
    var at = place + 2
    let bytes = Array(mark.utf8)
    while at + 1 < css.count, !(css[at] == bytes[0] && css[at + 1] == bytes[1]) { at += 1 }
    return min(at + 2, css.count)
  }

  private mutating func copy(through end: Int) {
    out += css[place..<min(end, css.count)]
    place = min(end, css.count)
  }

  private mutating func skipBlanks() {
    while place < css.count, css[place] <= 0x20 { place += 1 }
  }
}

extension UInt8 {
  /// A comment, a string, `url(`, `@import`, or the end of one.
  fileprivate var mayBegin: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "u"),
      UInt8(ascii: "U"),
      UInt8(ascii: "@"), UInt8(ascii: ";"):
      true
    default: false
    }
  }
}
