internal import TileTemplate

extension Value {
  /// An author's own YAML as templates see it.
  ///
  /// A plain `true`, `false`, `null` or number is read as such, a number only where it would be
  /// printed as it was typed: `1.5` is a number, `1.10` and `007` are text.
  init(_ yaml: YAML) {
    switch yaml.value {
    case .scalar(let text, let isPlain):
      self = isPlain ? Value.plain(text) : .text(text)
    case .list(let items): self = .list(items.map(Value.init))
    case .map(let entries): self = Value(entries)
    }
  }

  init(_ entries: [YAML.Entry]) {
    self = .map(Fields(entries.map { ($0.key, Value($0.value)) }))
  }

  private static func plain(_ text: String) -> Value {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "", "~", "null": return .none
    default: break
    }
    if let number = Int(text), String(number) == text { return .int(number) }
    if let number = Double(text), number.isFinite, String(number) == text {
      return .double(number)
    }
    return .text(text)
  }
}
