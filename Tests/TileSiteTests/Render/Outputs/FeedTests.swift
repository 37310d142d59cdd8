import Testing

@testable import TileSite

/// Feeds, and what stands in them.
struct FeedTests {
  private static let address = "-- site.yaml --\ntitle: Test\nbase_url: https://u.example/\n"

  @Test(
    "Addresses are made whole, and what runs or is to be filled in is left out",
    arguments: [
      ("<a href=\"/x/\">x</a>", "<a href=\"https://u.example/x/\">x</a>"),
      ("<a href='#n'>x</a>", "<a href=\"https://u.example/repo/a/#n\">x</a>"),
      ("<a href=b/c.html?q#r>x</a>", "<a href=\"https://u.example/repo/a/b/c.html?q#r\">x</a>"),
      ("<a href=\"../b/\">x</a>", "<a href=\"https://u.example/repo/b/\">x</a>"),
      ("<a href=\"mailto:a@b.example\">x</a>", "<a href=\"mailto:a@b.example\">x</a>"),
      ("<img src=\"//c.example/x\">", "<img src=\"https://c.example/x\">"),
      (
        "<img alt=\"a > b\" srcset=\"/a 1x, /b 2x\">",
        "<img alt=\"a > b\" srcset=\"https://u.example/a 1x, https://u.example/b 2x\">"
      ),
      ("a<script>if (a < b) {}</script>b", "ab"), ("a<SCRIPT src=x>", "a"),
      ("<p onclick=\"x()\" style='a' class=c>x</p>", "<p class=c>x</p>"),
      ("a<form><form>b</form><input></form>c", "ac"), ("a<input>b<embed src=x>", "ab"),
      ("a < b <3 & c", "a < b <3 & c"), ("a<b", "a<b"), ("<a href=\"x", "<a href=\"x"),
      ("<!-- <script> -->a", "<!-- <script> -->a"), ("<iframe src=x>", ""), ("a</script>b", "ab"),
    ])
  func text(_ html: String, _ wanted: String) {
    let text = FeedText(page: "https://u.example/repo/a/", origin: "https://u.example")
    #expect(String(decoding: text.made(of: Array(html.utf8)), as: UTF8.self) == wanted)
  }

  private static func page(_ date: String, _ more: String = "") -> String {
    "---\ndate: \(date)\n\(more)---\nText.\n"
  }

  @Test("A feed holds the newest pages of its folder and those below it, as many as settings say")
  func newest() async throws {
    let site = try TestSite(
      Self.address + "timezone: +01:00\nfeeds: {limit: 2, content: summary}\n"
        + "-- content/a/b/one.md --\n\(Self.page("2024-01-01"))"
        + "-- content/a/two.md --\n\(Self.page("2024-03-01", "updated: 2024-05-01T10:00:00Z\n"))"
        + "-- content/c/three.md --\n\(Self.page("2024-02-01"))"
        + "-- content/c/hidden.md --\n\(Self.page("2024-02-02", "noindex: true\n"))"
        + "-- content/c/draft.md --\n\(Self.page("2024-02-03", "draft: true\n"))"
        + "-- content/d/undated.md --\nText.\n")
    try await site.build()
    func pages(_ path: String) throws -> [String] {
      try site.output(path).split(separator: "<entry>").dropFirst()
        .map { String($0.split(separator: "<id>")[1].prefix { $0 != "<" }.dropFirst(18)) }
    }
    #expect(try pages("feed.xml") == ["a/two/", "c/three/"])
    #expect(try pages("a/feed.xml") == ["a/two/", "a/b/one/"])
    #expect(try pages("a/b/feed.xml") == ["a/b/one/"])
    #expect(try pages("c/feed.xml") == ["c/three/"])
    #expect(!site.hasOutput("d/feed.xml"))
    let feed = try site.output("feed.xml")
    #expect(feed.contains("</link>") == false && !feed.contains("<content"))
    #expect(feed.contains("<published>2024-03-01T00:00:00+01:00</published>"))
    #expect(feed.contains("<updated>2024-05-01T10:00:00Z</updated>\n<author>"))
  }

  @Test("A term has a feed of its pages, wherever they lie; later parts of a grid stand in none")
  func terms() async throws {
    let site = try TestSite(
      Self.address + "outputs: {social: false}\n"
        + "-- content/a/one.md --\n\(Self.page("2024-01-01", "tags: [X y]\n"))"
        + "-- content/b/two.md --\n\(Self.page("2024-02-01", "tags: [X y, z]\n"))"
        + "-- content/b/three.md --\n---\ntags: [w]\n---\nText.\n"
        + "-- content/b/_index.md --\n---\ndate: 2020-01-01\ngrid: {paginate: 1}\n---\nText.\n")
    try await site.build()
    let feed = try site.output("tags/x-y/feed.xml")
    let ids = feed.split(separator: "<id>https://u.example/").dropFirst().map {
      $0.prefix { $0 != "<" }
    }
    #expect(ids == ["tags/x-y/feed.xml", "b/two/", "a/one/"])
    #expect(site.hasOutput("tags/z/feed.xml") && !site.hasOutput("tags/w/feed.xml"))
    #expect(site.hasOutput("b/page/2/index.html"))
    #expect(try !site.output("feed.xml").contains("/page/2/"))
    #expect(
      try site.output("tags/z/index.html").contains("href=\"https://u.example/tags/z/feed.xml\""))
  }

  @Test("There is none without a whole address, without dates, or where settings want none")
  func none() async throws {
    let dated = "-- content/a/b.md --\n\(Self.page("2024-01-01"))"
    for text in [
      dated, "-- site.yaml --\ntitle: A\nbase_url: /repo/\n" + dated,
      Self.address + "-- content/a.md --\na\n", Self.address + "outputs: {feeds: false}\n" + dated,
    ] {
      let site = try TestSite(text)
      #expect(try await site.build() == "")
      #expect(try site.outputs().keys.filter { $0.contains("feed") } == [])
      #expect(try !site.output("index.html").contains("rel=\"alternate\""))
    }
  }

  @Test("A wrong number of pages is a mistake, and an unknown output a warning")
  func mistakes() async throws {
    let site = try TestSite(
      Self.address + "feeds: {limit: 0}\noutputs: {sitmap: no}\npolicy: {img-src: 'a; b'}\n"
        + "-- content/a.md --\n---\nschema: service\n---\na\n")
    #expect(
      await site.mistakes() == """
        content/a.md:2:9: error: schema “service” is not a kind of schema.org such as Service or BlogPosting
        site.yaml:3:16: error: limit “0” is not a whole number from 1 to 1000
        site.yaml:4:11: warning: the key “sitmap” is unknown; did you mean “sitemap”?
        site.yaml:5:19: error: img-src “a; b” is not a source such as https://maps.example.com
        """)
  }
}
