/// What a page asks to be done with site.yaml.
package enum ThemeWish: Sendable, Equatable {
  case change(ThemeChange)
  /// Take the last change back, or make it again.
  case undo, redo

  /// Reads `{"role": "accent", "value": "#00794a"}`, with `null` to take the colour out, and
  /// `{"step": "undo"}`; nil for anything else.
  package init?(json: [UInt8]) {
    guard let values = WishValues(json: json) else { return nil }
    switch values.keys {
    case ["role", "value"]:
      let value = values.text("value")
      guard let role = values.text("role"), value != nil || values.isNull("value"),
        let change = ThemeChange(role: role, value: value)
      else { return nil }
      self = .change(change)
    case ["step"]:
      switch values.text("step") {
      case "undo": self = .undo
      case "redo": self = .redo
      default: return nil
      }
    default: return nil
    }
  }
}
