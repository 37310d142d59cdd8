/// What a site wants to be told of.
struct CheckSettings: Sendable {
  /// Findings that it does not want to hear of.
  var ignored: Set<FindingName> = []
  /// What a page may take, in bytes, before anyone scrolls.
  var weight = 500_000
  /// The beginnings of addresses that are not looked at, such as those of a program on the server.
  var skipped: [String] = []
}

extension CheckSettings {
  init(_ fields: inout FieldReader) {
    for name in fields.texts("ignore") {
      if let known = FindingName(rawValue: name.value), FindingName.optional.contains(known) {
        ignored.insert(known)
      } else {
        let choices = FindingName.optional.map(\.rawValue)
        fields.report(
          .unknownChoice(key: "ignore", value: name.value, choices: choices), at: name.position)
      }
    }
    weight = fields.value("weight", "a size such as 500 kB or 1.5 MB") { bytes(of: $0) } ?? weight
    skipped = fields.texts("skip").map(\.value)
  }
}

/// `500 kB`, `1.5 MB` or `80000`, in bytes.
private func bytes(of text: String) -> Int? {
  let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
  let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
  let units = ["": 1.0, "b": 1, "kb": 1e3, "mb": 1e6]
  guard let number = plainNumber(digits), let factor = units[unit], number * factor < 1e12
  else { return nil }
  return Int(number * factor)
}
