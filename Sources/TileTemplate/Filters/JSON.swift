/// How JSON is laid out.
enum JSONStyle {
  /// No blanks, keys in their order, UTF-8.
  case compact
  /// As Jinja2's `tojson`: a blank behind `:` and `,`, sorted keys, ASCII.
  case python
}

extension Renderer {
  /// JSON that can stand in `<script>` and in an attribute with single quotes: `< > & '` and the
  /// line separators are written as escapes.
  func json(_ value: Value, style: JSONStyle, _ at: Int) throws(TemplateError) -> Value {
    var output: [UInt8] = []
    try writeJSON(value, style, at, to: &output)
    return .html(output)
  }

  private func writeJSON(
    _ value: Value, _ style: JSONStyle, _ at: Int, to output: inout [UInt8]
  ) throws(TemplateError) {
    switch value {
    case .none: output += Array("null".utf8)
    case .bool(let value): output += Array((value ? "true" : "false").utf8)
    case .int(let number): output += Array(String(number).utf8)
    case .double(let number):
      guard number.isFinite else { throw error(.cannotEncode("\(number)"), at: at) }
      output += Array(number.description.utf8)
    case .text, .html: writeJSON(text: value.string ?? "", style, to: &output)
    case .list(let items):
      output.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        if index > 0 { writeComma(style, to: &output) }
        try writeJSON(item, style, at, to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .map(let fields): try writeJSON(fields, style, at, to: &output)
    case .record: throw error(.cannotEncode(value.words), at: at)
    }
  }

  private func writeJSON(
    _ fields: Fields, _ style: JSONStyle, _ at: Int, to output: inout [UInt8]
  ) throws(TemplateError) {
    var pairs = Array(zip(fields.keys, fields.values))
    if style == .python {
      pairs.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
    output.append(UInt8(ascii: "{"))
    for (index, pair) in pairs.enumerated() {
      if index > 0 { writeComma(style, to: &output) }
      writeJSON(text: pair.0, style, to: &output)
      output.append(UInt8(ascii: ":"))
      if style == .python { output.append(UInt8(ascii: " ")) }
      try writeJSON(pair.1, style, at, to: &output)
    }
    output.append(UInt8(ascii: "}"))
  }

  private func writeComma(_ style: JSONStyle, to output: inout [UInt8]) {
    output.append(UInt8(ascii: ","))
    if style == .python { output.append(UInt8(ascii: " ")) }
  }

  private func writeJSON(text: String, _ style: JSONStyle, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += Array("\\\"".utf8)
      case "\\": output += Array("\\\\".utf8)
      case "\n": output += Array("\\n".utf8)
      case "\r": output += Array("\\r".utf8)
      case "\t": output += Array("\\t".utf8)
      case "\u{8}": output += Array("\\b".utf8)
      case "\u{C}": output += Array("\\f".utf8)
      case "<", ">", "&", "'", "\u{2028}", "\u{2029}", "\0"..."\u{1F}":
        writeEscape(scalar, to: &output)
      default:
        if style == .python, scalar.value > 126 {
          writeEscape(scalar, to: &output)
        } else {
          output += Array(String(Character(scalar)).utf8)
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private func writeEscape(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    for unit in String(Character(scalar)).utf16 {
      let digits = String(unit, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
      output += Array("\\u\(zeros)\(digits)".utf8)
    }
  }
}
