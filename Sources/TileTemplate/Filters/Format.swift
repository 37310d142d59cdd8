#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension Renderer {
  /// Python's `%` of a text: each code such as `%s`, `%05d` or `%.2f` stands for the next value.
  func format(_ value: Value, _ arguments: FilterArguments) throws(Stop) -> Value {
    let at = arguments.at
    let values = arguments.filter.parameters.indices.compactMap { arguments[$0] }
    var written = ""
    var used = 0
    var rest = Array(try text(value, at: at).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        written.unicodeScalars.append(scalar)
        continue
      }
      guard let code = FormatCode(&rest) else {
        throw error(.badFormat, at: at)
      }
      if code.kind == "%" {
        written += "%"
        continue
      }
      used += 1
      guard used <= values.count else { continue }
      written += try format(values[used - 1], code, isHTML: value.isHTML, at)
      try bound(written.utf8.count, at: at)
    }
    if used != values.count {
      throw error(.wrongFormatValues(codes: used, values: values.count), at: at)
    }
    return text(written, like: value)
  }

  private func format(
    _ value: Value, _ code: FormatCode, isHTML: Bool, _ at: Int
  ) throws(Stop) -> String {
    if code.kind == "s" {
      let plain = try text(value, at: at)
      let isEscaped = isHTML && !value.isHTML
      let shown =
        isEscaped
        ? String(decoding: escaped(plain), as: UTF8.self).unicodeScalars : plain.unicodeScalars
      var view = String.UnicodeScalarView()
      view.append(contentsOf: code.precision.map { shown.prefix($0) } ?? shown[...])
      return code.padded("", String(view))
    }
    guard let number = value.number else { throw error(.notANumber(value.words), at: at) }
    if code.kind == "f" {
      return code.padded(number.sign == .minus ? "-" : "", fixed(number, code.precision ?? 6))
    }
    guard code.kind == "d" || value.whole != nil else {
      throw error(.notANumber(value.words), at: at)
    }
    guard let whole = value.whole ?? Int(exactly: number.rounded(.towardZero)) else {
      throw error(.numberTooLarge, at: at)
    }
    let radix = code.kind == "d" ? 10 : 16
    let digits = String(whole.magnitude, radix: radix, uppercase: code.kind == "X")
    let zeros = String(repeating: "0", count: max(0, (code.precision ?? 0) - digits.utf8.count))
    return code.padded(whole < 0 ? "-" : "", zeros + digits)
  }

  /// The magnitude with so many digits behind the point, as C writes it.
  func fixed(_ number: Double, _ precision: Int) -> String {
    var bytes = [CChar](repeating: 0, count: 512)
    let count = bytes.count
    unsafe withVaList([Int32(precision), number.magnitude]) { list in
      _ = unsafe vsnprintf(&bytes, count, "%.*f", list)
    }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What stands behind a `%`.
private struct FormatCode {
  private var flags: Set<Unicode.Scalar> = []
  private var width = 0
  private(set) var precision: Int?
  private(set) var kind: Unicode.Scalar = "%"

  /// The widest field, and the most digits.
  private static let most = 100

  /// Takes a code from the front; nil for one that is not known.
  init?(_ rest: inout ArraySlice<Unicode.Scalar>) {
    while let flag = rest.first, "-+ 0".unicodeScalars.contains(flag) {
      flags.insert(flag)
      rest.removeFirst()
    }
    guard let width = Self.number(&rest) else { return nil }
    self.width = width
    if rest.first == "." {
      rest.removeFirst()
      guard let digits = Self.number(&rest) else { return nil }
      precision = digits
    }
    switch rest.popFirst() {
    case "s": kind = "s"
    case "d", "i", "u": kind = "d"
    case "f", "F": kind = "f"
    case "x": kind = "x"
    case "X": kind = "X"
    case "%" where flags.isEmpty && width == 0 && precision == nil: kind = "%"
    default: return nil
    }
  }

  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Int? {
    var number = 0
    while let digit = rest.first, ("0"..."9").contains(digit) {
      number = number * 10 + Int(digit.value - 0x30)
      if number > most { return nil }
      rest.removeFirst()
    }
    return number
  }

  func padded(_ minus: String, _ digits: String) -> String {
    let isNumber = kind != "s"
    let plus = flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    let sign = !isNumber ? "" : minus.isEmpty ? plus : minus
    let missing = max(0, width - sign.unicodeScalars.count - digits.unicodeScalars.count)
    if flags.contains("-") { return sign + digits + String(repeating: " ", count: missing) }
    let filler = isNumber && flags.contains("0") ? "0" : " "
    let space = String(repeating: filler, count: missing)
    return filler == "0" ? sign + space + digits : space + sign + digits
  }
}
