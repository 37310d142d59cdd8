import Testing
import TileTemplate

@testable import TileSite

/// Pages that have most words in common with another.
struct RelatedTests {
  private static let templates = """
    -- templates/page.html --
    {% for page in page.related %}{{ page.title }} {% endfor %}|
    {%- if page.more %}{% for card in page.more.cards %} {{ card.title }}{% endfor %}{% endif %}
    """

  private static func page(_ name: String, _ tags: String, _ date: String = "") -> String {
    "-- content/articles/\(name).md --\n---\ntags: [\(tags)]\n"
      + (date.isEmpty ? "" : "date: \(date)\n") + "---\nText\n"
  }

  @Test("Most in common first, then the nearest in date, then by name; else what stands beside it")
  func order() async throws {
    let site = try TestSite(
      Self.page("a", "x, y, z", "2024-06-01") + Self.page("b", "x", "2024-05-01")
        + Self.page("c", "x, y", "2020-01-01") + Self.page("d", "x", "2024-06-02")
        + Self.page("e", "z") + Self.page("f", "y") + Self.page("g", "other") + bareTemplates
        + Self.templates)
    #expect(try await site.build() == "")
    #expect(try site.output("articles/a/index.html") == "C D B E F | C D B E F")
    #expect(try site.output("articles/g/index.html") == "| D A B C E F")
  }

  @Test("Ten at most, and not twice what two words lead to")
  func most() async throws {
    let pages = (10..<25).map { Self.page("p\($0)", "x, y", "2024-01-\($0)") }.joined()
    let site = try TestSite(pages + bareTemplates + Self.templates)
    #expect(try await site.build() == "")
    #expect(
      try site.output("articles/p10/index.html").split(separator: "|")[0]
        == "P11 P12 P13 P14 P15 P16 P17 P18 P19 P20 ")
  }

  @Test("Work grows with the number of pages, not with its square, where all have the same tags")
  func quick() {
    let factor = growth(from: 500) { count in
      var pages = (0..<count).map { Page(name: "p\($0)", source: nil, title: "P\($0)") }
      for place in pages.indices { pages[place].terms = [0, 1, 2] }
      let terms = (0..<3).map { number in
        var term = Term(taxonomy: 0, text: "t\(number)", slug: "t\(number)")
        term.pages = Array(pages.indices)
        return term
      }
      let site = Site(
        settings: Settings(), pages: pages, index: [:], terms: terms, files: [],
        templates: .init(), assets: [])
      return {
        var related = RelatedPages(site)
        for place in pages.indices { _ = related.pages(like: place) }
      }
    }
    #expect(factor < mostGrowth)
  }
}
