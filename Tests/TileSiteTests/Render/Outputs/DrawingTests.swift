import TileImages
import Testing

@testable import TileSite

/// Pictures beside links, and icons.
struct DrawingTests {
  private static let settings = "-- site.yaml --\ntitle: Test\nbase_url: https://u.example/repo/\n"
  private static let logo =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\"><path d=\"M0 0h40v40H0z\"/></svg>"

  /// The addresses of the page's picture, its width and its height.
  private func social(_ page: String) -> [String] {
    page.split(separator: "<meta property=\"og:image").dropFirst().map { part in
      String(part.split(separator: "content=\"")[1].prefix { $0 != "\"" })
    }
  }

  private func file(_ address: String) -> String {
    String(address.dropFirst("https://u.example/repo/".count))
  }

  @Test("A page without a picture has a card of its title; another title is another card")
  func cards() async throws {
    let site = try TestSite(
      Self.settings + "-- content/a.md --\n# A & B\n\na\n-- content/b.md --\n# B\n\nb\n")
    #expect(try await site.build() == "")
    let (a, b) = (social(try site.output("a/index.html")), social(try site.output("b/index.html")))
    #expect(a.count == 4 && Array(a[1...]) == ["1200", "630", "A &amp; B"] && a[0] != b[0])
    let info = try inspect(site.root + "/public/" + file(a[0]))
    #expect((info.width, info.height, info.format) == (1200, 630, .png))
    #expect(social(try site.output("404.html")) == [])
    // Nothing is drawn again, and what is no more wanted goes.
    let drawn = Files.status(site.root + "/.tilework/pictures/" + Path.name(of: a[0]))
    let again = try await build(site.options)
    #expect(drawn != nil && again.written.changed == 0)
    try site.put("content/a.md", "# Another\n\na\n")
    try await site.build()
    #expect(try !site.hasOutput(file(a[0])) && social(site.output("a/index.html"))[0] != a[0])
  }

  @Test("A page's own picture is cut to the shape, around its focus; a small one is not taken")
  func parts() async throws {
    let site = try TestSite(
      Self.settings + "-- content/a.md --\n---\nimage: p.png\nimage_alt: It\n---\na\n"
        + "-- content/b.md --\n---\nimage: p.png\nimage_alt: It\nimage_focus: top\n---\nb\n"
        + "-- content/c.md --\n---\nimage: s.png\nimage_alt: It\n---\nc\n"
        + "-- content/d.md --\n---\nimage: https://e.example/x.png\nimage_alt: It\n---\nd\n"
        + "-- square.svg --\n\(Self.logo)\n")
    let ground = PictureColor(red: 200, green: 100, blue: 0)
    for (name, side) in [("p", 1600), ("s", 300)] {
      let png = try icon(of: site.root + "/square.svg", side: side, ground: ground)
      try Files.write(png, to: site.root + "/content/\(name).png")
    }
    #expect(try await site.build() == "")
    let (a, b) = (social(try site.output("a/index.html")), social(try site.output("b/index.html")))
    #expect(Array(a[1...]) == ["1200", "630", "It"] && a[0] != b[0])
    let info = try inspect(site.root + "/public/" + file(a[0]))
    #expect((info.width, info.height, info.format) == (1200, 630, .png))
    #expect(social(try site.output("c/index.html"))[0].contains("/card."))
    #expect(social(try site.output("d/index.html")) == ["https://e.example/x.png", "It"])
  }

  @Test("Icons are made of the favicon, else of the logo; an author's own stay")
  func icons() async throws {
    let site = try TestSite(
      Self.settings
        + "organization: {logo: logo.svg}\noutputs: {social: false}\n-- content/logo.svg --\n\(Self.logo)\n"
        + "-- content/icon-192.png --\nmine\n-- content/a.md --\na\n")
    #expect(try await site.build() == "")
    let page = try site.output("a/index.html")
    #expect(page.contains("<link rel=\"icon\" href=\"/repo/favicon.svg\">"))
    #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"/repo/apple-touch-icon.png\">"))
    #expect(page.contains("<link rel=\"manifest\" href=\"/repo/site.webmanifest\">"))
    #expect(try site.output("favicon.svg") == site.output("logo.svg"))
    #expect(try site.output("icon-192.png") == "mine\n")
    for (name, side) in [("apple-touch-icon.png", 180), ("icon-512.png", 512)] {
      let info = try inspect(site.root + "/public/" + name)
      #expect((info.width, info.height) == (side, side))
    }
    #expect(
      try site.output("site.webmanifest").contains(
        "\"src\":\"/repo/icon-512.png\",\"sizes\":\"512x512\""))
    try site.put(
      "site.yaml",
      "title: Test\nbase_url: https://u.example/\noutputs: {icons: false, social: false}\n")
    try await site.build()
    #expect(!site.hasOutput("apple-touch-icon.png") && !site.hasOutput("site.webmanifest"))
    #expect(try !site.output("a/index.html").contains("manifest"))
  }

  @Test("A favicon that cannot be drawn is no mistake, and is told")
  func brokenIcon() async throws {
    let site = try TestSite(
      Self.settings
        + "outputs: {social: false}\n-- content/favicon.svg --\n<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>\n-- content/a.md --\na\n"
    )
    #expect(
      try await site.build() == """
        site.yaml: warning: the favicon or logo cannot be drawn as a PNG, so icons are plain squares; save it as a simpler SVG or as a PNG, or write outputs: {icons: false}
        """)
    #expect(site.hasOutput("icon-512.png"))
  }
}
