/// What is sure of a value before there is one; what may be `none` is taken for what it else is,
/// since nothing here takes `none`.
enum Kind: Sendable {
  case unknown, text, number, list, record

  init(_ shape: Shape) {
    self =
      switch shape.known {
      case .open, .never, .optional: .unknown
      case .text, .html: .text
      case .number, .bool: .number
      case .list: .list
      case .record, .records, .group: .record
      }
  }
}

extension Arithmetic {
  /// The shape of the result; nil where there is none whatever the values are.
  func result(_ left: Shape, _ right: Shape) -> Shape? {
    switch (self, Kind(left), Kind(right)) {
    case (_, .record, _), (_, _, .record): nil
    case (_, .number, .number): .number
    case (.add, .text, .text): left.known == right.known ? left.known : .html
    case (.add, .list, .list), (.add, .unknown, _), (.add, _, .unknown): left.joined(right).known
    case (.multiply, .number, .text), (.multiply, .number, .list): right.known
    case (.multiply, .text, .number), (.multiply, .list, .number): left.known
    case (.multiply, .unknown, _), (.multiply, _, .unknown): .open
    case (_, .unknown, .unknown), (_, .unknown, .number), (_, .number, .unknown): .number
    default: nil
    }
  }

  var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .floorDivide: "//"
    case .remainder: "%"
    case .power: "**"
    }
  }
}

extension Comparison {
  /// What is wrong with comparing such values, if anything surely is.
  func mistake(_ left: Shape, _ right: Shape) -> Mistake? {
    switch (self, Kind(left), Kind(right)) {
    case (.equal, _, _), (.notEqual, _, _): nil
    case (.isIn, _, .unknown), (.isNotIn, _, .unknown), (.isIn, _, .list), (.isNotIn, _, .list):
      nil
    case (.isIn, .unknown, .text), (.isNotIn, .unknown, .text), (.isIn, .text, .text),
      (.isNotIn, .text, .text):
      nil
    case (.isIn, _, .text), (.isNotIn, _, .text):
      .wrongType("`in` a text", needs: "text before it", given: left.words)
    case (.isIn, _, _), (.isNotIn, _, _):
      .wrongType("`in`", needs: "a list, map or text", given: right.words)
    case (_, .record, _), (_, _, .record): .notComparable(left.words, right.words)
    case (_, .unknown, _), (_, _, .unknown): nil
    case (_, let own, let theirs):
      own == theirs ? nil : .notComparable(left.words, right.words)
    }
  }
}

extension Filter {
  /// What stands before the bar.
  private enum Input {
    case anything, words, text, walkable, list, sized, numbers, map, data
  }

  private var input: Input {
    switch self {
    case .default, .d, .int, .float: .anything
    case .capitalize, .center, .e, .escape, .format, .lower, .nl2br, .replace, .safe, .slugify,
      .string,
      .striptags, .title, .trim, .upper, .urlencode, .wordcount:
      .words
    case .date, .indent, .truncate: .text
    case .batch, .first, .groupby, .join, .last, .list, .max, .min, .reverse, .slice, .sort,
      .unique:
      .walkable
    case .map, .reject, .rejectattr, .select, .selectattr, .sum: .list
    case .count, .length: .sized
    case .abs, .number, .round: .numbers
    case .dictsort, .items, .keys, .values: .map
    case .json, .tojson: .data
    }
  }

  /// What is wrong with such a value before the bar, if anything surely is.
  func mistake(_ shape: Shape) -> Mistake? {
    let kind = Kind(shape)
    let isGroup = if case .group = shape.known { true } else { false }
    func needs(_ what: String) -> Mistake {
      .wrongInput(rawValue, needs: what, given: shape.words)
    }
    switch (input, kind) {
    case (.anything, _), (_, .unknown), (.words, .text), (.words, .number), (.text, .text),
      (.walkable, .text), (.walkable, .list), (.list, .list), (.sized, .text), (.sized, .list),
      (.numbers, .number), (.data, .text), (.data, .number):
      return nil
    case (.walkable, .record) where isGroup, (.list, .record) where isGroup: return nil
    case (.data, .list): return mistake(shape.item ?? .open)
    case (.data, .record): return .cannotEncode(shape.words)
    case (.words, .list), (.text, .list):
      return .listInput(rawValue, hasArguments: parameters.contains(where: \.isRequired))
    case (.words, _), (.text, _): return needs("text")
    case (.walkable, _), (.list, _): return needs("a list")
    case (.sized, _): return needs("a list or text")
    case (.numbers, _): return needs("a number")
    case (.map, _): return needs("a map")
    }
  }

  /// What is wrong with such items, or what the `attribute` is of each, if anything surely is.
  func mistake(items: Shape) -> Mistake? {
    switch (self, Kind(items)) {
    case (.sort, .record), (.max, .record), (.min, .record):
      .itemsHaveNoOrder(rawValue, items.words)
    case (.join, .record), (.join, .list): .itemsNotPrinted(items.words)
    case (.sum, .record), (.sum, .text): .itemsNotAdded(items.words)
    default: nil
    }
  }
}

extension Test {
  /// What is wrong with asking this of such a value, if anything surely is.
  func mistake(_ shape: Shape, _ other: Shape?) -> Mistake? {
    let kind = Kind(shape)
    func order(_ comparison: Comparison) -> Mistake? {
      comparison.mistake(shape, other ?? .open)
    }
    switch self {
    case .divisibleby, .even, .odd:
      return kind == .number || kind == .unknown
        ? nil : .wrongType("the test `\(rawValue)`", needs: "a number", given: shape.words)
    case .lower, .upper:
      return kind == .list || kind == .record
        ? .wrongType("the test `\(rawValue)`", needs: "text", given: shape.words) : nil
    case .ge: return order(.atLeast)
    case .gt: return order(.more)
    case .in: return order(.isIn)
    case .le: return order(.atMost)
    case .lt: return order(.less)
    default: return nil
    }
  }
}
