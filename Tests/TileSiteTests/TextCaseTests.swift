import Testing

@testable import TileSite

/// What becomes of text and links on the way to HTML.
struct TextCaseTests {
  @Test("Code comes out as entities and is the same bytes once they are resolved")
  func code() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- content/index.md --
        Use `Set<Int>` here.

        ```swift
        if a < b && c { print("x") }
        ```
        """)
    try await site.build()
    #expect(
      try site.output("index.html") == """
        <p>Use <code>Set&lt;Int&gt;</code> here.</p>
        <pre><code class="language-swift">if a &lt; b &amp;&amp; c { print(&quot;x&quot;) }
        </code></pre>

        """)
  }

  @Test("A title is escaped once wherever it stands")
  func title() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      ---
      title: 'A & "B" <i> </script>'
      image_alt: 'x" onload="y'
      ---
      text
      """)
    try await site.build()
    let html = try site.output("index.html")
    let escaped = "A &amp; &#34;B&#34; &lt;i&gt; &lt;/script&gt;"
    #expect(html.contains("<title>\(escaped) · Test</title>"))
    #expect(html.contains("<h1>\(escaped)</h1>"))
    #expect(html.contains("<meta property=\"og:title\" content=\"\(escaped)\">"))
    #expect(!html.contains("&amp;amp;") && !html.contains("<i>") && !html.contains("</script>"))
  }

  @Test("A title is safe in attributes of either quote, in data for scripts and in addresses")
  func titleInData() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      ---
      title: 'A & "B" <i> </script>'
      ---
      *text*
      -- templates/home.html --
      <a title="{{ page.title }}" lang='{{ page.title }}' href="/?q={{ page.title | urlencode }}">
      <script type="application/ld+json">{{ {"name": page.title, "text": page.content} | json }}</script>
      <p data-page='{{ page.title | json }}'>
      """)
    try await site.build()
    let escaped = "A &amp; &#34;B&#34; &lt;i&gt; &lt;/script&gt;"
    let json = #"A \u0026 \"B\" \u003ci\u003e \u003c/script\u003e"#
    let text = #"\u003cp\u003e\u003cem\u003etext\u003c/em\u003e\u003c/p\u003e\n"#
    let page = try site.output("index.html")
    #expect(
      page == """
        <a title="\(escaped)" lang='\(escaped)' href="/?q=A%20%26%20%22B%22%20%3Ci%3E%20%3C/script%3E">
        <script type="application/ld+json">{"name":"\(json)","text":"\(text)"}</script>
        <p data-page='"\(json)"'>
        """)
  }

  @Test(
    "Links lead to pages, files and addresses under the base path",
    arguments: [
      ("b.md", "/repo/s/b/"), ("b.md#x", "/repo/s/b/#x"), ("../c.md?q=1", "/repo/c/?q=1"),
      ("/c.md", "/repo/c/"), ("_index.md", "/repo/s/"), ("/c/", "/repo/c/"), ("../c", "/repo/c/"),
      ("/files/i%20j.png", "/repo/files/i%20j.png"), ("../files/i j.png", "/repo/files/i%20j.png"),
      ("#top", "#top"), ("mailto:a@b.example", "mailto:a@b.example"),
      ("tel:+441", "tel:+441"), ("https://x.example/a?b&c", "https://x.example/a?b&amp;c"),
    ])
  func links(_ written: String, _ address: String) async throws {
    let site = try TestSite(
      bareTemplates + """
        -- site.yaml --
        title: T
        base_url: https://u.example/repo/
        -- content/s/_index.md --
        S
        -- content/s/a.md --
        [x](<\(written)>)
        -- content/s/b.md --
        ## x
        -- content/c.md --
        c
        -- content/files/i j.png --
        not looked at, since it is only linked
        """)
    #expect(try await site.build() == "")
    #expect(try site.output("s/a/index.html") == "<p><a href=\"\(address)\">x</a></p>\n")
  }

  @Test(
    "Links that could run code are refused in every spelling",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:x", "java&#x73;cript:x", "&#1;javascript:x",
      "java\tscript:x", "vbscript:x", "data:text/html,x",
    ])
  func dangerous(_ destination: String) async throws {
    let site = try TestSite("-- content/index.md --\nSee [x](<\(destination)>)\n")
    let mistakes = await site.mistakes()
    #expect(mistakes.hasPrefix("content/index.md:1:5: error: the link “"))
    #expect(mistakes.hasSuffix("link to a page or an https: address"))
  }

  @Test(
    "A link that could run code is refused outside texts too",
    arguments: [
      "javascript:alert(1)", "Java\\tScript:x", "vbscript:x", "data:text/html,x", "file:///x",
    ])
  func dangerousElsewhere(_ destination: String) async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: Test
      menu:
        - {title: A, url: "\(destination)"}
      -- content/index.md --
      ---
      link: "\(destination)"
      ---
      """)
    let mistakes = await site.mistakes().split(separator: "\n")
    #expect(mistakes.count == 2)
    #expect(mistakes.first?.hasPrefix("content/index.md:2:7: error: the link “") == true)
    #expect(mistakes.last?.hasPrefix("site.yaml:3:21: error: the link “") == true)
    #expect(mistakes.allSatisfy { $0.contains(" could run code ") })
  }

  @Test("A link to nothing is a warning with the nearest page")
  func missing() async throws {
    let site = try TestSite(
      "-- content/index.md --\n[x](abuot.md) [y](/nothing/)\n-- content/about.md --\na\n")
    #expect(
      try await site.build() == """
        content/index.md:1:1: warning: there is no page “abuot.md”; did you mean “about.md”?
        content/index.md:1:15: warning: nothing in the site answers to “/nothing/”
        """)
  }

  @Test("A picture that is not there is named with the page and line that use it")
  func missingPicture() async throws {
    let site = try TestSite(
      "-- content/a.md --\n---\nimage: no.jpg\n---\nText ![alt](images/no.png)\n")
    #expect(
      await site.mistakes() == """
        content/a.md:2:8: error: the picture “no.jpg” does not exist
        content/a.md:4:6: error: the picture “images/no.png” does not exist
        """)
  }

  @Test(
    "Raw HTML goes through, or is shown as text with a warning for each place, as site.yaml says")
  func rawHTML() async throws {
    let site = try TestSite(
      bareTemplates + "-- content/index.md --\na <b>c</b>\n\n<div>\nd\n</div>\n")
    #expect(try await site.build() == "")
    #expect(try site.output("index.html") == "<p>a <b>c</b></p>\n<div>\nd\n</div>\n")
    try site.put("site.yaml", "title: Test\nmarkdown: {html: escape}\n")
    let warnings = try await site.build().split(separator: "\n")
    #expect(
      warnings.map { $0.prefix(36) } == [
        "content/index.md:1:3: warning: raw H", "content/index.md:1:7: warning: raw H",
        "content/index.md:3:1: warning: raw H",
      ])
    #expect(
      try site.output("index.html") == """
        <p>a &lt;b&gt;c&lt;/b&gt;</p>
        <p>&lt;div&gt;
        d
        &lt;/div&gt;</p>

        """)
  }

  @Test("A picture in the text has its size, and waits until it is seen unless it is the first")
  func pictures() async throws {
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"600\"></svg>"
    let site = try TestSite(
      bareTemplates + "-- content/index.md --\n![A](a.svg)\n\n![](a.svg)\n"
        + "-- content/a.svg --\n\(picture)\n")
    let warnings = try await site.build()
    #expect(warnings.hasPrefix("content/index.md:3:1: warning: "))
    #expect(!warnings.contains("\n"))
    let start = "<p><img src=\"/a.svg\" width=\"800\" height=\"600\" alt="
    #expect(
      try site.output("index.html") == """
        \(start)"A" fetchpriority="high" decoding="async"></p>
        \(start)"" loading="lazy" decoding="async"></p>

        """)
  }

  @Test("The first picture of a text waits too where the page shows a picture above it")
  func pictureBelowAnother() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- content/index.md --
        ---
        image: a.svg
        ---
        ![A](a.svg)
        -- content/a.svg --
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>
        """)
    try await site.build()
    #expect(
      try site.output("index.html")
        == "<p><img src=\"/a.svg\" width=\"8\" height=\"6\" alt=\"A\" loading=\"lazy\" decoding=\"async\"></p>\n"
    )
  }

  @Test("Tables, footnotes, tasks, strikes and bare addresses of one page come out side by side")
  func extensions() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- content/index.md --
        | L | C | R |
        |:--|:-:|--:|
        | `a\\|b` | c \\| d | ~~e~~ |

        f[^1] https://g.example

        - [x] h

        [^1]: i
        """)
    #expect(try await site.build() == "")
    let page = try site.output("index.html")
    for part in [
      "<th class=\"align-left\">L</th>", "<th class=\"align-center\">C</th>",
      "<td class=\"align-left\"><code>a|b</code></td>", "<td class=\"align-center\">c | d</td>",
      "<td class=\"align-right\"><del>e</del></td>",
      "<a href=\"#fn-1\" id=\"fnref-1\" role=\"doc-noteref\">1</a>",
      "<a href=\"https://g.example\">https://g.example</a>", "<li id=\"fn-1\">\n<p>i",
      "<input type=\"checkbox\" disabled=\"\" checked=\"\" /> h",
    ] {
      #expect(page.ranges(of: part).count == 1, "\(part)")
    }
  }

  @Test(
    "Ten thousand nested quotes, lists or brackets make a page",
    arguments: [(">", "<blockquote>"), ("- ", "<ul>"), ("[", "["), ("![", "![")])
  func nested(_ mark: String, _ shown: String) async throws {
    let site = try TestSite(bareTemplates)
    try site.put("content/index.md", String(repeating: mark, count: 10_000) + "x\n")
    try await site.build()
    #expect(try site.output("index.html").ranges(of: shown).count == 10_000)
  }
}
