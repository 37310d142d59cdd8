internal import TileTemplate

/// The list of standard input: an item a line, its parts between tabs; an empty line; the template.
func listRendering() throws(TemplateErrors) -> Rendering {
  var items: [Value] = []
  while let line = readLine(), !line.isEmpty {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    items.append([
      "title": .text(parts[0]), "url": .text(parts[1]), "summary": .text(parts[2]),
      "tags": .list(parts[3].split(separator: ",").map { .text(String($0)) }),
    ])
  }
  var text = ""
  while let line = readLine(strippingNewline: false) { text += line }
  let source = TemplateSource(path: "list.html", name: "list.html", bytes: Array(text.utf8))
  let schema = Schema(
    records: ["item": ["title": .text, "url": .text, "summary": .text, "tags": .list(.text)]],
    globals: ["items": .list(.record("item"))])
  return Rendering(
    set: try TemplateSet([source], schema: schema), template: "list.html",
    globals: [("items", .list(items))])
}
