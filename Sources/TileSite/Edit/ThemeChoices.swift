private import TileTemplate

/// What the preview shows of a theme to who chooses its colours.
package struct ThemeChoices: Sendable {
  private let written: WrittenTheme

  /// Of site.yaml as it is at this moment; of the theme by itself where that cannot be read.
  package init(of site: String) {
    written = theme(in: (try? Files.read(Path.join(site, "site.yaml"))) ?? [])
  }

  /// All there is to choose from, as JSON; `more` stands before it.
  package func json(_ more: [(String, String)] = [], flags: [(String, Bool)] = []) -> String {
    let first = more.map { ($0, Value.text($1)) } + flags.map { ($0, Value.bool($1)) }
    let roles = Theme.Role.allCases.map { role -> Value in
      [
        "role": .text(role.rawValue), "value": Value(written.written[role.rawValue]),
        "now": look(role, color(of: role), "").value,
        "colors": .list(role.suggestions.map { look(role, $0.color, $0.name).value }),
      ]
    }
    return Value.map(Fields(first + [("roles", .list(roles))])).json ?? "{}"
  }

  /// One colour as it would be used, as JSON; nil for what is no role or no colour.
  package func json(of role: String, _ value: String) -> String? {
    guard let role = Theme.Role(rawValue: role), let color = Color(value) else { return nil }
    return look(role, color, "").value.json
  }

  private func color(of role: Theme.Role) -> Color? { written.theme.colors[role] }

  private func look(_ role: Theme.Role, _ color: Color?, _ name: String) -> ColorLook {
    ColorLook(role, color, name, in: written.theme)
  }
}

/// A colour in a role of a theme: all that follows from it, and whether what it is used for can be read.
struct ColorLook {
  var name: String
  var color: Color
  /// All of the theme's colours as the build would write them.
  var css: String
  /// Of what is written in it, or on it, the least that is sure.
  var contrast: Double
  /// What a build would warn of.
  var weakness: Palette.Weakness?
  /// The nearest lightness of the same hue of which it would not.
  var better: Color?

  /// - Parameter color: nil for the one that the theme takes where nothing is said.
  init(_ role: Theme.Role, _ color: Color?, _ name: String, in theme: Theme) {
    var theme = theme
    theme.colors[role] = color
    let palette = Palette(theme)
    self.name = name
    self.color = palette.light.color(of: role)
    css = palette.css
    contrast = palette.light.contrast(of: role)
    weakness = palette.weakness(of: role, in: theme)
    better = weakness.flatMap { weak in
      weak.role == role ? weak.better : self.color.nearest(below: role.texts(of: theme))
    }
  }

  fileprivate var value: Value {
    [
      "name": .text(name), "value": .text(color.hex), "css": .text(css),
      "contrast": .double((contrast * 10).rounded(.down) / 10),
      "weakness": Value(weakness.map { "\($0.role.rawValue) on \($0.ground.rawValue)" }),
      "weakContrast": weakness.map { weak in
        .double((weak.color.contrast(with: weak.groundColor) * 10).rounded(.down) / 10)
      } ?? .none,
      "better": Value(better?.hex),
    ]
  }
}

extension Color {
  /// The nearest ground on which all of these can be read.
  fileprivate func nearest(below texts: [Color]) -> Color? {
    nearest { ground in texts.allSatisfy { $0.isReadable(on: ground) } }
  }
}

extension Theme.Role {
  /// The author's own colours that are written on this one.
  fileprivate func texts(of theme: Theme) -> [Color] {
    switch self {
    case .page: [theme.colors[.text], theme.colors[.accent]].compactMap(\.self)
    case .tile: [theme.colors[.caption], theme.colors[.accent]].compactMap(\.self)
    case .accent, .text, .caption: []
    }
  }
}

extension Palette {
  /// What a build would say of this role, as a text or as a ground.
  fileprivate func weakness(of role: Theme.Role, in theme: Theme) -> Weakness? {
    weaknesses(of: theme).first { $0.role == role || $0.ground == role }
  }
}

extension Palette.Scheme {
  fileprivate func color(of role: Theme.Role) -> Color {
    switch role {
    case .accent: accent
    case .page: page
    case .text: text
    case .tile: tile
    case .caption: caption
    }
  }

  fileprivate func contrast(of role: Theme.Role) -> Double {
    switch role {
    case .accent: min(accent.contrast(with: page), accent.contrast(with: tile))
    case .page, .text: text.contrast(with: page)
    case .tile, .caption: caption.contrast(with: tile)
    }
  }
}
