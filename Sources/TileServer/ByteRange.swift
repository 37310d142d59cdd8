/// What a request's `Range` field asks for of a file (RFC 9110, 14).
enum ByteRange: Equatable {
  /// The whole file: the field is missing, or one that may be passed over, as several ranges at once.
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Nothing that the file has.
  case beyond

  init(_ field: String?, size: Int) {
    self = .whole
    guard let field, let equals = field.utf8.firstIndex(of: UInt8(ascii: "=")),
      field[..<equals].lowercased() == "bytes"
    else { return }
    let ends = field[field.utf8.index(after: equals)...].split(
      separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = Self.number(ends[0]), let to = Self.number(ends[1]) else {
      return
    }
    switch (from, to) {
    case (let from?, let to?) where from <= to: self = .init(from, min(to, size - 1), size)
    case (let from?, nil): self = .init(from, size - 1, size)
    case (nil, let last?): self = last == 0 ? .beyond : .init(max(0, size - last), size - 1, size)
    default: break
    }
  }

  private init(_ first: Int, _ last: Int, _ size: Int) {
    self = first < size && first <= last ? .part(first..<last + 1) : .beyond
  }

  /// Digits; `.some(nil)` for none at all, nil for anything else. A number too large is the largest.
  private static func number(_ text: Substring) -> Int?? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if digits.isEmpty { return .some(nil) }
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return .some(Int(String(decoding: digits, as: UTF8.self)) ?? Int.max)
  }
}
