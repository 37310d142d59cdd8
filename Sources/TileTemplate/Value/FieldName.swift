/// The name of a field, ready to be compared.
///
///     switch name {
///     case "title": .text(title)
///     default: nil
///     }
///
/// Such a `switch` becomes a jump by the name's length and comparisons of numbers: the first sixteen
/// bytes of a name are kept as two numbers, and those of a literal are known when it is compiled.
@frozen public struct FieldName: Hashable, Sendable {
  /// The name as it is written.
  public let text: String
  @usableFromInline let count: Int
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
    (count, self.head, self.tail) = (bytes.count, head, tail)
  }

  /// Whether two names have the same bytes.
  public static func == (a: FieldName, b: FieldName) -> Bool { a.hasSameBytes(as: b) }

  @inline(__always)
  func hasSameBytes(as other: FieldName) -> Bool {
    head == other.head && count == other.count && tail == other.tail
      && (count <= 16 || text == other.text)
  }

  /// Hashes what two equal names have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(tail)
    hasher.combine(count)
  }

  /// Whether a name is this literal; transparent, so that the literal's numbers are made by the
  /// compiler.
  @_transparent
  public static func ~= (literal: StaticString, name: FieldName) -> Bool {
    let count = literal.utf8CodeUnitCount
    if count != name.count { return false }
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
