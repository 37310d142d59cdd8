/// Where in a site's files something stands that was seen in a made page.
struct SourcePlaces {
  let site: Site
  private let root: String
  /// The site's own templates, read once.
  private let templates: [(path: String, bytes: [UInt8])]

  init(_ site: Site, _ root: String) {
    self.site = site
    self.root = root
    templates = site.ownTemplates.sortedByBytes().compactMap { name in
      let path = "templates/" + name
      return (try? Files.read(Path.join(root, path))).map { (path, $0) }
    }
  }

  /// In a file of the site, the first place where a text stands by itself.
  func position(of text: String, in path: String) -> Position? {
    (try? Files.read(Path.join(root, path))).flatMap { SourcePlaces.position(of: text, in: $0) }
  }

  /// In a template of the site's own.
  func inTemplates(_ text: String) -> (path: String, position: Position)? {
    for template in templates {
      if let position = SourcePlaces.position(of: text, in: template.bytes) {
        return (template.path, position)
      }
    }
    return nil
  }

  func inSettings(_ text: String) -> (path: String, position: Position)? {
    position(of: text, in: "site.yaml").map { ("site.yaml", $0) }
  }

  /// Where the value of the first of these keys stands in a page's front matter.
  func frontMatter(_ keys: String..., of page: Page) -> Position? {
    guard let source = page.source, let bytes = try? Files.read(Path.join(root, source)) else {
      return nil
    }
    var line = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      let text = String(decoding: text, as: UTF8.self)
      if line > 1, ["---", "+++", "..."].contains(text.trimmed) { break }
      for key in keys where text.hasPrefix(key) {
        let rest = text.dropFirst(key.count).drop { $0 == " " }
        guard let mark = rest.first, mark == ":" || mark == "=" else { continue }
        let value = rest.dropFirst().drop { $0 == " " }
        let column = text.unicodeScalars.count - value.unicodeScalars.count
        return Position(line: line, column: value.isEmpty ? 1 : column + 1)
      }
    }
    return nil
  }

  /// In quotes first, as values stand in HTML.
  private static func position(of text: String, in bytes: [UInt8]) -> Position? {
    let escaped = Markup("\(text)").text
    let needles = [text, escaped].map { Array($0.utf8) }
    for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] {
      for needle in needles {
        if let place = first([quote] + needle + [quote], in: bytes) {
          return position(place + 1, in: bytes)
        }
      }
    }
    for needle in needles {
      let place = first(needle, in: bytes) { !goesOn($0) }
      if let place { return position(place, in: bytes) }
    }
    return nil
  }

  /// The first place of the needle where what is beside it will do.
  private static func first(
    _ needle: [UInt8], in bytes: [UInt8], beside isFree: (UInt8) -> Bool = { _ in true }
  ) -> Int? {
    guard let head = needle.first, bytes.count >= needle.count else { return nil }
    for place in 0...(bytes.count - needle.count) where bytes[place] == head {
      let end = place + needle.count
      if bytes[place..<end] == needle[...],
        place == 0 || isFree(bytes[place - 1]), end == bytes.count || isFree(bytes[end])
      {
        return place
      }
    }
    return nil
  }

  /// Whether a byte belongs to the same word or address as what is beside it.
  private static func goesOn(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      || "/-_%&?#".utf8.contains(byte)
  }

  private static func position(_ place: Int, in bytes: [UInt8]) -> Position {
    let before = bytes[..<place]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // What continues a scalar in UTF-8 is 10xxxxxx.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return Position(line: line, column: column)
  }
}
