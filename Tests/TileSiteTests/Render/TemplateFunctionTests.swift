import TileTemplate
import Testing

@testable import TileSite

/// What templates call: grids, carousels, pictures and Markdown of their own.
struct TemplateFunctionTests {
  private static let services = """
    -- site.yaml --
    title: Test
    base_url: https://u.example/repo/
    -- content/index.md --
    # Home
    -- content/services/index.md --
    # Services
    -- content/services/tax.md --
    ---
    title: Tax & Co
    tags: [money]
    order: 2
    ---
    Tax text.
    -- content/services/family.md --
    ---
    title: Family
    order: 1
    span: 2x2
    ---
    Family text.
    -- content/services/wills.md --
    ---
    title: Wills
    tags: [money]
    order: 3
    ---
    Wills text.

    """

  @Test("grid() is a grid as a block makes it: same markup, same rules")
  func grid() async throws {
    let own = try TestSite(
      Self.services + """
        -- content/about.md --
        About
        -- templates/page.html --
        <main>{{ grid(pages("services"), title="All", columns="1..3", cell="200x150", rules="lines") }}</main>
        <link href="{{ asset("site.css") }}">
        """)
    let warnings = try await own.build()
    #expect(warnings == "")
    let block = try TestSite(
      Self.services + """
        -- content/about.md --
        ```grid
        from: services
        title: All
        columns: 1..3
        cell: 200x150
        rules: lines
        ```
        -- templates/page.html --
        <main>{{ page.content }}</main>
        <link href="{{ asset("site.css") }}">
        """)
    try await block.build()
    let (first, second) = (
      try own.output("about/index.html"), try block.output("about/index.html")
    )
    #expect(first.contains("tile-grid g-") && first.contains("Tax &amp; Co"))
    #expect(first.contains("id=\"grid-1\""))
    let rules = try (Self.rules(own), Self.rules(block))
    #expect(lines(first) == lines(second))
    let name = try #require(first.firstMatch(of: /tile-grid (g-\w+)/)).1
    #expect(rules.0.contains { $0.contains(name) })
    #expect(rules.0.filter { $0.contains(name) } == rules.1.filter { $0.contains(name) })
  }

  /// The rules of the one stylesheet.
  private static func rules(_ site: TestSite) throws -> [Substring] {
    let sheets = try site.outputs().keys.filter { $0.hasPrefix("assets/site.") }
    #expect(sheets.count == 1)
    return try site.output(sheets[0]).split(separator: "}")
  }

  /// What a page shows, each element by itself, without the stylesheet's name.
  private func lines(_ text: String) -> [Substring] {
    text.replacing("</main>", with: "\n</main>").split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("<link") }
  }

  @Test("Ids differ from those of the page's headings, blocks and other grids")
  func ids() async throws {
    let site = try TestSite(
      Self.services + """
        -- content/services/index.md --
        # Services
        ## Grid 2 {#grid-2}
        -- templates/section.html --
        {{ page.content }}{{ grid(page.children) }}{{ grid(page.children, limit=1) }}
        {{ carousel(page.children) }}{{ carousel(page.children, rank="headline") }}
        """)
    try await site.build()
    let page = try site.output("services/index.html")
    for id in ["grid-1", "grid-2", "grid-3", "grid-4", "carousel-1", "carousel-2"] {
      #expect(page.matches(of: try Regex("id=\"\(id)\"")).count == 1, "\(id)")
    }
  }

  @Test("page.body is the text without the grid of the children, page.content with it")
  func body() async throws {
    let site = try TestSite(
      Self.services + """
        -- content/services/index.md --
        Text.
        -- templates/section.html --
        {{ page.body }}|{{ page.content }}
        """)
    try await site.build()
    let parts = try site.output("services/index.html").split(separator: "|")
    #expect(parts[0] == "<p>Text.</p>\n")
    #expect(parts[1].hasPrefix("<p>Text.</p>\n") && parts[1].contains("tile-grid"))
  }

  @Test("pages() is what a block's from: shows; carousel() takes a title, a link and a limit")
  func carousel() async throws {
    let site = try TestSite(
      Self.services + """
        -- templates/home.html --
        {{ carousel(pages("services", tag="money"), title="More", url=url("/services/"), limit=1) }}
        {% for page in pages("content/services/") %}[{{ page.title }}]{% endfor %}
        """)
    try await site.build()
    let page = try site.output("index.html")
    #expect(page.contains("carousel-headline") && page.contains(">More</h2>"))
    #expect(page.contains("<a class=\"see-all\" href=\"/repo/services/\">"))
    #expect(page.contains("Tax &amp; Co") && page.matches(of: /<li class="card/).count == 1)
    #expect(page.contains("[Family][Tax &amp; Co][Wills]"))
  }

  @Test("image() takes a path seen from the page or from content/, and a width")
  func image() async throws {
    let site = try TestSite(
      Self.services + """
        -- content/about.md --
        ---
        photo: pictures/own.png
        ---
        Text
        -- templates/page.html --
        {{ image(page.extra.photo | default("/pictures/own.png"), width=32, alt="Us & them") }}
        {{ image("https://example.com/a.jpg", alt="") }}
        """, ["content/pictures/own.png": testPicture])
    #expect(try await site.build() == "")
    let page = try site.output("about/index.html")
    #expect(page.contains("width=\"32\" height=\"20\" alt=\"Us &amp; them\""))
    #expect(page.contains("<img src=\"https://example.com/a.jpg\" alt=\"\""))
    let files = try site.outputs().keys.filter { $0.hasPrefix("assets/images/own.") }
    #expect(!files.isEmpty)
    for file in files { #expect(page.contains("/repo/" + file)) }
    #expect(try await TileSite.check(site.options).pages > 0)
  }

  @Test("Pictures and pages that are not there are mistakes at the call, on the page")
  func missing() async throws {
    let site = try TestSite(
      Self.services + """
        -- templates/home.html --
        {{ image("pictures/on.png") }}
        -- templates/page.html --
        {{ grid(pages("service")) }}
        -- templates/section.html --
          {{ image("bad.png") }}
        """, ["content/pictures/own.png": testPicture, "content/bad.png": Array("text".utf8)])
    let mistakes = await site.mistakes()
    #expect(
      mistakes == """
        templates/home.html:1:4: error: the picture “pictures/on.png” does not exist; did you mean \
        “pictures/own.png”? (on content/index.md)
        templates/page.html:1:9: error: there is no folder or page content/service; did you mean \
        “services”? (on content/services/family.md and 3 more)
        templates/section.html:1:6: error: the picture “bad.png” is not a picture though its \
        name ends in .png (on content/services/index.md and 2 more)
        """)
    #expect(!site.hasOutput("index.html"))
  }

  @Test(
    "A wrong argument is told at the call, in the words of the block",
    arguments: [
      ("grid(page.children, columns=\"4..2\")", "1:4: error: columns “4..2” is not a number from"),
      (
        "grid(page.children, last_row=\"midle\")", "1:4: error: last-row “midle” is unknown; choose"
      ),
      (
        "grid([1])",
        "1:9: error: `pages` of `grid()` is a list of pages or tiles, and this is a list"
      ),
      (
        "grid(page)",
        "1:9: error: `pages` of `grid()` is a list of pages or tiles, and this is a page"
      ),
      ("carousel(page.children, limit=0)", "1:4: error: limit “0” is not a whole number from 1"),
      ("grid(page.children, colums=3)", "1:24: error: `grid()` has no argument `colums`; did you"),
      ("image(page.title, width=0)", "1:4: error: width is a whole number from 1 to 10000"),
      (
        "image(page.title, ratio=\"16/10\")",
        "1:4: error: the picture “Services” does not exist"
      ),
      (
        "image(\"https://example.com/a.jpg\", ratio=\"16/10\")",
        "1:4: error: ratio “16/10” is not two whole numbers such as \"16:10\", width before height"
      ),
      ("image(page)", "1:10: error: `picture` of `image()` is a picture or text, and this is"),
      ("url(\"contact\")", "1:4: error: `url` takes a path from the site's root, such as"),
      ("\"[x](javascript:a)\" | markdown", "1:26: error: the link “javascript:a” could run code"),
    ])
  func wrongArguments(_ call: String, _ expected: String) async throws {
    let site = try TestSite(
      Self.services + "-- templates/section.html --\n{{ \(call) }}\n")
    let mistakes = await site.mistakes()
    #expect(mistakes.hasPrefix("templates/section.html:" + expected))
  }

  @Test("A mistake in what a grid shows tells the way there")
  func chain() async throws {
    let site = try TestSite(
      Self.services + """
        -- templates/home.html --
        <p>{{ grid(pages("services"), tile="own") }}
        -- templates/tiles/own.html --
        {{ tile.page.extra.price }}
        """)
    let mistakes = await site.mistakes()
    #expect(
      mistakes == """
        templates/tiles/own.html:1:20: error: there is no `tile.page.extra.price`; use `default` or \
        `is defined` where it may be missing ← built-in templates/blocks/grid.html:12:18 \
        ← templates/home.html:1:7 (on content/index.md)
        """)
  }

  @Test("A grid that shows itself is a mistake, not the end")
  func endless() async throws {
    let site = try TestSite(
      Self.services + """
        -- templates/section.html --
        {{ grid(page.children, tile="own") }}
        -- templates/tiles/own.html --
        {{ grid(tile.page.parent.children, tile="own") }}
        """)
    let mistakes = await site.mistakes()
    #expect(
      mistakes.hasPrefix(
        "templates/tiles/own.html:1:4: error: grids and carousels are too deep inside each other"))
  }

  @Test("markdown reads text as the page's own: links, pictures, escaping, no headings' ids")
  func markdown() async throws {
    let site = try TestSite(
      Self.services + """
        -- content/about.md --
        ---
        note: "**From** [tax](services/tax.md) & <b>x</b>"
        long: "## Fees\\n\\nOne\\n\\nTwo ![](/pictures/own.png)"
        ---
        Text
        -- templates/page.html --
        {% if page.extra.note is defined %}{{ page.extra.note | markdown(inline=true) }}
        {{ page.extra.long | markdown }}{{ "a" | markdown }}{% endif %}
        """, ["content/pictures/own.png": testPicture])
    #expect(try await site.build() == "")
    let page = try site.output("about/index.html")
    #expect(
      page.hasPrefix(
        "<strong>From</strong> <a href=\"/repo/services/tax/\">tax</a> &amp; <b>x</b>\n"))
    #expect(page.contains("<h2>Fees</h2>\n<p>One</p>"))
    #expect(page.contains("width=\"64\" height=\"40\" alt=\"\""))
    #expect(page.contains("<p>a</p>"))
    try site.put("content/about.md", "---\nnote: '[x](nope.md)'\nlong: ''\n---\nText\n")
    #expect(try await site.build().hasPrefix("content/about.md: warning: "))
  }

  @Test("Footnotes of several texts on a page have ids of their own")
  func footnotes() async throws {
    let site = try TestSite(
      Self.services + """
        -- content/about.md --
        ---
        note: "b[^1]\\n\\n[^1]: c"
        ---
        a[^1]

        [^1]: d
        -- templates/page.html --
        {{ page.content }}{% for i in [1, 2] %}{{ page.extra.note | default("") | markdown }}{% endfor %}
        """)
    try await site.build()
    let page = try site.output("about/index.html")
    for id in ["fn-1", "fnref-1", "text-1-fn-1", "text-2-fn-1", "text-2-fnref-1"] {
      #expect(page.contains("id=\"\(id)\"") && page.contains("href=\"#\(id)\""), "\(id)")
    }
  }

  @Test("url and absolute_url write the base path once, and let other addresses be")
  func addresses() async throws {
    let site = try TestSite(
      Self.services + """
        -- templates/home.html --
        {{ url("/a b/?x=1#y") }} {{ url(page.url) }} {{ "/c/" | url }}
        {{ pages("services")[0].url | absolute_url }} {{ "/c/" | absolute_url }} {{ url("/repo") }}
        {{ "mailto:a@b.c" | absolute_url }} {{ absolute_url("https://x.example/y") }}
        """)
    try await site.build()
    #expect(
      try site.output("index.html") == """
        /repo/a%20b/?x=1#y /repo/ /repo/c/
        https://u.example/repo/services/family/ https://u.example/repo/c/ /repo
        mailto:a@b.c https://x.example/y
        """)
  }

  @Test("Where templates ask for nothing themselves, pages are rendered once")
  func once() async throws {
    let site = try TestSite(Self.services)
    let read = try await parse(try load(site.options), site.options)
    #expect(!read.makesRequests(read.shown(layout(read))))
    #expect(read.templates.calls("image"))
  }
}
