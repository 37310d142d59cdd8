import Testing

@testable import TileSite

/// What the page of a folder says for those below it.
struct DefaultsTests {
  private static let templates = """
    -- templates/page.html --
    {{ page.tags | join(",") }} {{ page.extra.price | default("-") }} {{ page.extra.kind | default("-") }} {{ page.summary }}
    -- templates/section.html --
    {{ page.tags | join(",") }}{% for child in page.children %} {{ child.title }}{% endfor %}
    """

  private static let site =
    """
    -- content/services/_index.md --
    ---
    children: {tags: [law], price: 100, kind: service, summary: Ask us, order: 5}
    ---
    All
    -- content/services/tax.md --
    ---
    tags: [tax, money]
    description: Own words
    ---
    Tax
    -- content/services/plain.md --
    Plain
    -- content/services/family/_index.md --
    ---
    children:
      price: 200
    ---
    Family
    -- content/services/family/wills.md --
    ---
    kind: own
    ---
    Wills
    -- content/services/made/up.md --
    Up

    """ + bareTemplates + templates

  @Test("They hold for all pages below, the nearest folder first, unless a page says its own")
  func nearest() async throws {
    let site = try TestSite(Self.site)
    #expect(try await site.build() == "")
    #expect(try site.output("services/tax/index.html") == "tax,money 100 service Own words")
    #expect(try site.output("services/plain/index.html") == "law 100 service Ask us")
    #expect(try site.output("services/family/wills/index.html") == "law 200 own Ask us")
    // A folder without a page has them too; the page that says them has them not.
    #expect(try site.output("services/made/index.html") == " Up")
    #expect(try site.output("services/index.html").hasPrefix(" "))
    #expect(try site.output("tags/law/index.html").hasSuffix(" Family Plain Up Wills"))
  }

  @Test("What a page says under another name of the same key is its own")
  func otherName() async throws {
    let site = try TestSite(Self.site)
    try site.put("content/services/plain.md", "---\nweight: 1\n---\nPlain\n")
    try site.put("content/services/tax.md", "---\nweight: 9\n---\nTax\n")
    try await site.build()
    #expect(try site.output("services/index.html") == " Plain Family Made Tax")
  }

  @Test("Mistakes are told once, where they stand")
  func mistakes() async throws {
    let site = try TestSite(Self.site)
    try site.put(
      "content/services/_index.md",
      "---\nchildren:\n  span: 9x9\n  layout: paeg\n  image: nope.jpg\n  titel: x\n---\nAll\n")
    #expect(
      await site.mistakes() == """
        content/services/_index.md:3:9: error: span “9x9” is not a tile span from 1x1 to 4x4 such \
        as 2x1, columns before rows
        content/services/_index.md:4:11: error: there is no layout “paeg”; add templates/paeg.html \
        or choose page, home, search, section or taxonomy
        content/services/_index.md:5:10: error: the picture “nope.jpg” does not exist
        content/services/_index.md:6:3: warning: the key “titel” is unknown; did you mean “title”?
        """)
    try site.put("content/services/_index.md", "---\nchildren: {slug: a, title: b}\n---\nAll\n")
    #expect(
      await site.mistakes() == """
        content/services/_index.md:2:18: error: slug is each page's own; write it in the pages, or \
        leave it out of children:
        content/services/_index.md:2:28: error: title is each page's own; write it in the pages, or \
        leave it out of children:
        """)
    try site.put("content/services/_index.md", "---\nchildren: none\n---\nAll\n")
    #expect(
      await site.mistakes().hasPrefix(
        "content/services/_index.md:2:11: error: children must be a map"))
  }

  @Test("A picture is looked for beside the file that names it; drafts are left out")
  func files() async throws {
    let site = try TestSite(
      "-- content/a/b/c.md --\nC\n-- content/a/_index.md --\n---\nchildren: {image: in-a.png}\n---\nA\n",
      ["content/a/in-a.png": testPicture])
    #expect(try await site.build() == "")
    #expect(try site.output("a/b/c/index.html").contains("in-a."))
    try site.put("content/a/_index.md", "---\nchildren: {draft: true}\n---\nA\n")
    try await site.build()
    #expect(!site.hasOutput("a/b/c/index.html") && site.hasOutput("a/index.html"))
  }
}
