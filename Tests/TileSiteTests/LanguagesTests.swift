import Testing

@testable import TileSite

@Suite("Sites in several languages")
struct LanguagesTests {
  private static let settings = """
    -- site.yaml --
    title: Pellow
    description: Solicitors
    base_url: https://example.com/
    timezone: UTC
    organization: {name: Pellow Ltd, telephone: "123", address: [Wrenbridge]}
    extra: {slogan: Calm, colour: green}
    languages:
      fr: {title: Cabinet Pellow, organization: {name: Pellow SARL}, extra: {slogan: Calme}}
      ar: {name: عربي}

    """

  private static let pages = """
    -- content/index.md --
    # Welcome
    -- content/index.fr.md --
    # Bienvenue
    -- content/about.md --
    About us
    -- content/services/_index.md --
    ---
    title: Services
    ---
    -- content/services/tax.md --
    ---
    title: Tax
    ---
    Tax
    -- content/services/tax.fr.md --
    ---
    title: Impôts
    slug: impots
    date: 2025-12-01
    ---
    Les impôts.[^1]

    [^1]: Note.
    -- content/services/family.md --
    Family
    -- content/services/tax.ar.md --
    ---
    title: الضرائب
    ---
    ضرائب

    """

  /// Shows of a page what `text` says.
  private static func site(_ text: String, _ more: String = "") throws -> TestSite {
    try TestSite(
      settings + pages
        + ["page", "home", "section", "404"]
        .map { "-- templates/\($0).html --\n\(text)\n" }.joined() + more)
  }

  @Test("Pages of a language stand below its folder, in a tree of their own")
  func tree() async throws {
    let site = try Self.site(
      """
      {{ page.language }} {{ page.url }} {{ page.title }} ^{{ page.parent.url if page.parent else "-" }} \
      {% for child in page.children %}{{ child.url }} {% endfor %}{{ page.is_home }} {{ page.layout }}
      """)
    #expect(try await site.build() == "")
    let shown = [
      "index.html": "en / Welcome ^- /about/ /services/ True home",
      "fr/index.html": "fr /fr/ Bienvenue ^- /fr/services/ True home",
      "ar/index.html": "ar /ar/ Pellow ^- /ar/services/ True home",
      "fr/services/index.html":
        "fr /fr/services/ Services ^/fr/ /fr/services/impots/ False section",
      "fr/services/impots/index.html":
        "fr /fr/services/impots/ Impôts ^/fr/services/ False page",
      "services/index.html":
        "en /services/ Services ^/ /services/family/ /services/tax/ False section",
      "404.html": "en /404.html Page not found ^- False 404",
      "fr/404.html": "fr /fr/404.html Page introuvable ^- False 404",
      "ar/404.html": "ar /ar/404.html الصفحة غير موجودة ^- False 404",
    ]
    for (path, expected) in shown {
      let found = try site.output(path).split(separator: " ").joined(separator: " ")
      #expect(found.trimmingSuffix("\n") == expected, "\(path)")
    }
    #expect(!site.hasOutput("fr/about/index.html"))
  }

  @Test("The site says of itself what is said in the page's language")
  func settings() async throws {
    let site = try Self.site(
      """
      {{ site.language }} {{ site.direction }} {{ site.title }}|{{ site.description }}|\
      {{ site.organization.name }} {{ site.organization.telephone }}|\
      {{ site.extra.slogan }} {{ site.extra.colour }}|{{ site.home.url }}|{{ site.pages | length }}|\
      {% for item in site.menu %}{{ item.title }} {{ item.url }},{% endfor %}|{{ site.words.next }}|\
      {{ 1234.5 | number }}|{{ "2025-12-01" | date("%B") }}
      """)
    try await site.build()
    #expect(
      try site.output("services/tax/index.html").hasPrefix(
        "en ltr Pellow|Solicitors|Pellow Ltd 123|Calm green|/|5|"
          + "About /about/,Services /services/,|Next|1,234.5|December"))
    #expect(
      try site.output("fr/services/impots/index.html").hasPrefix(
        "fr ltr Cabinet Pellow||Pellow SARL 123|Calme green|/fr/|3|Services /fr/services/,|Suivant|"
          + "1\u{202F}234,5|décembre"))
    #expect(
      try site.output("ar/index.html").hasPrefix(
        "ar rtl Pellow||Pellow Ltd 123|Calm green|/ar/|3|Services /ar/services/,|التالي|1,234.5|ديسمبر"
      ))
  }

  @Test("A page knows where it is in other languages; where it is not, a switcher leads home")
  func translations() async throws {
    let site = try Self.site(
      """
      {% for v in page.translations %}{{ v.language }} {{ v.canonical }} {{ v.title }},{% endfor %}|\
      {% for v in page.languages %}{{ v.name }} {{ v.url }} {{ v.direction }}\
      {{ "*" if v.current }}{{ "" if v.translated else "-" }},{% endfor %}|\
      {% for v in site.languages %}{{ v.url }}{{ "*" if v.current }},{% endfor %}
      """)
    try await site.build()
    let tax =
      "en https://example.com/services/tax/ Tax,fr https://example.com/fr/services/impots/ Impôts,"
      + "ar https://example.com/ar/services/tax/ الضرائب,|"
    #expect(
      try site.output("services/tax/index.html").hasPrefix(
        tax
          + "English /services/tax/ ltr*,Français /fr/services/impots/ ltr,عربي /ar/services/tax/ rtl,|/*,/fr/,/ar/,"
      ))
    #expect(try site.output("fr/services/impots/index.html").hasPrefix(tax))
    #expect(try site.output("ar/services/tax/index.html").hasPrefix(tax))
    #expect(
      try site.output("about/index.html").hasPrefix(
        "|English /about/ ltr*,Français /fr/ ltr-,عربي /ar/ rtl-,|"))
    #expect(
      try site.output("fr/404.html").hasPrefix(
        "|English / ltr-,Français /fr/ ltr*-,عربي /ar/ rtl-,|/,/fr/*,/ar/,"))
  }

  @Test("Links, menus and selections lead to the page's language, where the page is in it")
  func links() async throws {
    let site = try Self.site(
      "{{ page.content }}{% for item in site.menu %}[{{ item.title }} {{ item.url }}]{% endfor %}",
      """
      -- site.yaml --
      title: T
      menu: [{title: S, url: /services/}, {title: F, url: /fr/services/}]
      languages:
        fr: {menu: [{title: S, page: services/_index.md}, {title: A, url: /about/}, {title: I, url: services/tax.md}]}
        ar:
      -- content/services/tax.fr.md --
      ---
      slug: impots
      ---
      [1](tax.md) [2](family.md) [3](/services/tax/) [4](tax.en.md) [5](../index.md) [6](_index.md)
      [7](/fr/services/impots/) [8](tax.ar.md) [9](../about.md?a) [10](/) [11](../a.pdf) [12](../tax/)
      [13](/ar/services/tax/) [14](only.md) [15](/services/only/) [16](only/)
      -- content/services/only.fr.md --
      ---
      order: 9
      ---
      Text
      -- content/services/tax.md --
      [1](tax.md) [2](tax.fr.md) [3](/fr/services/impots/) [4](/fr/)
      -- content/a.pdf --
      %PDF
      -- templates/tiles/card.html --
      ({{ tile.url }})
      -- templates/tiles/classic.html --
      -
      -- templates/blocks/grid.html --
      {% for tile in block.tiles %}({{ tile.url }}){% endfor %}
      -- templates/blocks/own.html --
      {% for child in pages(block.of) %}<{{ child.url }}>{% endfor %}
      -- content/index.fr.md --
      ---
      title: Bienvenue
      ---
      ```grid
      from: services
      ```
      ```grid
      from: [services/tax, about]
      ```
      ```own
      of: services
      ```
      ```own
      of: about
      ```
      ```own
      of: fr/services
      ```
      -- content/index.ar.md --
      ```grid
      from: about
      ```

      """)
    #expect(
      try await site.build()
        == "content/index.ar.md:1:1: warning: this grid shows no page; look at its from: and tag:, "
        + "or say with empty: what stands there instead")
    func hrefs(_ path: String) throws -> [String] {
      try site.output(path).matches(of: /href="([^"]*)"/).map { String($0.1) }
    }
    #expect(
      try hrefs("fr/services/impots/index.html") == [
        "/fr/services/impots/", "/services/family/", "/fr/services/impots/", "/services/tax/",
        "/fr/", "/fr/services/", "/fr/services/impots/", "/ar/services/tax/", "/about/?a", "/fr/",
        "/a.pdf", "/fr/services/impots/", "/ar/services/tax/", "/fr/services/only/",
        "/fr/services/only/", "/fr/services/only/",
      ])
    #expect(
      try hrefs("services/tax/index.html") == [
        "/services/tax/", "/fr/services/impots/", "/fr/services/impots/", "/fr/",
      ])
    let home = try site.output("fr/index.html").replacing("\n", with: "")
    #expect(
      home.contains("(/fr/services/only/)(/fr/services/impots/)(/fr/services/impots/)(/about/)"),
      "\(home)")
    #expect(
      home.contains(
        "</fr/services/only/></fr/services/impots/></fr/services/only/></fr/services/impots/>"),
      "\(home)")
    #expect(home.contains("[S /fr/services/][A /about/][I /fr/services/impots/]"))
    #expect(try site.output("index.html").contains("[S /services/][F /fr/services/]"))
    #expect(try site.output("ar/index.html").contains("[Services /ar/services/]"))
  }

  @Test("What is made of Markdown, and former addresses, speak the page's language")
  func words() async throws {
    let site = try TestSite(
      Self.settings + Self.pages + """
        -- content/b.fr.md --
        ---
        aliases: [/vieux/]
        ---
        > [!WARNING]
        > Attention

        ```grid
        from: nulle
        empty: message
        ```
        -- content/nulle.fr.md --
        ---
        title: Nulle
        ---
        Rien
        """)
    #expect(await site.mistakes() == "")
    let page = try site.output("fr/services/impots/index.html")
    #expect(
      page.contains("<html lang=\"fr\" dir=\"ltr\"") && page.contains("aria-label=\"Retour à 1\""))
    #expect(try site.output("fr/b/index.html").contains(">Avertissement</p>"))
    #expect(try site.output("vieux/index.html").contains("<html lang=\"fr\">"))
    #expect(try site.output("ar/services/tax/index.html").contains("<html lang=\"ar\" dir=\"rtl\""))
  }

  @Test(
    "The theme's pages tell of each other, all the same, with the first as the one for all others")
  func alternates() async throws {
    let site = try TestSite(Self.settings + Self.pages)
    try await site.build()
    let expected = """
      <link rel="alternate" hreflang="en" href="https://example.com/services/tax/">
      <link rel="alternate" hreflang="x-default" href="https://example.com/services/tax/">
      <link rel="alternate" hreflang="fr" href="https://example.com/fr/services/impots/">
      <link rel="alternate" hreflang="ar" href="https://example.com/ar/services/tax/">
      """
    for path in ["services/tax", "fr/services/impots", "ar/services/tax"] {
      #expect(try site.output(path + "/index.html").contains(expected), "\(path)")
    }
    let about = try site.output("about/index.html")
    #expect(!about.contains("rel=\"alternate\" hreflang"))
    #expect(
      about.contains(
        "<li><a href=\"/fr/\" lang=\"fr\" hreflang=\"fr\" dir=\"ltr\">Français</a></li>"))
    #expect(
      about.contains(
        "<li><a href=\"/about/\" lang=\"en\" hreflang=\"en\" dir=\"ltr\" aria-current=\"page\">English"
      ))
    #expect(
      try site.output("404.html").contains(
        "<li><a href=\"/\" lang=\"en\" hreflang=\"en\" dir=\"ltr\" aria-current=\"true\">English"))
  }

  @Test("A site of one language says nothing of languages")
  func one() async throws {
    let site = try TestSite("-- content/index.md --\nText\n-- content/a.md --\nText\n")
    try await site.build()
    for (path, bytes) in try site.outputs() {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("hreflang") && !text.contains("languages"), "\(path)")
    }
  }

  @Test("A card that pages of several languages show has the names of months of each")
  func sharedCards() async throws {
    let row = "```carousel\nfrom: [shared]\n```\n"
    let site = try Self.site(
      "{{ page.content }}",
      """
      -- content/shared.md --
      ---
      date: 2025-12-01
      ---
      Text
      -- templates/cards/card.html --
      <i>{{ card.date | date("%B") }}</i>
      -- templates/blocks/carousel.html --
      {% for card in block.cards %}{% include "cards/card.html" %}{% endfor %}
      -- content/a.md --
      \(row)
      -- content/a.fr.md --
      \(row)

      """)
    let read = try await parse(try load(site.options), site.options)
    let renderer = Renderer(read, layout(read), [:], root: site.root)
    // Whoever makes both has what the card was before.
    let workspace = PageWorkspace()
    for (name, month) in [("a", "December"), ("fr/a", "décembre"), ("a", "December")] {
      let place = try #require(read.index[name])
      let page = String(decoding: try renderer.page(place, workspace), as: UTF8.self)
      #expect(page.contains("<i>\(month)</i>"), "\(page)")
    }
  }

  @Test(
    "Mistakes in the list of languages",
    arguments: [
      (
        "languages: {en: {title: T}}",
        "site.yaml:2:13: error: “en” is the main language; say this at the top of site.yaml, and here of the others alone"
      ),
      (
        "languages: {fr: {titel: T}}",
        "site.yaml:2:18: warning: the key “titel” is unknown; did you mean “title”?"
      ),
      (
        "languages: {fr: T}",
        "site.yaml:2:17: error: fr must be keys and values, such as title: Notre cabinet"
      ),
      (
        "languages: fr",
        "site.yaml:2:12: error: languages must be a map of languages, such as fr: {title: Notre cabinet}"
      ),
      ("languages: [fr, FR]", "site.yaml:2:17: error: “FR” is listed twice; keep one of them"),
      (
        "languages: [f_r]",
        "site.yaml:2:13: error: languages “f_r” is not a language such as fr or pt-BR"
      ),
      (
        "languages: [fr, de]",
        "site.yaml:2:17: warning: no page is in “de”, so it is left out; write one, such as content/index.de.md"
      ),
      (
        "languages: [fr]",
        "content/a.de.md: warning: “.de” looks like a language that site.yaml does not list, so this is a page of its own; "
          + "write languages: {de: {title: …}} in site.yaml, or rename the file"
      ),
    ])
  func mistakes(_ settings: String, _ expected: String) async throws {
    let german = expected.contains("content/a.de.md") ? "-- content/a.de.md --\nText\n" : ""
    let site = try TestSite(
      "-- site.yaml --\ntitle: T\n\(settings)\n-- content/index.md --\nText\n-- content/a.fr.md --\nText\n"
        + german)
    site.options.strict = true
    let told = await site.mistakes()
    let wanted = expected.replacing(" warning: ", with: " error: ")
    #expect(told.split(separator: "\n").map(String.init).contains(wanted), "\(told)")
  }

  @Test("Two files for one page in one language are a mistake; two languages are none")
  func twice() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      languages: [fr]
      -- content/a.md --
      Text
      -- content/a.fr.md --
      Text
      -- content/fr/a.md --
      Text
      """)
    #expect(
      await site.mistakes()
        == "content/fr/a.md: error: makes the same file as content/a.fr.md: /fr/a/index.html; "
        + "rename one of them or give it a slug")
  }

  @Test("A language whose pages are all drafts is left out without a word, and is there with them")
  func drafts() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      languages: [fr, ar]
      -- content/index.md --
      Text
      -- content/a.fr.md --
      ---
      draft: true
      ---
      Text
      -- content/a.ar.md --
      Text
      """)
    #expect(try await site.build() == "")
    #expect(!site.hasOutput("fr/index.html") && site.hasOutput("ar/a/index.html"))
    #expect(try !site.output("index.html").contains("hreflang=\"fr\""))
    #expect(try site.output("ar/a/index.html").contains("dir=\"rtl\""))
    site.options.drafts = true
    try await site.build()
    #expect(try site.output("index.html").contains("hreflang=\"fr\""))
  }

  @Test("A word of one's own in one language is there in all")
  func ownWords() async throws {
    let site = try Self.site(
      "{{ site.words.imprint }} {{ site.words.hello }}",
      """
      -- templates/words/en.yaml --
      imprint: Imprint
      -- templates/words/fr.yaml --
      imprint: Mentions
      hello: Bonjour

      """)
    try await site.build()
    #expect(try site.output("index.html").hasPrefix("Imprint Bonjour"))
    #expect(try site.output("fr/index.html").hasPrefix("Mentions Bonjour"))
    #expect(try site.output("ar/index.html").hasPrefix("Imprint Bonjour"))
  }

  @Test("Words of pages, long grids, feeds and sitemaps are each language's own")
  func collections() async throws {
    let news = (1...3).map { number in
      """
      -- content/news/n\(number).md --
      ---
      title: News \(number)
      date: 2025-01-0\(number)
      tags: [Advice]
      ---
      Text
      -- content/news/n\(number).fr.md --
      ---
      title: Nouvelle \(number)
      date: 2025-01-0\(number)
      tags: [Conseil, Advice]
      ---
      [1](/tags/advice/) [2](/tags/)

      """
    }
    let site = try TestSite(
      """
      -- site.yaml --
      title: Pellow
      base_url: https://example.com/
      languages: {fr: {title: Cabinet, description: Avocats}}
      grid: {paginate: 2}
      -- content/index.md --
      Text

      """ + news.joined())
    #expect(await site.mistakes() == "")
    let article = try site.output("fr/news/n1/index.html")
    #expect(article.contains("<a href=\"/fr/tags/advice/\">1</a> <a href=\"/fr/tags/\">2</a>"))
    #expect(article.contains("https://example.com/fr/feed.xml"))
    #expect(!article.contains("https://example.com/feed.xml"))
    #expect(article.contains("\"inLanguage\":\"fr\""))
    #expect(article.contains("\"item\":\"https://example.com/fr/\""))
    let tag = try site.output("fr/tags/advice/index.html")
    #expect(tag.contains("Nouvelle 3") && !tag.contains("News 3"))
    #expect(!site.hasOutput("tags/conseil/index.html"))
    #expect(try !site.output("tags/advice/index.html").contains("Nouvelle"))
    let part = try site.output("fr/news/page/2/index.html")
    #expect(part.contains("<html lang=\"fr\"") && part.contains("Nouvelle 1"))
    #expect(
      part.contains("<a href=\"/news/\" lang=\"en\"")
        && !part.contains("rel=\"alternate\" hreflang"))
    let feed = try site.output("fr/feed.xml")
    #expect(feed.contains("xml:lang=\"fr\"") && feed.contains("<title>Cabinet</title>"))
    #expect(feed.contains("<subtitle>Avocats</subtitle>") && !feed.contains("News 1"))
    #expect(try !site.output("feed.xml").contains("Nouvelle"))
    #expect(try site.output("fr/feed.json").contains("\"language\":\"fr\""))
    let map = try site.output("sitemap.xml")
    let versions = """
      <xhtml:link rel="alternate" hreflang="en" href="https://example.com/news/n1/"/>\
      <xhtml:link rel="alternate" hreflang="fr" href="https://example.com/fr/news/n1/"/>\
      <xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/news/n1/"/>
      """
    for path in ["news/n1", "fr/news/n1"] {
      let entry =
        "<loc>https://example.com/\(path)/</loc><lastmod>2025-01-01</lastmod>\(versions)</url>"
      #expect(map.contains(entry), "\(map)")
    }
    #expect(map.contains("<loc>https://example.com/fr/tags/conseil/</loc></url>"))
  }

  @Test("`explain` and `list` know the pages")
  func commands() async throws {
    let site = try Self.site("{{ page.title }}")
    let listed = try await list(site.options).map { "\($0.state) \($0.url) \($0.source)" }
    #expect(listed.contains("published /fr/services/impots/ content/services/tax.fr.md"))
    #expect(listed.contains("published /fr/services/ content/services (fr)"))
    #expect(listed.contains("published /ar/ content/ (ar)"))
    for name in [
      "content/services/tax.fr.md", "services/tax.fr.md", "/fr/services/impots/", "fr/services/tax",
    ] {
      let explained = try await explain(name, site.options)
      #expect(explained.address == "/fr/services/impots/", "\(name)")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
