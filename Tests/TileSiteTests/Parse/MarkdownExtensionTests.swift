import Testing

@testable import TileSite

private func html(_ text: String, smart: Bool = false) -> String {
  plainHTML(text, MarkdownOptions(smart: smart, headingIDs: false))
}

private func facts(_ text: String) -> [Markdown.Finding.Fact] {
  parseMarkdown(Array(text.utf8)[...], options: .init()).findings.map(\.fact)
}

/// What is read beyond CommonMark.
@Suite struct MarkdownExtensionTests {
  @Test(arguments: [
    ("~~gone~~", "<del>gone</del>"), ("a~~b~~c", "a<del>b</del>c"),
    ("~~a *b* c~~", "<del>a <em>b</em> c</del>"), ("**~~a~~**", "<strong><del>a</del></strong>"),
    ("~~a\nb~~", "<del>a\nb</del>"), ("~~a `~~` b~~", "<del>a <code>~~</code> b</del>"),
    ("[~~a~~](b)", "<a href=\"b\"><del>a</del></a>"),
    ("~~a ~~b~~ c~~", "<del>a <del>b</del> c</del>"), ("~~„a“~~.", "<del>„a“</del>."),
    // Not struck through
    ("~a~ 5~10 and 20~30", "~a~ 5~10 and 20~30"), ("~~~a~~~ b", "~~~a~~~ b"),
    ("~~ a~~", "~~ a~~"), ("\\~~a~~", "~~a~~"), ("~\\~a~~", "~~a~~"),
    ("~~a *b~~ c*", "~~a <em>b~~ c</em>"),
    ("~~a", "~~a"), ("a ~~", "a ~~"),
  ])
  func `two tildes strike through`(_ text: String, _ expected: String) {
    #expect(html("x " + text) == "<p>x \(expected)</p>\n")
  }

  @Test(arguments: [
    ("www.a.example/x_y_z", "<a href=\"http://www.a.example/x_y_z\">www.a.example/x_y_z</a>"),
    ("https://a.example.", "<a href=\"https://a.example\">https://a.example</a>."),
    ("(https://a.example/b)", "(<a href=\"https://a.example/b\">https://a.example/b</a>)"),
    (
      "\"https://a.example/?a=1&b=2\"",
      "&quot;https://a.example/?a=1&amp;b=2&quot;"
    ),
    ("*https://a.example*", "<em><a href=\"https://a.example\">https://a.example</a></em>"),
    ("~~www.a.example~~", "<del><a href=\"http://www.a.example\">www.a.example</a></del>"),
    ("http://localhost:8000/x", "<a href=\"http://localhost:8000/x\">http://localhost:8000/x</a>"),
    ("HTTPS://A.EXAMPLE", "<a href=\"HTTPS://A.EXAMPLE\">HTTPS://A.EXAMPLE</a>"),
    (
      "https://müller.example/ä",
      "<a href=\"https://m%C3%BCller.example/%C3%A4\">https://müller.example/ä</a>"
    ),
    ("mail a@b.example, please", "mail <a href=\"mailto:a@b.example\">a@b.example</a>, please"),
    ("mailto:a@b.example", "<a href=\"mailto:a@b.example\">mailto:a@b.example</a>"),
    // No addresses
    ("[www.a.example](b)", "<a href=\"b\">www.a.example</a>"),
    ("[a *www.b.example*](b)", "<a href=\"b\">a <em>www.b.example</em></a>"),
    ("`www.a.example`", "<code>www.a.example</code>"), ("https://", "https://"),
    ("xhttps://a.example", "xhttps://a.example"), ("www.", "www."), ("a@b", "a@b"),
    ("@b.example", "@b.example"), ("javascript://a.example", "javascript://a.example"),
    ("https://a_b.example", "https://a_b.example"),
  ])
  func `bare addresses are links`(_ text: String, _ expected: String) {
    #expect(html("x " + text) == "<p>x \(expected)</p>\n")
  }

  @Test func `smart punctuation leaves addresses as they were typed`() {
    #expect(
      html("www.a.example/b--c...d 'it' -- x", smart: true)
        == "<p><a href=\"http://www.a.example/b--c...d\">www.a.example/b--c...d</a> ‘it’ – x</p>\n")
    #expect(
      html("https://a.example/b–c", smart: true)
        == "<p><a href=\"https://a.example/b%E2%80%93c\">https://a.example/b–c</a></p>\n")
  }

  @Test func `a bare address knows its place`() {
    let body = parseMarkdown(
      Array("a\nb www.a.example and *c@d.example*\n\n- x https://e.example".utf8)[...],
      options: .init())
    #expect(body.links.map(\.destination).count == 3)
    #expect(
      body.links.map { "\($0.position.line):\($0.position.column)" } == ["2:3", "2:22", "4:5"])
  }

  @Test(arguments: [
    ("- [ ] a\n- [x] b", "<ul>\n§ a</label></li>\n✓ b</label></li>\n</ul>\n"),
    ("1. [X] **a**", "<ol>\n✓ <strong>a</strong></label></li>\n</ol>\n"),
    (
      "- [ ] a\n\n  b", "<ul>\n¶ a</label></p>\n<p>b</p>\n</li>\n</ul>\n"
    ),
    ("- [ ] a\n  - [x] b", "<ul>\n§ a</label>\n<ul>\n✓ b</label></li>\n</ul>\n</li>\n</ul>\n"),
    ("- [ ]", "<ul>\n<li>[ ]</li>\n</ul>\n"), ("- [ ]a", "<ul>\n<li>[ ]a</li>\n</ul>\n"),
    ("- \\[ ] a", "<ul>\n<li>[ ] a</li>\n</ul>\n"), ("- [y] a", "<ul>\n<li>[y] a</li>\n</ul>\n"),
    ("- a [ ] b", "<ul>\n<li>a [ ] b</li>\n</ul>\n"), ("[ ] a", "<p>[ ] a</p>\n"),
  ])
  func `tasks are boxes with their text as label`(_ text: String, _ expected: String) {
    let box = "<label><input type=\"checkbox\" disabled=\"\""
    let expected = expected.replacing("§", with: "<li class=\"task\">\(box) />")
      .replacing("✓", with: "<li class=\"task\">\(box) checked=\"\" />")
      .replacing("¶", with: "<li class=\"task\">\n<p>\(box) />")
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a", "note", "Note", "<p>a</p>\n"),
    ("> [!warning] Mind the *gap", "warning", "Mind the *gap", ""),
    ("> [!TIP]\n>\n> a\n> - b", "tip", "Tip", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n"),
    (
      "> [!Caution]\n> a\n>\n> > b", "caution", "Caution",
      "<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n"
    ),
  ])
  func `alerts have a kind and a title`(
    _ text: String, _ kind: String, _ title: String, _ body: String
  ) {
    #expect(
      html(text) == "<div class=\"alert alert-\(kind)\" role=\"note\">\n"
        + "<p class=\"alert-title\">\(title)</p>\n\(body)</div>\n")
  }

  @Test(arguments: [
    "> [!NOTES]\n> a", "> \\[!NOTE]\n> a", "> [!NOTE](b)", "> a\n> [!NOTE]", "> [!NOTE] *a*\n> b",
    "[!NOTE]\na",
  ])
  func `other quotes stay quotes`(_ text: String) {
    #expect(!html(text).contains("alert"))
  }

  @Test func `a picture alone with a title is a figure`() {
    #expect(
      html("![A *b*](c.png \"T & t\")")
        == "<figure>\n<img src=\"c.png\" alt=\"A b\" />\n<figcaption>T &amp; t</figcaption>\n</figure>\n"
    )
    #expect(html("![a](c.png)") == "<p><img src=\"c.png\" alt=\"a\" /></p>\n")
    #expect(html("![a](c.png \"T\") b").hasPrefix("<p><img"))
  }

  // MARK: Footnotes

  private func notes(_ items: String...) -> String {
    "<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n"
      + items.enumerated().map { "<li id=\"fn-\($0 + 1)\">\n\($1)</li>\n" }.joined()
      + "</ol>\n</section>\n"
  }

  private func mark(_ number: Int, _ use: Int = 1) -> String {
    let id = use > 1 ? "\(number)-\(use)" : "\(number)"
    return
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"fnref-\(id)\" role=\"doc-noteref\">\(number)</a></sup>"
  }

  private func back(_ number: Int, _ use: Int = 1) -> String {
    let id = use > 1 ? "\(number)-\(use)" : "\(number)"
    return
      "<a href=\"#fnref-\(id)\" class=\"footnote-backref\" role=\"doc-backlink\" aria-label=\"Back to \(id)\">↩"
      + (use > 1 ? "<sup>\(use)</sup>" : "") + "</a>"
  }

  @Test func `footnotes are numbered by their first reference and lead back`() {
    #expect(
      html("a[^b] c[^1] d[^b]\n\n[^1]: One\n[^b]: **Two** words\nand more\n")
        == "<p>a\(mark(1)) c\(mark(2)) d\(mark(1, 2))</p>\n"
        + notes(
          "<p><strong>Two</strong> words\nand more \(back(1)) \(back(1, 2))</p>\n",
          "<p>One \(back(2))</p>\n"))
  }

  @Test func `footnotes may stand anywhere, hold several blocks and refer to each other`() {
    #expect(
      html(
        "[^x]: First[^y]\n\n    - a\n\n    last\n\ntext[^x]\n[^y]: Word\n\n> q[^z]\n>\n> [^z]: Z\n")
        == "<p>text\(mark(1))</p>\n<blockquote>\n<p>q\(mark(2))</p>\n</blockquote>\n"
        + notes(
          "<p>First\(mark(3))</p>\n<ul>\n<li>a</li>\n</ul>\n<p>last \(back(1))</p>\n",
          "<p>Z \(back(2))</p>\n", "<p>Word \(back(3))</p>\n"))
  }

  @Test func `a footnote that ends in no paragraph leads back below it`() {
    #expect(
      html("a[^1]\n\n[^1]: x\n\n        code\n")
        == "<p>a\(mark(1))</p>\n"
        + notes("<p>x</p>\n<pre><code>code\n</code></pre>\n<p>\(back(1))</p>\n"))
  }

  @Test func `a definition right below text, a word alone, and references in cells and headings`() {
    #expect(
      html("text[^1]\n[^1]: note\n") == "<p>text\(mark(1))</p>\n"
        + notes("<p>note \(back(1))</p>\n"))
    let body = parseMarkdown(
      Array(
        "# H[^1]\n\n| a |\n|---|\n| b[^2] |\n\n[^1]: x\n[^2]: [y][r] ![p](q)\n\n[r]: s.md\n".utf8)[
          ...],
      options: .init())
    let page = String(decoding: body.html, as: UTF8.self)
    #expect(body.outline.map(\.title) == ["H"] && body.outline.map(\.id) == ["h"])
    #expect(page.contains("<h1 id=\"h\">H\(mark(1))</h1>") && page.contains("<td>b\(mark(2))</td>"))
    #expect(body.links.map(\.destination) == ["s.md"])
    #expect(body.links.map { "\($0.position.line):\($0.position.column)" } == ["8:7"])
    #expect(body.pictures.map { "\($0.position.line):\($0.position.column)" } == ["8:14"])
  }

  @Test(arguments: [
    (
      "`[^1]` and\n\n    [^1]: code\n",
      "<p><code>[^1]</code> and</p>\n<pre><code>[^1]: code\n</code></pre>\n"
    ),
    ("```\n[^1]: a\n```\n", "<pre><code>[^1]: a\n</code></pre>\n"),
    ("a \\[^1]\n\n[^1]: b", "<p>a [^1]</p>\n"), ("a [^1] b", "<p>a [^1] b</p>\n"),
    (
      "[^1](u) [x](^1) <b title=\"[^1]\">",
      "<p><a href=\"u\">^1</a> <a href=\"%5E1\">x</a> <b title=\"[^1]\"></p>\n"
    ),
    ("[^a b]: c\n\nd", "<p>d</p>\n"), ("[^]", "<p>[^]</p>\n"),
    ("a \u{2}[^1]\n\n[^1]: b", "<p>a \u{2}<a href=\"b\">^1</a></p>\n"),
  ])
  func `what is no footnote stays`(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func `footnotes without a text, without a reference and twice of a name are told`() {
    #expect(
      facts("a[^1] [^2]\n\n[^1]: x\n[^1]: y\n[^3]: z") == [
        .missingNote("2"), .repeatedNote("1"), .unusedNote("3"),
      ])
    #expect(facts("a [^x] b").isEmpty)
  }

  @Test func `a link's text keeps the number of a footnote without a link in a link`() {
    #expect(
      html("[a[^1]](b)\n\n[^1]: c").hasPrefix(
        "<p><a href=\"b\">a<sup class=\"footnote-ref\">1</sup></a></p>\n"))
  }

  @Test func `summaries and titles are without marks`() {
    let body = parseMarkdown(
      Array("# T ~~a~~ b\n\nSee ~~old~~ new[^1] www.a.example.\n\n[^1]: n".utf8)[...],
      options: .init())
    #expect(body.summary == "See old new www.a.example.")
    #expect(body.heading?.text == "T a b")
  }
}
