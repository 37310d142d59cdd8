import Testing

@testable import TileServer

@Suite struct StaticSiteTests {
  private static let files = [
    "index.html": "home", "about/index.html": "about", "a b (1).txt": "spaces",
    "日本語/index.html": "japanese", "assets/site.css": "body{}", "empty/readme.txt": "r",
    "404.html": "lost", ".well-known/x.json": "{}", ".git/config": "SECRET", "100%.txt": "percent",
  ]

  private func ask(
    _ target: String, query: String? = nil, method: String = "GET", prefix: String = "/",
    headers: [(name: String, value: String)] = [], in folder: borrowing Folder
  ) -> Response {
    StaticSite(root: folder.root, prefix: prefix).respond(
      to: Request(method: method, target: target, query: query, headers: headers))
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8", "index.html"),
    ("/about/", "text/html; charset=utf-8", "about/index.html"),
    ("/about/index.html", "text/html; charset=utf-8", "about/index.html"),
    ("/a%20b%20(1).txt", "text/plain; charset=utf-8", "a b (1).txt"),
    ("/%E6%97%A5%E6%9C%AC%E8%AA%9E/", "text/html; charset=utf-8", "日本語/index.html"),
    ("/assets/site.css", "text/css; charset=utf-8", "assets/site.css"),
    ("/.well-known/x.json", "application/json; charset=utf-8", ".well-known/x.json"),
    ("/100%25.txt", "text/plain; charset=utf-8", "100%.txt"),
  ])
  func aPathGivesItsFileWithItsType(target: String, type: String, file: String) throws {
    let folder = Folder(Self.files)
    let response = ask(target, in: folder)
    #expect(response.status == 200)
    #expect(response["Content-Type"] == type)
    #expect(response["X-Content-Type-Options"] == "nosniff")
    #expect(response["Cache-Control"] == "no-cache")
    #expect(response.file == realPath(folder.root + "/" + file))
  }

  @Test func aFolderWithoutItsSlashLeadsToItKeepingTheQuery() {
    let folder = Folder(Self.files)
    #expect(ask("/about", in: folder).redirect == "301 /about/")
    #expect(ask("/about", query: "x=1&y=%20", in: folder).redirect == "301 /about/?x=1&y=%20")
    #expect(
      ask("/%E6%97%A5%E6%9C%AC%E8%AA%9E", in: folder).redirect
        == "301 /%E6%97%A5%E6%9C%AC%E8%AA%9E/")
    #expect(
      ask("/repo/about", query: "", prefix: "/repo/", in: folder).redirect == "301 /repo/about/?")
  }

  @Test(arguments: [
    "/nope", "/about/nope", "/empty/", "/about/index.html/", "/.git/config", "/About/",
  ])
  func whatIsNotThereGivesTheSitesOwnPage(target: String) {
    let folder = Folder(Self.files)
    let response = ask(target, in: folder)
    #expect(response.status == 404)
    #expect(response.file == realPath(folder.root + "/404.html"))
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
  }

  @Test func withoutAPageOfItsOwnASentence() {
    let folder = Folder([:])
    let response = ask("/", in: folder)
    #expect(response.status == 404)
    #expect(response.text == "There is no such page.\n")
  }

  @Test(arguments: ["repo", "/repo", "/repo/"])
  func underABasePathNothingElseIsThere(prefix: String) {
    let folder = Folder(Self.files)
    #expect(ask("/repo/about/", prefix: prefix, in: folder).status == 200)
    #expect(ask("/about/", prefix: prefix, in: folder).status == 404)
    #expect(ask("/repository/about/", prefix: prefix, in: folder).status == 404)
    #expect(ask("/", prefix: prefix, in: folder).redirect == "301 /repo/")
    #expect(ask("/repo", prefix: prefix, in: folder).redirect == "301 /repo/")
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "X"])
  func onlyReadingIsAllowed(method: String) {
    let folder = Folder(Self.files)
    let response = ask("/", method: method, in: folder)
    #expect(response.status == 405)
    #expect(response["Allow"] == "GET, HEAD")
  }

  @Test func whatTheBrowserHasIsNotSentAgain() throws {
    let folder = Folder(Self.files)
    let first = ask("/", in: folder)
    let tag = try #require(first["ETag"])
    let date = try #require(first["Last-Modified"])
    func status(_ headers: (name: String, value: String)...) -> Int {
      ask("/", headers: headers, in: folder).status
    }
    #expect(status(("if-none-match", tag)) == 304)
    #expect(status(("if-none-match", "\"x\", W/\(tag)")) == 304)
    #expect(status(("if-none-match", "*")) == 304)
    #expect(status(("if-modified-since", date)) == 304)
    #expect(status(("if-none-match", "\"x\"")) == 200)
    #expect(status(("if-modified-since", "Sun, 06 Nov 1994 08:49:37 GMT")) == 200)
    #expect(status(("if-none-match", "\"x\""), ("if-modified-since", date)) == 200)
    folder.write("site/index.html", "a new home")
    #expect(status(("if-none-match", tag)) == 200)
  }

  @Test func linksMayNotLeadOut() {
    let folder = Folder(Self.files)
    folder.link("inside", to: "about")
    folder.link("out.txt", to: "../secret.txt")
    folder.link("up", to: "..")
    folder.link("etc", to: "/etc")
    folder.makeFolder("site-private")
    folder.write("site-private/x.txt", "SECRET")
    folder.link("beside", to: "../site-private")
    #expect(ask("/inside/", in: folder).status == 200)
    for target in ["/out.txt", "/up/secret.txt", "/up/", "/etc/passwd", "/beside/x.txt"] {
      #expect(ask(target, in: folder).status == 404)
    }
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
  ])
  func datesAreWrittenAsHTTPWantsThem(seconds: Int, text: String) {
    #expect(httpDate(seconds) == text)
  }
}

extension Response {
  fileprivate subscript(name: String) -> String? { headers.first { $0.name == name }?.value }
  fileprivate var redirect: String { "\(status) \(self["Location"] ?? "nowhere")" }
  fileprivate var file: String? { if case .file(let path) = body { path } else { nil } }
  fileprivate var text: String? {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { nil }
  }
}
