import Testing

@testable import TileSite

/// What is built into the binary is what lies in the folders.
struct EmbeddedTests {
  private static let root = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))

  @Test("The default theme; run script/embed after adding or removing a file")
  func theme() throws {
    let files = try TestSite.tree(Self.root + "/templates")
    #expect(Set(Embedded.theme.map(\.name)) == Set(files.keys))
    #expect(Embedded.theme.filter { files[$0.name] != $0.bytes }.map(\.name) == [])
  }

  @Test("The starter site; run script/embed after adding or removing a file")
  func starter() throws {
    let files = try TestSite.tree(Self.root + "/Sources/CEmbedded/starter")
    #expect(Set(Embedded.starter.map(\.name)) == Set(files.keys))
    #expect(Embedded.starter.filter { files[$0.name] != $0.bytes }.map(\.name) == [])
  }

  @Test("What the preview adds; run script/embed after adding or removing a file")
  func preview() throws {
    let files = try TestSite.tree(Self.root + "/Sources/CEmbedded/preview")
    #expect(Set(Embedded.preview.map(\.name)) == Set(files.keys))
    #expect(Embedded.preview.filter { files[$0.name] != $0.bytes }.map(\.name) == [])
  }

  @Test("A new site builds and passes the check without a warning")
  func newSite() async throws {
    let folder = TestSite.freshFolder()
    defer { try? Files.remove(folder) }
    #expect(try createSite(at: folder) == Embedded.starter.count)
    var options = BuildOptions()
    options.site = folder
    #expect(try await build(options).warnings == [])
    let checked = try await check(options)
    #expect(checked.findings == [] && checked.pages > 5)
    #expect(throws: SiteError.self) { try createSite(at: folder) }
  }

  @Test("Outside a site the message says what was looked for, where, and what to type")
  func noSite() async throws {
    let folder = TestSite.freshFolder()
    defer { try? Files.remove(folder) }
    try Files.makeFolder(folder)
    var options = BuildOptions()
    options.site = folder
    do {
      _ = try await build(options)
      Issue.record("a folder without site.yaml was built")
    } catch {
      #expect(error.isUsage)
      #expect(
        error.diagnostics.map(\.text) == [
          "site.yaml: error: there is no site.yaml in \(folder); go to your site's folder, name "
            + "it with --site DIR, or make a new site with: tilework new DIR"
        ])
    }
  }
}
