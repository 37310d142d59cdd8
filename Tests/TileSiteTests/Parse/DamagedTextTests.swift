import Testing

@testable import TileSite

/// Texts that once came out wrong or not at all, found by damaging pages.
@Suite struct DamagedTextTests {
  private func html(_ text: String, ids: Bool = false) -> String {
    plainHTML(text, MarkdownOptions(headingIDs: ids))
  }

  @Test(
    "A reference to a control character is text where that character has a meaning of its own",
    arguments: [
      ("x~~ &#3;b&#3;", "<p>x~~ &amp;#3;b&amp;#3;</p>\n"),
      ("~~a~~ &#x0003;", "<p><del>a</del> &amp;#x0003;</p>\n"),
      ("~~a~~ `&#3;`", "<p><del>a</del> <code>&amp;#3;</code></p>\n"),
      ("~~a~~ &#38; &#9829;", "<p><del>a</del> &amp; ♥</p>\n"),
      ("~~a~~ [b](c&#8;d)", "<p><del>a</del> <a href=\"c&amp;#8;d\">b</a></p>\n"),
    ])
  func controls(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test(
    "Nothing is struck through by half",
    arguments: [
      (
        "~~a www.b.example/x~~d",
        "<p>~~a <a href=\"http://www.b.example/x~~d\">www.b.example/x~~d</a></p>\n"
      ),
      (
        "~~a www.b.example/x~~d e~~",
        "<p><del>a <a href=\"http://www.b.example/x~~d\">www.b.example/x~~d</a> e</del></p>\n"
      ),
    ])
  func strikes(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test("Tildes in slanted words of a heading are no part of its id and title")
  func struckHeading() {
    let body = parseMarkdown(Array("# a *~~b~~*".utf8)[...], options: .init())
    #expect(body.outline.first?.title == "a b")
    #expect(html("# a *~~b~~*") == "<h1>a <em><del>b</del></em></h1>\n")
  }

  @Test("A link stands in no link, whatever its text holds")
  func links() {
    #expect(
      html("[a <https://b.example> c](d) <ef:g>")
        == "<p><a href=\"d\">a https://b.example c</a> <a href=\"ef:g\">ef:g</a></p>\n")
    #expect(
      html("[*<https://b.example>*](d)") == "<p><a href=\"d\"><em>https://b.example</em></a></p>\n")
  }

  @Test("A place in a block is one of its page, however little a line of it is indented")
  func blockPlaces() async throws {
    let text = "a\n\n  ```stats\n  A: 1\n?:\nbB: 2\n  ```\n\n> ```stats\n>C: [1]\n> ```\n"
    let site = try TestSite("", ["content/a.md": Array(text.utf8)])
    #expect(
      await site.mistakes() == """
        content/a.md:5:3: error: ? must be one value, such as 1,204
        content/a.md:10:5: error: C must be one value, such as 1,204
        """)
  }

  @Test("A heading has no id that a part of the page has")
  func themeIDs() {
    let text = "# A {#main_}\n# B {#toc_title}\n# C {#my_id}\n# Toc title\n"
    let body = parseMarkdown(Array(text.utf8)[...], options: .init())
    #expect(
      body.outline.map(\.id) == ["section-main_", "section-toc_title", "my_id", "toc-title"])
    #expect(
      body.findings.map(\.fact) == [
        .repeatedID("main_", became: "section-main_"),
        .repeatedID("toc_title", became: "section-toc_title"),
      ])
  }

  @Test("A heading has no id that a footnote has")
  func noteIDs() {
    let text = "# Fn 1\n# Fnref 1 2\n# A {#fn-1}\n# Fn x\n\na[^1][^1]\n\n[^1]: b\n"
    let body = parseMarkdown(Array(text.utf8)[...], options: .init())
    #expect(
      body.outline.map(\.id) == ["section-fn-1", "section-fnref-1-2", "section-fn-1-1", "fn-x"])
    #expect(body.findings.map(\.fact) == [.repeatedID("fn-1", became: "section-fn-1-1")])
    let repeated = "# Fn\n# Fn\n# Fnref\n# Fnref\n\na[^1]\n\n[^1]: b\n"
    let ids = parseMarkdown(Array(repeated.utf8)[...], options: .init()).outline.map(\.id)
    #expect(Set(ids).count == 4 && ids.allSatisfy { !["fn-1", "fnref-1"].contains($0) })
    let plain = parseMarkdown(Array("# Fn 1\n".utf8)[...], options: .init())
    #expect(plain.outline.map(\.id) == ["fn-1"])
  }

  @Test("Definitions above a footnote leave nothing behind, and its own text is not shown twice")
  func definitionsAboveNotes() {
    let page = html("a[^1]\n\n[x]: /y\n[^1]: see [x]\n\nlast [x]\n")
    let mark = "<a href=\"#fn-1\" id=\"fnref-1\" role=\"doc-noteref\">1</a>"
    #expect(
      page.hasPrefix(
        "<p>a<sup class=\"footnote-ref\">\(mark)</sup></p>\n<p>last <a href=\"/y\">x</a></p>\n<section"
      ))
    #expect(page.ranges(of: "see").count == 1)
  }

  @Test(
    "A link is told of where it stands when its paragraph only seems to begin with a definition")
  func places() {
    let text = "[a/) [c](b.md) d](..) [e](/) [f[x]: /y\n]()\n"
    let body = parseMarkdown(Array(text.utf8)[...], options: .init())
    #expect(!body.links.isEmpty)
    #expect(body.links.allSatisfy { (1...2).contains($0.position.line) })
  }

  @Test("A place below a text is told as the text's end")
  func placesBelow() {
    var lines = MarkdownLines(Array("a\nbc".utf8)[...], firstLine: 5)
    #expect(lines.position(9, 1) == Position(line: 6, column: 3))
    #expect(lines.position(9, 7) == Position(line: 6, column: 3))
  }

  @Test("A CR alone ends a line wherever it stands, in front matter and in places too")
  func carriageReturns() async throws {
    let site = try TestSite(
      bareTemplates,
      ["content/index.md": Array("---\rtitle: A\nspan: 9x9\r---\rb\r\ncaf\u{E9}".utf8)])
    #expect(await site.mistakes().hasPrefix("content/index.md:3:7: error: span “9x9”"))
    try site.put("content/index.md", "---\rtitle: A\n---\rb\r\nc\rd\n")
    try await site.build()
    #expect(try site.output("index.html") == "<p>b\nc\nd</p>\n")
  }
}
