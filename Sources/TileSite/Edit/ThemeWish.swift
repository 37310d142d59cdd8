/// What a page asks to be done with site.yaml.
package enum ThemeWish: Sendable, Equatable {
  case change(ThemeChange)
  /// Take the last change back, or make it again.
  case undo, redo

  /// Reads `{"role": "accent", "value": "#00794a"}`, with `null` to take the colour out, and
  /// `{"step": "undo"}`; nil for anything else. JSON is read as the YAML that it is.
  package init?(json: [UInt8]) {
    var found: [Diagnostic] = []
    guard json.first == UInt8(ascii: "{"), let text = checkedText(json, in: "", &found),
      let entries = try? parseYAML(text)?.entries
    else { return nil }
    let values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
    switch values.keys.sorted() {
    case ["role", "value"]:
      guard case .scalar(let role, plain: false)? = values["role"]?.value,
        let value = values["value"], case .scalar(let text, let isPlain) = value.value,
        !isPlain || text == "null",
        let change = ThemeChange(role: role, value: isPlain ? nil : text)
      else { return nil }
      self = .change(change)
    case ["step"]:
      guard case .scalar(let step, plain: false)? = values["step"]?.value else { return nil }
      switch step {
      case "undo": self = .undo
      case "redo": self = .redo
      default: return nil
      }
    default: return nil
    }
  }
}
