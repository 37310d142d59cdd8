/// The business behind the site.
struct Organization: Sendable {
  var name: String?
  /// A schema.org type: `LegalService`.
  var type = "Organization"
  var telephone: String?
  var email: String?
  /// The lines of the postal address.
  var address: [String] = []
  /// The same as schema.org names its parts, where site.yaml does: `streetAddress`.
  var postal: [(key: String, value: String)]?
  var hours: [Hours] = []
  var logo: Located<String>?

  struct Hours: Sendable {
    var days: String
    var time: String
  }

  init() {}

  /// - Parameter base: what holds where nothing is said.
  init(_ fields: inout FieldReader, over base: Organization = Organization()) {
    self = base
    name = fields.text("name") ?? name
    type = fields.text("type") ?? type
    telephone = fields.text("telephone") ?? telephone
    email = fields.text("email") ?? email
    logo = fields.locatedText("logo") ?? logo
    if let node = fields.node("address") {
      address = Organization.lines(node)
      postal = node.entries.map { entries in
        entries.flatMap { entry in
          Organization.parts[entry.key.lowercased()].map { key in
            [(key, Organization.lines(entry.value).joined(separator: ", "))]
          } ?? []
        }
      }
    }
    hours = fields.node("hours").map(Organization.hours) ?? hours
  }

  private static let parts = [
    "street": "streetAddress", "town": "addressLocality", "city": "addressLocality",
    "region": "addressRegion", "county": "addressRegion", "state": "addressRegion",
    "postcode": "postalCode", "zip": "postalCode", "country": "addressCountry",
  ]

  /// `tel:` and the number's digits.
  var telephoneURL: String? {
    telephone.map { "tel:" + String($0.filter { $0 == "+" || $0.isASCII && $0.isNumber }) }
  }

  /// A text's lines, a list's items, or a map's values.
  private static func lines(_ node: YAML) -> [String] {
    switch node.value {
    case .scalar(let text, _): text.split(separator: "\n").map(String.init)
    case .list(let items): items.flatMap(lines)
    case .map(let entries): entries.flatMap { lines($0.value) }
    }
  }

  /// `Monday to Friday: 9:00–17:30`, or a list of `{days, time}`, or a list of texts.
  private static func hours(_ node: YAML) -> [Hours] {
    switch node.value {
    case .scalar(let text, _): return [Hours(days: text, time: "")]
    case .list(let items): return items.flatMap(hours)
    case .map(let entries):
      if let days = entries.text("days"), let time = entries.text("time") {
        return [Hours(days: days, time: time)]
      }
      return entries.map { Hours(days: $0.key, time: lines($0.value).joined(separator: ", ")) }
    }
  }
}

extension [YAML.Entry] {
  /// The text under a key, if there is one.
  func text(_ key: String) -> String? {
    guard let entry = first(where: { $0.key == key }), case .scalar(let text, _) = entry.value.value
    else { return nil }
    return text
  }
}
