/// Turns a request's path into the names of folders and a file below the root.
enum SitePath: Equatable {
  /// Decoded names, none of which can lead out of the root; and whether the path ended in `/`.
  case names([String], isFolder: Bool)
  /// Broken percent-encoding, a NUL or another control character.
  case malformed
  /// Well formed, but nothing a site has: `..`, an encoded slash, a hidden file, an empty name.
  case forbidden

  /// Decodes once, after splitting at the slashes, so that `%2f` and `%252e` stay what they are.
  /// `path` is what follows the prefix, without a slash in front. Linear in its length.
  init(_ path: Substring.UTF8View) {
    var names = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isFolder = names.last?.isEmpty ?? true
    if isFolder { names = names.dropLast() }
    var decoded: [String] = []
    for name in names {
      guard let bytes = percentDecoded(name), !bytes.contains(where: { $0 < 32 || $0 == 127 })
      else {
        self = .malformed
        return
      }
      guard let text = String(validating: bytes, as: UTF8.self), isPublic(text) else {
        self = .forbidden
        return
      }
      decoded.append(text)
    }
    self = .names(decoded, isFolder: isFolder)
  }
}

private func isPublic(_ name: String) -> Bool {
  !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(UInt8(ascii: "\\"))
    && (name.utf8.first != UInt8(ascii: ".") || name == ".well-known")
}

/// Nil where a `%` is not followed by two hexadecimal digits.
private func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue)
    else { return nil }
    bytes.append(high << 4 | low)
  }
  return bytes
}

private func hexValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
