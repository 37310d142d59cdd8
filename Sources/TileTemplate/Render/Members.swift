extension Value {
  /// The field of what a slot holds.
  static func field(of value: Value?, _ name: FieldName) -> Value? {
    switch value {
    case .record(let record): record.field(name)
    case .map(let fields): fields[name]
    default: nil
    }
  }

  /// The field of a map or record; nil when there is none.
  func field(_ name: FieldName) -> Value? {
    switch self {
    case .record(let record): record.field(name)
    case .map(let fields): fields[name]
    default: nil
    }
  }
}

extension Renderer {
  /// A field of a value that is reached by its name alone.
  func field(_ value: Value, _ name: FieldName, _ at: Int) throws(TemplateError) -> Value {
    if let field = value.field(name) { return field }
    throw missing(name, in: value, of: nil, at)
  }

  /// The error of a field that is not there; it is named after the expression that gave its owner.
  @inline(never)
  func missing(
    _ name: FieldName, in value: Value, of owner: Node?, _ at: Int
  ) -> TemplateError {
    let name = name.text
    var near: String?
    if case .map(let fields) = value { near = nearest(name, in: fields.keys) }
    guard let owner, let path = words(owner) else {
      return error(.missingField(name, of: value.words, near), at: at)
    }
    switch value {
    case .map, .record: return error(.missingPath(path + "." + name, near), at: at)
    default:
      return error(.missingField(name, of: "`\(path)` is \(value.words) and", near), at: at)
    }
  }

  /// A name and its fields as they are written: `block.price`; nil for any other expression.
  private func words(_ node: Node) -> String? {
    switch lists.ops[node] {
    case .slot(let slot, _): program.slotNames[slot]
    case .field(let value, let name, _):
      words(value).map { path in path + "." + lists.names[name].text }
    case .loop(let field, _): "loop." + field.rawValue
    default: nil
    }
  }

  /// The item of a list, the character of a text or the field under a key; nil when there is none.
  mutating func item(of value: Value, _ place: Value, _ at: Int) throws(TemplateError) -> Value? {
    if case .text(let name) = place { return value.field(FieldName(name)) }
    guard let place = place.whole else { return nil }
    switch value {
    case .list(let items):
      let index = place < 0 ? place + items.count : place
      return items.indices.contains(index) ? items[index] : nil
    case .text, .html:
      try bound(value.size, at: at)
      try pay(value.size, at: at)
      let scalars = Array((value.string ?? "").unicodeScalars)
      let index = place < 0 ? place + scalars.count : place
      guard scalars.indices.contains(index) else { return nil }
      return text(String(Character(scalars[index])), like: value)
    default: return nil
    }
  }

  /// The values that `for` and list filters walk, and pay for: items of a list, keys of a map.
  mutating func items(of value: Value, at offset: Int) throws(TemplateError) -> [Value] {
    switch value {
    case .list(let items):
      try pay(items.count * Value.lookWork, at: offset)
      return items
    case .map(let fields):
      try pay(value.size, at: offset)
      return fields.keys.map(Value.text)
    case .record(let record):
      if let group = record as? Group { return [group.grouper, .list(group.list)] }
    default: break
    }
    throw error(.notAList(value.words), at: offset)
  }

  /// Text that is markup where `original` is.
  func text(_ text: String, like original: Value) -> Value {
    original.isHTML ? .html(Array(text.utf8)) : .text(text)
  }

  mutating func slice(
    _ value: Value, _ ends: Part, _ at: Int
  ) throws(TemplateError) -> Value {
    var places: [Int?] = []
    for end in try evaluateChoices(ends) {
      guard let end, !end.isNone else {
        places.append(nil)
        continue
      }
      guard let number = end.whole else { throw error(.notANumber(end.words), at: at) }
      places.append(number)
    }
    try pay(making: value.size, at: at)
    if case .list(let items) = value {
      return .list(try sliced(items, places, at))
    }
    guard let string = value.string else {
      throw error(.wrongType("a slice", needs: "a list or text", given: value.words), at: at)
    }
    let scalars = try sliced(Array(string.unicodeScalars), places, at)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return text(String(view), like: value)
  }

  /// Python's `items[from:to:step]`.
  private func sliced<T>(
    _ items: [T], _ places: [Int?], _ at: Int
  ) throws(TemplateError) -> [T] {
    let step = places[2] ?? 1
    guard step != 0, step != Int.min else { throw error(.badRange, at: at) }
    let low = step < 0 ? -1 : 0
    let high = step < 0 ? items.count - 1 : items.count
    func bounded(_ place: Int?, _ standard: Int) -> Int {
      guard let place else { return standard }
      let (fromEnd, overflows) = place.addingReportingOverflow(items.count)
      return min(max(place < 0 && !overflows ? fromEnd : place, low), high)
    }
    let from = bounded(places[0], step < 0 ? high : low)
    let to = bounded(places[1], step < 0 ? low : high)
    if abs(step) > items.count {
      return (step > 0 ? from < to : from > to) ? [items[from]] : []
    }
    return stride(from: from, to: to, by: step).map { items[$0] }
  }
}
