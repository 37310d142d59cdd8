import Testing

@testable import TileSite

/// The stylesheet is made of the parts that a site uses.
struct StylesheetPartTests {
  /// Templates without styles of their own, and a part `x{PART}` for whatever may have one.
  private static let bare =
    bareTemplates
    + [
      "blocks/grid", "blocks/carousel", "blocks/stats", "blocks/swatches", "tiles/card",
      "tiles/classic",
      "cards/card", "partials/picture", "partials/stand-in", "styles/modern", "styles/classic",
      "markdown/alert",
      "markdown/tasks", "markdown/footnotes",
    ].map { "-- templates/\($0).css --\n\($0.replacing("/", with: "-")) {}\n" }.joined()

  /// The stylesheet of a site, its rules separated by blanks.
  private func styles(_ text: String) async throws -> String {
    let site = try TestSite(Self.bare + text)
    #expect(try await site.build() == "")
    let file = try site.outputs().keys.first { $0.hasPrefix("assets/site.") }
    let css = try site.output(#require(file)).replacing("{}", with: " ")
    let parts = try #require(css.firstRange(of: "@layer palette"))
    return String(css[..<parts.lowerBound])
  }

  @Test("A page of text needs none but the style's")
  func none() async throws {
    let css = try await styles("-- content/index.md --\nText\n")
    #expect(css == "styles-modern ")
  }

  @Test("Blocks, tiles, cards and kinds of text bring theirs, in a fixed order")
  func used() async throws {
    let css = try await styles(
      """
      -- content/index.md --
      > [!NOTE]
      > Text[^1]

      - [ ] task

      [^1]: Note

      ```stats
      A: 1
      ```
      ```carousel
      from: /
      ```
      -- content/a.md --
      A
      """)
    #expect(
      css
        == "partials-picture partials-stand-in markdown-alert markdown-footnotes markdown-tasks tiles-card "
        + "cards-card blocks-carousel blocks-grid blocks-stats styles-modern ")
  }

  @Test("A classic site has the parts of the classic style and tile, and not the others")
  func classic() async throws {
    let css = try await styles(
      """
      -- site.yaml --
      title: A
      theme: {style: classic}
      -- content/index.md --
      Home
      -- content/a.md --
      A
      """)
    #expect(css == "partials-picture partials-stand-in tiles-classic blocks-grid styles-classic ")
  }

  @Test("A block of one's own, and what a template includes or asks for, count too")
  func own() async throws {
    let css = try await styles(
      """
      -- content/index.md --
      ```price
      of: advice
      ```
      -- content/a.md --
      ---
      layout: wide
      ---
      A
      -- templates/blocks/price.html --
      {% include "partials/money.html" %}{{ "> [!TIP]\\n> Ask" | markdown }}
      -- templates/blocks/price.css --
      price {}
      -- templates/partials/money.html --
      5
      -- templates/partials/money.css --
      money {}
      -- templates/partials/unused.html --
      6
      -- templates/partials/unused.css --
      unused {}
      -- templates/wide.html --
      {{ grid([page]) }}
      -- templates/wide.css --
      wide {}
      -- templates/home.html --
      {{ page.body }}
      """)
    #expect(
      css
        == "money partials-picture partials-stand-in wide markdown-alert tiles-card blocks-grid price styles-modern "
    )
  }

  @Test("Where the name of an include is put together, all that fit count")
  func guessed() async throws {
    let css = try await styles(
      """
      -- content/index.md --
      ```kind
      kind: a
      ```
      -- templates/blocks/kind.html --
      {% include "partials/kind-" ~ block.kind ~ ".html" %}
      -- templates/partials/kind-a.html --
      A
      -- templates/partials/kind-a.css --
      kind-a {}
      -- templates/partials/kind-b.html --
      B
      -- templates/partials/kind-b.css --
      kind-b {}
      """)
    #expect(css == "kind-a kind-b styles-modern ")
  }

  @Test("A part names the theme's files as site.css does, and ends what it leaves open")
  func addresses() async throws {
    let site = try TestSite(
      Self.bare + """
        -- content/index.md --
        ```stats
        A: 1
        ```
        -- templates/assets/dot.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- templates/blocks/stats.css --
        a { b: url(../assets/dot.svg) url("/assets/dot.svg") url(https://x.example/y)
        """)
    try await site.build()
    let files = try site.outputs().keys.sorted().filter { $0.hasPrefix("assets/") }
    let dot = try #require(files.first { $0.hasPrefix("assets/dot.") }).dropFirst("assets/".count)
    let css = try site.output(#require(files.first { $0.hasPrefix("assets/site.") }))
    #expect(
      css.hasPrefix(
        "a{b:url(\(dot)) url(\"\(dot)\") url(https://x.example/y)}styles-modern{}@layer palette{"))
  }

  @Test("Where a tile has no picture, the stylesheet has what stands in for it")
  func standIns() async throws {
    let files =
      "-- content/index.md --\nHome\n-- content/b.svg --\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 5'></svg>\n"
    func sheet(_ page: String) async throws -> String {
      let site = try TestSite(files + "-- content/a.md --\n" + page)
      try await site.build()
      return try site.output(
        #require(try site.outputs().keys.first { $0.hasPrefix("assets/site.") }))
    }
    let (without, with) = try await (sheet("A\n"), sheet("---\nimage: b.svg\n---\nA\n"))
    #expect(without.contains(".stand-in::before"))
    #expect(!with.contains(".stand-in") && with.contains(".media img"))
  }

  @Test("A part that belongs to nothing is told")
  func stray() async throws {
    let site = try TestSite(
      bareTemplates + "-- content/index.md --\nText\n"
        + "-- templates/blocks/stast.css --\na {}\n-- templates/styles/plain.css --\na {}\n")
    #expect(
      try await site.build() == """
        templates/blocks/stast.css: warning: these style rules are never used: there is no \
        blocks/stast.html; did you mean “blocks/stats.css”?
        templates/styles/plain.css: warning: these style rules are never used: there is no \
        styles/plain.html; did you mean “styles/classic.css”?
        """)
  }

  @Test("Only pages whose templates ask for something are rendered twice")
  func rendered() async throws {
    let site = try TestSite(
      "-- content/index.md --\n```faq\nA?: B\n```\n-- content/a.md --\nText\n")
    let read = try await parse(try load(site.options), site.options)
    let layouts = layout(read)
    let asking = try #require(read.pages.firstIndex { $0.name.isEmpty })
    #expect(read.askingPages(layouts) == [asking])
  }
}
