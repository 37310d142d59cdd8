/// The site's look: a style and the colours of its roles.
struct Theme: Sendable {
  var style = Style.modern
  var colors: [Role: Color] = [:]
  /// Whether a tile's picture becomes that of its page.
  var hasTransitions = false

  enum Style: String, CaseIterable, Sendable { case classic, modern }

  enum Role: String, CaseIterable, Sendable { case accent, page, text, tile, caption }

  init() {}

  init(_ fields: inout FieldReader) {
    style = fields.choice("style", Style.self) ?? .modern
    hasTransitions = fields.flag("transitions") ?? false
    for role in Role.allCases {
      colors[role] = fields.color(role.rawValue)
    }
    for weakness in Palette.weaknesses(of: self) {
      guard let place = fields.node(weakness.role.rawValue)?.position else { continue }
      fields.report(.unreadable(weakness), at: place, .warning)
    }
  }
}
