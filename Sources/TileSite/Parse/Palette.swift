/// The colours of a theme: the roles that site.yaml sets, and what is made of them so that every text
/// is readable on every ground it stands on.
struct Palette: Sendable {
  var light: Scheme
  /// For visitors who prefer dark; nil where the page is dark for all.
  var dark: Scheme?

  /// The colours for one preference of the visitor.
  struct Scheme: Sendable {
    var accent, page, text, tile, caption: Color
    /// A ground that stands out from the page a little.
    var tint: Color
    /// Text that matters less, and lines.
    var muted, line: Color
    /// Links and buttons, and text on buttons.
    var link, onLink: Color
    /// Text that matters less, and links, on tiles.
    var tileMuted, tileLink: Color
    /// A dark ground for white text: heads and feet of pages, and the glossy bar of the classic style.
    var deep, bar: Color
    /// Lies over pictures below white text with an opacity: over whole tiles, and over the lower part
    /// of classic cards.
    var scrim, titleBar: (color: Color, opacity: Double)
  }

  init(_ theme: Theme) {
    let basics = Basics(theme)
    light = Scheme(basics)
    dark = light.page.isDark ? nil : Scheme(Basics(darkFor: basics, theme.style))
  }
}

// MARK: Schemes

extension Palette {
  /// What all other colours of a scheme follow from, and cheap to make beside those.
  struct Basics: Sendable {
    let accent, page, text, tile, caption, tint: Color
    /// What texts stand on: of pages, of tiles.
    fileprivate let grounds, tileGrounds: [Color]

    /// - Parameter weave: what the page's cloth looks like where it is farthest from `page`; texts then
    ///   stand on tiles as well, with a tint of those.
    private init(
      _ accent: Color, _ page: Color, _ text: Color, _ tile: Color, _ caption: Color, tint: Color,
      weave: Color? = nil
    ) {
      let tint = !text.isReadable(on: page) || text.isReadable(on: tint) ? tint : page
      grounds = [page, tint] + (weave.map { [$0] } ?? [])
      tileGrounds = [tile] + (weave == nil ? [] : [tile.mixed(with: .black, share: 0.94)])
      (self.accent, self.page, self.text) = (accent, page, text)
      (self.tile, self.caption, self.tint) = (tile, caption, tint)
    }

    /// What site.yaml says, completed.
    init(_ theme: Theme) {
      let isClassic = theme.style == .classic
      let accent = theme.colors[.accent] ?? Color(hex: isClassic ? 0x00794A : 0x0B5C46)
      let page = theme.colors[.page] ?? Color(hex: isClassic ? 0xDCD9D2 : 0xFBFBF8)
      let isDark = page.isDark
      let tile = theme.colors[.tile] ?? (isDark ? page.mixed(with: .white, share: 0.93) : .white)
      let text = theme.colors[.text] ?? Self.ink(on: page, accent)
      let caption =
        theme.colors[.caption] ?? (text.isReadable(on: tile) ? text : Self.ink(on: tile, accent))
      let tint =
        isClassic
        ? tile.mixed(with: .black, share: 0.94)
        : isDark
          ? OKLCH(page).with(lightness: OKLCH(page).lightness + 0.06).color
          : page.mixed(with: accent, share: 0.95)
      self.init(
        accent, page, text, tile, caption, tint: tint,
        weave: isClassic ? (isDark ? Color.white : .black).over(page, opacity: 0.088) : nil)
    }

    /// The same site in the dark: greys of the accent's hue, and in the classic style grey cloth.
    fileprivate init(darkFor light: Self, _ style: Theme.Style) {
      let hue = OKLCH(light.accent)
      switch style {
      case .modern:
        let text = hue.capped(lightness: 0.935, chroma: 0.01)
        self.init(
          light.accent, hue.capped(lightness: 0.205, chroma: 0.012), text,
          hue.capped(lightness: 0.25, chroma: 0.016), text,
          tint: hue.capped(lightness: 0.265, chroma: 0.016))
      case .classic:
        let text = Color(hex: 0xF0F0EE)
        self.init(
          light.accent, Color(hex: 0x2C2E31), text, Color(hex: 0x3A3D40), text,
          tint: Color(hex: 0x33363A), weave: Color.white.over(Color(hex: 0x2C2E31), opacity: 0.07)
        )
      }
    }

    /// Of links and buttons, and of the text on buttons.
    var link: (ground: Color, ink: Color) {
      let link = accent.link(on: grounds)
      return (link, Color.white.isReadable(on: link) ? .white : Self.ink(on: link, accent))
    }

    /// Nearly black or nearly white text, whichever can be read.
    private static func ink(on ground: Color, _ accent: Color) -> Color {
      let inks = [Color(hex: 0x1A2320), OKLCH(accent).capped(lightness: 0.95, chroma: 0.01)]
      return inks.first { $0.isReadable(on: ground) } ?? ground.ink
    }
  }
}

extension Palette.Scheme {
  fileprivate init(_ basics: Palette.Basics) {
    (accent, page, text) = (basics.accent, basics.page, basics.text)
    (tile, caption, tint) = (basics.tile, basics.caption, basics.tint)
    muted = text.muted(on: basics.grounds)
    line = text.mixed(with: page, share: 0.15)
    (link, onLink) = basics.link
    tileMuted = caption.muted(on: basics.tileGrounds)
    tileLink = accent.link(on: basics.tileGrounds)
    let hue = OKLCH(accent)
    deep = hue.capped(lightness: 0.29, chroma: 0.045)
    // The gloss of the bar is white of 22 % where it is brightest.
    bar = hue.capped(lightness: 0.4, chroma: 0.09).darkened {
      Color.white.isReadable(on: Color.white.over($0, opacity: 0.22))
    }
    titleBar = accent.scrim(opacity: 0.9)
    scrim = hue.capped(lightness: 0.18, chroma: 0.03).scrim(opacity: 0.62)
  }
}

extension OKLCH {
  fileprivate func capped(lightness: Double, chroma: Double) -> Color {
    with(lightness: lightness, chroma: min(self.chroma, chroma)).color
  }
}

extension Color {
  init(hex: UInt32) {
    self.init(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
  }

  fileprivate var isDark: Bool { OKLCH(self).lightness < 0.5 }

  /// This colour where it can be read on all grounds, else the nearest that can; on dark grounds a
  /// light and quiet one.
  fileprivate func link(on grounds: [Color]) -> Color {
    let isDark = grounds.allSatisfy(\.isDark)
    let lch = OKLCH(self)
    let wanted =
      isDark ? lch.capped(lightness: max(lch.lightness, 0.8), chroma: 0.11) : self
    return wanted.nearest { $0.isReadable(on: grounds) } ?? self
  }

  /// As much of this colour in a mixture with the first ground as can be read on all of them.
  fileprivate func muted(on grounds: [Color]) -> Color {
    stride(from: 0.74, to: 1, by: 0.02).lazy
      .map { mixed(with: grounds[0], share: $0) }
      .first { $0.isReadable(on: grounds) } ?? self
  }

  fileprivate func darkened(until passes: (Color) -> Bool) -> Color {
    let lch = OKLCH(self)
    return stride(from: lch.lightness, through: 0, by: -0.002).lazy
      .map { lch.with(lightness: $0).color }.first(where: passes) ?? .black
  }

  /// This colour over a picture so that white text on it can be read though the picture be white.
  fileprivate func scrim(opacity: Double) -> (color: Color, opacity: Double) {
    (darkened { Color.white.isReadable(on: $0.over(.white, opacity: opacity)) }, opacity)
  }
}

// MARK: As custom properties

extension Palette {
  /// `:root{…}`, and another for visitors who prefer dark with what differs.
  var css: String {
    let properties = light.properties
    var css =
      ":root{color-scheme:\(dark == nil ? "dark" : "light dark");\(properties.joined(separator: ";"))}\n"
    if let dark {
      let other = zip(properties, dark.properties).filter { $0 != $1 }.map(\.1)
      css += "@media (prefers-color-scheme:dark){:root{\(other.joined(separator: ";"))}}\n"
    }
    return css
  }
}

extension Palette.Scheme {
  fileprivate var properties: [String] {
    let colors = [
      ("accent", accent), ("page", page), ("text", text), ("tile", tile), ("caption", caption),
      ("tint", tint), ("muted", muted), ("line", line), ("link", link), ("on-link", onLink),
      ("tile-muted", tileMuted), ("tile-link", tileLink), ("deep", deep), ("bar", bar),
    ]
    return colors.map { "--\($0):\($1.shortHex)" }
      + [("scrim", scrim), ("title-bar", titleBar)].map { name, cover in
        let (color, percent) = (cover.color, Int((cover.opacity * 100).rounded()))
        return "--\(name):rgb(\(color.red) \(color.green) \(color.blue)/\(percent)%)"
      }
  }
}

// MARK: What cannot be read

extension Palette {
  /// A role of site.yaml that cannot be read where it stands.
  struct Weakness: Equatable {
    var role: Theme.Role
    var color: Color
    var ground: Theme.Role
    var groundColor: Color
    /// The nearest colour that can be read there.
    var better: Color
  }

  /// The texts of a theme that its author chose and nobody can read well.
  static func weaknesses(of theme: Theme) -> [Weakness] {
    let light = Basics(theme)
    let pairs: [(Theme.Role, Color, Theme.Role, Color)] = [
      (.accent, light.accent, .page, light.page), (.accent, light.accent, .tile, light.tile),
      (.text, light.text, .page, light.page), (.caption, light.caption, .tile, light.tile),
    ]
    var told: Set<Theme.Role> = []
    return pairs.compactMap { role, color, groundRole, ground in
      guard theme.colors[role] != nil, !color.isReadable(on: ground), told.insert(role).inserted
      else { return nil }
      let everywhere = role == .accent ? [light.page, light.tint, light.tile] : [ground]
      let better =
        color.nearest { $0.isReadable(on: everywhere) }
        ?? color.nearest { $0.isReadable(on: ground) }
      return better.map {
        Weakness(role: role, color: color, ground: groundRole, groundColor: ground, better: $0)
      }
    }
  }
}
