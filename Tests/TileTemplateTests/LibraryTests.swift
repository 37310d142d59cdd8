import Foundation
import TileTemplate
import Testing

// From here to the mark below is the example of the README.
final class Page: Record {
  let title: String
  init(title: String) { self.title = title }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "title": .text(title)
    default: nil
    }
  }
}

func show(_ page: Page) throws -> String {
  let schema = Schema(
    records: ["page": ["title": .text]], globals: ["page": .record("page")])
  let source = TemplateSource(
    path: "templates/page.html", name: "page.html",
    bytes: Array("<h1>{{ page.title }}</h1>".utf8))
  let templates = try TemplateSet([source], schema: schema)
  var html: [UInt8] = []
  try templates.render("page.html", globals: [("page", .record(page))], into: &html)
  return String(decoding: html, as: UTF8.self)
}
// End of the example.

/// The README's example of the library does what the README says.
@Suite struct LibraryTests {
  @Test func `the example gives what stands beside it`() throws {
    #expect(try show(Page(title: "Law & Order")) == "<h1>Law &amp; Order</h1>")
  }

  @Test func `a misspelt name is told as the README says`() {
    let source = TemplateSource(
      path: "templates/page.html", name: "page.html",
      bytes: Array("<h1>{{ page.titel }}</h1>".utf8))
    let schema = Schema(records: ["page": ["title": .text]], globals: ["page": .record("page")])
    #expect(throws: TemplateErrors.self) { try TemplateSet([source], schema: schema) }
    do throws(TemplateErrors) {
      _ = try TemplateSet([source], schema: schema)
    } catch {
      let text = error.errors.map(\.description).joined()
      #expect(
        text == "templates/page.html:1:13: `page` has no field `titel`; did you mean `title`?")
    }
  }

  @Test func `the example stands in the README as it is here`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let own = try String(contentsOf: here, encoding: .utf8)
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(own.firstRange(of: "of the README.\n")?.upperBound)
    let end = try #require(own.firstRange(of: "// End of the example.")?.lowerBound)
    #expect(readme.contains("import TileTemplate\n\n" + own[start..<end] + "```"))
    #expect(
      readme.contains(
        "templates/page.html:1:13: `page` has no field `titel`; did you\nmean `title`?"))
  }
}
