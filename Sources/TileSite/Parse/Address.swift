/// Addresses as they stand in HTML: percent-encoded, and taken apart.
enum Address {
  /// Percent-encodes what may not stand in the path of a URL (RFC 3986, pchar and `/`).
  static func encoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isPathByte) { return path }
    var out = ""
    for byte in path.utf8 {
      if isPathByte(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        out += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return out
  }

  /// Percent-encodes what may not stand in a URL, and leaves `%41` and the like as they are.
  static func escaped(_ address: String) -> String {
    address.split(separator: "%", omittingEmptySubsequences: false)
      .map { encoded(String($0)) }.joined(separator: "%")
  }

  /// `%41` and the like turned into what they stand for; anything malformed stays.
  static func decoded(_ path: Substring) -> String {
    guard path.utf8.contains(UInt8(ascii: "%")) else { return String(path) }
    var out: [UInt8] = []
    var rest = path.utf8
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let text = Substring(digits) as Substring?,
        !text.hasPrefix("+"), !text.hasPrefix("-"), let value = UInt8(text, radix: 16)
      {
        out.append(value)
        rest = rest.dropFirst(2)
      } else {
        out.append(byte)
      }
    }
    return String(validating: out, as: UTF8.self) ?? String(path)
  }

  /// What a relative address is read against: `/about/` → `/about/`, `/about.html` → `/`.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "/"
  }

  /// A destination cut before its `?` or `#`.
  static func split(_ destination: String) -> (path: Substring, rest: Substring) {
    let marks: [UInt8] = [UInt8(ascii: "?"), UInt8(ascii: "#")]
    let end = destination.utf8.firstIndex { marks.contains($0) } ?? destination.endIndex
    return (destination[..<end], destination[end...])
  }

  /// `mailto`, `https` and the like, lower case; nil where a destination has none.
  ///
  /// White space and control characters before and inside it are passed over, as browsers do.
  static func scheme(of destination: String) -> String? {
    let text = destination.unicodeScalars.filter { $0.value > 0x20 }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon]
    guard let first = name.first, first.properties.isAlphabetic, first.isASCII,
      name.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return String(String.UnicodeScalarView(name)).lowercased()
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: pathMarks.contains(byte)
    }
  }

  private static let pathMarks = Array("/-._~!$&'()*+,;=:@".utf8)
}
