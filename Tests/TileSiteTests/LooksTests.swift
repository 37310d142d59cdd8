import Testing

@testable import TileSite

/// What browsers must do after a build.
struct LooksTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      """
      -- content/index.md --
      # Hello
      -- content/about.md --
      # About
      -- content/plain.css --
      p { color: red }
      -- templates/blocks/note.html --
      <p>note</p>
      """)
  }

  @Test(
    "A build is none, a change of styles, or one of pages",
    arguments: [
      ("templates/assets/site.css", "main { color: red }", Looks.Change.styles),
      ("content/plain.css", "p { color: blue }", .styles),
      ("site.yaml", "title: Test\ntheme: {accent: \"#00794a\"}\n", .styles),
      ("site.yaml", "title: Test\n# nothing\n", .none),
      ("content/about.md", "# About us", .pages), ("content/new.md", "# New", .pages),
      ("content/robots.txt", "User-agent: *", .none), ("content/data.json", "{}", .pages),
    ])
  func change(path: String, text: String, change: Looks.Change) async throws {
    var looks = Looks(of: site.options.outputFolder, try await TileSite.build(site.options).written)
    try site.put(path, text)
    #expect(looks.update(try await TileSite.build(site.options).written) == change)
    #expect(looks.update(try await TileSite.build(site.options).written) == .none)
  }

  @Test("A colour changes what others are told of a page too, and still no page")
  func notes() async throws {
    let settings = "title: Test\nbase_url: https://e.example/\norganization: {logo: /logo.svg}\n"
    try site.put("site.yaml", settings)
    try site.put(
      "content/logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>")
    var looks = Looks(of: site.options.outputFolder, try await TileSite.build(site.options).written)
    try site.put("site.yaml", settings + "theme: {accent: \"#75306f\"}\n")
    let written = try await TileSite.build(site.options).written
    #expect(written.changedPaths.contains("index.html"))
    #expect(looks.update(written) == .styles)
  }

  @Test("What is gone counts too")
  func removal() async throws {
    var looks = Looks(of: site.options.outputFolder, try await TileSite.build(site.options).written)
    try site.delete("content/plain.css")
    #expect(looks.update(try await TileSite.build(site.options).written) == .styles)
    try site.delete("content/about.md")
    #expect(looks.update(try await TileSite.build(site.options).written) == .pages)
  }

  @Test("A build whose task is cancelled ends without a trace")
  func cancelled() async throws {
    _ = try await TileSite.build(site.options)
    let before = try site.outputs()
    try site.put("content/about.md", "# About us")
    let options = site.options
    let task = Task { () -> String in
      do throws(SiteError) {
        _ = try await TileSite.build(options)
        return "built"
      } catch {
        return error.diagnostics.map(\.text).joined()
      }
    }
    task.cancel()
    #expect(await task.value == "build: error: stopped before it was done; nothing was changed")
    #expect(try site.outputs() == before)
    let names = try Files.entries(in: site.root).map(\.name)
    #expect(names.filter { $0.hasPrefix(".public") } == [])
  }
}
