import Testing

@testable import TileSite

/// Words of front matter and the pages that show who has them.
struct TaxonomyTests {
  private static let pages = """
    -- content/articles/a.md --
    ---
    title: Fees
    date: 2024-01-01
    tags: [Family Law, fees]
    ---
    A
    -- content/articles/b.md --
    ---
    title: Children
    date: 2025-01-01
    tags: Family Law
    categories: advice
    ---
    B
    -- content/articles/c.md --
    ---
    title: Homes
    tags: [fees]
    ---
    C

    """

  private static let listing = """
    -- templates/section.html --
    {{ page.kind }} {{ page.title }}:{% for child in page.children %} {{ child.title }}{% endfor %};
    {%- for term in page.terms %} {{ term.taxonomy }} {{ term.title }} {{ term.count }} {{ term.url }}{% endfor %}

    """

  @Test("A word has a page with its pages, the newest first; all words of a key have one too")
  func pages() async throws {
    let site = try TestSite(Self.pages + bareTemplates + Self.listing)
    #expect(try await site.build() == "")
    #expect(try site.output("tags/family-law/index.html") == "term Family Law: Children Fees;\n")
    #expect(try site.output("tags/fees/index.html") == "term fees: Fees Homes;\n")
    #expect(try site.output("categories/advice/index.html") == "term advice: Children;\n")
    #expect(
      try site.output("tags/index.html") == """
        taxonomy Tags: Family Law fees; tags Family Law 2 /tags/family-law/ tags fees 2 /tags/fees/

        """)
  }

  @Test("They stand in no menu and no grid, and lead to their folder's page and home")
  func place() async throws {
    let site = try TestSite(
      Self.pages + bareTemplates + """
        -- templates/home.html --
        {% for item in site.menu %}{{ item.title }} {% endfor %}{% for child in page.children %}{{ child.title }}{% endfor %}
        -- templates/section.html --
        {% for page in page.ancestors %}{{ page.title }}/{% endfor %}{{ page.title }}
        """)
    #expect(try await site.build() == "")
    #expect(try site.output("index.html") == "Articles Articles")
    #expect(try site.output("tags/fees/index.html") == "Test/Tags/fees")
    try site.put("content/tags/_index.md", "---\nnav: Topics\n---\n")
    try await site.build()
    #expect(try site.output("index.html") == "Articles Topics Articles")
  }

  @Test("A file in the folder is the page of its word")
  func ownPage() async throws {
    let site = try TestSite(
      Self.pages + bareTemplates + """
        -- content/tags/Family-Law.md --
        ---
        title: For families
        slug: families
        ---
        What we know.
        -- content/tags/unused.md --
        An ordinary page.
        -- templates/section.html --
        {{ page.title }} {{ page.url }} {{ page.body }}{% for child in page.children %} {{ child.title }}{% endfor %}
        -- templates/page.html --
        {{ page.title }}{% for term in page.terms %} {{ term.title }} {{ term.url }}{% endfor %}
        """)
    #expect(try await site.build() == "")
    let term = try site.output("tags/families/index.html")
    #expect(term == "For families /tags/families/ <p>What we know.</p>\n Children Fees")
    #expect(
      try site.output("articles/a/index.html")
        == "Fees For families /tags/families/ fees /tags/fees/")
    #expect(try site.output("tags/unused/index.html") == "Unused")
    #expect(!site.hasOutput("tags/family-law/index.html"))
  }

  @Test("Words of one address are one, with a warning that names both places (D7)")
  func oneAddress() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      ---
      tags: [ADC, "!!"]
      ---
      A
      -- content/b.md --
      ---
      tags: [x, adc]
      ---
      B
      -- content/c.md --
      ---
      tags: [adc, ADC, ADC]
      ---
      C

      """ + bareTemplates + Self.listing)
    #expect(
      try await site.build() == """
        content/a.md:2:13: warning: no address can be made of “!!”, so it has no page; give it a \
        letter or a figure, and at most 200 bytes, or leave it out of tags
        content/b.md:2:11: warning: “adc” and “ADC” (content/a.md:2:8) have one page, /tags/adc/; \
        write both the same way
        """)
    #expect(try site.output("tags/adc/index.html") == "term ADC: A B C;\n")
  }

  @Test("A word of drafts alone has no page, and goes with the last page that has it (D5)")
  func drafts() async throws {
    let site = try TestSite(Self.pages + bareTemplates)
    try site.put("content/d.md", "---\ndraft: true\ntags: [secretword]\n---\nD\n")
    try site.put("content/e.md", "---\ndate: 2030-01-01\ntags: [latersecret]\n---\nE\n")
    #expect(try await site.build() == "")
    #expect(!site.hasOutput("tags/secretword/index.html"))
    for (path, bytes) in try site.outputs() {
      let text = String(decoding: bytes, as: UTF8.self) + path
      #expect(!text.contains("secret"), "\(path)")
    }
    site.options.drafts = true
    try await site.build()
    #expect(site.hasOutput("tags/secretword/index.html"))
    site.options.drafts = false
    site.options.now = BuildOptions.instant("2030-01-01T00:00:00Z")
    try await site.build()
    #expect(!site.hasOutput("tags/secretword/index.html"))
    #expect(site.hasOutput("tags/latersecret/index.html"))
  }

  @Test("site.yaml names the keys, with titles or without; one that is taken is a mistake")
  func settings() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: Test
      taxonomies: {tags: {title: Topics}, author: }
      -- content/a.md --
      ---
      author: Ruth Pellow
      tags: [x]
      categories: own
      ---
      A

      """ + bareTemplates + Self.listing)
    #expect(try await site.build() == "")
    #expect(try site.output("tags/index.html").hasPrefix("taxonomy Topics: x;"))
    #expect(try site.output("author/ruth-pellow/index.html") == "term Ruth Pellow: A;\n")
    #expect(!site.hasOutput("categories/own/index.html"))
    try site.put("site.yaml", "title: Test\ntaxonomies: []\n")
    try await site.build()
    #expect(try site.outputs().keys.filter { $0.hasPrefix("tags") } == [])
    try site.put("site.yaml", "title: Test\ntaxonomies: [date, a/b, {x: y}]\n")
    #expect(
      await site.mistakes() == """
        site.yaml:2:14: error: “date” says something else of a page already; choose another name, \
        such as my-date
        site.yaml:2:20: error: taxonomies “a/b” is not a name such as authors
        site.yaml:2:25: error: taxonomies must be a list of texts
        """)
  }

  @Test("Links to them are followed; another file at their address is a mistake")
  func links() async throws {
    let site = try TestSite(Self.pages + bareTemplates)
    try site.put(
      "content/index.md", "[a](/tags/fees/) [b](tags/fees.md) [c](/tags/) [d](/tags/no/)\n")
    #expect(
      try await site.build() == """
        content/index.md:1:48: warning: nothing in the site answers to “/tags/no/”; did you mean \
        “/tags/”?
        """)
    #expect(try site.output("index.html").contains("<a href=\"/tags/fees/\">b</a>"))
    try site.put("content/index.md", "x\n")
    try site.put("content/tags/fees/index.html", "x")
    try site.put("content/old.md", "---\naliases: [/tags/family-law/]\n---\nx\n")
    #expect(
      await site.mistakes() == """
        content/old.md:2:11: error: makes the same file as content/tags/family-law: \
        /tags/family-law/index.html; rename one of them or give it a slug
        content/tags/fees/index.html: error: makes the same file as content/tags/fees: \
        /tags/fees/index.html; rename one of them or give it a slug
        """)
  }

  @Test("A grid and a row take them as a folder; a tag is found however it is written")
  func blocks() async throws {
    let site = try TestSite(
      Self.pages + bareTemplates + """
        -- content/index.md --
        ```carousel
        from: tags
        ```
        ```grid
        from: articles
        tag: family-law
        ```
        -- templates/blocks/grid.html --
        {% for tile in block.tiles %}{{ tile.title }} {% endfor %}
        -- templates/blocks/carousel.html --
        {% for card in block.cards %}{{ card.title }} {% endfor %}
        """)
    #expect(try await site.build() == "")
    let home = try site.output("index.html").split(separator: "\n").map(String.init)
    #expect(home == ["Children Fees Homes ", "Children Fees "])
  }

  @Test("The theme links tags, and shows all of them with their numbers")
  func theme() async throws {
    let site = try TestSite(Self.pages)
    #expect(try await site.build() == "")
    #expect(
      try site.output("articles/a/index.html")
        .contains("<li><a href=\"/tags/family-law/\" rel=\"tag\">Family Law</a></li>"))
    let all = try site.output("tags/index.html")
    #expect(all.contains("<span class=\"term-title\">fees</span> <span class=\"term-count\">2<"))
    #expect(!all.contains("tile-grid"))
    #expect(try site.output("tags/fees/index.html").contains("class=\"tile-grid "))
  }
}
