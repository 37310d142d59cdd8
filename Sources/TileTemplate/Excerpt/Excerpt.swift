/// A line of a source file as a terminal shows it, with a mark under the place of a mistake.
///
///     {{ page.titel }}
///             ^
public struct Excerpt: Equatable, Sendable {
  /// The line, without its end: tabs widened, control characters pictured, cut where it is long.
  public let line: String
  /// How many columns of a terminal stand before the mark.
  public let indent: Int

  /// The columns a line may take.
  static let widest = 76

  /// The line of a file that a place is in; nil where the file has no such line.
  ///
  /// - Parameter line: 1-based; lines end in LF, CR or both.
  /// - Parameter column: 1-based, in Unicode scalars; a byte-order mark is none.
  public init?(of file: [UInt8], line: Int, column: Int) {
    guard let place = Place(in: file, line: line, column: column) else { return nil }
    var cells = Cells(file[place.from..<place.at], file[place.at..<place.to])
    cells.cut(to: Self.widest, startIsCut: place.startIsCut, endIsCut: place.endIsCut)
    self.line = cells.text
    indent = cells.widthBefore
  }

  /// The mark, at its column.
  public var mark: String { String(repeating: " ", count: indent) + "^" }
}

/// Where in a file a line is, or as much of it as can be shown.
private struct Place {
  private(set) var from = 0
  private(set) var at = 0
  private(set) var to = 0
  private(set) var startIsCut = false
  private(set) var endIsCut = false

  /// Scalars looked at on either side; several may make one column.
  private static let most = 400

  init?(in file: [UInt8], line: Int, column: Int) {
    guard let start = Self.start(of: line, in: file) else { return nil }
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    at = start
    for _ in 1..<max(1, column) where at < file.count && !isEnd(file[at]) {
      at = Self.next(at, in: file)
    }
    (from, to) = (at, at)
    for _ in 0..<Self.most where from > start { from = Self.last(from, in: file) }
    for _ in 0..<Self.most where to < file.count && !isEnd(file[to]) {
      to = Self.next(to, in: file)
    }
    startIsCut = from > start
    endIsCut = to < file.count && !isEnd(file[to])
  }

  private static func start(of line: Int, in file: [UInt8]) -> Int? {
    var index = 0
    while file[index...].starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    var left = line - 1
    while left > 0 {
      guard index < file.count else { return nil }
      let byte = file[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < file.count, file[index] == UInt8(ascii: "\n") {
        index += 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { left -= 1 }
    }
    return index
  }

  private static func next(_ index: Int, in file: [UInt8]) -> Int {
    var next = index + 1
    while next < file.count, file[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  private static func last(_ index: Int, in file: [UInt8]) -> Int {
    var last = index - 1
    while last > 0, file[last] & 0xC0 == 0x80 { last -= 1 }
    return last
  }
}
