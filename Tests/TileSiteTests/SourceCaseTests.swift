import Testing

@testable import TileSite

/// Files as people save them: marks, line ends, slips in front matter.
struct SourceCaseTests {
  @Test("A byte-order mark changes no output byte, in pages, settings and templates")
  func byteOrderMark() async throws {
    let files = [
      "site.yaml": "title: Marks\n", "content/index.md": "---\ntitle: Home\n---\nHello\n",
      "templates/home.html": "<p>{{ page.title }}</p>{{ page.content }}\n",
    ]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let plain = try TestSite("", files.mapValues { Array($0.utf8) })
    let marked = try TestSite("", files.mapValues { mark + Array($0.utf8) })
    #expect(try await plain.build() == "")
    #expect(try await marked.build() == "")
    #expect(try plain.output("index.html").contains("<p>Home</p><p>Hello</p>"))
    #expect(try plain.differences(from: marked) == [])
  }

  @Test("A site with CRLF line ends builds to the same bytes")
  func carriageReturns() async throws {
    let files = [
      "site.yaml": "title: Ends\nextra:\n  text: |\n    one\n    two\n",
      "content/index.md":
        "---\ntitle: Home\nsummary: >\n  folded\n  text\n---\n# H\n\nA  \nb\n\n```\ncode\n```\n\n"
        + "```stats\nCases: 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
      "templates/home.html": "{% if page.title %}\n{{ page.content }}\n{% endif %}\n",
    ]
    let unix = try TestSite("", files.mapValues { Array($0.utf8) })
    let dos = try TestSite(
      "", files.mapValues { Array($0.replacing("\n", with: "\r\n").utf8) })
    #expect(try await unix.build() == "")
    #expect(try await dos.build() == "")
    #expect(try unix.differences(from: dos) == [])
  }

  @Test("All mistakes of all pages are told at once, each at its place")
  func allAtOnce() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      ---
      title: The question: what?
      ---
      text
      -- content/b.md --
      ---
      title: Fine
      date: 2020-13-45
      ---
      text
      -- content/c.md --
      ---
      layout: paeg
      ---
      text
      """)
    #expect(
      await site.mistakes() == """
        content/a.md:2:20: error: a value that holds a colon and a space needs quotes; write title: "The question: what?"
        content/b.md:3:7: error: date “2020-13-45” is no date; write it as 2024-12-31 or 2024-12-31T09:00:00Z
        content/c.md:2:9: error: there is no layout “paeg”; add templates/paeg.html or choose page, home, search, section or taxonomy
        """)
    #expect(!Files.isFolder(site.root + "/public"))
  }

  @Test("Places are those of the file, not of the block they stand in")
  func placesInFile() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      ---
      title: Home
      ---

      Text.

      ```grid
      from: sevices
      colums: 3
      ```

      - item

        ```swatches
        colors:
          - {name: Red, value: "red"}
        ```
      -- content/services/tax.md --
      Tax
      """)
    #expect(
      await site.mistakes() == """
        content/index.md:8:7: error: there is no folder or page content/sevices; did you mean “services”?
        content/index.md:9:1: error: the key “colums” is unknown; did you mean “columns”?
        content/index.md:16:26: error: value “red” is not a colour such as "#00794a" (with the quotes, since # begins a comment in YAML)
        """)
  }

  @Test("Front matter that is opened and never closed is a mistake, not text")
  func neverClosed() async throws {
    let site = try TestSite("-- content/a.md --\n---\ntitle: Lost\n\nText\n")
    #expect(
      await site.mistakes()
        == "content/a.md:1:1: error: the front matter that opens here is never closed; "
        + "end it with a line of three hyphens: ---")
  }

  @Test("Empty pages and folders build, with a title from the file's name and a warning")
  func emptySources() async throws {
    let site = try TestSite(
      "-- content/about-us.md --\n-- content/b.md --\n---\ntitle: Only\n---\n",
      ["content/about-us.md": []])
    #expect(
      try await site.build() == """
        content/about-us.md:1:1: warning: the page has no text; it is shown with its title “About us” alone
        content/b.md:1:1: warning: the page has no text; it is shown with its title “Only” alone
        """)
    #expect(try site.output("about-us/index.html").contains("<h1>About us</h1>"))

    let nothing = try TestSite("")
    #expect(
      try await nothing.build()
        == "content: warning: content/ holds no page; write content/index.md to begin")
    #expect(try !nothing.output("index.html").isEmpty)
  }

  @Test("Values stay the text that was typed")
  func noGuessing() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- templates/home.html --
        {{ page.title }}|{{ page.tags | join(",") }}|{{ page.extra.version }}|{{ page.extra.code }}
        -- content/index.md --
        ---
        title: 2024-12-19
        tags: [yes, 1.10, 2024, "on"]
        version: 1.10
        code: 007
        ---
        text
        -- content/n.md --
        ---
        title: 42
        ---
        text
        """)
    try await site.build()
    #expect(try site.output("index.html") == "2024-12-19|yes,1.10,2024,on|1.10|007")
  }

  @Test("A byte that is not UTF-8 is named with its line; nothing is replaced")
  func notUTF8() async throws {
    let site = try TestSite(
      "",
      [
        "content/a.md": Array("---\ntitle: x\n---\nok\n\ncaf".utf8) + [0xE9, 0x0A],
        "templates/page.html": Array("ä\n".utf8) + [0xFF],
      ])
    let mistakes = await site.mistakes()
    #expect(
      mistakes.hasPrefix(
        "content/a.md:6:4: error: byte 0xe9 is not UTF-8 text; save the file as UTF-8\n"
          + "templates/page.html:2:1: error: "))
  }

  @Test("Control characters in a text are left out and told, and turn nothing off")
  func controlCharacters() async throws {
    let text = "---\ntitle: x\n---\nä\u{2}b\u{7F} ~~c~~\n\nd\u{B}[^1]\te\u{C}f\n\n[^1]: \u{1F}g\n"
    let site = try TestSite("", ["content/a.md": Array(text.utf8)])
    func told(_ place: String, _ code: Int) -> String {
      "content/a.md:\(place): warning: "
        + "an invisible control character (code \(code)) is left out here; delete it"
    }
    let said = [told("4:2", 2), told("4:4", 127), told("6:2", 11), told("8:7", 31)]
    #expect(try await site.build() == said.joined(separator: "\n"))
    let page = try site.output("a/index.html")
    #expect(page.contains("<p>äb <del>c</del></p>\n<p>d<sup"))
    #expect(page.contains("\te\u{C}f</p>"))
  }

  @Test("A key that is nearly a known one is a warning, under --strict an error")
  func slips() async throws {
    let site = try TestSite(
      "-- content/a.md --\n---\ntitel: A\nfeatured: true\n---\ntext\n")
    let sentence = "the key “titel” is unknown; did you mean “title”?"
    #expect(try await site.build() == "content/a.md:2:1: warning: " + sentence)
    site.options.strict = true
    #expect(await site.mistakes() == "content/a.md:2:1: error: " + sentence)
  }

  @Test("Drafts, future and expired pages are left out, and listed with the reason")
  func unpublished() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      ---
      draft: true
      ---
      secretdraft
      -- content/b.md --
      ---
      date: 2030-01-01
      ---
      later
      -- content/c.md --
      ---
      expires: 2020-01-01
      ---
      gone
      """)
    try await site.build()
    #expect(!site.hasOutput("a/index.html") && !site.hasOutput("b/index.html"))
    #expect(!site.hasOutput("c/index.html"))
    let lines = try await list(site.options).lines
    #expect(
      lines == [
        "published  -           /    content/      Test",
        "draft      -           /a/  content/a.md  A  (a draft; --drafts shows it)",
        "future     2030-01-01  /b/  content/b.md  B  (dated 2030-01-01; --future shows it)",
        "expired    -           /c/  content/c.md  C  (expired on 2020-01-01)",
      ])
    site.options.drafts = true
    site.options.future = true
    try await site.build()
    #expect(site.hasOutput("a/index.html") && site.hasOutput("b/index.html"))
  }

  @Test("A page dated today in the site's time zone is published")
  func today() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      ---
      date: 2026-01-02
      ---
      Today or tomorrow
      """)
    // One o'clock in the morning of the second of January in Auckland.
    site.options.now = BuildOptions.instant("2026-01-01T12:00:00Z")
    let states = {
      try await list(site.options).filter { $0.source == "content/a.md" }.map(\.state)
    }
    #expect(try await states() == ["future"])
    try site.put("site.yaml", "title: T\ntimezone: Pacific/Auckland\n")
    #expect(try await states() == ["published"])
  }

  @Test("Pages are listed for programs too, those left out with their address and the reason")
  func listed() async throws {
    let site = try TestSite(
      """
      -- content/a/_index.md --
      ---
      slug: above
      ---
      # Above
      -- content/a/b c.md --
      ---
      draft: true
      slug: below
      date: 2025-05-06T07:00:00Z
      ---
      # Below
      """)
    let found = try await list(site.options).json
    #expect(
      found == """
        [
        {"source":"content/","title":"Test","state":"published","date":null,"url":"/","reason":null},
        {"source":"content/a/_index.md","title":"Above","state":"published","date":null,"url":"/above/","reason":null},
        {"source":"content/a/b c.md","title":"Below","state":"draft","date":"2025-05-06","url":"/above/below/","reason":"a draft; --drafts shows it"}
        ]
        """)
  }

  @Test("A colour without quotes, which YAML takes for a comment, is a mistake")
  func unquotedColor() async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: T\ntheme:\n  accent: #00794a\n-- content/a.md --\na\n")
    #expect(
      await site.mistakes() == "site.yaml:3:3: error: accent has no value; write a colour such as "
        + "\"#00794a\" (with the quotes, since # begins a comment in YAML)")
  }

  @Test("A fence that is nearly a block's name is a warning; other code is code")
  func nearlyBlock() async throws {
    let site = try TestSite(
      "-- content/a.md --\n```gird\nfrom: x\n```\n\n```Stats\nA: 1\n```\n\n```stata\nuse x\n```\n"
        + "\n```python\na: int = 1\n```\n")
    #expect(
      try await site.build() == """
        content/a.md:1:1: warning: there is no block “gird”, so this is shown as code; did you mean “grid”?
        content/a.md:5:1: warning: there is no block “Stats”, so this is shown as code; did you mean “stats”?
        """)
  }

  @Test("Front matter without its opening line is a mistake, not text")
  func neverOpened() async throws {
    let site = try TestSite(
      "-- content/a.md --\ntitle: Lost\nsummary: x\n---\ntext\n"
        + "-- content/b.md --\nTitle: a heading\n---\n\ntext\n")
    #expect(
      await site.mistakes()
        == "content/a.md:1:1: error: these lines say something of the page, but "
        + "the line that opens them is missing; write a line of three hyphens above them: ---")
  }

  @Test("A page with a mistake makes no mistakes of the pages that link to it")
  func noFollowers() async throws {
    let site = try TestSite(
      "-- content/a.md --\n[b](b.md) [b](/b/)\n\n```grid\nfrom: [b]\n```\n"
        + "-- content/b.md --\n---\ntitle: a: b\n---\n")
    #expect(
      await site.mistakes() == "content/b.md:2:9: error: a value that holds a colon and a space "
        + "needs quotes; write title: \"a: b\"")
  }

  @Test("A link to a page that is not published says so")
  func linkToDraft() async throws {
    let site = try TestSite(
      "-- content/a.md --\n[b](b.md) [b](/b/)\n-- content/b.md --\n---\ndraft: true\n---\nb\n")
    #expect(
      try await site.build() == """
        content/a.md:1:1: warning: “b.md” is not published now: draft
        content/a.md:1:11: warning: “/b/” is not published now: draft
        """)
  }
}
