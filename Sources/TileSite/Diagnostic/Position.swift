/// A place in a source file: 1-based line and column, the column counted in Unicode scalars.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var column: Int
  /// The file, where that is not the one being read.
  var path: String?

  static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A value an author wrote, and where.
struct Located<Value> {
  var value: Value
  var position: Position
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
