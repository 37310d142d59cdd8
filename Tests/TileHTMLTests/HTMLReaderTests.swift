import Testing

@testable import TileHTML

/// A page is cut where browsers cut it. Pieces are shown as `<a href=x>`, `</a>`, `text`, `{raw}`.
struct HTMLReaderTests {
  private static let cases: [(String, String)] = [
    ("<p>See <a href=\"/fees/\">fees</a>", "<> See  <a href=/fees/> fees </a>"),
    ("<A HREF = x >y</A >", "<a href=x> y </a>"),
    ("<a href='it&amp;s' href=second>", "<a href=it&s>"),
    ("<a title=\"a > b\" href=c>d", "<a title=a > b href=c> d"),
    ("<a href=x/>y", "<a href=x/> y"),
    ("<img src=a alt>", "<img src=a alt=>"),
    ("<img alt= src=a>", "<img alt=src=a>"),
    ("<a href=>x", "<a href=> x"),
    ("<a =x href=y>", "<a href=y>"),
    ("a < b && c <3 d", "a  < b && c  <3 d"),
    ("a</>b</ p>c<?php x ?>d", "a b c d"),
    ("a<!-- <a href=x> -->b<!-->c<!--->d<!-- --!>e", "a b c d e"),
    ("<!doctype html><html lang=en>", "<html lang=en>"),
    ("a<!-- never closed <b>", "a"),
    ("x<a href=\"never closed>y</a>", "x"),
    ("<script>if (a<b) '<a href=x>'</script><b>", "<script> {if (a<b) '<a href=x>'} </script> <>"),
    ("<script></scripty></SCRIPT >z", "<script> {</scripty>} </script> z"),
    ("<title>a <b> &lt; c</title>d", "<title> a <b> < c </title> d"),
    ("<textarea><a href=x></textarea>", "<textarea> <a href=x> </textarea>"),
    ("<style>a{}</style", "<style> {a{}}"),
    (
      "<svg><title>t</title><a href=x></a><![CDATA[<a href=y>]]></svg>",
      "<svg> <title> t </title> <a href=x> </a> </svg>"
    ),
    ("<svg/><title><b></title>", "<svg> <title> <b> </title>"),
    ("<![CDATA[<b>]]>", "]]>"),
    ("<p/x=1 id=a>", "<id=a>"),
    ("&#x41;&#66;&eacute;&amp;amp;", "AB&eacute;&amp;"),
    ("<", "<"), ("</", "</"), ("<a", ""), ("<a ", ""), ("<a b", ""), ("<a href=", ""), ("<!", ""),
    ("", ""),
  ]

  @Test("Pieces", arguments: cases)
  func pieces(_ page: String, _ expected: String) { #expect(Self.drawn(page) == expected) }

  @Test("A source set, with commas in addresses and without widths")
  func sets() {
    let shown = { (text: String) in
      sourceSet(text).map { "\($0.address) \($0.width.map(String.init) ?? "-")" }
    }
    #expect(shown("a.jpg 400w, b.jpg 800w") == ["a.jpg 400", "b.jpg 800"])
    #expect(shown(" a.jpg, b,c.jpg 2x ,d.jpg") == ["a.jpg -", "b,c.jpg -", "d.jpg -"])
    #expect(
      shown("data:image/png;base64,xy 1x, /b.png 2x") == ["data:image/png;base64,xy -", "/b.png -"])
    #expect(shown("") == [])
  }

  private static func drawn(_ page: String) -> String {
    var reader = HTMLReader(Array(page.utf8))
    var parts: [String] = []
    while let piece = reader.piece() {
      switch piece {
      case .open(let element):
        let attributes = reader.attributes.map { "\($0.name.rawValue)=\(reader.text($0.value))" }
        parts.append(
          "<" + ([element?.rawValue].compactMap(\.self) + attributes).joined(separator: " ") + ">")
      case .close(let element): parts.append(element.map { "</\($0.rawValue)>" } ?? "")
      case .text(let range): parts.append(reader.text(range))
      case .raw(let range): parts.append("{\(reader.text(range))}")
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
