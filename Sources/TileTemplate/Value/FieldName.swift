/// The name of a field, ready to be compared.
///
///     switch name {
///     case "title": .text(title)
///     default: nil
///     }
///
/// Such a `switch` becomes a jump by the name's length and comparisons of numbers: the first sixteen
/// bytes of a name are kept as two numbers, and those of a literal are known when it is compiled. It is
/// four words long, the most that is passed in registers.
@frozen public struct FieldName: Hashable, Sendable {
  /// The name as it is written.
  public let text: String
  @usableFromInline let head: UInt64
  @usableFromInline let tail: UInt64

  /// A name known only now.
  public init(_ text: String) {
    self.text = text
    let bytes = text.utf8.span
    var (head, tail) = (UInt64(0), UInt64(0))
    for place in 0..<min(bytes.count, 8) { head |= UInt64(bytes[place]) << (8 * UInt64(place)) }
    for place in 8..<max(8, min(bytes.count, 16)) {
      tail |= UInt64(bytes[place]) << (8 * UInt64(place - 8))
    }
    (self.head, self.tail) = (head, tail)
  }

  /// Whether two names have the same bytes.
  public static func == (a: FieldName, b: FieldName) -> Bool { a.hasSameBytes(as: b) }

  @inline(__always)
  func hasSameBytes(as other: FieldName) -> Bool {
    head == other.head && tail == other.tail && text.utf8.count == other.text.utf8.count
      && (text.utf8.count <= 16 || text == other.text)
  }

  /// Hashes what two equal names have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(tail)
  }

  /// Whether a name is this literal; transparent, so that the literal's numbers are made by the
  /// compiler.
  @_transparent
  public static func ~= (literal: StaticString, name: FieldName) -> Bool {
    let count = literal.utf8CodeUnitCount
    if count != name.text.utf8.count { return false }
    let bytes = unsafe literal.utf8Start
    var head: UInt64 = 0
    var tail: UInt64 = 0
    for place in 0..<min(count, 8) { head |= unsafe UInt64(bytes[place]) << (8 * UInt64(place)) }
    for place in 8..<max(8, min(count, 16)) {
      tail |= unsafe UInt64(bytes[place]) << (8 * UInt64(place - 8))
    }
    return head == name.head && tail == name.tail
      && (count <= 16 || literal.description == name.text)
  }
}
