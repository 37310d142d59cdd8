import Testing

@testable import TileSite

/// Which pages stand where.
struct LayoutTests {
  /// A site laid out; pages are named in order, so that a picture is a list of names.
  private struct Arranged {
    var site: Site
    var layouts: Layouts

    init(_ text: String) async throws {
      let files = try TestSite(text)
      site = try await parse(try load(files.options), files.options)
      layouts = layout(site)
    }

    func names(_ places: [Int]) -> String {
      places.map { site.pages[$0].name }.joined(separator: " ")
    }

    func of(_ name: String) throws -> PageLayout {
      layouts.pages[try #require(site.index[name])]
    }

    func block(_ number: Int, of name: String) throws -> String {
      switch try of(name).blocks[number] {
      case .grid(let grid): "grid: " + names(grid.tiles.map(\.page))
      case .carousel(let row): "\(row.rank): " + names(row.cards.map(\.page))
      default: "other"
      }
    }
  }

  private let pages = """
    -- content/s/b.md --
    ---
    order: 2
    ---
    b
    -- content/s/a.md --
    ---
    order: 10
    tags: [X, y]
    ---
    a
    -- content/s/z.md --
    z
    -- content/n/one/old.md --
    ---
    date: 2024-01-01
    ---
    old
    -- content/n/one/new.md --
    ---
    date: 2025-01-01
    tags: x
    ---
    new
    -- content/n/two/mid.md --
    ---
    date: 2024-06-01
    ---
    mid

    """

  @Test("Children come by order, then date, then title; a folder without a page has one")
  func children() async throws {
    let made = try await Arranged(pages)
    func children(_ name: String) throws -> String {
      made.names(made.site.pages[try #require(made.site.index[name])].children)
    }
    #expect(try children("") == "n s")
    #expect(try children("s") == "s/b s/a s/z")
    #expect(try children("n/one") == "n/one/new n/one/old")
    #expect(made.site.pages[try #require(made.site.index["n"])].title == "N")
    #expect(made.site.pages[try #require(made.site.index["404"])].path == "/404.html")
  }

  @Test("A grid shows a folder, a list or a tag; a carousel gathers what lies in folders")
  func selections() async throws {
    let made = try await Arranged(
      pages + """
        -- content/home.md --
        ```grid
        from: s
        limit: 2
        ```
        ```grid
        from: [n/one/old.md, content/s/a, /s/]
        ```
        ```grid
        from: s
        tag: x
        ```
        ```carousel
        from: n
        ```
        ```carousel
        from: [n/two]
        ```
        ```carousel
        from: n
        tag: X
        rank: headline
        ```
        ```grid
        from: n
        ```
        """)
    let expected = [
      "grid: s/b s/a", "grid: n/one/old s/a s", "grid: s/a",
      "headline: n/one/new n/two/mid n/one/old", "regular: n/two", "headline: n/one/new",
      "grid: n/one n/two",
    ]
    for (number, line) in expected.enumerated() {
      #expect(try made.block(number, of: "home") == line)
    }
  }

  @Test("A page's children follow its text unless a grid stands in it")
  func automaticGrid() async throws {
    let made = try await Arranged(
      pages + "-- content/s/index.md --\n```grid\ntag: none\n```\n")
    #expect(try made.of("s").children?.id == nil)
    #expect(
      made.names(try #require(made.of("n/one").children).tiles.map(\.page)) == "n/one/new n/one/old"
    )
    #expect(try made.of("s/a").children?.id == nil)
  }

  @Test("A block that finds nothing to show is a warning, unless it says what stands there")
  func nothing() async throws {
    let made = try await Arranged(
      pages + "-- content/e.md --\n```grid\nfrom: s\ntag: none\n```\n\n```carousel\nfrom: []\n```\n"
        + "\n```grid\ntag: none\nempty: Soon.\n```\n")
    #expect(
      made.layouts.warnings.map(\.text) == [
        "content/e.md:1:1: warning: this grid shows no page; look at its from: and tag:, "
          + "or say with empty: what stands there instead",
        "content/e.md:6:1: warning: this carousel shows no page; look at its from: and tag:",
      ])
  }

  @Test("Neighbours are those of the same folder; not those right under the home page")
  func neighbours() async throws {
    let made = try await Arranged(pages)
    let middle = try made.of("s/a")
    #expect(middle.previous.map { made.names([$0]) } == "s/b")
    #expect(middle.next.map { made.names([$0]) } == "s/z")
    // The page with its tag; else the pages after it, then those before it.
    #expect(made.names(try #require(middle.more).cards.map(\.page)) == "n/one/new")
    #expect(made.names(try #require(made.of("s/b").more).cards.map(\.page)) == "s/a s/z")
    #expect(made.names(try #require(made.of("s/z").more).cards.map(\.page)) == "s/b s/a")
    // Dated pages: the newest first.
    #expect(made.names(try #require(made.of("n/one/old").more).cards.map(\.page)) == "n/one/new")
    #expect(try made.of("s").more?.id == nil && made.of("s").next == nil)
    #expect(try made.of("n/two/mid").more?.id == nil)
  }

  @Test("Equal grids are solved once, and ids never meet a heading's")
  func shared() async throws {
    let made = try await Arranged(
      pages + "-- content/a.md --\n# Grid 1\n```grid\nfrom: s\n```\n"
        + "-- content/b.md --\n```grid\nfrom: s\n```\n```grid\nfrom: s\ncolumns: 2\n```\n")
    let first = try #require(made.of("a").grids.first)
    let (second, third) = (try made.of("b").grids[0], try made.of("b").grids[1])
    #expect(first.grid == second.grid && second.grid != third.grid)
    #expect(first.id == "grid-2" && second.id == "grid-1" && third.id == "grid-2")
  }
}
