import Testing

@testable import TileSite

/// What `check` sees in the made pages: each kind of fault, its exact line, and a sound page beside it.
struct CheckTests {
  /// A site whose pages are shown in a whole page, and what is found in it.
  private static func found(_ text: String, _ prefix: String = "") async throws -> String {
    let site = try TestSite(
      bareTemplates + """
        -- templates/page.html --
        <!doctype html><html lang="en"><head><title>{{ page.title }}</title></head><body>
        \(prefix){{ page.content }}
        {% for other in site.pages %}<a href="{{ other.url }}">{{ other.title }}</a>{% endfor %}</body></html>
        -- templates/section.html --
        {% extends "page.html" %}
        -- templates/home.html --
        {% extends "page.html" %}
        -- templates/404.html --
        <h1>Not there</h1>

        """ + text)
    let before = try TestSite.tree(site.root).keys.sorted()
    let report = try await check(site.options)
    #expect(try TestSite.tree(site.root).keys.sorted() == before)  // writes nothing
    return report.findings.map { "\($0.text) [\($0.name)]" }.joined(separator: "\n")
  }

  @Test("A sound site")
  func sound() async throws {
    let found = try await Self.found(
      """
      -- content/index.md --
      # Home

      Welcome to all.

      ## Second {#own}

      ### Third

      <a href="/a/"><img src="p.svg" alt="A"></a> <button aria-label="b"></button>
      <img src="p.svg" alt=""> <img src="p.svg" role="presentation">
      <a href="/a/"><svg><title>t</title></svg></a> <template><img src="p.svg"><h6>x</h6></template>
      -- content/a.md --
      # A

      Another text.
      -- content/p.svg --
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>
      """)
    #expect(found == "")
  }

  @Test("Faults of one page")
  func faults() async throws {
    let found = try await Self.found(
      """
      -- content/index.md --
      # Home

      Welcome to all.

      #### Fourth

      <img src="p.svg"> <a href="/#"></a> <a href="/"><img src="p.svg" alt=""></a> <button> </button>
      <i id="twice"></i> <i id="twice"></i>

      # Again
      -- content/p.svg --
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>
      """)
    #expect(
      found == """
        content/index.md: error: a button has no text; write one, or an aria-label [empty-link]
        content/index.md: warning: the page has 2 headings of the first level (h1); keep one [heading-order]
        content/index.md:5:1: warning: the heading “Fourth” is of level 4 and follows one of level 1; make it level 2 [heading-order]
        content/index.md:7:11: error: the picture “p.svg” has no alt attribute; say what it shows, or alt="" where it says nothing [missing-alt]
        content/index.md:7:28: error: the link to “/#” has no text; write one, or an aria-label [empty-link]
        content/index.md:7:46: error: the link to “/” has no text; write one, or an aria-label [empty-link]
        content/index.md:8:8: error: the id “twice” stands on the page more than once; give each element one of its own [duplicate-id]
        """)
  }

  @Test("What a template does to many pages is one finding")
  func template() async throws {
    let found = try await Self.found(
      """
      -- content/a.md --
      # A

      One.
      -- content/b.md --
      # B

      Two.
      """, "<img src=\"data:,\">")
    #expect(
      found == """
        content/: warning: the page has no heading of the first level (h1) [heading-order]
        templates/page.html:2:11: error: the picture “data:,” has no alt attribute; say what it shows, or alt="" where it says nothing (on content/ and 2 more) [missing-alt]
        """)
  }

  @Test("Titles and summaries, each its own")
  func alike() async throws {
    let found = try await Self.found(
      """
      -- content/index.md --
      # Home

      Hello.
      -- content/a.md --
      ---
      title: One
      summary: The same.
      ---
      # One
      -- content/b.md --
      ---
      summary: The same.
      title: One
      ---
      # One
      -- content/c.md --
      # C

      ![](p.svg)
      -- content/p.svg --
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>
      """)
    #expect(
      found == """
        content/b.md:2:10: warning: the summary is that of content/a.md too; give each page its own [duplicate-summary]
        content/b.md:3:8: warning: the title “One” is that of content/a.md too; give each page its own [duplicate-title]
        content/c.md: warning: the page has no summary for search engines and tiles; write summary: in its front matter [missing-summary]
        content/c.md:3:1: error: the picture “p.svg” has no alternative text; describe it in the square brackets: ![what it shows](p.svg) [missing-alt]
        """)
  }

  @Test("Pages that nothing links to, files that nothing uses")
  func unused() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- content/index.md --
        # Home

        [own](/) ![p](p.svg) <a href="papers/x%20y.pdf">x</a>

        ```grid
        from: [a.md]
        ```
        -- content/a.md --
        # A

        Text, see style.css.
        -- content/b.md --
        # B

        [b](b.md) Nobody links here.
        -- content/p.svg --
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>
        -- content/papers/x y.pdf --
        %PDF
        -- content/papers/old.pdf --
        %PDF
        -- content/style.css --
        a { background: url(font.woff2) }
        -- content/font.woff2 --
        x
        -- content/robots.txt --
        x
        -- content/.well-known/security.txt --
        x
        """)
    let found = try await check(site.options).findings.filter { $0.name.hasPrefix("un") }
    #expect(
      found.map(\.text) == [
        "content/b.md: note: no page links here",
        "content/papers/old.pdf: warning: nothing in the site uses this file; it is published all the same",
      ])
  }

  @Test("What a page takes before anyone scrolls")
  func weight() async throws {
    let script = String(repeating: "x", count: 1500)
    let found = try await Self.found(
      """
      -- site.yaml --
      title: T
      check: {weight: 1 kB}
      -- content/index.md --
      # Home

      Hello. <script src="big.js"></script>
      -- content/big.js --
      \(script)
      """)
    #expect(
      found.hasPrefix(
        "content/index.md: warning: the page takes 2 kB before anyone scrolls, 2 kB of it big.js; 1 kB are allowed (check: {weight: …} in site.yaml) [page-weight]"
      ))
  }

  @Test("What the same file makes heavy is one finding, at the heaviest page")
  func weightOfMany() async throws {
    let script = String(repeating: "x", count: 20_000)
    let text = String(repeating: "x ", count: 1500)
    let found = try await Self.found(
      """
      -- site.yaml --
      title: T
      check: {weight: 5 kB, ignore: [heading-order]}
      -- content/index.md --
      Home, with tiles elsewhere.

      ```grid
      from: [a.md]
      ```
      -- content/a.md --
      Short.
      -- content/b.md --
      \(text)
      -- content/big.js --
      \(script)
      """, "<script src=\"/big.js\"></script>")
    #expect(found.split(separator: "\n").count == 1)
    #expect(
      found.hasPrefix(
        "content/b.md: warning: the page takes 23 kB before anyone scrolls, 20 kB of it big.js; "))
    #expect(found.hasSuffix(" (on content/b.md and 2 more) [page-weight]"))
  }

  @Test("A page without a language or a title")
  func document() async throws {
    let site = try TestSite(
      bareTemplates + """
        -- templates/page.html --
        <html><title> </title><h1>x</h1>{{ page.content }}</html>
        -- content/a.md --
        a
        -- content/index.md --
        [another](a.md)
        """)
    let found = try await check(site.options).findings.map { "\($0.text)" }
    #expect(
      found == [
        "content/a.md: error: the html element does not say its language; write <html lang=\"en\">",
        "content/a.md: error: the page has no title element, or an empty one",
      ])
  }

  @Test("With --strict warnings are errors")
  func strict() async throws {
    let site = try TestSite(
      bareTemplates
        + "-- content/a.md --\n![](p.svg)\n-- content/p.svg --\n<svg viewBox=\"0 0 1 1\"/>\n")
    site.options.strict = true
    let found = try await check(site.options).findings.map { "\($0.word) \($0.name)" }
    #expect(
      found == [
        "error missing-summary", "error missing-alt",
      ])
  }

  @Test("Every name that can be passed over is described")
  func names() throws {
    let tests = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    let bytes = try Files.read(Path.folder(of: tests) + "/docs/check.md")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(FindingName.optional.filter { !text.contains("`\($0.rawValue)`") } == [])
  }

  @Test("For programs and for GitHub")
  func formats() async throws {
    let site = try TestSite(
      bareTemplates + "-- content/a,b.md --\n[a](/50%/) [x](/about/)\n-- content/about.md --\nb\n")
    let found = try await check(site.options).findings.filter { $0.name == "broken-link" }
    #expect(
      found.json == """
        [
        {"path":"content/a,b.md","line":1,"column":1,"level":"error","name":"broken-link","message":"nothing in the site answers to “/50%/”","suggestion":null}
        ]
        """)
    #expect(
      found.map { $0.workflowCommand(site: "my/./site") } == [
        "::error file=my/site/content/a%2Cb.md,line=1,col=1::nothing in the site answers to “/50%25/” [broken-link]"
      ])
    #expect([Diagnostic]().json == "[]")
  }
}
