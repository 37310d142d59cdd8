import Testing

@testable import TileSite

/// Front matter as other generators write it.
struct ForeignKeyTests {
  @Test("TOML between +++ is read as YAML between --- is")
  func toml() async throws {
    let yaml = try TestSite(
      """
      -- content/index.md --
      Home
      -- content/blog/_index.md --
      ---
      title: Blog
      weight: 2
      ---
      -- content/blog/a.md --
      ---
      title: "A"
      description: About it
      date: 2024-03-01
      updated: 2024-03-02T10:00:00+02:00
      tags: [one, two]
      aliases: [/old/]
      color: green
      ---
      Text
      """)
    let toml = try TestSite(
      """
      -- content/index.md --
      Home
      -- content/blog/_index.md --
      +++
      title = "Blog"
      weight = 2
      +++
      -- content/blog/a.md --
      +++
      title = "A"
      description = "About it"
      date = 2024-03-01
      updated = 2024-03-02T10:00:00+02:00
      aliases = ["/old/"]
      [taxonomies]
      tags = ["one", "two"]
      [extra]
      color = "green"
      +++
      Text
      """)
    for site in [yaml, toml] {
      try site.put(
        "templates/page.html",
        "{{ page.title }} {{ page.date | default('', true) }} {{ page.extra.color | default('') }} "
          + "{{ page.tags | join(',') }} {{ page.summary }} {{ page.content }}")
      #expect(try await site.build() == "")
    }
    #expect(try toml.output("blog/a/index.html").contains("A 2024-03-01 green one,two About it"))
    #expect(try yaml.differences(from: toml) == [])
  }

  @Test("Front matter in braces is JSON, ended by its brace; a body that begins with one is none")
  func json() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      {
        "title": "In } braces",
        "tags": ["a"]
      }
      # Text
      -- content/a.md --
      {not: front matter}
      """)
    #expect(try await site.build() == "")
    #expect(try site.output("index.html").contains("<title>In } braces"))
    #expect(try site.output("a/index.html").contains("{not: front matter}"))
  }

  @Test("Mistakes in TOML front matter are told at their place in the file")
  func mistakes() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      +++
      title = Hello
      +++
      Text
      -- content/b.md --
      +++
      title = "b"
      date = "soon"
      +++
      Text
      -- content/c.md --
      +++
      title = "c"
      """)
    #expect(
      await site.mistakes() == """
        content/a.md:2:9: error: this is no value; a text stands between straight quotes: key = "value"
        content/b.md:3:8: error: date “soon” is no date; write it as 2024-12-31 or 2024-12-31T09:00:00Z
        content/c.md:1:1: error: the front matter that opens here is never closed; end it with a line \
        of three plus signs: +++
        """)
  }

  @Test("A page that says its whole address stands there; links, children and collisions follow")
  func permalinks() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      [A](about.md) [B](/team.html) [C](sub/_index.md) [D](sub/x.md)
      -- content/about.md --
      ---
      permalink: /who/we-are/
      redirect_from: [/about, /about/, /who/we-are/]
      ---
      Text
      -- content/team.md --
      ---
      url: /team.html
      redirect_from: /crew/
      ---
      [back](about.md) [rel](who/we-are/) [old](/about)
      -- content/sub/_index.md --
      ---
      url: below
      ---
      -- content/sub/x.md --
      Text
      """)
    #expect(try await site.build() == "")
    let home = try site.output("index.html")
    for address in ["/who/we-are/", "/team.html", "/below/", "/sub/x/"] {
      #expect(home.contains("href=\"\(address)\""), "\(address)")
      let path = String(address.dropFirst())
      #expect(site.hasOutput(path.hasSuffix("/") ? path + "index.html" : path), "\(path)")
    }
    #expect(try site.output("team.html").contains("<a href=\"/who/we-are/\">rel</a>"))
    #expect(try site.output("about/index.html").contains("/who/we-are/"))
    #expect(try site.output("team.html").contains("<a href=\"/who/we-are/\">old</a>"))
    #expect(site.hasOutput("crew/index.html") && !site.hasOutput("sub/index.html"))
    try site.put("content/team.md", "---\nurl: /who/we-are/index.html\n---\nText\n")
    #expect(await site.mistakes().contains("makes the same file as content/about.md"))
    try site.put("content/team.md", "---\nurl: /a?b\n---\nText\n")
    #expect(
      await site.mistakes().contains(
        "content/team.md:2:6: error: url “/a?b” is not a path from the site's root, such as "))
    try site.put("content/team.md", "---\npermalink: /:year/:title/\n---\nText\n")
    #expect(try await site.build().contains("content/team.md:2:12: warning: permalink “/:year/"))
    #expect(site.hasOutput("team/index.html"))
  }

  @Test("A file's name may begin with its day; what the page says of itself wins")
  func datedNames() async throws {
    let site = try TestSite(
      """
      -- templates/page.html --
      {{ page.title }}|{{ page.date | default('', true) }}|{{ page.content }}
      -- content/posts/2024-03-01-spring-news.md --
      Text
      -- content/posts/2024-03-02-b.md --
      ---
      date: 2024-05-01
      slug: bee
      ---
      [to](2024-03-01-spring-news.md)
      -- content/posts/2024-02-30-c.md --
      Text
      -- content/posts/2024-03-03-d/index.md --
      ![p](p.svg)
      -- content/posts/2024-03-03-d/p.svg --
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>
      -- content/posts/2030-01-01-later.md --
      Text
      """)
    #expect(try await site.build() == "")
    #expect(
      try site.output("posts/spring-news/index.html").hasPrefix("Spring news|2024-03-01|"))
    let bee = try site.output("posts/bee/index.html")
    #expect(bee.contains("|2024-05-01|") && bee.contains("href=\"/posts/spring-news/\""))
    #expect(try site.output("posts/2024-02-30-c/index.html").hasPrefix("2024 02 30 c||"))
    #expect(try site.output("posts/d/index.html").hasPrefix("D|2024-03-03|"))
    #expect(!site.hasOutput("posts/later/index.html"))
  }

  @Test(
    "What a page says of its time decides whether it is there",
    arguments: [
      ("publishDate: 2026-06-01\ndate: 2025-01-01", false),
      ("publishDate: 2025-06-01\ndate: 2027-01-01", true),
      ("expiryDate: 2025-06-01", false), ("expiry_date: 2026-06-01", true),
      ("published: false", false), ("published: true", true), ("published: 2026-06-01", false),
      ("date: 2026-01-01 01:30:00 +0200", true), ("date: 2026-01-01 02:30:00 +0200", false),
    ])
  func times(_ matter: String, _ isThere: Bool) async throws {
    let site = try TestSite("-- content/a.md --\n---\n\(matter)\n---\nText\n")
    #expect(try await site.build() == "")
    #expect(site.hasOutput("a/index.html") == isThere)
  }

  @Test("Other names for what pages say are read too, and a layout that other themes have is none")
  func names() async throws {
    let site = try TestSite(
      """
      -- templates/page.html --
      {{ page.summary }}|{{ page.updated | default('', true) }}|{{ page.tags | join('/') }}|{{ page.extra.own | default('') }}
      -- content/a.md --
      ---
      excerpt: Short
      last_modified_at: 2024-05-01
      tags: family law, fees
      layout: post
      params: {own: mine}
      ---
      Text
      """)
    #expect(
      try await site.build() == "content/a.md:5:9: warning: there is no layout “post”, so the "
        + "theme's own is used; leave the key out, or add templates/post.html")
    #expect(
      try site.output("a/index.html").hasPrefix("Short|2024-05-01|family law/fees|mine"))
  }
}
