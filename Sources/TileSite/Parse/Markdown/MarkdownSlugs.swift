/// Gives every heading of a body an id of its own.
struct MarkdownSlugs {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Whether the body has footnotes, whose ids headings may not take.
  var hasNotes = false

  /// Keeps an id that the author wrote from being given to another heading.
  mutating func reserve(_ id: String) { taken.insert(id) }

  /// An id made from a heading's text: `example`, then `example-1`, `example-2`; never empty.
  mutating func id(for title: String) -> String {
    let slug = Self.slug(title)
    return unused(slug.isEmpty ? "section" : slug)
  }

  /// `name`, or the first of `name-1`, `name-2`, … that nothing has yet.
  mutating func unused(_ name: String) -> String {
    let base = isTaken(name) || hasNotes && isNote(name + "-1") ? "section-" + name : name
    if taken.insert(base).inserted { return base }
    var number = counts[base, default: 0]
    var id: String
    repeat {
      number += 1
      id = "\(base)-\(number)"
    } while !taken.insert(id).inserted
    counts[base] = number
    return id
  }

  /// Whether something other than a heading may have an id: a footnote, or a part of the page such as
  /// `main_` and `toc_title`.
  func isTaken(_ id: String) -> Bool { id.hasSuffix("_") || id.hasSuffix("_title") || isNote(id) }

  /// Whether an id is one that a footnote or a reference to one may have: `fn-1`, `fnref-1-2`.
  private func isNote(_ id: String) -> Bool {
    guard hasNotes, let hyphen = id.utf8.firstIndex(of: UInt8(ascii: "-")) else { return false }
    return ["fn", "fnref"].contains(id[..<hyphen])
      && id.utf8[hyphen...].allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// Letters, marks and digits of any script, lower-cased; blanks and hyphens become one hyphen;
  /// all else goes.
  static func slug(_ title: String) -> String {
    var slug = ""
    var gap = false
    for scalar in title.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": append(scalar)
      case "A"..."Z": append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case " ", "-", "_", "\n", "\t": gap = true
      default:
        if scalar.value < 0x80 { continue }
        if isWord(scalar) {
          for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lower) }
        } else if scalar.properties.isWhitespace || scalar.properties.isDash {
          gap = true
        }
      }
    }
    return slug

    func append(_ scalar: Unicode.Scalar) {
      if gap && !slug.isEmpty { slug.unicodeScalars.append("-") }
      gap = false
      slug.unicodeScalars.append(scalar)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// `{#id}` at the end of a heading's last text: what stands before it, and the id.
  static func explicit(_ text: String) -> (rest: String, id: String)? {
    guard text.utf8.last == UInt8(ascii: "}"),
      let start = text.utf8.lastIndex(of: UInt8(ascii: "{")),
      text[start...].hasPrefix("{#")
    else { return nil }
    let id = text[start...].dropFirst(2).dropLast()
    let isID =
      !id.isEmpty
      && id.unicodeScalars.allSatisfy {
        isWord($0) || $0 == "-" || $0 == "_" || $0 == "." || $0 == ":"
      }
    guard isID else { return nil }
    var rest = text[..<start]
    while rest.utf8.last == 0x20 { rest.removeLast() }
    return (String(rest), String(id))
  }
}
