import TileServer
import TileSite
import Testing

@testable import TilePreview

@Suite struct LivePagesTests {
  @Test(arguments: [
    ("<!doctype html><html><head><base href=\"x\"></head></html>", "<head>*<base"),
    ("<html><HEAD lang=\"en\">\n<title>", "lang=\"en\">*\n<title>"),
    ("<header><p>a</p></header>", "</header>*"), ("", "*"), ("<head", "<head*"),
    ("<headline>x", "<headline>x*"), ("\u{E9}<head>x", "<head>*x"),
  ])
  func thePageLoadsTheScript(page: String, around: String) {
    let script = "<script src=\"/~tilework/live.js\" data-version=\"v-1\" defer></script>"
    let live = String(decoding: withLiveScript(Array(page.utf8), version: "v-1"), as: UTF8.self)
    #expect(live.contains(around.replacing("*", with: script)))
    #expect(live.replacing(script, with: "") == page)
  }

  private func ask(_ pages: LivePages, _ target: String, _ query: String? = nil) -> Response {
    pages.respond(
      to: Request(target: target, query: query, headers: [("host", "localhost")]))
  }

  @Test func beforeThereIsASiteItsMistakesAreShown() async {
    let showing = Showing()
    let folder = nowhere.site
    showing.value.fail(await mistakes(), site: folder)
    let pages = LivePages(nowhere, showing: showing, at: PreviewAddress())
    let response = ask(pages, "/any/page/")
    #expect(response.status == 503)
    #expect(response.text.contains("<pre>site.yaml: error: there is no site.yaml in "))
    #expect(response.text.contains("/~tilework/live.js"))
    #expect(ask(pages, "/%00").status == 400)
    let put = Request(method: "PUT", target: "/", headers: [("host", "localhost")])
    #expect(pages.respond(to: put).status == 405)
  }

  @Test func theScriptIsOneFileAndNothingElseIsThere() {
    let pages = LivePages(nowhere, showing: Showing(), at: PreviewAddress())
    let script = ask(pages, "/~tilework/live.js")
    #expect(script.status == 200 && script.text.contains("EventSource"))
    #expect(script["Content-Type"] == "text/javascript; charset=utf-8")
    for name in ["", "x.js", "../live.js", "%6cive.js", "events/", "live.js/"] {
      #expect(ask(pages, "/~tilework/" + name).status == 404, "\(name)")
    }
    let post = Request(
      method: "POST", target: "/~tilework/events", headers: [("host", "localhost")])
    #expect(pages.respond(to: post).status == 405)
  }

  @Test func whoBeginsToListenIsToldWhatWasMissed() {
    let showing = Showing()
    showing.value.succeed(.pages, basePath: "/")
    let version = showing.value.version
    #expect(showing.value.announcement(to: version).contains("\"change\":\"none\""))
    showing.value.succeed(.none, basePath: "/")
    #expect(showing.value.version == version)
    showing.value.succeed(.styles, basePath: "/")
    #expect(showing.value.version != version)
    #expect(showing.value.announcement.contains("\"change\":\"styles\""))
    #expect(showing.value.announcement(to: version).contains("\"change\":\"pages\""))
    #expect(showing.value.announcement(to: nil).contains("\"change\":\"pages\""))
    showing.value.succeed(.styles, basePath: "/repo/")
    #expect(showing.value.announcement.contains("\"change\":\"pages\""))
  }

  @Test func anotherRunHasOtherVersions() {
    #expect(Shown().version != Shown().version)
  }

  @Test func aMistakeStaysUntilItIsMended() async {
    let showing = Showing()
    showing.value.succeed(.pages, basePath: "/")
    let version = showing.value.version
    let error = await mistakes()
    showing.value.fail(error, site: "/tmp/tilework-no-site")
    #expect(showing.value.version == version)
    #expect(showing.value.mistakes.map(\.text) == error.diagnostics.map(\.text))
    #expect(showing.value.announcement(to: version).contains("there is no site.yaml"))
    showing.value.succeed(.none, basePath: "/")
    #expect(showing.value.mistakes == [])
  }

  private var nowhere: BuildOptions {
    var options = BuildOptions()
    options.site = "/tmp/tilework-no-site"
    options.output = "/tmp/tilework-no-site"
    return options
  }

  private func mistakes() async -> SiteError {
    var options = BuildOptions()
    options.site = "/tmp/tilework-no-site"
    do {
      _ = try await build(options)
      fatalError("there is no such site")
    } catch {
      return error
    }
  }
}

extension Response {
  fileprivate subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
  fileprivate var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
