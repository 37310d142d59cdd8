extension HTMLReader {
  /// An attribute of the last opening tag; nil where it has none of that name.
  public func value(_ name: HTMLAttribute) -> String? {
    attributes.first { $0.name == name }.map { text($0.value) }
  }

  /// Whether the last opening tag has this attribute.
  public func has(_ name: HTMLAttribute) -> Bool { attributes.contains { $0.name == name } }

  /// What a part of the page says, its character references resolved.
  public func text(_ range: Range<Int>) -> String {
    bytes[range].contains(UInt8(ascii: "&"))
      ? resolved(range) : String(decoding: bytes[range], as: UTF8.self)
  }

  private func resolved(_ range: Range<Int>) -> String {
    var out: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "&"), let (text, after) = reference(place, range.upperBound) {
        out += text.utf8
        place = after
      } else {
        out.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// What a character reference stands for, and where it ends; nil for a name that is not known here, which
  /// stays as it is.
  private func reference(_ place: Int, _ end: Int) -> (String, Int)? {
    var last = place + 1
    while last < end, last - place < 12, bytes[last] != UInt8(ascii: ";") { last += 1 }
    guard last < end, bytes[last] == UInt8(ascii: ";"), last > place + 1 else { return nil }
    let name = String(decoding: bytes[(place + 1)..<last], as: UTF8.self)
    guard name.hasPrefix("#") else {
      return HTMLReader.references[name].map { ($0, last + 1) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, let scalar = Unicode.Scalar(number) else { return nil }
    return (String(Character(scalar)), last + 1)
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "shy": "\u{AD}", "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©",
  ]
}

/// The addresses in a `srcset`, and how wide each picture is, where that is said.
///
///     small.jpg 400w, large.jpg 800w
public func sourceSet(_ text: String) -> [(address: String, width: Int?)] {
  var found: [(address: String, width: Int?)] = []
  var rest = text.utf8[...]
  while true {
    rest = rest.drop { Mark.isBlank($0) || $0 == UInt8(ascii: ",") }
    guard !rest.isEmpty else { return found }
    var address = rest.prefix { !Mark.isBlank($0) }
    rest = rest[address.endIndex...]
    var descriptor = Substring()
    if address.last == UInt8(ascii: ",") {
      while address.last == UInt8(ascii: ",") { address = address.dropLast() }
    } else {
      // A comma in brackets ends nothing.
      var depth = 0
      let end = rest.firstIndex { byte in
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        return byte == UInt8(ascii: ",") && depth <= 0
      }
      descriptor = Substring(rest[..<(end ?? rest.endIndex)])
      rest = rest[(end ?? rest.endIndex)...]
    }
    let widths = descriptor.split { $0 == " " || $0 == "\n" || $0 == "\t" }
      .filter { $0.hasSuffix("w") }
    found.append((String(Substring(address)), widths.first.flatMap { Int($0.dropLast()) }))
  }
}
