import Testing

@testable import TileSite

/// Names that templates of a site use, in a branch that no page reaches, and what is said of them
/// when the templates are loaded.
struct TemplateNameTests {
  private static let mistakes: [(template: String, text: String, said: String)] = [
    (
      "tiles/card.html", "{{ tile.titel }}",
      "1:23: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "tiles/own.html", "{{ tile.page.titel }}",
      "1:28: error: `page` has no field `titel`; did you mean `title`?"
    ),
    (
      "tiles/own.html", "{{ tile.image.sorc }}",
      "1:29: error: `picture` has no field `sorc`; did you mean `src`?"
    ),
    (
      "tiles/own.html", "{{ card.title }}",
      "1:18: error: unknown name `card`"
    ),
    (
      "cards/card.html", "{{ card.titel }}",
      "1:23: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "partials/picture.html", "{{ item.titel }}",
      "1:23: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "blocks/grid.html", "{% for t in block.tiles %}{{ t.titel }}{% endfor %}",
      "1:46: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "blocks/grid.html", "{{ block.tiels }}",
      "1:24: error: `grid` has no field `tiels`; did you mean `tiles`?"
    ),
    (
      "blocks/carousel.html", "{{ block.cards[0].titel }}",
      "1:33: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "blocks/stats.html", "{{ block.items[0].vaule }}",
      "1:33: error: `stat` has no field `vaule`; did you mean `value`?"
    ),
    (
      "blocks/swatches.html", "{% for c in block.colors %}{{ c.nmae }}{% endfor %}",
      "1:47: error: `swatch` has no field `nmae`; did you mean `name`?"
    ),
    (
      "page.html", "{% for child in page.children %}{{ child.titel }}{% endfor %}",
      "1:56: error: `page` has no field `titel`; did you mean `title`?"
    ),
    (
      "page.html", "{% for child in page.children %}{{ loop.foo }}{% endfor %}",
      "1:55: error: `loop` has no field `foo`"
    ),
    (
      "page.html", "{{ page.more.cards[0].titel }}",
      "1:37: error: `tile` has no field `titel`; did you mean `title`?"
    ),
    (
      "page.html", "{{ site.organization.hours[0].dais }}",
      "1:45: error: `hours` has no field `dais`; did you mean `days`?"
    ),
    ("page.html", "{{ tile.title }}", "1:18: error: unknown name `tile`"),
    ("page.html", "{{ block.title }}", "1:18: error: unknown name `block`"),
    (
      "blocks/own.html", "{{ blok.title }}",
      "1:18: error: unknown name `blok`; did you mean `block`?"
    ),
    ("page.html", "{{ page.extra.any.thing ~ site.extra.any.thing }}", ""),
    ("blocks/own.html", "{{ block.any.thing }}{% for a in block.some %}{{ a.b }}{% endfor %}", ""),
  ]

  @Test("A misspelt name is told though it is never reached", arguments: mistakes)
  func names(_ mistake: (template: String, text: String, said: String)) async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      # Home
      -- templates/\(mistake.template) --
      {% if false %}\(mistake.text){% endif %}
      """)
    let said = mistake.said.isEmpty ? "" : "templates/\(mistake.template):\(mistake.said)"
    let told = await site.mistakes()
    // How the template is reached is the next test's.
    let way = [" ← ", " (on "].compactMap { told.firstRange(of: $0)?.lowerBound }.min()
    #expect(told[..<(way ?? told.endIndex)] == said)
  }

  @Test(
    "A mistake found when templates are read tells how it is reached, and a page if there is one")
  func way() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      # Home
      -- content/a.md --
      # A

      ```offer
      title: Hour
      ```
      -- content/b.md --
      # B

      ```offer
      title: Day
      ```
      -- content/law/tax.md --
      # Tax
      -- templates/page.html --
      <main>{{ page.titel }}</main>
      {% include "partials/foot.html" %}
      -- templates/partials/foot.html --
      {{ site.titel }}
      -- templates/blocks/offer.html --
      {% include "partials/offer.html" %}
      -- templates/partials/offer.html --
      {% if false %}{{ page.utl }}{% endif %}
      -- templates/tiles/card.html --
      {{ tile.titel }}
      -- templates/partials/lost.html --
      {% include "partials/lonely.html" %}
      -- templates/partials/lonely.html --
      {{ page.titel }}
      -- templates/extra.html --
      {{ site.nmae }}
      """)
    #expect(
      await site.mistakes() == """
        templates/extra.html:1:9: error: `site` has no field `nmae`; did you mean `extra.nmae`?
        templates/page.html:1:15: error: `page` has no field `titel`; did you mean `title`? \
        (on content/a.md and 2 more)
        templates/partials/foot.html:1:9: error: `site` has no field `titel`; did you mean \
        `title`? ← templates/page.html:2:1 (on content/a.md and 2 more)
        templates/partials/lonely.html:1:9: error: `page` has no field `titel`; did you mean \
        `title`? ← templates/partials/lost.html:1:1
        templates/partials/offer.html:1:23: error: `page` has no field `utl`; did you mean \
        `url`? ← templates/blocks/offer.html:1:1 (on content/a.md and 1 more)
        templates/tiles/card.html:1:9: error: `tile` has no field `titel`; did you mean `title`? \
        ← built-in templates/blocks/grid.html:12:7 (on content/index.md and 1 more)
        """)
  }

  @Test("A key that block data lacks is named as it is written, with the includes and the page")
  func missingKey() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      # Home

      ```offer
      titel: Hour
      ```
      -- content/more.md --
      # More

      ```offer
      title: Hour
      ```
      -- templates/blocks/offer.html --
      {% include "partials/offer.html" %}
      -- templates/partials/offer.html --
      <b>{{ block.title }}</b>
      {{ block.price }}
      """)
    #expect(
      await site.mistakes() == """
        templates/partials/offer.html:1:13: error: there is no `block.title`; did you mean \
        `titel`? ← templates/blocks/offer.html:1:1 (on content/index.md)
        templates/partials/offer.html:2:10: error: there is no `block.price`; use `default` or \
        `is defined` where it may be missing ← templates/blocks/offer.html:1:1 (on content/more.md)
        """)
  }
}
