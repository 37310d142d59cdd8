import Testing

@testable import TileSite

@Suite("What the name of a page's file says")
struct PageFileTests {
  private let tags = LanguageTags(main: "en-GB", others: ["fr", "pt-br", "ar"])

  @Test(
    "Its page and its language",
    arguments: [
      ("tax.md", "tax", ""), ("services/_index.md", "services", ""), ("index.md", "", ""),
      ("tax.fr.md", "fr/tax", "fr"), ("services/tax.FR.md", "fr/services/tax", "fr"),
      ("services/_index.fr.md", "fr/services", "fr"), ("services/Index.ar.md", "ar/services", "ar"),
      ("index.fr.md", "fr", "fr"), ("_index.pt-BR.md", "pt-br", "pt-br"),
      ("fr/services/tax.md", "fr/services/tax", "fr"), ("FR/tax.md", "fr/tax", "fr"),
      ("fr/index.md", "fr", "fr"), ("fr.md", "fr", "fr"), ("fr/tax.fr.md", "fr/tax", "fr"),
      ("tax.en-gb.md", "tax", ""), ("tax.en.md", "tax", ""), ("tax.de.md", "tax.de", ""),
      ("french/tax.md", "french/tax", ""), ("404.fr.md", "fr/404", "fr"), ("v1.2.md", "v1.2", ""),
    ])
  func page(_ file: String, _ name: String, _ language: String) {
    let page = tags.page(of: file)
    #expect(page.name == name && page.language == language)
  }

  @Test("In a site of one language no folder and no ending is another")
  func one() {
    let tags = LanguageTags(main: "en")
    #expect(tags.page(of: "fr/tax.md").name == "fr/tax")
    #expect(tags.page(of: "fr/tax.md").language == "")
    #expect(tags.page(of: "tax.fr.md").name == "tax.fr")
    #expect(tags.page(of: "tax.en.md").name == "tax")
  }

  @Test(
    "Which endings look like a language that is not listed",
    arguments: [
      ("tax.de.md", "de"), ("a/tax.pt-PT.md", "pt-PT"), ("tax.zh-Hant.md", "zh-Hant"),
      ("tax.fr.md", nil), ("tax.en.md", nil), ("tax.en-US.md", "en-US"), ("tax.md", nil),
      ("node.js.md", nil), ("v1.2.md", nil), ("de.md", nil), ("asp.net.md", nil),
      ("a.de-.md", nil), ("a.de-wonderful.md", nil),
    ] as [(String, String?)])
  func unlisted(_ file: String, _ tag: String?) {
    #expect(tags.unlisted(in: file) == tag)
  }
}
