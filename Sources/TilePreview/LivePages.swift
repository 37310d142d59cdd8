internal import TileServer
internal import TileSite

/// Answers as the finished site would, but that every page loads the live script; and, below
/// `/~tilework/`, with that script and with events.
struct LivePages: Sendable {
  private static let own = "/~tilework/"

  private let output: String
  private let showing: Showing
  private let gate: Gate
  private let colors: ThemeDesk
  private let grids: GridDesk

  init(_ options: BuildOptions, showing: Showing, at address: PreviewAddress) {
    output = options.outputFolder
    self.showing = showing
    gate = Gate(address)
    colors = ThemeDesk(options, gate: gate)
    grids = GridDesk(options, gate: gate)
  }

  func respond(to request: Request) -> Response {
    let shown = showing.value
    let edit = StaticSite.PageEdit(tag: shown.version) { page in
      withLiveScript(page, version: shown.version)
    }
    let site = StaticSite(root: output, prefix: shown.basePath ?? "/", edit: edit)
    if request.target.hasPrefix(Self.own) {
      return extra(String(request.target.dropFirst(Self.own.count)), request)
    }
    if let refusal = gate.pageRefusal(of: request) { return refusal }
    let response = site.respond(to: request)
    guard shown.basePath == nil, response.status < 400 || response.status == 404 else {
      return response
    }
    return Response(
      status: 503, headers: headers("text/html; charset=utf-8"),
      body: .bytes(edit.apply(pageOfMistakes(shown.mistakes))))
  }

  private func extra(_ name: String, _ request: Request) -> Response {
    if request.method == "POST", name == "theme" || name == "order" {
      if let refusal = gate.editRefusal(of: request) { return refusal }
      return name == "theme" ? colors.write(request.body) : grids.write(request.body)
    }
    if let refusal = gate.refusal(of: request) { return refusal }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = Response.text(405, "Only GET and HEAD are answered here.\n")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    return extra(name, query: request.query)
  }

  private func extra(_ name: String, query: String?) -> Response {
    if name == "events" {
      let version = query.flatMap { $0.hasPrefix("since=") ? String($0.dropFirst(6)) : nil }
      return Response(
        status: 200, headers: headers("text/event-stream"),
        body: .events { [showing] in showing.value.announcement(to: version) })
    }
    if gate.isEditable {
      switch name {
      case "theme": return colors.read(query)
      case "pictures": return colors.pictures(query)
      case "grids": return grids.read(query ?? "", of: showing.value.grids)
      default: break
      }
    }
    if name == "toolbar.js", !gate.isEditable {
      return Response(status: 200, headers: headers(contentType(of: name)))
    }
    guard let bytes = Embedded.preview.first(where: { $0.name == name })?.bytes else {
      return .text(404, "There is no such file.\n")
    }
    return Response(
      status: 200, headers: headers(contentType(of: name)), body: .bytes(bytes))
  }

  private func headers(_ type: String) -> [(name: String, value: String)] {
    [
      ("Content-Type", type), ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ]
  }
}

/// The page with one element more: at the beginning of its head, where nothing that it says of
/// itself (a base address, a policy) keeps the script away; at its end where it has no head.
func withLiveScript(_ page: [UInt8], version: String) -> [UInt8] {
  let script = Array(
    "<script src=\"/~tilework/live.js\" data-version=\"\(version)\" defer></script>".utf8)
  let place = placeOfScript(page)
  return page[..<place] + script + page[place...]
}

private func placeOfScript(_ page: [UInt8]) -> Int {
  let name = Array("<head".utf8)
  for start in page.indices.dropLast(name.count) where page[start] == UInt8(ascii: "<") {
    let end = start + name.count
    let isHead = page[start..<end].elementsEqual(name) { $0 == $1 || $0 &+ 32 == $1 }
    guard isHead, let close = page[end...].firstIndex(of: UInt8(ascii: ">")) else { continue }
    // And not `<header>`.
    if [UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "\n")].contains(page[end]) {
      return close + 1
    }
  }
  return page.count
}

/// What stands where the site will be, until it was built once.
private func pageOfMistakes(_ mistakes: [Mistake]) -> [UInt8] {
  let texts = mistakes.map { $0.text + ($0.excerpt.map { "\n" + $0 } ?? "") }
  let list = texts.joined(separator: "\n\n").map { character in
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    default: String(character)
    }
  }.joined()
  return Array(
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>There is no site to show yet</title>
    </head>
    <body>
    <h1>There is no site to show yet</h1>
    <pre>\(list)</pre>
    </body>
    </html>

    """.utf8)
}
