import TileGrid
import TileImages
import Testing

@testable import TileSite

/// What visitors load of a picture whose place shows a part of it.
struct PictureCropTests {
  // MARK: The place

  private func box(
    _ spans: [Span], tile: Int, kind: String = "card", columns: ClosedRange<Int> = 1...3,
    lastRow: LastRow = .start
  ) -> PictureBox? {
    let section = Section(
      columns: .range(columns), cell: Cell(minimumWidth: 280),
      spacing: Spacing(item: 20, row: 20), lastRow: lastRow)
    let layout = layOut(spans.map { Item(span: $0) }, in: section)
    let tile = Tile(page: 0, kind: kind, grid: 0, place: tile)
    return PictureBox(of: tile, in: [layout], isClassic: false)
  }

  @Test("A tile of one cell has its kind's shape; what grows with its row has none that is known")
  func tiles() {
    let one = Array(repeating: Span.single, count: 6)
    #expect(box(one, tile: 0) == .card)
    #expect(box(one, tile: 5, kind: "classic") == .classicTile)
    #expect(box(one, tile: 0, kind: "own") == nil)
    let large = [Span(2, 2)] + Array(repeating: Span.single, count: 8)
    #expect(box(large, tile: 0) == nil)
    #expect(box(large, tile: 1) == .card)
    // In one column as wide as the page its text stands beside its picture.
    #expect(box(one, tile: 0, columns: 1...1) == nil)
    #expect(box(one, tile: 0, kind: "classic", columns: 1...1) == .classicTile)
  }

  @Test("A tile that is stretched over its row is flatter, never taller")
  func stretched() throws {
    let five = Array(repeating: Span.single, count: 5)
    let wide = try #require(box(five, tile: 4, kind: "classic", lastRow: .stretch))
    #expect(wide.ratio == PictureBox.classicTile.ratio && !wide.isExact)
    let photo = { PictureInfo(width: $0, height: $1, format: .jpeg) }
    #expect(wide.crop(of: photo(900, 1600), focus: .center) != nil)
    #expect(wide.crop(of: photo(3000, 1000), focus: .center) == nil)
  }

  @Test("Cards have the shape of their style")
  func cards() {
    let card = Tile(page: 0, kind: "card")
    #expect(PictureBox(of: card, in: [], isClassic: false) == .card)
    #expect(PictureBox(of: card, in: [], isClassic: true) == .classicCard)
    #expect(PictureBox(of: Tile(page: 0, kind: "own"), in: [], isClassic: true) == nil)
  }

  @Test(
    "A picture is cut where a quarter of it or more would be hidden",
    arguments: [
      (900, 1600, true), (1200, 1000, true), (1201, 1000, false), (1600, 1000, false),
      (2133, 1000, false), (2134, 1000, true), (3000, 1000, true),
    ])
  func threshold(_ width: Int, _ height: Int, _ isCut: Bool) {
    let crop = PictureBox.card.crop(
      of: PictureInfo(width: width, height: height, format: .jpeg),
      focus: PictureFocus(x: 30, y: 20))
    let wanted = Crop(width: 8, height: 5, focus: Crop.Focus(x: 0.3, y: 0.2))
    #expect(crop == (isCut ? wanted : nil))
    let drawing = PictureInfo(width: width, height: height, format: .svg)
    #expect(PictureBox.card.crop(of: drawing, focus: .center) == nil)
  }

  // MARK: The files

  /// 20 × 40 pixels.
  private static func tall() throws -> [UInt8] {
    let folder = TestSite.freshFolder()
    defer { try? Files.remove(folder) }
    try Files.write(testPicture, to: folder + "/wall.png")
    let part = Crop(width: 1, height: 2, focus: Crop.Focus.center)
    return try encode(
      folder + "/wall.png",
      renditions: [Rendition(width: 64, format: .png, quality: 80, crop: part)])[0]
  }

  private static let site = """
    -- site.yaml --
    title: Test
    images: {widths: [16, 18, 32], formats: []}
    -- content/services/index.md --
    # Services
    -- content/services/a.md --
    ---
    title: A
    image: tall.png
    image_focus: 30% 20%
    ---
    Text
    -- content/services/b.md --
    ---
    title: B
    image: tall.png
    image_focus: left 20%
    ---
    Text

    """

  private func image(_ page: String) throws -> String {
    String(try #require(page.firstMatch(of: /<span class="media">\s*(<img[^>]*>)/)).1)
  }

  @Test("A tile loads its part, with its size and focus; the page itself loads the whole picture")
  func tileAndPage() async throws {
    let site = try TestSite(Self.site, ["content/services/tall.png": try Self.tall()])
    #expect(try await site.build() == "")
    let tile = try image(try site.output("services/index.html"))
    let names = tile.matches(of: /tall\.\w+-8x5-50-20-(\d+)\.png/).map { String($0.1) }
    // The source, then the widths to choose from; never wider than the picture.
    #expect(names == ["20", "16", "18", "20"])
    #expect(tile.contains(#"width="20" height="13""#))
    #expect(tile.contains("focus-30-20\""))
    let page = try site.output("services/a/index.html")
    #expect(page.contains(#"width="20" height="40""#) && page.contains("focus-30-20\""))
    // Both pages' pictures are cut alike: across all their width.
    let made = try site.outputs().keys.filter { $0.contains("tall.") && $0.hasPrefix("assets/") }
    #expect(made.count == 6 && made.count { $0.contains("-8x5-50-20-") } == 3)
    let css = try #require(try site.outputs().keys.first { $0.hasPrefix("assets/site.") })
    let rules = try site.output(css)
    #expect(rules.contains(".focus-0-20{object-position:0% 20%}"))
    #expect(rules.contains(".focus-30-20{object-position:30% 20%}"))
    for name in made where name.contains("-8x5-") {
      let part = try inspect(site.root + "/public/" + name)
      #expect((part.height * 8 - part.width * 5).magnitude <= 8)
    }
    let again = try await TileSite.build(site.options)
    #expect(again.written.changed == 0)
  }

  @Test("Another focus makes other files and takes none of the old ones")
  func names() async throws {
    let site = try TestSite(Self.site, ["content/services/tall.png": try Self.tall()])
    try await site.build()
    for page in ["a", "b"] {
      try site.put(
        "content/services/\(page).md",
        "---\nimage: tall.png\nimage_focus: 10% bottom\n---\nText\n")
    }
    try await site.build()
    let tile = try image(try site.output("services/index.html"))
    #expect(tile.contains("-8x5-50-100-20.png") && tile.contains("focus-10-100"))
    #expect(try !site.outputs().keys.contains { $0.contains("-8x5-50-20-") })
  }

  @Test("A theme that shows whole pictures on tiles has no parts made")
  func ownTheme() async throws {
    let site = try TestSite(
      Self.site + """
        -- templates/partials/picture.html --
        {{ image(item.image, sizes=item.sizes) if item.image }}
        """, ["content/services/tall.png": try Self.tall()])
    try await site.build()
    #expect(try !site.outputs().keys.contains { $0.contains("-8x5") })
  }

  @Test("image(ratio=) cuts a page's picture at its focus, and one named by its path in the middle")
  func ratio() async throws {
    let site = try TestSite(
      Self.site + """
        -- templates/page.html --
        {{ image(page.image, ratio="2:2") if page.image }}{{ image("/other/own.png", ratio="8:5") }}
        {{ image("/other/own.png", ratio="1:2", class="own") }}
        {{ image("/other/a.svg", ratio="1:2") }}{{ image("https://example.com/a.jpg", ratio="1:2") }}
        """,
      [
        "content/services/tall.png": try Self.tall(), "content/other/own.png": testPicture,
        "content/other/a.svg": Array(
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'/>".utf8),
      ])
    #expect(try await site.build() == "")
    let page = try site.output("services/a/index.html")
    #expect(page.firstMatch(of: /tall\.\w+-1x1-50-20-20\.png"[^>]* width="20" height="20"/) != nil)
    // A picture that has the ratio already is itself.
    #expect(page.firstMatch(of: /own\.\w+-32\.png"[^>]* width="64" height="40"/) != nil)
    #expect(page.firstMatch(of: /own\.\w+-1x2-20\.png"[^>]* width="20" height="40"/) != nil)
    #expect(page.contains(#"src="/other/a.svg" width="30" height="20""#))
    #expect(page.contains(#"<img src="https://example.com/a.jpg" alt="""#))
    for name in page.matches(of: /\/(assets\/images\/[^ "]+)/).map({ String($0.1) }) {
      #expect(site.hasOutput(name), "\(name)")
    }
    #expect(try await TileSite.check(site.options).pages > 0)
  }
}
