extension Filter {
  /// What is known of the result, from the value before the bar and the arguments by place.
  func result(of shape: Shape, _ arguments: [Shape?]) -> Shape {
    let known = shape.known
    // A list's item, a text's letter.
    let item = Kind(shape) == .text ? known : shape.item ?? .open
    func filled(_ place: Int) -> Shape {
      let filler = place < arguments.count ? arguments[place] : nil
      return item.joined(filler ?? .never)
    }
    return switch self {
    case .abs, .count, .float, .int, .length, .round, .wordcount: .number
    case .date, .number, .slugify, .striptags, .title, .urlencode: .text
    case .e, .escape, .json, .nl2br, .safe, .tojson: .html
    case .first, .last, .max, .min: item
    case .list, .sort, .unique: .list(item)
    case .batch, .slice: .list(.list(filled(1)))
    case .groupby: .list(.group(item))
    case .keys: .list(.text)
    case .values: .list(.open)
    case .items, .dictsort: .list(.list(.open))
    case .reverse: Kind(shape) == .list ? .list(item) : Kind(shape) == .text ? known : .open
    case .capitalize, .center, .format, .indent, .lower, .string, .trim, .truncate, .upper:
      asText(known)
    case .join: joined(item, arguments)
    case .replace: replaced(known, arguments)
    case .sum: Kind(item) == .number ? .number : .open
    case .d, .default, .map, .reject, .rejectattr, .select, .selectattr: .open
    }
  }

  /// Markup stays markup; what else can be written becomes text.
  private func asText(_ shape: Shape) -> Shape {
    switch shape {
    case .html, .open, .never: shape
    default: .text
    }
  }

  private func joined(_ item: Shape, _ arguments: [Shape?]) -> Shape {
    // What the `attribute` leads to is not known here.
    if arguments[1] != nil { return .open }
    return .joining([item, arguments[0] ?? .text])
  }

  private func replaced(_ shape: Shape, _ arguments: [Shape?]) -> Shape {
    .joining([shape] + arguments[..<2].map { $0 ?? .open })
  }
}
