import Testing

@testable import TileSite
@testable import TileTemplate

@Suite("What the theme says by itself, in the language of the site")
struct WordsTests {
  private static let own = Embedded.theme.filter { $0.name.hasPrefix("words/") }
  private static func words(_ language: String) -> Words {
    var found: [Diagnostic] = []
    return Words([], language: language, &found)
  }

  private static let tags = own.map { Path.withoutExtension(Path.name(of: $0.name)) }

  @Test("Each language has every word, other than English, and all names of months and days")
  func complete() throws {
    let english = Words.english
    #expect(Self.tags.count > 20 && english.texts.count > 35)
    let listNames = ["months", "months_short", "days", "days_short", "numbers"]
    for (file, tag) in zip(Self.own, Self.tags) where !tag.contains("-") {
      let yaml = try #require(try parseYAML(file.bytes[...]))
      #expect(
        Set((yaml.entries ?? []).map(\.key)) == Set(english.texts.keys).union(listNames), "\(tag)")
      let words = Self.words(tag)
      #expect(words.texts.values.allSatisfy { !$0.isEmpty })
      #expect(tag == "en" || words["see_all"] != english["see_all"], "\(tag)")
      #expect(tag == "en" || words["language_name"] != english["language_name"], "\(tag)")
      #expect(
        Set(words.dateNames.months).count == 12 && Set(words.dateNames.days).count == 7, "\(tag)")
    }
  }

  @Test("A word that the theme has is shown somewhere")
  func used() throws {
    let root = Path.folder(of: Path.folder(of: Path.folder(of: Path.folder(of: #filePath))))
    var text = Embedded.theme.filter { $0.name.hasSuffix(".html") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for (path, bytes) in try TestSite.tree(root + "/Sources/TileSite")
    where path.hasSuffix(".swift") {
      text += String(decoding: bytes, as: UTF8.self)
    }
    for name in Words.english.texts.keys {
      #expect(text.contains("words.\(name)") || text.contains("\"\(name)\""), "\(name)")
    }
  }

  @Test(
    "The words of a place come before those of its language, and those before English",
    arguments: [
      ("en", "Colours", "%-d %B %Y"), ("en-US", "Colors", "%B %-d, %Y"),
      ("EN-us", "Colors", "%B %-d, %Y"),
      ("de-AT", "Farben", "%-d. %B %Y"), ("pt-BR", "Cores", "%-d de %B de %Y"),
      ("no", "Farger", "%-d. %B %Y"),
      ("cy", "Colours", "%-d %B %Y"), ("zh-Hant-TW", "颜色", "%Y年%-m月%-d日"),
    ])
  func order(_ tag: String, _ colours: String, _ date: String) {
    #expect(Self.words(tag)["colours"] == colours && Self.words(tag)["date"] == date)
  }

  @Test("Pages, dates, alerts, footnotes and what is missing speak the language")
  func pages() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: Kanzlei
      language: de
      timezone: UTC
      -- content/index.md --
      ---
      date: 2024-03-05
      ---
      Text.[^1] Noch einer.[^1]

      [^1]: Klein.

      > [!WARNING]
      > Vorsicht, Stufe!

      ```grid
      tag: keiner
      empty: message
      ```
      -- content/a.md --
      ---
      date: 2024-12-31
      ---
      A
      -- templates/home.html --
      {{ page.content }} {{ page.date | date("%a %b / %A, ") }}{{ page.date | date(site.words.date) }}
      {% include "partials/actions.html" ignore missing %}
      """)
    try await site.build()
    let page = try site.output("index.html")
    #expect(page.contains("Di März / Dienstag, 5. März 2024"))
    #expect(page.contains("<p class=\"alert-title\">Warnung</p>"))
    #expect(
      page.contains("aria-label=\"Zurück zu 1\"") && page.contains("aria-label=\"Zurück zu 1-2\""))
    #expect(page.contains("Hier gibt es noch nichts."))
    #expect(try site.output("404.html").contains("Seite nicht gefunden"))
    #expect(try site.output("a/index.html").contains("31. Dezember 2024"))
    for word in ["Skip to content", "Page not found", "There is nothing"] {
      #expect(try !site.output("404.html").contains(word), "\(word)")
    }
  }

  @Test("A site says some of them otherwise, and more; the others stay")
  func ownWords() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      language: de
      -- content/index.md --
      ---
      date: 2024-03-05
      ---
      Text
      -- templates/words/de.yaml --
      see_all: Zur Übersicht
      imprint: Impressum
      months: [I, II, III, IV, V, VI, VII, VIII, IX, X, XI, XII]
      -- templates/home.html --
      {{ site.words.see_all }}, {{ site.words.imprint }}, {{ site.words.next }}, {{ page.date | date("%B") }}
      """)
    try await site.build()
    #expect(try site.output("index.html").contains("Zur Übersicht, Impressum, Weiter, III"))
  }

  @Test(
    "What is no word is told, and a word that is not there",
    arguments: [
      (
        "menu: [A]",
        "templates/words/en.yaml:1:7: error: menu must be text"
      ),
      (
        "months: [A, B]",
        "templates/words/en.yaml:1:9: error: months must be a list of 12 names"
      ),
      (
        "- menu", "templates/words/en.yaml:1:1: error: words must be "
      ),
      ("menu: \"a", "templates/words/en.yaml:1:7: error: "),
    ])
  func mistakes(_ text: String, _ expected: String) async throws {
    let site = try TestSite(
      "-- content/index.md --\nText\n-- templates/words/en.yaml --\n\(text)\n")
    let told = await site.mistakes()
    #expect(told.contains(expected), "\(told)")
    let slip = try TestSite(
      "-- content/index.md --\nText\n-- templates/home.html --\n{{ site.words.sea_all }}\n")
    let slips = await slip.mistakes()
    #expect(slips.contains("did you mean `see_all`?"))
  }
}
