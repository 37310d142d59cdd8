/// Control characters and line breaks shown as what they are, so that a text from a file can
/// neither begin a new line nor speak to the terminal.
public func harmless(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isCommand) else { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { shown.append(scalar.isCommand ? scalar.picture : scalar) }
  return String(shown)
}

extension Unicode.Scalar {
  /// Controls, line ends, and marks that turn the direction of what follows.
  fileprivate var isCommand: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  fileprivate var picture: Unicode.Scalar {
    let picture = value < 0x20 ? Unicode.Scalar(0x2400 + value) : nil
    return picture ?? "\u{2424}"
  }

  /// The columns a terminal gives it: 0 for what joins the character before it, 2 for wide ones.
  ///
  /// The wide ranges of Unicode's EastAsianWidth.txt, and emoji.
  var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return value == 0xFE0F ? 2 : 0
    default: break
    }
    return properties.isEmojiPresentation || wide.contains { $0.contains(value) } ? 2 : 1
  }
}

private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4C6,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
  0x20000...0x3FFFD,
]
