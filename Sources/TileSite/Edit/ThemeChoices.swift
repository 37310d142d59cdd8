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
        "now": ColorLook(role, written.theme.colors[role], "", in: written.theme).wholeValue,
        "colors": .list(role.suggestions.map { look(role, $0).value }),
      ]
    }
    return Value.map(Fields(first + [("roles", .list(roles))])).json ?? "{}"
  }

  /// One colour as it would be used, as JSON; nil for what is no role or no colour.
  package func json(of role: String, _ value: String) -> String? {
    guard let role = Theme.Role(rawValue: role), let color = Color(value) else { return nil }
    return ColorLook(role, color, "", in: written.theme).wholeValue.json
  }

  /// The colours of a picture in content/ as they would be used, as JSON; nil for what is no role and for
  /// a picture that cannot be read.
  package func json(of role: String, in picture: String, of pictures: SitePictures) -> String? {
    guard let role = Theme.Role(rawValue: role), let colors = pictures.colors(of: picture)
    else { return nil }
    return Value.list(colors.map { look(role, $0).value }).json
  }

  private func look(_ role: Theme.Role, _ named: NamedColor) -> ColorLook {
    ColorLook(role, named.color, named.name, in: written.theme)
  }
}

/// A colour in a role of a theme: what it would be drawn in, and whether what it is used for can be read.
struct ColorLook {
  var name: String
  var color: Color
  /// What it stands on or below in its role, and what is written there.
  var ground, ink: Color
  /// Whether the colour itself is to be shown beside these.
  var hasStrip: Bool
  /// Of what is written in it, or on it, the least that is sure.
  var contrast: Double
  /// What a build would warn of.
  var weakness: Palette.Weakness?
  /// The nearest lightness of the same hue of which it would not.
  var better: Color?
  private let theme: Theme

  /// - Parameter color: nil for the one that the theme takes where nothing is said.
  init(_ role: Theme.Role, _ color: Color?, _ name: String, in theme: Theme) {
    var theme = theme
    theme.colors[role] = color
    let basics = Palette.Basics(theme)
    let own = basics.color(of: role)
    (self.theme, self.name, self.color) = (theme, name, own)
    (ground, ink) = basics.drawn(role)
    hasStrip = role == .accent ? ground != own : role != .page && role != .tile
    contrast = basics.contrast(of: role)
    weakness = Palette.weaknesses(of: theme).first { $0.role == role || $0.ground == role }
    better = weakness.flatMap { weak in
      weak.role == role ? weak.better : own.nearest(below: role.texts(of: theme))
    }
  }

  /// All of the theme's colours as the build would write them: that takes longer than all the rest.
  var css: String { Palette(theme).css }

  fileprivate var value: Value { .map(Fields(fields)) }

  fileprivate var wholeValue: Value { .map(Fields(fields + [("css", .text(css))])) }

  private var fields: [(String, Value)] {
    [
      ("name", .text(name)), ("value", .text(color.hex)), ("ground", .text(ground.hex)),
      ("ink", .text(ink.hex)), ("strip", hasStrip ? .text(color.hex) : .none),
      ("contrast", .double((contrast * 10).rounded(.down) / 10)),
      ("weakness", Value(weakness.map { "\($0.role.rawValue) on \($0.ground.rawValue)" })),
      (
        "weakContrast",
        weakness.map { weak in
          .double((weak.color.contrast(with: weak.groundColor) * 10).rounded(.down) / 10)
        } ?? .none
      ),
      ("better", Value(better?.hex)),
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

extension Palette.Basics {
  fileprivate func color(of role: Theme.Role) -> Color {
    switch role {
    case .accent: accent
    case .page: page
    case .text: text
    case .tile: tile
    case .caption: caption
    }
  }

  fileprivate func drawn(_ role: Theme.Role) -> (ground: Color, ink: Color) {
    switch role {
    case .accent: link
    case .page, .text: (page, text)
    case .tile, .caption: (tile, caption)
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
