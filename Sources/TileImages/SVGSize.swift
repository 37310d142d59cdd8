/// The size that a browser gives a drawing: its root's `width` and `height`, one of them or both worked
/// out from the `viewBox` where they are missing or depend on the page. Nil where `head`, the file's
/// beginning, does not tell.
func svgSize(_ head: [UInt8]) -> (width: Int, height: Int)? {
  guard let root = rootAttributes(head) else { return nil }
  let box = root["viewBox"].map(numbers)
  let ratio = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0[3] / $0[2] : nil }
  let (width, height) = (root["width"].flatMap(pixels), root["height"].flatMap(pixels))
  let size: (Double, Double)
  switch (width, height, ratio) {
  case (let width?, let height?, _): size = (width, height)
  case (let width?, nil, let ratio?): size = (width, width * ratio)
  case (nil, let height?, let ratio?): size = (height / ratio, height)
  case (nil, nil, .some): size = (box?[2] ?? 0, box?[3] ?? 0)
  default: size = (width ?? 300, height ?? 150)
  }
  guard size.0 < 1e7, size.1 < 1e7 else { return nil }
  return (max(1, Int(size.0.rounded())), max(1, Int(size.1.rounded())))
}

/// What is written in the first tag `<svg …>` that stands in no comment.
private func rootAttributes(_ head: [UInt8]) -> [String: String]? {
  var rest = head[...]
  while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[open...]
    if rest.starts(with: "<!--".utf8) {
      guard let end = rest.firstRange(of: "-->".utf8) else { return nil }
      rest = rest[end.upperBound...]
    } else if rest.starts(with: "<svg".utf8), let next = rest.dropFirst(4).first, next <= 0x20 {
      return attributes(rest.dropFirst(4))
    } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
      rest = rest.dropFirst(2)
    } else {
      return nil
    }
  }
  return nil
}

/// `name="value"` or with single quotes, up to the tag's end; nil where that is not there.
private func attributes(_ bytes: ArraySlice<UInt8>) -> [String: String]? {
  var found: [String: String] = [:]
  var rest = bytes.drop { $0 <= 0x20 }
  while let first = rest.first {
    if first == UInt8(ascii: ">") || first == UInt8(ascii: "/") { return found }
    let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    rest = rest[name.endIndex...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == 0x22 || quote == 0x27 else { return nil }
    let value = rest.dropFirst().prefix { $0 != quote }
    found[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
    rest = rest[value.endIndex...].dropFirst().drop { $0 <= 0x20 }
  }
  return nil
}

/// A length in CSS pixels; nil for one that depends on the page (`100%`, `2em`), and for nonsense.
private func pixels(_ text: String) -> Double? {
  let text = text.trimmingSpaces
  let digits = text.prefix { "0123456789+-.eE".contains($0) && !isUnit(text, $0) }
  guard let number = Double(digits), number > 0,
    let size = units[text.dropFirst(digits.count).lowercased()]
  else { return nil }
  return number * size
}

/// Whether an `e` begins `em` or `ex` rather than an exponent.
private func isUnit(_ text: Substring, _ letter: Character) -> Bool {
  (letter == "e" || letter == "E") && (text.hasSuffix("m") || text.hasSuffix("x"))
}

private let units: [String: Double] = [
  "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96 / 72,
  "pc": 16,
]

private func numbers(_ text: String) -> [Double] {
  text.split { $0 == " " || $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    let start = self[...].drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start[..<start.startIndex]
  }
}
