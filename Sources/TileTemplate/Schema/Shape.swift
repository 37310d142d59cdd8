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

  /// What fits both.
  func joined(_ other: Shape) -> Shape {
    if self == other { return self }
    guard let both = known.joinedKnown(other.known) else { return .open }
    return self != known || other != other.known ? .optional(both) : both
  }

  private func joinedKnown(_ other: Shape) -> Shape? {
    if self == other { return self }
    guard let own = kinds, let theirs = other.kinds else { return nil }
    return .records(Set(own + theirs).sorted())
  }

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
    case .list(let item): item
    default: nil
    }
  }

  /// The shape of the value at a place when this is taken apart into several names.
  func part(_ place: Int) -> Shape {
    switch known {
    case .group(let item): place == 1 ? .list(item) : .open
    case .list(let item): item
    default: .open
    }
  }

  /// The shape in words for messages, such as `a list`.
  var words: String {
    switch known {
    case .open: "a value"
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
