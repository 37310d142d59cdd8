/// How JSON is laid out.
enum JSONStyle {
  /// No blanks, keys in their order, UTF-8.
  case compact
  /// As Jinja2's `tojson`: a blank behind `:` and `,`, sorted keys, ASCII.
  case python
}

extension Value {
  /// The value as JSON that can stand in `<script>` too, on one line; `nil` where it holds a record
  /// or a number that is none.
  public var json: String? {
    var writer = JSONWriter(style: .compact, most: 64 << 20)
    guard (try? writer.write(self)) != nil else { return nil }
    return String(decoding: writer.output, as: UTF8.self)
  }
}

extension Renderer {
  /// JSON that can stand in `<script>` and in an attribute with single quotes: `< > & '` and the
  /// line separators are written as escapes.
  mutating func json(_ value: Value, style: JSONStyle, _ at: Int) throws(Stop) -> Value {
    var writer = JSONWriter(style: style, most: limits.valueBytes)
    do throws(JSONWriter.Refusal) {
      try writer.write(value)
    } catch {
      guard let what = error.what else { throw self.error(.tooLargeValue(writer.most), at: at) }
      throw self.error(.cannotEncode(what), at: at)
    }
    try pay(2 * writer.output.count, at: at)
    return .html(writer.output)
  }
}

private struct JSONWriter {
  let style: JSONStyle
  /// The most bytes to write, which bounds the values looked at as well: each writes some.
  let most: Int
  private(set) var output: [UInt8] = []

  init(style: JSONStyle, most: Int) {
    self.style = style
    self.most = most
  }

  /// Something that JSON has no way to say; nil for what would get too long.
  struct Refusal: Error { var what: String? }

  mutating func write(_ value: Value) throws(Refusal) {
    if output.count > most { throw Refusal(what: nil) }
    switch value {
    case .none: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .int(let number): output += String(number).utf8
    case .double(let number):
      guard number.isFinite else { throw Refusal(what: number.isNaN ? "nan" : "\(number)") }
      output += number.description.utf8
    case .text, .html: write(text: value.string ?? "")
    case .list(let items):
      output.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { writeComma() }
        try write(item)
      }
      output.append(UInt8(ascii: "]"))
    case .map(let fields): try write(fields)
    case .record: throw Refusal(what: value.words)
    }
  }

  private mutating func write(_ fields: Fields) throws(Refusal) {
    var pairs = Array(zip(fields.keys, fields.values))
    if style == .python {
      pairs.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
    output.append(UInt8(ascii: "{"))
    for (index, pair) in pairs.enumerated() {
      if index > 0 { writeComma() }
      write(text: pair.0)
      output.append(UInt8(ascii: ":"))
      if style == .python { output.append(UInt8(ascii: " ")) }
      try write(pair.1)
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func writeComma() {
    output.append(UInt8(ascii: ","))
    if style == .python { output.append(UInt8(ascii: " ")) }
  }

  private mutating func write(text: String) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\"".utf8
      case "\\": output += "\\\\".utf8
      case "\n": output += "\\n".utf8
      case "\r": output += "\\r".utf8
      case "\t": output += "\\t".utf8
      case "\u{8}": output += "\\b".utf8
      case "\u{C}": output += "\\f".utf8
      case "<", ">", "&", "'", "\u{2028}", "\u{2029}", "\0"..."\u{1F}":
        writeEscape(scalar)
      default:
        if scalar.value <= 126 {
          output.append(UInt8(scalar.value))
        } else if style == .python {
          writeEscape(scalar)
        } else {
          output += String(Character(scalar)).utf8
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscape(_ scalar: Unicode.Scalar) {
    for unit in String(Character(scalar)).utf16 {
      let digits = String(unit, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
      output += "\\u\(zeros)\(digits)".utf8
    }
  }
}
