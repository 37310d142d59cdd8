/// A filter's arguments, evaluated.
struct FilterArguments {
  let filter: Filter
  let paths: [[String]]
  let at: Int
  private let values: [Value?]
  private let renderer: (SourceText, Int)

  init(_ code: FilterCode, _ renderer: inout Renderer) throws(TemplateError) {
    filter = code.filter
    paths = code.paths
    at = code.at
    var values: [Value?] = []
    for argument in code.arguments {
      values.append(
        try argument.map { (code) throws(TemplateError) in try renderer.evaluate(code) })
    }
    self.values = values
    self.renderer = (renderer.program.texts[renderer.template], code.at)
  }

  subscript(place: Int) -> Value? { place < values.count ? values[place] : nil }

  /// The size of all texts among them.
  var textSize: Int { values.reduce(0) { $0 + ($1?.textSize ?? 0) } }

  func isTrue(_ place: Int) -> Bool { self[place]?.isTrue ?? false }

  /// A whole number in reasonable bounds.
  func whole(_ place: Int) throws(TemplateError) -> Int? {
    guard let value = self[place] else { return nil }
    if let number = value.whole, abs(Double(number)) <= 1_000_000 { return number }
    throw wrong(place, "a whole number", value)
  }

  func text(_ place: Int) throws(TemplateError) -> String? {
    guard let value = self[place] else { return nil }
    if let string = value.string { return string }
    throw wrong(place, "text", value)
  }

  private func wrong(_ place: Int, _ needs: String, _ value: Value) -> TemplateError {
    let name = filter.parameters[place].name
    let given = value.whole == nil ? value.words : "one out of bounds"
    let mistake = Mistake.wrongType("`\(name)`", needs: needs, given: given)
    return renderer.0.error(mistake, at: renderer.1)
  }
}
