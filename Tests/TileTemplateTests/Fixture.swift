import TileTemplate

/// A page of a small site, its fields made on demand.
final class TestPage: Record {
  private let title: String
  private let image: Value
  private let children: [Value]

  init(title: String = "Law & Order", image: Value = .none, children: [Value] = []) {
    self.title = title
    self.image = image
    self.children = children
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "title": .text(title)
    case "url": "/law/"
    case "content": .html("<p>Hi</p>")
    case "date": "2024-05-01"
    case "image": image
    case "children": .list(children)
    case "parent": Value.none
    case "extra": .map(Fields([("color", "red")]))
    default: nil
    }
  }
}

let testSchema = Schema(
  records: [
    "page": [
      "title": .text, "url": .text, "content": .html, "date": .optional(.text),
      "image": .optional(.record("picture")), "children": .list(.record("page")),
      "parent": .optional(.record("page")), "extra": .open,
    ],
    "picture": ["src": .text, "width": .number],
    "grid": ["tiles": .list(.record("page"))],
  ],
  globals: [
    "page": .record("page"), "tile": .record("page"), "block": .open, "show": .bool,
  ],
  globalsIn: ["blocks/grid.html": ["block": .record("grid")]],
  functions: [
    Signature("asset", [.required("name", .text)], returns: .text),
    Signature(
      "image",
      [
        .required("picture", .record("picture")), .optional("sizes", .text),
        .optional("loading", .text),
      ], returns: .html),
  ],
  filters: [Signature("markdown", [.required("text", .text)], returns: .html)])

func loadTemplates(
  _ templates: [(String, String)], rendered: Set<String> = []
) throws(TemplateErrors) -> TemplateSet {
  let sources = templates.map {
    TemplateSource(path: "templates/" + $0.0, name: $0.0, bytes: Array($0.1.utf8))
  }
  return try TemplateSet(sources, schema: testSchema, rendered: rendered)
}

/// What is wrong with templates when they are loaded, a line a mistake and a frame.
func mistakes(_ templates: [(String, String)], rendered: Set<String> = []) -> [String] {
  do throws(TemplateErrors) {
    _ = try loadTemplates(templates, rendered: rendered)
    return []
  } catch {
    return error.errors.flatMap { $0.description.split(separator: "\n").map(String.init) }
  }
}

/// The page of the first template, or what is wrong, one line a mistake and a frame.
func page(_ templates: [(String, String)], block: Value? = nil) -> String {
  var output: [UInt8] = []
  var globals: [(String, Value)] = [("page", .record(TestPage())), ("show", true)]
  if let block { globals.append(("block", block)) }
  do throws(TemplateErrors) {
    let set = try loadTemplates(templates)
    do throws(TemplateError) {
      try set.render(templates[0].0, globals: globals, into: &output, call: answer)
    } catch {
      return error.description
    }
  } catch {
    return error.errors.map(\.description).joined(separator: "\n")
  }
  return String(decoding: output, as: UTF8.self)
}

func page(_ template: String, block: Value? = nil) -> String {
  page([("m", template)], block: block)
}

private func answer(_ name: String, _ arguments: Arguments) throws(CallFailure) -> Value {
  switch name {
  case "asset":
    guard case .text(let file) = arguments[0], file != "no.css" else {
      throw CallFailure("there is no asset \"no.css\"; put it in templates/assets")
    }
    return .text("/assets/" + file)
  case "image":
    guard case .text(let loading) = arguments["loading"] ?? "lazy" else { return .none }
    return .html("<img loading=\"\(loading)\"\(arguments["sizes"] == nil ? "" : " sizes")>")
  default:
    guard case .text(let text) = arguments["text"] else { return .none }
    return .html("<p>\(text)</p>")
  }
}
