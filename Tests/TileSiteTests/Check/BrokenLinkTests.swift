import Testing

@testable import TileSite

/// Links that lead to nothing are told by builds, once, where they were written (F1).
struct BrokenLinkTests {
  private static let page = """
    -- templates/page.html --
    <h1 id="own">{{ page.title }}</h1><a name="anchor"></a>{{ page.content }}
    <a href="/gone-from-template/">x</a>

    """

  @Test("Pages, files, ids, raw HTML and templates, all at once, sorted")
  func everyKind() async throws {
    let site = try TestSite(
      bareTemplates + Self.page + """
        -- content/index.md --
        # Home

        [page](nope.md) [path](/do_not_exist/) [id](#abcd) [there](a.md#nowhere) [near](a.md#hedaing)
        <a href="relative/gone.html">x</a> <img src="/gone.png" alt="">
        -- content/a.md --
        ## Heading

        [own](#own) [top](#top) [anchor](#anchor) [raw](#raw) [home](/#home) <i id="raw"></i>
        -- content/b.md --
        [ok](a.md#heading) [encoded](a.md#%68eading) [empty](#) [query](?x=1) <a href="../a/#heading">x</a>
        [ok](/b) <a href="/index.html">x</a> <a href="//other.example/x">x</a> <a href="tel:1">x</a>
        """)
    let said = try await site.build()
    #expect(
      said == """
        content/index.md:3:1: warning: there is no page “nope.md”
        content/index.md:3:17: warning: nothing in the site answers to “/do_not_exist/”
        content/index.md:3:40: warning: this page has no place “#abcd”
        content/index.md:3:52: warning: the page /a/ has no place “#nowhere”
        content/index.md:3:74: warning: the page /a/ has no place “#hedaing”; did you mean “#heading”?
        content/index.md:4:10: warning: nothing in the site answers to “relative/gone.html”
        content/index.md:4:46: warning: nothing in the site answers to “/gone.png”
        templates/page.html:2:10: warning: nothing in the site answers to “/gone-from-template/” (on content/a.md and 1 more)
        """)
    site.options.strict = true
    #expect(await site.mistakes().split(separator: "\n").count == 8)
    #expect(try await check(site.options).findings.filter { $0.name == "broken-link" }.count == 8)
  }

  @Test("A link of the menu, of a tile and one to a draft is told once, where it was written")
  func toldOnce() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      menu: [{title: M, url: /menu-gone/}]
      -- content/a/_index.md --
      # A
      -- content/a/b.md --
      ---
      title: B
      summary: s
      link: /tile-gone/
      ---
      -- content/a/c.md --
      [draft](d.md)
      -- content/a/d.md --
      ---
      draft: true
      ---
      Text
      """)
    let said = try await site.build()
    #expect(
      said == """
        content/a/b.md:1:1: warning: the page has no text; it is shown with its title “B” alone
        content/a/b.md:4:7: warning: nothing in the site answers to “/tile-gone/”
        content/a/c.md:1:1: warning: “d.md” is not published now: draft
        site.yaml:2:24: warning: nothing in the site answers to “/menu-gone/”
        """)
  }

  @Test("What a template makes of several texts is told on one page, with how many more")
  func computed() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- templates/page.html --
        <a href="{{ site.home.url }}{{ "not" ~ "-there" }}/">x</a>{{ page.content }}
        -- content/a.md --
        a
        -- content/b.md --
        b
        """)
    let said = try await site.build()
    #expect(
      said
        == "content/a.md: warning: nothing in the site answers to “/not-there/” (on content/a.md and 1 more)"
    )
  }

  @Test("What is nearly there is named")
  func near() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- content/services/tax-law.md --
        [x](/services/tax-lwa/) [y](tax-las) [z](/plans/hose.pdf)

        <a href="/services/tax-lw/">x</a>
        -- content/plans/house.pdf --
        x
        """)
    let said = try await site.build()
    #expect(
      said == """
        content/services/tax-law.md:1:1: warning: nothing in the site answers to “/services/tax-lwa/”; did you mean “/services/tax-law/”?
        content/services/tax-law.md:1:25: warning: nothing in the site answers to “tax-las”; did you mean “/services/tax-law/”?
        content/services/tax-law.md:1:38: warning: nothing in the site answers to “/plans/hose.pdf”; did you mean “/plans/house.pdf”?
        content/services/tax-law.md:3:10: warning: nothing in the site answers to “/services/tax-lw/”; did you mean “/services/tax-law/”?
        """)
  }

  @Test("Addresses respect the folder in which the site lives")
  func basePath() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- site.yaml --
        title: T
        base_url: https://u.example/repo/
        -- content/a.md --
        [ok](/b/) <a href="/repo/b/">x</a> <a href="https://u.example/repo/b/">x</a> <a href="/other/">x</a>
        <a href="/b/">x</a> <a href="https://U.example/repo/gone/">x</a> <a href="https://u.example.org/repo/gone/">x</a>
        <a href="../../../repo/b/">x</a> <a href="../../b/">x</a>
        -- content/b.md --
        b
        """)
    let said = try await site.build()
    #expect(
      said == """
        content/a.md:2:10: warning: “/b/” leads out of the site, which lives below base_url; write “/repo/b/”, or the link in Markdown, where it follows base_url
        content/a.md:2:30: warning: nothing in the site answers to “https://U.example/repo/gone/”
        """)
  }

  @Test("The site can be told to pass over findings and addresses; mistakes stay")
  func ignored() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- site.yaml --
        title: T
        check: {skip: [/api/]}
        -- content/a.md --
        [gone](/gone/)

        <form action="/api/send"></form>
        """)
    let line = "content/a.md:1:1: warning: nothing in the site answers to “/gone/”"
    let said = try await site.build()
    #expect(said == line)
    try site.put("site.yaml", "title: T\ncheck: {ignore: [broken-link], skip: [/api/]}\n")
    let silent = try await site.build()
    #expect(silent == "")
    try site.put("site.yaml", "title: T\ncheck: {ignore: [broken-lnik], weight: heavy}\n")
    let mistakes = await site.mistakes()
    #expect(
      mistakes.contains(
        "site.yaml:2:18: error: ignore “broken-lnik” is unknown; choose broken-link, "))
    #expect(
      mistakes.contains(
        "site.yaml:2:40: error: weight “heavy” is not a size such as 500 kB or 1.5 MB"))
  }

  @Test("What was probably meant is looked for two hundred times at most")
  func manyMistakes() async throws {
    let site = try TestSite(bareTemplates + "-- content/about-us.md --\nWe.\n")
    for number in 0..<250 {
      try site.put("content/page-\(number).md", "[x](abuot-us.md) and <b>more</b>.\n")
    }
    let lines = try await site.build().split(separator: "\n")
    #expect(lines.count == 250)
    #expect(lines.filter { $0.hasSuffix("did you mean “about-us.md”?") }.count == 200)
  }
}
