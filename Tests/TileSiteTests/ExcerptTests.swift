import Testing

@testable import TileSite

/// The line of the source file that stands below a diagnostic on a terminal.
struct ExcerptTests {
  @Test("A built-in template has lines too; what has no place or no file has none")
  func files() throws {
    let site = try TestSite("-- content/a.md --\n# A\n\n\u{9}b\n")
    #expect(excerpt("content/a.md", 3, 2, site) == "  3 |     b\n    |     ^")
    #expect(excerpt("content/a.md", 9, 1, site) == nil)
    #expect(excerpt("content/b.md", 1, 1, site) == nil)
    #expect(excerpt("content/a.md", nil, 1, site) == nil)
    let first = Embedded.theme.first { $0.name == "page.html" }?.bytes.split(separator: 0x0A).first
    let line = String(decoding: try #require(first), as: UTF8.self)
    #expect(excerpt("built-in templates/page.html", 1, 1, site) == "  1 | \(line)\n    | ^")
  }

  private func excerpt(_ path: String, _ line: Int?, _ column: Int, _ site: TestSite) -> String? {
    let position = line.map { Position(line: $0, column: column) }
    return Diagnostic(.error, path, position, .emptySite).excerpt(in: site.root)
  }
}
