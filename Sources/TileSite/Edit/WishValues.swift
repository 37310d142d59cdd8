/// The values of one JSON object without any other in it. JSON is read as the YAML that it is.
struct WishValues {
  private let values: [String: YAML]

  /// Nil for anything that is no object.
  init?(json: [UInt8]) {
    var found: [Diagnostic] = []
    guard json.first == UInt8(ascii: "{"), let text = checkedText(json, in: "", &found),
      let entries = try? parseYAML(text)?.entries
    else { return nil }
    values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Sorted.
  var keys: [String] { values.keys.sorted() }

  func text(_ key: String) -> String? {
    guard case .scalar(let text, plain: false)? = values[key]?.value else { return nil }
    return text
  }

  func isNull(_ key: String) -> Bool {
    guard case .scalar("null", plain: true)? = values[key]?.value else { return false }
    return true
  }
}
