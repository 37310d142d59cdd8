/// Reads HTML tag by tag, as browsers cut it: the tokenizer of the HTML Standard (section 13.2.5) without
/// its tree.
///
///     <p>See <a href="/fees/">fees</a>   →   open p · text · open a, href · text · close a
///
/// What is no tag to a browser is none here: comments, the text of scripts, styles, titles and text fields,
/// character data in SVG. Of a damaged end, what is cut off is left out. Time is linear.
public struct HTMLReader {
  /// A part of the page.
  public enum Piece: Equatable, Sendable {
    /// An opening tag of an element, nil for one without a name here; its attributes are in `attributes`.
    case open(HTMLElement?)
    case close(HTMLElement?)
    /// Text, with its character references as they stand.
    case text(Range<Int>)
    /// What stands in a script or style.
    case raw(Range<Int>)
  }

  /// An attribute of the last opening tag.
  public struct Attribute: Sendable {
    /// Which it is.
    public var name: HTMLAttribute
    /// Of the value as it stands in the page.
    public var value: Range<Int>
  }

  /// The whole page.
  public let bytes: [UInt8]
  /// Of the last opening tag: those with a name here, each once.
  public private(set) var attributes: [Attribute] = []
  /// Whether the last opening tag ends with `/>`.
  public private(set) var isSelfClosing = false
  /// Where the last piece begins.
  public private(set) var start = 0

  private var next = 0
  /// How deep inside SVG or MathML, where titles and styles are as other elements.
  private var foreignDepth = 0
  /// The element whose text comes next and holds no tags.
  private var opaque: HTMLElement?
  private let elements: NameTable<HTMLElement>
  private let names: NameTable<HTMLAttribute>

  /// - Parameter page: in UTF-8.
  public init(_ page: [UInt8]) {
    bytes = page
    elements = HTMLReader.elements
    names = HTMLReader.attributes
  }

  private static let elements = NameTable<HTMLElement>()
  private static let attributes = NameTable<HTMLAttribute>()
}

// MARK: Pieces

extension HTMLReader {
  /// The next piece; nil at the end.
  public mutating func piece() -> Piece? {
    if let element = opaque {
      opaque = nil
      start = next
      let end = endTag(of: element, from: next)
      let range = next..<end
      next = end
      if !range.isEmpty {
        return element == .title || element == .textarea ? .text(range) : .raw(range)
      }
    }
    while next < bytes.count {
      start = next
      if bytes[next] == Mark.less, let piece = markup() {
        if let piece { return piece }
        continue
      }
      return text()
    }
    return nil
  }

  /// Text up to what may be markup.
  private mutating func text() -> Piece {
    var end = next + 1
    while end < bytes.count, bytes[end] != Mark.less { end += 1 }
    defer { next = end }
    return .text(next..<end)
  }

  /// What a `<` begins: nil where it is text; a piece, or none for what is passed over.
  private mutating func markup() -> Piece?? {
    guard next + 1 < bytes.count else { return nil }
    switch bytes[next + 1] {
    case let byte where Mark.isLetter(byte):
      return .some(tag(from: next + 1, isEnd: false))
    case Mark.slash:
      guard next + 2 < bytes.count else { return nil }
      if Mark.isLetter(bytes[next + 2]) { return .some(tag(from: next + 2, isEnd: true)) }
      skip(past: Mark.greater, from: next + 2)
      return .some(nil)
    case Mark.exclamation:
      declaration()
      return .some(nil)
    case Mark.question:
      skip(past: Mark.greater, from: next + 2)
      return .some(nil)
    default: return nil
    }
  }

  private mutating func declaration() {
    if has("<!--", at: next) {
      skipComment()
    } else if foreignDepth > 0, has("<![CDATA[", at: next) {
      var place = next + 9
      while place < bytes.count, !has("]]>", at: place) { place += 1 }
      next = min(place + 3, bytes.count)
    } else {
      skip(past: Mark.greater, from: next + 2)
    }
  }

  private mutating func skipComment() {
    var place = next + 4
    if has(">", at: place) || has("->", at: place) {
      return skip(past: Mark.greater, from: place)
    }
    while place < bytes.count {
      if bytes[place] == Mark.hyphen {
        if has("-->", at: place) {
          next = place + 3
          return
        }
        if has("--!>", at: place) {
          next = place + 4
          return
        }
      }
      place += 1
    }
    next = bytes.count
  }

  private mutating func skip(past mark: UInt8, from place: Int) {
    var place = place
    while place < bytes.count, bytes[place] != mark { place += 1 }
    next = min(place + 1, bytes.count)
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where unsafe bytes[place + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Where the text of a script, style, title or text field ends: at its own end tag, or the page's end.
  private func endTag(of element: HTMLElement, from place: Int) -> Int {
    let count = element.rawValue.utf8.count
    var place = place
    while place < bytes.count {
      if bytes[place] == Mark.less, place + 2 + count <= bytes.count,
        bytes[place + 1] == Mark.slash,
        elements.name(bytes, (place + 2)..<(place + 2 + count)) == element,
        place + 2 + count == bytes.count || Mark.endsName(bytes[place + 2 + count])
      {
        return place
      }
      place += 1
    }
    return bytes.count
  }
}

// MARK: Tags

extension HTMLReader {
  /// - Parameter place: of the first letter of the name.
  /// - Returns: nil where the page ends inside the tag.
  private mutating func tag(from place: Int, isEnd: Bool) -> Piece? {
    var end = place
    while end < bytes.count, !Mark.endsName(bytes[end]) { end += 1 }
    let element = elements.name(bytes, place..<end)
    attributes.removeAll(keepingCapacity: true)
    isSelfClosing = false
    guard let after = readAttributes(from: end) else {
      next = bytes.count
      return nil
    }
    next = after
    if element == .svg || element == .math {
      if isEnd {
        foreignDepth = max(0, foreignDepth - 1)
      } else if !isSelfClosing {
        foreignDepth += 1
      }
    }
    if isEnd { return .close(element) }
    if foreignDepth == 0, let element, HTMLReader.opaque.contains(element) { opaque = element }
    return .open(element)
  }

  private static let opaque: Set<HTMLElement> = [
    .script, .style, .title, .textarea, .iframe, .xmp, .noembed, .noframes,
  ]

  /// - Returns: the place after the tag.
  private mutating func readAttributes(from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if byte == Mark.greater { return place + 1 }
      if byte == Mark.slash {
        if place + 1 < bytes.count, bytes[place + 1] == Mark.greater { isSelfClosing = true }
        place += 1
      } else if Mark.isBlank(byte) {
        place += 1
      } else {
        guard let after = readAttribute(from: place) else { return nil }
        place = after
      }
    }
    return nil
  }

  private mutating func readAttribute(from start: Int) -> Int? {
    var place = start + 1  // an equals sign here belongs to the name
    while place < bytes.count, bytes[place] != Mark.equals, !Mark.endsName(bytes[place]) {
      place += 1
    }
    let name = names.name(bytes, start..<place)
    var after = place
    while after < bytes.count, Mark.isBlank(bytes[after]) { after += 1 }
    guard after < bytes.count else { return nil }
    guard bytes[after] == Mark.equals else {
      note(name, place..<place)
      return place
    }
    after += 1
    while after < bytes.count, Mark.isBlank(bytes[after]) { after += 1 }
    guard after < bytes.count else { return nil }
    let quote = bytes[after]
    var end = after
    if quote == Mark.quote || quote == Mark.apostrophe {
      after += 1
      end = after
      while end < bytes.count, bytes[end] != quote { end += 1 }
      guard end < bytes.count else { return nil }
      note(name, after..<end)
      return end + 1
    }
    while end < bytes.count, bytes[end] != Mark.greater, !Mark.isBlank(bytes[end]) { end += 1 }
    note(name, after..<end)
    return end
  }

  private mutating func note(_ name: HTMLAttribute?, _ value: Range<Int>) {
    guard let name, !attributes.contains(where: { $0.name == name }) else { return }
    attributes.append(Attribute(name: name, value: value))
  }
}

/// The bytes that mean something.
enum Mark {
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let hyphen = UInt8(ascii: "-")
  static let equals = UInt8(ascii: "=")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")

  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }
  static func endsName(_ byte: UInt8) -> Bool {
    byte == greater || byte == slash || isBlank(byte)
  }
}
