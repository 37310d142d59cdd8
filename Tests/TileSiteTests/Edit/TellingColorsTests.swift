import Testing

@testable import TileSite

/// Colours taken from the logo or another picture.
@Suite struct TellingColorsTests {
  private func told(_ counts: [(UInt32, Int)]) -> [String] {
    telling(counts.map { (Color(hex: $0.0), $0.1) }).map { "\($0.name) \($0.color.hex)" }
  }

  @Test("Nearly equal colours are one, specks are none, and strong colours come before greys")
  func few() {
    #expect(
      told([(0xFFFFFF, 700), (0x00794A, 200), (0x027B4B, 60), (0x9E2050, 40), (0x123456, 1)])
        == ["Green #00794a", "White #ffffff", "Berry #9e2050"])
    #expect(told([(0x000000, 1)]) == ["Black #000000"])
    #expect(told([]) == [])
  }

  @Test("At most six, each with a name of its own, in any order of what is counted")
  func six() {
    var many: [(UInt32, Int)] = []
    for number: UInt32 in 0..<60 {
      many.append((number &* 0x949_4A25 & 0xFF_FFFF, 10 + Int(number % 3)))
    }
    let colors = told(many)
    #expect(colors.count == 6 && Set(colors).count == 6)
    #expect(Set(colors.map { $0.split(separator: "#")[0] }).count == 6)
    #expect(told(many.reversed()) == colors)
  }

  @Test(
    "Names",
    arguments: [
      (0x00794A, "Green"), (0x2554B0, "Blue"), (0x1F3A6E, "Dark blue"), (0x9C3B23, "Red"),
      (0x855200, "Brown"),
      (0xFFD700, "Pale yellow"), (0x808080, "Grey"), (0x222222, "Dark grey"),
      (0xEEEEEE, "Pale grey"),
      (0x75306F, "Dark purple"), (0xF7C6D9, "Light pink"), (0x5B6214, "Olive"), (0x0D9488, "Teal"),
    ])
  func names(hex: UInt32, name: String) {
    #expect(told([(hex, 1)]) == ["\(name) \(Color(hex: hex).hex)"])
  }

  @Test("A drawing's colours are those written in it; other pictures are looked at")
  func pictures() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a { fill : #00794A; stroke:none }</style>
      <linearGradient id="abc"><stop style="stop-color:rgb(158, 32,80)"/><stop stop-color="navy"/></linearGradient>
      <path class="a" fill="url(#abc)"/><use href="#fff"/><path fill='#0000' stroke="currentColor"/></svg>
      """
    let site = try TestSite(
      "-- site.yaml --\ntitle: A\norganization: {logo: /images/logo.svg}\n-- content/a.txt --\nA\n",
      [
        "content/images/logo.svg": Array(svg.utf8),
        "content/big.png": testPicture,
        "content/damaged.png": Array("no picture".utf8),
        "content/plain.svg": Array("<svg><path d=\"M0 0h9\"/></svg>".utf8),
      ])
    let pictures = SitePictures(site.options)
    #expect(
      pictures.json
        == #"{"logo":true,"pictures":["images/logo.svg","big.png","damaged.png","plain.svg"]}"#)
    #expect(
      pictures.colors(of: "images/logo.svg")?.map(\.color.hex) == ["#000080", "#9e2050", "#00794a"])
    #expect(pictures.colors(of: "plain.svg")?.map(\.name) == ["Black"])
    #expect(pictures.colors(of: "big.png")?.isEmpty == false)
    for name in ["damaged.png", "a.txt", "../site.yaml", "", "images/none.svg"] {
      #expect(pictures.colors(of: name) == nil)
    }
    let choices = ThemeChoices(of: site.root)
    #expect(
      choices.json(of: "accent", in: "images/logo.svg", of: pictures)?.contains(
        "\"value\":\"#00794a\"") == true)
    #expect(choices.json(of: "style", in: "images/logo.svg", of: pictures) == nil)
    let wish = SitePictures.wish("accent=images%2Flogo%20a.svg")
    #expect(wish?.role == "accent" && wish?.picture == "images/logo a.svg")
  }
}
