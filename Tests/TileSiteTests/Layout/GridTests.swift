import Testing
import TileGrid

@testable import TileSite

/// What an author says of a grid, and what the engine is asked.
struct GridTests {
  private static let pages = """
    -- content/s/a.md --
    a
    -- content/s/b.md --
    b
    -- content/s/c.md --
    c

    """

  private func grid(_ settings: String, _ site: String = "", files: String = pages) async throws
    -> (placement: GridPlacement, layout: GridLayout)
  {
    let test = try TestSite(
      files
        + "-- site.yaml --\ntitle: T\n\(site)\n-- content/g.md --\n```grid\nfrom: s\n\(settings)\n```\n"
    )
    let site = try await parse(try load(test.options), test.options)
    let layouts = layout(site)
    let place = try #require(site.index["g"])
    let placement = try #require(layouts.pages[place].grids.first)
    return (placement, layouts.grids[placement.grid])
  }

  @Test(
    "Columns: a number, a range, or as many as the width of a cell allows",
    arguments: [
      ("columns: 3", Columns.exactly(3)), ("columns: 2..4", .range(2...4)),
      ("cell: 160x123", .fitting), ("cell: 160x123\ncolumns: 2..3", .range(2...3)),
      ("gap: 4", .range(1...4)),
    ])
  func columns(settings: String, columns: Columns) async throws {
    #expect(try await grid(settings).layout.section.columns == columns)
  }

  @Test("A site's number of columns holds for a grid that says only how wide a cell is")
  func siteColumns() async throws {
    let section = try await grid("cell: 200x100", "grid: {columns: 2}").layout.section
    #expect(section.columns == .exactly(2) && section.cell.minimumWidth == 200)
  }

  @Test(
    "Gaps and insets are read as CSS reads them",
    arguments: [
      ("gap: 10", Spacing(item: 10, row: 10), Insets()),
      ("gap: 32px 24px", Spacing(item: 24, row: 32), Insets()),
      (
        "insets: 8", Spacing(item: 24, row: 24),
        Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
      ),
      (
        "insets: 8 16", Spacing(item: 24, row: 24),
        Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
      ),
      (
        "insets: 1 2 3 4", Spacing(item: 24, row: 24),
        Insets(top: 1, leading: 4, bottom: 3, trailing: 2)
      ),
    ])
  func lengths(settings: String, spacing: Spacing, insets: Insets) async throws {
    let section = try await grid(settings).layout.section
    #expect(section.spacing == spacing && section.insets == insets)
  }

  @Test("A drawn ground shows around the tiles; lines want wider gaps; both unless told otherwise")
  func looks() async throws {
    let panel = try await grid("decoration: panel\nrules: lines\nheader: H\nfooter: F")
    #expect(panel.layout.section.insets.leading == 24 && panel.layout.section.spacing.item == 40)
    #expect(panel.placement.decoration == .panel && panel.placement.rules == .lines)
    #expect(panel.placement.header == "H" && panel.placement.footer == "F")
    let own = try await grid("decoration: fabric\ninsets: 2\nrules: lines\ngap: 3").layout.section
    #expect(own.insets.leading == 2 && own.spacing.item == 3)
  }

  @Test(
    "Where there are no tiles: nothing, a sentence, or the author's own",
    arguments: [
      ("empty: hide", ""), ("empty: message", "There is nothing here yet."),
      ("empty: Soon.", "Soon."),
    ])
  func empty(settings: String, message: String) async throws {
    let placement = try await grid("tag: none\n" + settings).placement
    #expect(placement.empty == message && placement.mayBeEmpty)
  }

  @Test("The tile that grows is one with a picture, and not one that asks for 1x1")
  func weights() async throws {
    func line(_ front: [String]) async throws -> String? {
      let files = front.enumerated().map { number, front in
        "-- content/s/\(number).md --\n---\norder: \(number)\n\(front)\n---\nx\n"
      }.joined()
      return try await grid("columns: 2", files: files).layout.bands.last?.picture
    }
    let picture = "image: https://example.com/a.png\nimage_alt: A"
    #expect(try await line(["span: 2x1", "", "", ""]) == "aa\nbb\ncd")
    #expect(try await line(["span: 2x1", "", "", picture]) == "aa\nbc\ndd")
    #expect(try await line(["span: 2x1", "span: 1x1", "", ""]) == "aa\nbc\ndd")
  }

  @Test("A page without children shows none; what stands there instead is the author's to say")
  func ownChildren() async throws {
    let files = "-- content/p.md --\n# P\n\n```grid\nempty: Soon.\n```\n"
    let test = try TestSite(files + "-- content/q.md --\n---\ngrid: {empty: Later.}\n---\nQ\n")
    let site = try await parse(try load(test.options), test.options)
    let layouts = layout(site)
    let (p, q) = (try #require(site.index["p"]), try #require(site.index["q"]))
    let (block, children) = (layouts.pages[p].grids.first, layouts.pages[q].children)
    #expect(block?.tiles.count == 0 && block?.empty == "Soon.")
    #expect(children?.tiles.count == 0 && children?.empty == "Later.")
  }

  @Test("Templates learn how large a tile gets")
  func extents() async throws {
    let files = (0..<6).map {
      "-- content/s/\($0).md --\n---\norder: \($0)\n\($0 == 0 ? "span: 2x2" : "")\n---\nx\n"
    }
    let tiles = try await grid("columns: 1..4", files: files.joined()).placement.tiles
    #expect(
      tiles.map(\.widest) == [3, 2, 1, 2, 1, 1] && tiles.map(\.tallest) == [2, 1, 1, 1, 1, 1])
    let plain = try await grid("columns: 2..3").placement.tiles
    #expect(plain.map(\.widest) == [1, 1, 2] && plain.map(\.tallest) == [1, 1, 1])
  }

  @Test("A kind of tile that site.yaml names and nobody made is a mistake of site.yaml")
  func unknownTile() async throws {
    let site = try TestSite(Self.pages + "-- site.yaml --\ntitle: T\ngrid: {tile: nope}\n")
    #expect(
      await site.mistakes()
        == "site.yaml:2:14: error: there is no template templates/tiles/nope.html; choose card, overlay or classic"
    )
  }

  @Test("What cannot be had is a warning at the block that asks for it")
  func warnings() async throws {
    let files = (10...35).map { "-- content/s/\($0).md --\nx\n" }.joined()
    let page =
      "-- content/g.md --\n# G\n```grid\nfrom: s\ncolumns: 12\ngap: 200\nlast-row: balance\n```\n"
    #expect(
      try await TestSite(files + page).build()
        == "content/g.md:2:1: warning: `last-row: balance` needs smaller gaps or fewer columns; "
        + "`start` is used (where the grid is 3040 px wide)")
    #expect(
      try await TestSite(files + page.replacing("last-row: balance\n", with: "")).build() == "")
  }

  @Test(
    "A policy for tiles of one size is a warning where they have several, unless it is the site's")
  func unusedPolicy() async throws {
    let files = "-- content/s/a.md --\n---\nspan: 2x2\n---\na\n-- content/s/b.md --\nb\n"
    let block = "-- content/g.md --\n# G\n```grid\nfrom: s\nlast-row: start\n```\n"
    #expect(
      try await TestSite(files + block).build()
        == "content/g.md:2:1: warning: `last-row: start` has no effect: tiles of several sizes always "
        + "fill the grid; leave it out, or the span: of these pages")
    let site = "-- site.yaml --\ntitle: T\ngrid: {last-row: start}\n"
    #expect(
      try await TestSite(files + site + block.replacing("last-row: start\n", with: "")).build()
        == "")
  }

  @Test(
    "What makes no sense is told with what to write",
    arguments: [
      (
        "gap: 1 2 3",
        "1:6: error: gap “1 2 3” is not pixels up to 400, such as 24, or 32 24: between rows, between tiles"
      ),
      (
        "gap: -1",
        "1:6: error: gap “-1” is not pixels up to 400, such as 24, or 32 24: between rows, between tiles"
      ),
      (
        "insets: wide",
        "1:9: error: insets “wide” is not pixels up to 400, such as 24, or 16 24: above and below, at the sides; or all four"
      ),
      ("decoration: box", "1:13: error: decoration “box” is unknown; choose none, fabric or panel"),
      ("rules: line", "1:8: error: rules “line” is unknown; choose lines or none"),
    ])
  func mistakes(settings: String, message: String) async throws {
    let site = try TestSite(
      Self.pages + "-- content/g.md --\n```grid\n\(settings)\nfrom: s\n```\n")
    #expect(
      await site.mistakes() == "content/g.md:"
        + message.replacing("1:", with: "2:", maxReplacements: 1))
  }
}
