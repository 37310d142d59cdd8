import Testing

@testable import TileSite

/// Grids that go on on other pages.
struct PaginationTests {
  private static func articles(_ count: Int, _ more: String = "") -> String {
    (1...count).map { number in
      let name = number < 10 ? "0\(number)" : "\(number)"
      return "-- content/articles/p\(name).md --\n---\ntags: [x]\n\(more)---\nText\n"
    }.joined()
  }

  private static let templates = """
    -- templates/section.html --
    {{ page.kind }} {{ page.title }}|{{ page.content }}|
    {%- if page.pagination %}{{ page.pagination.number }}/{{ page.pagination.count }}
    {%- if page.pagination.previous %} <{{ page.pagination.previous }}{% endif %}
    {%- if page.pagination.next %} >{{ page.pagination.next }}{% endif %}:
    {%- for each in page.pagination.pages %} {% if each.gap %}… {% endif %}{% if each.current %}*{% endif %}{{ each.url }}{% endfor %};
    {%- for item in page.pagination.items %} {{ item.title }}{% endfor %}{% endif %}
    -- templates/blocks/grid.html --
    {% for tile in block.tiles %}{{ tile.title }} {% endfor %}{{ block.paged }}
    """

  private static let section =
    "-- content/articles/_index.md --\n---\ngrid: {paginate: 2}\n---\nAll.\n"

  @Test("A long grid goes on at page/2; the text of the page stands on the first")
  func parts() async throws {
    let site = try TestSite(
      Self.articles(5) + Self.section + bareTemplates + Self.templates)
    #expect(try await site.build() == "")
    #expect(
      try site.output("articles/index.html")
        == """
        page Articles|<p>All.</p>
        P01 P02 True|1/3 &gt;/articles/page/2/: */articles/ /articles/page/2/ /articles/page/3/; P01 P02
        """.replacing("&gt;", with: ">"))
    #expect(
      try site.output("articles/page/2/index.html") == """
        part Articles – Page 2|P03 P04 True|2/3 </articles/ >/articles/page/3/: /articles/ \
        */articles/page/2/ /articles/page/3/; P03 P04
        """)
    #expect(
      try site.output("articles/page/3/index.html").hasPrefix("part Articles – Page 3|P05 True|3/3")
    )
    #expect(!site.hasOutput("articles/page/4/index.html"))
  }

  @Test("As many pages as there is to show: a draft less, a page less")
  func drafts() async throws {
    let site = try TestSite(Self.articles(3) + Self.section + bareTemplates + Self.templates)
    try await site.build()
    #expect(site.hasOutput("articles/page/2/index.html"))
    try site.put("content/articles/p02.md", "---\ndraft: true\n---\nText\n")
    try await site.build()
    #expect(!site.hasOutput("articles/page/2/index.html"))
    #expect(try !site.output("articles/index.html").contains("1/"))
  }

  @Test("Pages of tags go on after 24 by themselves, unless they or site.yaml say otherwise")
  func terms() async throws {
    let site = try TestSite(Self.articles(25) + bareTemplates + Self.templates)
    #expect(try await site.build() == "")
    #expect(try site.output("tags/x/page/2/index.html").hasPrefix("part x – Page 2|P25 True|2/2"))
    #expect(!site.hasOutput("articles/page/2/index.html"))
    try site.put("site.yaml", "title: Test\ngrid: {paginate: 20}\nlanguage: de\n")
    try await site.build()
    #expect(try site.output("articles/page/2/index.html").hasPrefix("part Articles – Seite 2|P21 "))
    #expect(try site.output("tags/x/page/2/index.html").contains("|P21 P22 "))
    try site.put("site.yaml", "title: Test\ngrid: {paginate: none}\n")
    try await site.build()
    #expect(!site.hasOutput("tags/x/page/2/index.html"))
  }

  @Test("A block of the text can go on; two of one page cannot")
  func blocks() async throws {
    let site = try TestSite(Self.articles(5) + bareTemplates + Self.templates)
    let grid = "```grid\nfrom: articles\ntag: x\npaginate: 2\nlimit: 3\nsort: title\n```\n"
    try site.put("content/index.md", "Hello\n\n" + grid)
    #expect(try await site.build() == "")
    #expect(try site.output("index.html") == "<p>Hello</p>\nP01 P02 True\n")
    #expect(try site.output("page/2/index.html").hasPrefix("part Test – Page 2|P03 True|2/2 </:"))
    #expect(!site.hasOutput("page/3/index.html"))
    try site.put("content/index.md", grid + "\n" + grid + "\n```grid\npaginate: 0\n```\n")
    #expect(
      await site.mistakes() == """
        content/index.md:9:1: error: one grid of a page can go on on further pages, and one above \
        does; leave out paginate: here
        content/index.md:18:11: error: paginate “0” is not a number from 1 to 1000, or none
        """)
  }

  @Test("Of many parts the first, the last and the near ones are named")
  func many() async throws {
    let site = try TestSite(Self.articles(10) + bareTemplates + Self.templates)
    try site.put("content/articles/_index.md", "---\ngrid: {paginate: 1}\n---\n")
    #expect(try await site.build() == "")
    func shown(_ number: Int) throws -> String {
      let path = number == 1 ? "articles/index.html" : "articles/page/\(number)/index.html"
      let links = try site.output(path).split(separator: ":")[1].split(separator: ";")[0]
      return String(links).replacing("/articles/page/", with: "").replacing("/articles", with: "1")
        .replacing("/", with: "")
    }
    #expect(try shown(1) == " *1 2 3 … 10")
    #expect(try shown(4) == " 1 2 3 *4 5 6 … 10")
    #expect(try shown(6) == " 1 … 4 5 *6 7 8 9 10")
    #expect(try shown(10) == " 1 … 8 9 *10")
  }

  @Test("Links to parts are followed; a page in their place is a mistake")
  func links() async throws {
    let site = try TestSite(Self.articles(3) + Self.section + bareTemplates)
    try site.put("content/index.md", "[2](/articles/page/2/) [9](/articles/page/9/)\n")
    #expect(
      try await site.build() == """
        content/index.md:1:24: warning: nothing in the site answers to “/articles/page/9/”; did you \
        mean “/articles/page/2/”?
        """)
    try site.put("content/articles/page/2.md", "In the way\n")
    try site.put("content/index.md", "Hello\n")
    #expect(
      await site.mistakes() == """
        content/articles/page/2.md: error: makes the same file as content/articles/_index.md: \
        /articles/page/2/index.html; rename one of them or give it a slug
        """)
  }

  @Test("The theme has real links, rel=prev and next, and an address of its own for each part")
  func theme() async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: Test\nbase_url: https://x.example/repo/\n" + Self.articles(5)
        + Self.section)
    #expect(try await site.build() == "")
    let second = try site.output("articles/page/2/index.html")
    for part in [
      "<title>Articles – Page 2 · Test</title>",
      "<link rel=\"canonical\" href=\"https://x.example/repo/articles/page/2/\">",
      "<link rel=\"prev\" href=\"/repo/articles/\">",
      "<link rel=\"next\" href=\"/repo/articles/page/3/\">",
      "<li><a href=\"/repo/articles/page/2/\" aria-label=\"Page 2\" aria-current=\"page\">2</a></li>",
      "<a class=\"pages-step\" href=\"/repo/articles/\" rel=\"prev\">Previous</a>",
      "<li><a href=\"/repo/articles/\">Articles</a></li>",
    ] {
      #expect(second.contains(part), "\(part)")
    }
    #expect(!second.contains("All."))
    let css = try #require(site.outputs().first { $0.key.hasSuffix(".css") }?.value)
    #expect(String(decoding: css, as: UTF8.self).contains(".pages-gap"))
  }
}
