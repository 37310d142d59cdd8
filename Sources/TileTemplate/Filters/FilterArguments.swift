/// A filter's arguments, evaluated.
struct FilterArguments {
  let filter: Filter
  let paths: [[PathStep]]
  let at: Int
  private let values: [Value?]
  private let program: Program
  private let template: Int

  init(_ op: FilterOp, _ renderer: inout Renderer) throws(TemplateError) {
    filter = op.filter
    paths = op.paths
    at = op.at
    values = op.arguments.isEmpty ? [] : try renderer.evaluateChoices(op.arguments)
    program = renderer.program
    template = renderer.template
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
    return program.texts[template].error(mistake, at: at)
  }
}
