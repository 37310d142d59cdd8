import Testing

@testable import TileSite

/// sitemap.xml and robots.txt.
struct SitemapTests {
  private static let settings = """
    -- site.yaml --
    title: Test
    base_url: https://u.example/repo/

    """

  @Test(
    "A sitemap has every page once, with the base path, encoded, and what the author says of its date"
  )
  func pages() async throws {
    let site = try TestSite(
      Self.settings + """
        -- content/日本語 & a'b.md --
        ---
        date: 2024-05-06
        ---
        a
        -- content/b.md --
        ---
        date: 2024-05-06
        updated: 2024-06-07T08:09:10+01:00
        aliases: [/old/]
        ---
        b
        -- content/hidden.md --
        ---
        noindex: true
        ---
        h
        -- content/draft.md --
        ---
        draft: true
        ---
        d
        -- content/404.md --
        gone
        """)
    try await site.build()
    #expect(
      try site.output("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://u.example/repo/</loc></url>
        <url><loc>https://u.example/repo/b/</loc><lastmod>2024-06-07T08:09:10+01:00</lastmod></url>
        <url><loc>https://u.example/repo/%E6%97%A5%E6%9C%AC%E8%AA%9E%20&amp;%20a&#39;b/</loc><lastmod>2024-05-06</lastmod></url>
        </urlset>

        """)
    #expect(
      try site.output("robots.txt") == """
        User-agent: *
        Disallow:

        Sitemap: https://u.example/repo/sitemap.xml

        """)
    #expect(
      try site.output("hidden/index.html").contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(try !site.output("b/index.html").contains("name=\"robots\""))
  }

  @Test("Without an address there is no sitemap, and robots.txt names none")
  func noOrigin() async throws {
    let site = try TestSite("-- content/a.md --\na\n")
    try await site.build()
    #expect(!site.hasOutput("sitemap.xml"))
    #expect(try site.output("robots.txt") == "User-agent: *\nDisallow:\n")
  }

  @Test("An author's own files are taken, and outputs can be left out")
  func own() async throws {
    let site = try TestSite(
      Self.settings
        + "outputs: {robots: no}\n-- content/a.md --\na\n-- content/sitemap.xml --\nmine\n")
    #expect(try await site.build() == "")
    #expect(try site.output("sitemap.xml") == "mine\n\n")
    #expect(!site.hasOutput("robots.txt"))
    try site.put("site.yaml", "title: Test\nbase_url: https://u.example/\n")
    try site.put("content/Robots.TXT", "mine")
    try site.delete("content/sitemap.xml")
    try site.put("content/sitemap.xml.md", "A page of this name needs the folder.")
    #expect(try await site.build() == "")
    #expect(
      try site.outputs().keys.filter { $0.lowercased().hasPrefix("robots") } == ["Robots.TXT"])
    #expect(site.hasOutput("sitemap.xml/index.html"))
  }

  @Test("Of more pages than one file may have, sitemap.xml is an index")
  func index() async throws {
    let site = try TestSite(
      Self.settings + (1...4).map { "-- content/p\($0).md --\np\n" }.joined())
    let read = try await parse(load(site.options), site.options)
    let files = sitemap(of: read, limit: 2)
    #expect(
      files.map(\.path) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    func text(_ file: OutputFile) -> String {
      guard case .bytes(let bytes) = file.contents else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      text(files[0]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://u.example/repo/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://u.example/repo/sitemap-2.xml</loc></sitemap>
        <sitemap><loc>https://u.example/repo/sitemap-3.xml</loc></sitemap>
        </sitemapindex>

        """)
    let listed = files.dropFirst().map(text).joined()
    #expect(listed.split(separator: "<loc>").count - 1 == 5)
    #expect(text(files[3]).contains("<loc>https://u.example/repo/p4/</loc>"))
  }
}
