import Testing

@testable import TileSite

private func read(_ text: String, firstLine: Int = 1, _ options: MarkdownOptions = .init())
  -> Markdown
{
  parseMarkdown(Array(text.utf8)[...], firstLine: firstLine, options: options)
}

/// `line:column` of each.
private func places(_ positions: [Position]) -> String {
  positions.map { "\($0.line):\($0.column)" }.joined(separator: " ")
}

/// Where the marks `‹` stand in a text, and the text without them.
private func marked(_ text: String) -> (text: String, places: String) {
  var position = Position(line: 1, column: 1)
  var found: [Position] = []
  var rest = ""
  for scalar in text.unicodeScalars {
    if scalar == "‹" { found.append(position) } else { rest.unicodeScalars.append(scalar) }
    if scalar == "\n" {
      position = Position(line: position.line + 1, column: 1)
    } else if scalar != "‹" {
      position.column += 1
    }
  }
  return (rest, places(found))
}

@Suite struct MarkdownTests {
  @Test func `code is escaped once`() {
    #expect(
      plainHTML("`Set<Int>`\n\n```\na < b && c\n```\n", .init())
        == "<p><code>Set&lt;Int&gt;</code></p>\n<pre><code>a &lt; b &amp;&amp; c\n</code></pre>\n")
  }

  @Test(arguments: [
    ("# Example\n## Example\n## Example\n", "example example-1 example-2"),
    ("# Example-1\n## Example\n## Example\n", "example-1 example example-2"),
    ("## What's new?\n## A & B – C\n## !!!\n## ???\n", "whats-new a-b-c section section-1"),
    (
      "## Öffnungszeiten\n## ПРИВЕТ мир\n## 日本語 2024\n## हिन्दी\n",
      "öffnungszeiten привет-мир 日本語-2024 हिन्दी"
    ),
    ("## Intro\n## About {#intro}\n", "intro-1 intro"),
    ("## One {#same}\n## Two {#same}\n", "same same-1"),
    ("Title {#my_id}\n===\n## `code` and *more*\n", "my_id code-and-more"),
    ("## Not {#an id}\n", "not-an-id"),
  ])
  func `every heading has an id of its own`(_ text: String, _ ids: String) {
    #expect(read(text).outline.map(\.id).joined(separator: " ") == ids)
  }

  @Test func `an explicit id is not shown`() {
    #expect(
      plainHTML("## *Our* team {#team}\n", .init()) == "<h2 id=\"team\"><em>Our</em> team</h2>\n")
    #expect(
      read("## One {#a}\n## Two {#a}\n").findings.map(\.fact) == [.repeatedID("a", became: "a-1")])
  }

  @Test func `the outline tells level, text and place`() {
    let outline = read("# A *b* `c`\n\ntext\n\n> ## D\n", firstLine: 5).outline
    #expect(outline.map(\.title) == ["A b c", "D"])
    #expect(outline.map(\.level) == [1, 2])
    #expect(places(outline.map(\.position)) == "5:1 9:3")
  }

  @Test func `an opening heading is known`() throws {
    let body = read("# The *firm*\n\ntext")
    let heading = try #require(body.heading)
    let html = String(decoding: body.html, as: UTF8.self)
    #expect(heading.text == "The firm")
    #expect(String(decoding: body.html[heading.inner], as: UTF8.self) == "The <em>firm</em>")
    #expect(html == String(decoding: body.html[heading.element], as: UTF8.self) + "<p>text</p>\n")
    #expect(read("text\n\n# Later").heading == nil)
    #expect(read("## Second level").heading == nil)
  }

  @Test(arguments: [
    "A ‹[link](a.md) and ‹![picture](b.png) and ‹<https://c.example>.",
    "é😀 ‹[link](a.md)",
    "one\ntwo ‹[link](a.md)\n  three ‹[link](b.md)",
    "one\n‹[a link\nof two lines](a.md) and ‹[b](b.md)",
    "> one\n> two ‹[link](a.md)\nlazy ‹[link](b.md)",
    "- one ‹[link](a.md)\n  two ‹[link](b.md)\n  - three\n    ‹[link](c.md)",
    "10. > one\n    > ‹![p](p.png)",
    "`code\nspan` ‹[link](a.md)\n<b\n>x</b> ‹[c](c.md)",
    "## Heading ‹[link](a.md)",
    "‹[‹![in a link](b.png)](a.md)",
    "  indented ‹[link](a.md)",
    "\\[not](a) ‹[link](a.md)",
    "text\n\n    code [no](a.md)\n\n‹[link][ref]\n\n[ref]: /x",
    "[ref]: /x\n‹[link][ref] then\n‹[again][ref]",
    "| a | ‹[b](b.md) |\n|---|---|\n| \\| `x\\|` ‹[c](c.md) | ‹![d](d.png) |",
    "> text ‹[a](b)\n> and ‹[a](b)\n> a | b\n> --|--\n> ‹[c](d) | ‹<https://e.example>",
    "‹[\nlink](a.md)",
    "‹[https://a.example](https://a.example)",
    "one ‹<a@b.example>\n  two ‹<a@b.example>",
    "*emphasis ‹[link](a.md)* **‹[b](b.md)**",
  ])
  func `links and pictures know their place`(_ text: String) {
    let (source, expected) = marked(text)
    let body = read(source)
    let found = (body.links.map(\.position) + body.pictures.map(\.position)).sorted()
    #expect(places(found) == expected)
  }

  @Test func `places count from the line the body begins on`() {
    #expect(places(read("a\n[b](c)", firstLine: 7).links.map(\.position)) == "8:1")
  }

  @Test func `a link is told as written`() {
    let body = read("[a](b%20c.md#x \"T & t\") [d](<e f.md>) [g](h\\_i&amp;j)")
    #expect(body.links.map(\.destination) == ["b%20c.md#x", "e f.md", "h_i&j"])
    #expect(body.links[0].title == "T & t")
  }

  @Test func `a picture is told with its text`() {
    let body = read("![A *fine* `view`](v.jpg)\n\ntext ![](w.jpg \"T\")\n")
    #expect(body.pictures.map(\.alt) == ["A fine view", ""])
    #expect(body.pictures.map(\.isAlone) == [true, false])
    #expect(body.pictures.map(\.title) == ["", "T"])
    #expect(String(decoding: body.html, as: UTF8.self) == "<p></p>\n<p>text </p>\n")
    #expect(
      body.holes == [.init(offset: 3, kind: .picture(0)), .init(offset: 16, kind: .picture(1))])
  }

  @Test func `a fence named after a block is a hole`() {
    let body = read(
      "text\n\n```grid wide\nfrom: a\n```\n\n- item\n\n  ```stats\n  A: 1\n  ```\n\n```swift\nx\n```\n",
      firstLine: 4, .init(blockNames: ["grid", "stats"]))
    #expect(body.blocks.map(\.name) == ["grid", "stats"])
    #expect(body.blocks.map(\.info) == ["wide", ""])
    #expect(
      body.blocks.map { String(decoding: $0.yaml, as: UTF8.self) } == ["from: a\n", "A: 1\n"])
    #expect(places(body.blocks.map(\.position)) == "6:1 12:3")
    #expect(body.blocks.map(\.firstLine) == [7, 13])
    #expect(body.blocks.map(\.columnOffset) == [0, 2])
    var html: [UInt8] = []
    body.write(to: &html) { kind, bytes in bytes += "<\(kind)>".utf8 }
    #expect(
      String(decoding: html, as: UTF8.self)
        == "<p>text</p>\n<block(0)>\n<ul>\n<li>\n<p>item</p>\n<block(1)>\n</li>\n</ul>\n"
        + "<pre><code class=\"language-swift\">x\n</code></pre>\n")
  }

  @Test(arguments: [
    ("First *one*\nhere.\n\nSecond.", "First one here.", false),
    ("# Title\n\n![](a.png)\n\nText `c`.", "Text c.", false),
    ("One.\n\nTwo.\n\n<!--more-->\n\nThree.", "One. Two.", true),
    ("One.\n<!-- more -->\nTwo.", "One.", true),
    ("One <!--more--> two.", "One", true),
    ("`<!--more-->` is a mark.\n\nTwo.", "<!--more--> is a mark.", false),
    ("", "", false),
    ("## Only a heading", "", false),
  ])
  func `the summary is the beginning`(_ text: String, _ summary: String, _ hasMore: Bool) {
    let body = read(text)
    #expect(body.summary == summary)
    #expect(body.hasMore == hasMore)
  }

  @Test(arguments: [MarkdownOptions.RawHTML.allow, .escape])
  func `the mark of the summary leaves no trace`(_ html: MarkdownOptions.RawHTML) {
    let options = MarkdownOptions(html: html)
    #expect(plainHTML("One.\n\n<!--more-->\n\nTwo.", options) == plainHTML("One.\n\nTwo.", options))
    #expect(plainHTML("One <!--more--> two.", options) == "<p>One two.</p>\n")
    #expect(read("One <!--more--> two.\n\n<!-- more -->", options).findings.isEmpty)
  }

  @Test func `raw HTML can be shown as text`() {
    let source = "a <b>bold</b>\n\n<div class=\"x\">\nhi\n</div>\n"
    let body = read(source, firstLine: 3, .init(html: .escape))
    #expect(
      String(decoding: body.html, as: UTF8.self)
        == "<p>a &lt;b&gt;bold&lt;/b&gt;</p>\n<p>&lt;div class=&quot;x&quot;&gt;\nhi\n&lt;/div&gt;</p>\n"
    )
    #expect(
      body.findings.map(\.fact) == [
        .rawHTML("<b>"), .rawHTML("</b>"), .rawHTML("<div class=\"x\">"),
      ])
    #expect(places(body.findings.map(\.position)) == "3:3 3:10 5:1")
    #expect(read(source).findings.isEmpty)
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](&#x6A;avascript:alert(1))",
    "[x](java&Tab;script:alert(1))", "[x](<java&#10;script:alert(1)>)",
    "[x](&#1;javascript:alert(1))",
    "[x](vbscript:x)", "<javascript:alert(1)>", "[x](data:text/html,x)",
    "[x](data:image/svg+xml,x)",
    "[x][r]\n\n[r]: javascript:alert(1)", "![x](javascript:alert(1))", "![x](data:text/html,x)",
  ])
  func `a link that could run code is refused`(_ text: String) {
    let body = read(text)
    #expect(body.findings.count == 1)
    #expect(body.links.isEmpty)
    #expect(places(body.findings.map(\.position)) == "1:1")
  }

  @Test(arguments: [
    "[x](https://e.example/javascript:)", "[x](data:image/png;base64,AA)",
    "![x](data:image/svg+xml,x)",
    "[x](mailto:a@b.example)", "[x](tel:+44)", "[x](#javascript:)", "[x](a/data:b)",
  ])
  func `a harmless link is not refused`(_ text: String) {
    #expect(read(text).findings.isEmpty)
  }
}
