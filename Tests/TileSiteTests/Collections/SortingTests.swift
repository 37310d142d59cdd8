import Testing

@testable import TileSite

/// In which order the pages of a folder, a grid and a carousel stand.
struct SortingTests {
  private static let pages = """
    -- content/a.md --
    ---
    title: Zebra
    date: 2024-01-01
    ---
    x
    -- content/b.md --
    ---
    title: apple
    order: 1
    ---
    x
    -- content/c.md --
    ---
    title: Émile
    date: 2025-01-01
    ---
    x
    -- content/d.md --
    ---
    title: Enough
    date: 2025-01-01
    order: 2
    ---
    x
    -- templates/blocks/grid.html --
    {% for tile in block.tiles %}{{ tile.title }} {% endfor %}

    """

  @Test(
    "A folder's page says how its pages follow each other",
    arguments: [
      ("order", "apple Enough Émile Zebra"), ("date", "Émile Enough Zebra apple"),
      ("-date", "Zebra Émile Enough apple"), ("title", "apple Émile Enough Zebra"),
    ])
  func folder(_ sorting: String, _ titles: String) async throws {
    let site = try TestSite(Self.pages + bareTemplates)
    try site.put("content/index.md", "---\nsort: \(sorting)\n---\nText\n")
    #expect(try await site.build() == "")
    #expect(try site.output("index.html").split(separator: "\n").last == "\(titles) ")
    try site.put("content/index.md", "```grid\nsort: \(sorting)\n```\n")
    #expect(try await site.build() == "")
    #expect(try site.output("index.html").split(separator: "\n").last == "\(titles) ")
  }

  @Test("An order that is none is a mistake where it stands")
  func unknown() async throws {
    let site = try TestSite(Self.pages + bareTemplates)
    try site.put("content/index.md", "---\nsort: datum\n---\n```carousel\nsort: size\n```\n")
    #expect(
      await site.mistakes() == """
        content/index.md:2:7: error: sort “datum” is unknown; choose date, -date, title or order
        content/index.md:5:7: error: sort “size” is unknown; choose date, title, -date or order
        """)
  }

  @Test("Titles are compared without case and accents")
  func folding() {
    #expect(
      foldedTitle("Élan Straße ŒUVRE Ångström Łódź İstanbul")
        == "elan strasse oeuvre angstrom lodz istanbul")
    #expect(foldedTitle("E\u{301}lan") == foldedTitle("Élan"))
    #expect(foldedTitle("Άλφα ΣΊΓΜΑΣ") == foldedTitle("αλφα σιγμας"))
    #expect(foldedTitle("Йод") == "йод")
  }
}
