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
  /// This shape or none.
  case optional(Shape)

  /// The shape without `optional`.
  var known: Shape {
    if case .optional(let shape) = self { shape.known } else { self }
  }

  /// What fits both.
  func joined(_ other: Shape) -> Shape {
    if self == other { return self }
    let isOptional = self != known || other != other.known
    return isOptional && known == other.known ? .optional(known) : .open
  }

  /// The items' shape if this can be walked by `for`; nil for what is surely no list.
  var item: Shape? {
    switch known {
    case .open: .open
    case .list(let item): item
    default: nil
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
    case .optional(let shape): shape.words
    }
  }
}
