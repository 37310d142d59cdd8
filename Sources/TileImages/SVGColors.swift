/// Every colour that is written in an SVG as the value of a property or attribute that paints, in the order of
/// the text: `fill="#00794a"`, `stroke: rgb(0, 121, 74)`, `stop-color: red`.
func colors(writtenIn svg: [UInt8]) -> [PictureColor] {
  var found: [PictureColor] = []
  var rest = svg[...]
  while let sign = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) {
    let before = rest[..<sign].reversed().drop { isSpace($0) }
    let name = before.prefix { isLetter($0) || $0 == UInt8(ascii: "-") }.reversed()
    rest = rest[(sign + 1)...]
    guard painting.contains(String(decoding: name, as: UTF8.self)) else { continue }
    let value = rest.drop { isSpace($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
      .prefix(40).prefix { !"\"';<>}!/".utf8.contains($0) }
    if let color = color(String(decoding: value, as: UTF8.self)) { found.append(color) }
  }
  return found
}

private let painting: Set<String> = [
  "fill", "stroke", "stop-color", "color", "flood-color", "lighting-color", "background",
  "background-color",
]

/// `#0a7`, `#00aa77`, `rgb(0, 170, 119)`, `rgb(0% 50% 100%)`, `navy`; nil for the rest, such as `none`.
private func color(_ text: String) -> PictureColor? {
  let text = text.lowercased().split(separator: " ").joined(separator: " ")
  if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
  if text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") {
    let parts = text[text.index(after: open)...].prefix { $0 != ")" && $0 != "/" }
      .split { $0 == " " || $0 == "," }.prefix(3).compactMap(part)
    guard parts.count == 3 else { return nil }
    return PictureColor(red: parts[0], green: parts[1], blue: parts[2])
  }
  return names[text].flatMap { hexadecimal($0[...]) }
}

private func part(_ text: Substring) -> UInt8? {
  let isShare = text.hasSuffix("%")
  guard let number = Double(isShare ? text.dropLast() : text), number.isFinite else { return nil }
  return UInt8(min(max(isShare ? number * 2.55 : number, 0), 255).rounded())
}

/// Three or six digits, or four or eight with transparency, of which those that hide nearly all are none.
private func hexadecimal(_ digits: Substring) -> PictureColor? {
  let isShort = digits.utf8.count < 5
  guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
    return nil
  }
  let all = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
  let parts = stride(from: 0, to: all.utf8.count, by: 2).compactMap { start in
    UInt8(all.dropFirst(start).prefix(2), radix: 16)
  }
  guard parts.count >= 3, parts.count == 3 || parts[3] >= 128 else { return nil }
  return PictureColor(red: parts[0], green: parts[1], blue: parts[2])
}

/// Those of CSS that people write by name.
private let names = [
  "black": "000000", "white": "ffffff", "gray": "808080", "grey": "808080", "silver": "c0c0c0",
  "red": "ff0000", "maroon": "800000", "yellow": "ffff00", "olive": "808000", "lime": "00ff00",
  "green": "008000", "aqua": "00ffff", "cyan": "00ffff", "teal": "008080", "blue": "0000ff",
  "navy": "000080", "fuchsia": "ff00ff", "magenta": "ff00ff", "purple": "800080",
  "orange": "ffa500", "gold": "ffd700", "pink": "ffc0cb", "brown": "a52a2a", "crimson": "dc143c",
  "indigo": "4b0082", "violet": "ee82ee", "coral": "ff7f50", "salmon": "fa8072",
  "tomato": "ff6347", "turquoise": "40e0d0", "beige": "f5f5dc", "ivory": "fffff0",
  "darkgreen": "006400", "darkblue": "00008b", "darkred": "8b0000", "steelblue": "4682b4",
  "royalblue": "4169e1", "skyblue": "87ceeb", "slategray": "708090", "forestgreen": "228b22",
  "seagreen": "2e8b57", "chocolate": "d2691e", "firebrick": "b22222", "darkorange": "ff8c00",
  "whitesmoke": "f5f5f5", "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "dimgray": "696969",
]

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
