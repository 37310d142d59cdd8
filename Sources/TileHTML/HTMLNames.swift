/// The elements that somebody asks for; all others are nameless.
public enum HTMLElement: String, CaseIterable, Sendable {
  case a, area, audio, base, body, button, embed, form, frame, h1, h2, h3, h4, h5, h6, head, html,
    iframe
  case image, img, input, link, main, math, meta, noembed, noframes, object, script, source, style
  case svg, template, textarea, title, track, use, video, xmp

  /// 1 to 6 for a heading.
  public var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }
}

/// The attributes that somebody asks for; all others are passed over.
public enum HTMLAttribute: String, CaseIterable, Sendable {
  case action, alt, `class`, content, data, formaction, hidden, href, id, imagesrcset, lang, loading
  case media, name, poster, property, rel, role, sizes, src, srcset, title, type
  case hiddenFromReaders = "aria-hidden"
  case label = "aria-label"
  case labelledBy = "aria-labelledby"
  case httpEquiv = "http-equiv"
  case linkedHref = "xlink:href"
}

/// Finds the case that a few bytes name, whatever the case of their letters.
///
/// By length first: of the few names of one length, each is two words to compare.
struct NameTable<Name: RawRepresentable & CaseIterable & Sendable>: Sendable
where Name.RawValue == String {
  private var byLength: [[(packed: PackedName, name: Name)]]

  init() {
    byLength = Array(repeating: [], count: PackedName.longest + 1)
    for name in Name.allCases {
      let bytes = Array(name.rawValue.utf8)
      byLength[bytes.count].append((PackedName(bytes, 0..<bytes.count), name))
    }
  }

  func name(_ bytes: [UInt8], _ range: Range<Int>) -> Name? {
    guard range.count <= PackedName.longest, !byLength[range.count].isEmpty else { return nil }
    let packed = PackedName(bytes, range)
    for entry in byLength[range.count] where entry.packed == packed { return entry.name }
    return nil
  }
}

/// A name of at most 16 bytes as two numbers, its letters made small.
struct PackedName: Equatable, Sendable {
  static let longest = 16

  private var front: UInt64 = 0
  private var back: UInt64 = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    for place in range {
      var byte = UInt64(bytes[place])
      if byte >= 0x41 && byte <= 0x5A { byte |= 0x20 }
      if place - range.lowerBound < 8 {
        front = front << 8 | byte
      } else {
        back = back << 8 | byte
      }
    }
  }
}
