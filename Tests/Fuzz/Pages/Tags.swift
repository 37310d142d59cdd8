/// Reads HTML that Tilework made, and finds what no page of its own making may hold.
///
/// Only for pages without markup of an author's, who may write what they like.
struct Tags {
  private let html: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var ids: Set<String> = []

  /// The first fault; nil for HTML that is in order.
  static func fault(in html: [UInt8]) -> String? {
    var tags = Tags(html: html)
    return tags.fault()
  }

  private init(html: [UInt8]) { self.html = html }

  private mutating func fault() -> String? {
    while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if starts("!--") {
        guard let end = end(of: "-->") else { return "a comment has no end" }
        index = end
      } else if starts("!doctype") || starts("!DOCTYPE") {
        index = end(of: ">") ?? html.count
      } else if let fault = starts("/") ? close() : begin() {
        return fault + " near “\(text(max(0, start - 60)..<min(html.count, start + 60)))”"
      }
    }
    return open.last.map { "<\($0)> is never closed" }
  }

  private mutating func close() -> String? {
    index += 1
    let name = word()
    guard starts(">") else { return "</\(name) has no end" }
    guard open.popLast() == name else { return "</\(name)> closes nothing" }
    return nil
  }

  private mutating func begin() -> String? {
    let name = word()
    if name.isEmpty { return "a bare <" }
    if name == "a", open.contains("a") { return "a link stands in a link" }
    if Tags.blocks.contains(name), let outer = open.last(where: Tags.holdsText.contains) {
      return "<\(name)> stands in <\(outer)>"
    }
    var seen: Set<String> = []
    while true {
      while starts(" ") || starts("\n") { index += 1 }
      if starts("/>") { return nil }
      if starts(">") { break }
      let attribute = word()
      if attribute.isEmpty { return "<\(name) has no end" }
      if !seen.insert(attribute).inserted { return "\(attribute) stands twice" }
      guard starts("=") else { continue }
      guard starts("=\""), let end = html[(index + 2)...].firstIndex(of: UInt8(ascii: "\"")) else {
        return "\(attribute) has no quotes"
      }
      let value = Tags.unescaped(text((index + 2)..<end))
      index = end + 1
      if let fault = check(attribute, value) { return fault }
    }
    if name == "script" || name == "style" {
      guard let end = end(of: "</\(name)>") else { return "<\(name)> has no end" }
      index = end
    } else if !Tags.void.contains(name) {
      open.append(name)
    }
    return nil
  }

  private mutating func check(_ attribute: String, _ value: String) -> String? {
    switch attribute {
    case "id":
      if value.isEmpty { return "an empty id" }
      return ids.insert(value).inserted ? nil : "the id “\(value)” stands twice"
    case "href", "src", "action": return Tags.runs(value) ? "“\(value)” runs code" : nil
    default: return nil
    }
  }

  /// Whether a browser would run an address: it passes over controls and blanks before it, and over
  /// tabs and line ends in it.
  static func runs(_ address: String) -> Bool {
    let seen = address.unicodeScalars.drop { $0.value <= 0x20 }
      .filter { !"\t\n\r".unicodeScalars.contains($0) }
    let start = String(String.UnicodeScalarView(seen.prefix(20))).lowercased()
    if start == "data:," { return false }  // the theme’s empty icon
    return ["javascript:", "vbscript:", "data:"].contains(where: start.hasPrefix)
  }

  // MARK: Reading

  private func starts(_ text: String) -> Bool { html[index...].starts(with: text.utf8) }

  private func text(_ range: Range<Int>) -> String { String(decoding: html[range], as: UTF8.self) }

  /// Where the next `mark` ends.
  private func end(of mark: String) -> Int? {
    let mark = Array(mark.utf8)
    var place = index
    while let start = html[place...].firstIndex(of: mark[0]) {
      if html[start...].starts(with: mark) { return start + mark.count }
      place = start + 1
    }
    return nil
  }

  private mutating func word() -> String {
    let start = index
    while index < html.count, !" \n\t/>=\"'<".utf8.contains(html[index]) { index += 1 }
    return text(start..<index)
  }

  private static func unescaped(_ value: String) -> String {
    if !value.utf8.contains(UInt8(ascii: "&")) { return value }
    return [
      ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&lt;", "<"),
      ("&gt;", ">"), ("&amp;", "&"),
    ].reduce(value) { $0.replacing($1.0, with: $1.1) }
  }

  private static let void: Set<String> = [
    "br", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  private static let blocks: Set<String> = [
    "blockquote", "div", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p",
    "pre", "section", "table", "ul",
  ]
  /// What may hold text and what stands in text, and nothing else.
  private static let holdsText: Set<String> = [
    "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "label", "p", "pre", "strong", "sup",
  ]
}
