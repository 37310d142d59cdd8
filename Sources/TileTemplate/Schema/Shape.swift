/// What is known of a value before there is one; templates are checked against it when loaded.
public indirect enum Shape: Sendable, Equatable {
  /// Anything: every member is allowed now and looked for when rendering.
  case open
  /// Text, escaped when printed.
  case text
  /// Markup, printed as it is.
  case html
  /// A whole number or one with a fraction.
  case number
  /// True or false.
  case bool
  /// A list whose items have this shape.
  case list(Shape)
  /// A record of `Schema.records` by its name.
  case record(String)
  /// A record of one of these kinds: it may have the fields of any.
  case records([String])
  /// A group of `groupby`: its `grouper`, and a `list` of items of this shape.
  case group(Shape)
  /// This shape or none.
  case optional(Shape)

  /// The shape without `optional`.
  var known: Shape {
    if case .optional(let shape) = self { shape.known } else { self }
  }

  /// What there is no value of, such as the parameter of a macro that nothing calls: a record of
  /// none of all kinds. Nothing is said of it, and what it is joined with stays as it is.
  static let never = Shape.records([])

  /// The shape of `none`.
  static let nothing = Shape.optional(.never)

  /// What fits both.
  func joined(_ other: Shape) -> Shape {
    if self == other { return self }
    let both = known.joinedKnown(other.known)
    let mayBeNone = self != known || other != other.known
    return mayBeNone && both != .open ? .optional(both) : both
  }

  private func joinedKnown(_ other: Shape) -> Shape {
    switch (self, other) {
    case (.never, let shape), (let shape, .never): return shape
    case (.list(let own), .list(let theirs)): return .list(own.joined(theirs))
    case (.group(let own), .group(let theirs)): return .group(own.joined(theirs))
    default: break
    }
    if self == other { return self }
    guard let own = kinds, let theirs = other.kinds else { return .open }
    return .records(Set(own + theirs).sorted())
  }

  /// How many lists stand inside each other.
  var depth: Int {
    switch self {
    case .list(let item), .group(let item): 1 + item.depth
    case .optional(let shape): shape.depth
    default: 0
    }
  }

  /// The shape where it is not too deep: a name that is given lists of itself, again and again or by
  /// a macro that calls itself, would never have the same shape twice.
  var bounded: Shape { depth > 6 ? .open : self }

  /// The kinds of record this may be; nil where it is none.
  var kinds: [String]? {
    switch known {
    case .record(let kind): [kind]
    case .records(let kinds): kinds
    default: nil
    }
  }

  /// The items' shape if this can be walked by `for`; nil for what is surely no list.
  var item: Shape? {
    switch known {
    case .open: .open
    case .never: .never
    case .list(let item): item
    default: nil
    }
  }

  /// The shape of the value at a place when this is taken apart into several names.
  func part(_ place: Int) -> Shape {
    switch known {
    case .group(let item): place == 1 ? .list(item) : .open
    case .list(let item): item
    case .never: .never
    default: .open
    }
  }

  /// The shape in words for messages, such as `a list`.
  var words: String {
    switch known {
    case .open, .never: "a value"
    case .text: "text"
    case .html: "HTML"
    case .number: "a number"
    case .bool: "true or false"
    case .list: "a list"
    case .record(let name): "a \(name)"
    case .records(let names): "a " + names.joined(separator: " or ")
    case .group: "a group"
    case .optional(let shape): shape.words
    }
  }
}
