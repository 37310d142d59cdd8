private import CEmbedded
internal import TileTemplate

/// The default theme's page, with the data of a page of a law firm.
func detailRendering() throws(TemplateErrors) -> Rendering {
  let files = unsafe UnsafeBufferPointer(start: theme_files(), count: embedded_theme_count)
  let sources = unsafe files.map { file in
    let name = unsafe String(cString: file.path)
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return TemplateSource(path: name, name: name, bytes: bytes)
  }
  // Of the blocks the page shows the carousel alone; others call functions that are not here.
  let shown = sources.filter { source in
    source.name.hasSuffix(".html")
      && (!source.name.hasPrefix("blocks/") || source.name == "blocks/carousel.html")
  }
  let set = try TemplateSet(shown, schema: schema)
  let names = ["site", "page"].map { name in (name, Value(member(name, of: detailData))) }
  return Rendering(set: set, template: "page.html", globals: names, call: answer)
}

private let schema = Schema(
  globals: ["site": .open, "page": .open, "tile": .open, "card": .open, "block": .open],
  functions: [
    Signature("asset", [.required("name", .text)], returns: .text),
    Signature(
      "image",
      [
        .required("picture"), .optional("sizes"), .optional("loading"), .optional("class"),
        .optional("alt"), .optional("priority"),
      ], returns: .html),
  ])

/// Stands in for the site's functions; `Tests/Bench/templates.py` has the same for Jinja2.
private func answer(_ name: String, _ arguments: Arguments) throws(CallFailure) -> Value {
  if name == "asset" { return .text("/assets/" + text(arguments[0])) }
  let source = member("src", of: arguments[0] ?? .none)
  let (sizes, alt) = (text(arguments["sizes"]), text(arguments["alt"]))
  return .html("<img src=\"\(text(source))\" sizes=\"\(sizes)\" alt=\"\(alt)\">")
}

private func text(_ value: Value?) -> String {
  if case .text(let text) = value { text } else { "" }
}

private func member(_ name: String, of value: Value) -> Value? {
  if case .map(let fields) = value { fields[name] } else { nil }
}
