import Testing

@testable import TileSite

/// Colours chosen in the preview, and site.yaml.
@Suite struct ChangeThemeTests {
  private func settings(_ site: TestSite) throws -> String {
    String(decoding: try Files.read(site.root + "/site.yaml"), as: UTF8.self)
  }

  private func change(_ role: String, _ value: String?) throws -> ThemeChange {
    try #require(ThemeChange(role: role, value: value))
  }

  @Test("A colour is written, taken back byte for byte, and written again")
  func backAndForth() throws {
    let text = "title: A # é\r\ntheme:\r\n  accent: '#0A7' # ours\r\n"
    let site = try TestSite("", ["site.yaml": Array(text.utf8)])
    let edit = try changeTheme(try change("accent", "#123456"), of: site.root)
    #expect(try settings(site) == "title: A # é\r\ntheme:\r\n  accent: '#123456' # ours\r\n")
    #expect(edit.line == 3 && edit.text == "accent: '#123456' # ours")
    let back = try takeBack(edit, of: site.root)
    #expect(try settings(site) == text && back.change.value == "#0A7")
    let again = try takeBack(back, of: site.root)
    #expect(try settings(site) == String(decoding: edit.file.after, as: UTF8.self))
    #expect(again.change.value == "#123456")
    let out = try changeTheme(try change("accent", nil), of: site.root)
    #expect(try settings(site) == "title: A # é\r\ntheme:\r\n  # ours\r\n" && out.line == nil)
    _ = try takeBack(out, of: site.root)
    #expect(try settings(site) == String(decoding: edit.file.after, as: UTF8.self))
  }

  @Test("What others wrote meanwhile stays when a change is taken back")
  func meanwhile() throws {
    let site = try TestSite("", ["site.yaml": Array("title: A\n".utf8)])
    let edit = try changeTheme(try change("page", "#eeeeee"), of: site.root)
    try site.put("site.yaml", try settings(site) + "language: de\n")
    _ = try takeBack(edit, of: site.root)
    #expect(try settings(site) == "title: A\ntheme:\nlanguage: de\n")
  }

  @Test("A file that cannot be read is told and left alone")
  func broken() throws {
    let site = try TestSite("", ["site.yaml": Array("title: [A\n".utf8)])
    do throws(NotChanged) {
      _ = try changeTheme(ThemeChange(role: "page", value: "#eee")!, of: site.root)
      Issue.record("it was written")
    } catch {
      #expect(error.sentence.hasPrefix("site.yaml:1:8: the list that opens here"))
    }
    #expect(try settings(site) == "title: [A\n")
  }

  @Test("A link that leads out of the site is not followed")
  func links() throws {
    let other = try TestSite("", ["site.yaml": Array("title: Other\n".utf8)])
    let site = try TestSite("")
    try site.delete("site.yaml")
    try Files.makeLink(site.root + "/site.yaml", to: other.root + "/site.yaml")
    #expect(throws: NotChanged.self) { try changeTheme(change("page", "#eee"), of: site.root) }
    #expect(try settings(other) == "title: Other\n")
    #expect(try Files.entries(in: other.root).map(\.name) == ["site.yaml"])
  }

  @Test(
    "Only colours of roles can be asked for",
    arguments: [
      "", "{}", "[]", "null", "role: accent\nvalue: \"#fff\"", "{\"role\":\"accent\"}",
      "{\"role\":\"style\",\"value\":\"#ffffff\"}", "{\"role\":\"accent\",\"value\":\"red\"}",
      "{\"role\":\"accent\",\"value\":\"#fff\\n\"}", "{\"role\":\"accent\",\"value\":true}",
      "{\"role\":\"accent\",\"value\":\"#fff\",\"path\":\"title\"}", "{\"step\":\"again\"}",
      "{\"role\":\"accent\",\"value\":{\"a\":1}}", "{\"role\":\"../title\",\"value\":\"#fff\"}",
      "{\"role\":\"accent\",\"value\":\"#+ff\"}", "{\"step\":undo}",
      "{\"role\":\"accent\",\"value\":",
      "{\"role\":[\"accent\"],\"value\":\"#fff\"}", "{\"role\":\"accent\",\"value\":\"#fff\"} x",
    ])
  func wishes(_ json: String) { #expect(ThemeWish(json: Array(json.utf8)) == nil) }

  @Test("JSON as browsers write it")
  func json() throws {
    #expect(
      ThemeWish(json: Array("{\"role\":\"accent\",\"value\":\"#00794a\"}".utf8))
        == .change(try change("accent", "#00794a")))
    #expect(
      ThemeWish(json: Array("{\"value\":null,\"role\":\"page\"}".utf8))
        == .change(try change("page", nil)))
    #expect(ThemeWish(json: Array("{\"step\":\"undo\"}".utf8)) == .undo)
    #expect(ThemeWish(json: Array("{\"step\":\"redo\"}".utf8)) == .redo)
  }

  // MARK: Colours

  @Test("What is tried is what the build then makes", arguments: ["modern", "classic"])
  func sameAsBuild(style: String) async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: A\ntheme: {style: \(style)}\n-- content/index.md --\n# A\n")
    for (role, value) in [("accent", "#75306f"), ("page", "#161d28"), ("tile", "#f7f2e8")] {
      let json = try #require(ThemeChoices(of: site.root).json(of: role, value))
      let css = try #require(json.firstRange(of: "\"css\":\"")).upperBound
      let tried = json[css...].prefix { $0 != "\"" }.replacing("\\n", with: "\n")
      _ = try changeTheme(try change(role, value), of: site.root)
      try await site.build()
      let name = try #require(
        try Files.entries(in: site.root + "/public/assets").first { $0.name.hasSuffix(".css") }
      ).name
      let built = try site.output("assets/" + name)
      let layer = try #require(built.firstRange(of: "@layer palette{")).upperBound
      #expect(
        built[layer...].filter { !$0.isWhitespace }.hasPrefix(tried.filter { !$0.isWhitespace }),
        "\(role)")
    }
  }

  @Test("Names are words, each once in its role; accents can be read on the theme's own grounds")
  func names() {
    for role in Theme.Role.allCases {
      let colors = role.suggestions
      #expect(colors.count <= 12 && Set(colors.map(\.name)).count == colors.count)
      #expect(Set(colors.map(\.color)).count == colors.count)
      #expect(colors.allSatisfy { $0.name.allSatisfy(\.isLetter) })
    }
    for style in Theme.Style.allCases {
      var theme = Theme()
      theme.style = style
      for named in Theme.Role.accent.suggestions where style == .modern {
        #expect(ColorLook(.accent, named.color, "", in: theme).weakness == nil, "\(named.name)")
      }
    }
  }

  @Test(
    "A colour that fails is told with what fails and the nearest of its hue that does not",
    arguments: [
      (Theme.Role.accent, "#8fd3b6", "accent on page"), (.text, "#b0b0b0", "text on page"),
      (.caption, "#cccccc", "caption on tile"), (.page, "#6a6a6a", "accent on page"),
      (.tile, "#777777", "accent on tile"),
    ])
  func weak(role: Theme.Role, hex: String, pair: String) throws {
    var theme = Theme()
    theme.colors = [.accent: Color(hex: 0x0B5C46), .text: Color(hex: 0x1A2320)]
    let color: Color = try #require(Color(hex))
    let look = ColorLook(role, color, "", in: theme)
    let weakness = try #require(look.weakness)
    #expect("\(weakness.role.rawValue) on \(weakness.ground.rawValue)" == pair)
    let better = try #require(look.better)
    #expect(ColorLook(role, better, "", in: theme).weakness == nil)
    let (asked, found) = (OKLCH(color), OKLCH(better))
    #expect(asked.chroma < 0.02 || abs(asked.hue - found.hue) < 0.06)
  }
}
