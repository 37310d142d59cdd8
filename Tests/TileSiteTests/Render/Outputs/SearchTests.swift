import Testing

@testable import TileSite

/// What finds pages by their words.
struct SearchTests {
  @Test("There is one where settings want it, in each language, with the pages of that language")
  func languages() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      language: en
      languages: {fr: {title: Té}}
      -- content/index.md --
      Hello
      -- content/one.md --
      One & one
      -- content/index.fr.md --
      Bonjour
      """)
    try await site.build()
    #expect(!site.hasOutput("search.json") && !site.hasOutput("search/index.html"))
    #expect(try site.outputs().keys.filter { $0.hasPrefix("assets/search.") } == [])
    try site.put(
      "site.yaml",
      "title: T\nlanguage: en\nlanguages: {fr: {title: Té}}\noutputs: {search: true}\n")
    try await site.build()
    #expect(
      try site.output("search.json")
        == "[[\"T\",\"/\",\"Hello\",\"\"],[\"One\",\"/one/\",\"One \\u0026 one\",\"\"]]\n"
    )
    #expect(try site.output("fr/search.json") == "[[\"Té\",\"/fr/\",\"Bonjour\",\"\"]]\n")
    #expect(try site.output("fr/search/index.html").contains("data-index=\"/fr/search.json\""))
    #expect(try site.output("fr/index.html").contains("href=\"/fr/search/\""))
    #expect(try !site.output("fr/index.html").contains("href=\"/search/\""))
    let text = try site.output("llms.txt")
    #expect(
      text.contains("## T\n\n- [T](/): Hello\n")
        && text.contains("## Té\n\n- [Té](/fr/): Bonjour\n"))
  }

  @Test("Words of the text stand in the index once, without those of title and summary")
  func words() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      title: T
      outputs: {search: true}
      -- content/a.md --
      ---
      title: Red boats
      summary: A harbour.
      ---
      Red boats, **blue** boats: it's `blue`, [not](https://e.example/) green&nbsp;Ünïcode.

      ```faq
      Why?: Because zebras.
      ```
      """)
    try await site.build()
    #expect(
      try site.output("search.json").contains(
        "\"A harbour.\",\"blue it\\u0027s not green ünïcode why because zebras\"]"))
  }
}
