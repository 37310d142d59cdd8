import Testing

@testable import TileSite

/// Dates decide what is published, by one clock and in the zone of the site (D1 to D7).
struct DateCaseTests {
  private static func site(_ zone: String, _ frontMatter: String) throws -> TestSite {
    try TestSite(
      "-- site.yaml --\ntitle: Test\ntimezone: \(zone)\n-- content/index.md --\nHome\n"
        + "-- content/a.md --\n---\n\(frontMatter)\n---\nText\n" + bareTemplates)
  }

  private static func state(_ site: TestSite, _ now: String) async throws -> String {
    site.options.now = BuildOptions.instant(now)
    let listed = try await list(site.options).first { $0.source == "content/a.md" }
    try await site.build()
    let state = try #require(listed?.state)
    #expect(site.hasOutput("a/index.html") == (state == "published"))
    return state
  }

  @Test(
    "A page is there from the first second of its day in the zone of the site (D1, D2)",
    arguments: [
      ("Asia/Tokyo", "2025-12-31T14:59:59Z", "2025-12-31T15:00:00Z"),
      ("America/New_York", "2026-01-01T04:59:59Z", "2026-01-01T05:00:00Z"),
      ("+05:30", "2025-12-31T18:29:59Z", "2025-12-31T18:30:00Z"),
      ("UTC", "2025-12-31T23:59:59Z", "2026-01-01T00:00:00Z"),
    ])
  func day(_ zone: String, _ before: String, _ from: String) async throws {
    let site = try Self.site(zone, "date: 2026-01-01")
    #expect(try await Self.state(site, before) == "future")
    #expect(try await Self.state(site, from) == "published")
    let leaving = try Self.site(zone, "expires: 2026-01-01")
    #expect(try await Self.state(leaving, before) == "published")
    #expect(try await Self.state(leaving, from) == "expired")
  }

  @Test("A time that names its zone is that instant, whatever the zone of the site")
  func instant() async throws {
    let site = try Self.site("Asia/Tokyo", "date: 2026-01-01T09:00:00+01:00")
    #expect(try await Self.state(site, "2026-01-01T07:59:59Z") == "future")
    #expect(try await Self.state(site, "2026-01-01T08:00:00Z") == "published")
  }

  @Test("Draft comes before future, and both before expired")
  func reasons() async throws {
    let site = try Self.site("UTC", "draft: true\ndate: 2030-01-01\nexpires: 2020-01-01")
    #expect(try await Self.state(site, "2026-01-01T00:00:00Z") == "draft")
    try site.put("content/a.md", "---\ndate: 2030-01-01\nexpires: 2020-01-01\n---\nx\n")
    #expect(try await Self.state(site, "2026-01-01T00:00:00Z") == "future")
  }

  @Test("When clocks are put forward, what they leave out is read as if they had not been")
  func gap() {
    let zone = Zone.named("Europe/London")
    func seconds(_ text: String) -> Int? { Moment(text, zone: zone)?.seconds }
    #expect(seconds("2024-03-31T00:59:59") == BuildOptions.instant("2024-03-31T00:59:59Z"))
    #expect(seconds("2024-03-31T01:30:00") == BuildOptions.instant("2024-03-31T01:30:00Z"))
    #expect(seconds("2024-03-31T02:00:00") == BuildOptions.instant("2024-03-31T01:00:00Z"))
    // What they show twice is the first time.
    #expect(seconds("2024-10-27T01:30:00") == BuildOptions.instant("2024-10-27T00:30:00Z"))
    #expect(seconds("2024-10-27T02:00:00") == BuildOptions.instant("2024-10-27T02:00:00Z"))
    // A day that has no midnight begins at one.
    let beirut = Zone.named("Asia/Beirut")
    #expect(
      Moment("2024-03-31", zone: beirut)?.seconds == BuildOptions.instant("2024-03-30T22:00:00Z"))
  }

  @Test("The times of files change nothing, nor does the zone of the machine (D3)")
  func times() async throws {
    let text = "date: 2024-05-01\ntags: [x]\nupdated: 2024-05-02T10:00"
    let site = try Self.site("Europe/Paris", text)
    try await site.build()
    let first = try site.outputs()
    for path in ["site.yaml", "content/index.md", "content/a.md"] {
      let bytes = try Files.read(site.root + "/" + path)
      try site.delete(path)
      try Files.write(bytes, to: site.root + "/" + path)
    }
    try await site.build()
    #expect(try site.outputs().differences(from: first) == [])
    let again = try Self.site("Europe/Paris", text)
    try await again.build()
    #expect(try again.outputs().differences(from: first) == [])
  }

  @Test("A draft's words are nowhere in the output; its files go when a page becomes one (D4, D6)")
  func draft() async throws {
    let site = try TestSite(
      """
      -- content/articles/_index.md --
      ---
      grid: {paginate: 1}
      ---
      -- content/articles/a.md --
      ---
      tags: [shared]
      ---
      Open
      -- content/index.md --
      ```carousel
      from: articles
      ```
      ```grid
      from: tags/shared
      ```

      """)
    let page = """
      title: Secretword title
      summary: secretword summary
      tags: [secretword, shared]
      image: b-secretword.png
      aliases: [/secretword/]
      slug: secretword
      extra: secretword
      ---
      secretword text
      ```grid
      title: secretword
      from: articles
      ```
      """
    try Files.write(testPicture, to: site.root + "/content/articles/b-secretword.png")
    try site.put("content/articles/b.md", "---\n" + page)
    try await site.build()
    func leaks() throws -> [String] {
      try site.outputs().filter { path, bytes in
        (path + String(decoding: bytes, as: UTF8.self)).lowercased().contains("secretword")
      }.keys.sorted()
    }
    let open = try leaks()
    #expect(
      open.contains("articles/secretword/index.html") && open.contains("secretword/index.html"))
    #expect(open.contains("tags/secretword/index.html") && open.contains("index.html"))
    #expect(site.hasOutput("articles/page/2/index.html"))
    try site.put("content/articles/b.md", "---\ndraft: true\n" + page)
    try await site.build()
    // A file of content/ is copied whoever names it; nothing else is left.
    #expect(try leaks() == ["articles/b-secretword.png"])
    #expect(!site.hasOutput("articles/page/2/index.html"))
    try site.put("content/articles/b.md", "---\n" + page)
    try await site.build()
    #expect(try leaks() == open)
  }
}
