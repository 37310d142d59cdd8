import Testing

@testable import TileSite

@Suite struct PaletteTests {
  private func theme(_ style: Theme.Style, _ colors: [Theme.Role: String] = [:]) -> Theme {
    var theme = Theme()
    theme.style = style
    theme.colors = colors.compactMapValues { Color($0) }
    return theme
  }

  @Test(
    "OKLCH is CSS's: lightness, chroma and hue in degrees, and back to the same colour",
    arguments: [
      ("#ff0000", 0.628, 0.2577, 29.23), ("#00ff00", 0.8664, 0.2948, 142.5),
      ("#0000ff", 0.452, 0.3132, 264.05), ("#0b5c46", 0.42375, 0.0812, 168.63),
      ("#777777", 0.5693, 0, 0),
    ])
  func values(_ hex: String, lightness: Double, chroma: Double, degrees: Double) throws {
    let color = try #require(Color(hex))
    let lch = OKLCH(color)
    #expect(abs(lch.lightness - lightness) < 0.001 && abs(lch.chroma - chroma) < 0.001)
    let hue = (lch.hue * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    #expect(chroma == 0 || abs(hue - degrees) < 0.3)
    #expect(lch.color == color)
  }

  @Test("A colour that no screen shows loses chroma, not hue or lightness")
  func gamut() {
    let strong = OKLCH(lightness: 0.6, chroma: 0.4, hue: 2.5)
    let shown = OKLCH(strong.color)
    #expect(abs(shown.lightness - 0.6) < 0.005 && abs(shown.hue - 2.5) < 0.02)
    #expect(shown.chroma > 0.1 && shown.chroma < 0.3)
  }

  @Test("Mixing in OKLab and laying over are as browsers do them")
  func mixing() throws {
    let (red, blue) = (try #require(Color("#ff0000")), try #require(Color("#0000ff")))
    #expect(red.mixed(with: blue, share: 0.5).hex == "#8c53a2")
    #expect(red.mixed(with: blue, share: 1) == red)
    #expect(Color.black.over(.white, opacity: 0.535).hex == "#777777")
  }

  @Test("The nearest readable colour keeps its hue and is no farther than it need be")
  func nearest() throws {
    let grey = try #require(Color("#999999"))
    #expect(grey.nearest { $0.isReadable(on: .white) }?.hex == "#767676")
    #expect(grey.nearest { $0.isReadable(on: .black) } == grey)
    let yellow = try #require(Color("#ffcc00"))
    let found = try #require(yellow.nearest { $0.isReadable(on: .white) })
    #expect(abs(OKLCH(found).hue - OKLCH(yellow).hue) < 0.03)
    #expect((4.5..<4.6).contains(found.contrast(with: .white)))
    #expect(yellow.nearest { _ in false } == nil)
  }

  /// Every text of the theme and the grounds it stands on, as its stylesheet has them.
  private func pairs(_ scheme: Palette.Scheme) -> [(String, Color, Color)] {
    let texts = [("text", scheme.text), ("muted", scheme.muted), ("link", scheme.link)]
    let onPage = texts.flatMap { name, color in
      [("\(name) on page", color, scheme.page), ("\(name) on tint", color, scheme.tint)]
    }
    let white = Color.white
    return onPage + [
      ("caption on tile", scheme.caption, scheme.tile),
      ("muted on tile", scheme.tileMuted, scheme.tile),
      ("link on tile", scheme.tileLink, scheme.tile), ("button", scheme.onLink, scheme.link),
      ("deep", white, scheme.deep), ("bar", white, Color.white.over(scheme.bar, opacity: 0.22)),
      ("title bar", white, scheme.titleBar.color.over(white, opacity: scheme.titleBar.opacity)),
      ("scrim", white, scheme.scrim.color.over(white, opacity: scheme.scrim.opacity)),
    ]
  }

  @Test(
    "Whatever the accent, all that is made of it can be read",
    arguments: [Theme.Style.modern, .classic])
  func accents(_ style: Theme.Style) {
    let parts: [UInt8] = [0, 51, 102, 153, 204, 255]
    for red in parts {
      for green in parts {
        for blue in parts {
          let accent = Color(red: red, green: green, blue: blue)
          let palette = Palette(theme(style, [.accent: accent.hex]))
          let weak = ([palette.light] + [palette.dark].compactMap(\.self)).flatMap(pairs)
            .filter { $0.1.contrast(with: $0.2) < 4.5 }.map(\.0)
          #expect(weak == [], "\(accent.hex)")
        }
      }
    }
  }

  @Test(
    "Whatever the page and the tiles, texts nobody chose can be read on them",
    arguments: [
      "#ffffff", "#f4e9d8", "#808080", "#6a6a6a", "#333333", "#000000", "#0b2a5c", "#ffe14d",
    ])
  func grounds(_ ground: String) {
    for roles in [[Theme.Role.page], [.tile], [.page, .tile]] {
      let colors = Dictionary(uniqueKeysWithValues: roles.map { ($0, ground) })
      let palette = Palette(theme(.modern, colors))
      let weak = pairs(palette.light).filter { $0.1.contrast(with: $0.2) < 4.5 }.map(\.0)
      #expect(weak == [], "\(roles)")
    }
  }

  @Test("A dark page has one scheme, a light one two, which share what does not change")
  func schemes() {
    #expect(Palette(theme(.modern, [.page: "#101418"])).css.hasPrefix(":root{color-scheme:dark;"))
    #expect(!Palette(theme(.modern, [.page: "#101418"])).css.contains("@media"))
    let css = Palette(theme(.modern, [.accent: "#00794a", .tile: "#fffffe"])).css
    #expect(
      css.hasPrefix(
        ":root{color-scheme:light dark;--accent:#00794a;--page:#fbfbf8;--text:#1a2320;--tile:#fffffe;"
      ))
    #expect(Palette(theme(.modern, [.tile: "#00aa99"])).css.contains("--tile:#0a9;"))
    #expect(css.contains("@media (prefers-color-scheme:dark){:root{--page:#"))
    #expect(css.split(separator: "@")[1].contains("--accent") == false)
  }

  @Test("Colours of site.yaml that cannot be read are told with the nearest that can")
  func weaknesses() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      theme:
        accent: "#ffcc00"
        page: "#ffffff"
        text: "#999999"
        tile: "#223344"
        caption: "#2a3b4c"
      -- content/a.md --
      text
      """)
    #expect(
      try await site.build() == """
        site.yaml:3:11: warning: accent “#ffcc00” on page “#ffffff” has a contrast of 1.51 : 1 and takes 4.5 to be read well; the nearest that has it is "#917300"; links take one that can be read
        site.yaml:5:9: warning: text “#999999” on page “#ffffff” has a contrast of 2.84 : 1 and takes 4.5 to be read well; the nearest that has it is "#767676"
        site.yaml:7:12: warning: caption “#2a3b4c” on tile “#223344” has a contrast of 1.12 : 1 and takes 4.5 to be read well; the nearest that has it is "#879baf"
        """)
  }

  @Test("Colours that can be read say nothing", arguments: ["#00794a", "#0b5c46", "#00529b"])
  func fine(_ accent: String) async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: T\ntheme:\n  accent: \"\(accent)\"\n-- content/a.md --\ntext\n")
    #expect(try await site.build() == "")
  }
}
