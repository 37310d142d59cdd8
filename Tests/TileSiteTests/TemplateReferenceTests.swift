import Testing

@testable import TileSite
@testable import TileTemplate

/// docs/templates.md tells the whole language and every name, and its examples give what they say.
struct TemplateReferenceTests {
  private static let text: String = {
    let root = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    let bytes = (try? Files.read(root + "/docs/templates.md")) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }()

  /// Every `template` → `output`.
  private static let examples: [(template: String, output: String)] = {
    let found = text.matches(of: /`([^`]+)` → `([^`]*)`/)
    return found.map { (String($0.1), String($0.2)) }.filter { $0.0.contains("{") }
  }()

  @Test("Each example gives what stands beside it")
  func examples() async throws {
    #expect(Self.examples.count > 80)
    let fences = Self.examples.indices.map { "```example\($0)\nany: 1\n```\n" }
    let templates = zip(Self.examples.indices, Self.examples).map { number, example in
      "-- templates/blocks/example\(number).html --\n[[\(number):\(example.template):\(number)]]\n"
    }
    let site = try TestSite(
      """
      -- content/index.md --
      ---
      title: Law & Order
      date: 2024-05-01
      tags: [advice, fees]
      image: https://example.com/a.jpg
      price: 120
      ---
      \(fences.joined(separator: "\n"))
      -- templates/page.html --
      {{ page.content }}
      -- templates/assets/own.css --
      p { color: red }
      \(templates.joined())
      """)
    let mistakes = await site.mistakes()
    #expect(mistakes == "")
    guard mistakes.isEmpty else { return }
    let page = try site.output("index.html")
    for (number, example) in zip(Self.examples.indices, Self.examples) {
      let parts = page.split(separator: "[[\(number):", maxSplits: 1)
      let output = parts.last?.split(separator: ":\(number)]]", maxSplits: 1).first ?? ""
      let shown = output.replacing("\n", with: "⏎")
      #expect(shown == example.output, "\(example.template)")
    }
  }

  @Test("The example of several files gives what stands below it")
  func files() throws {
    let example = try #require(Self.text.firstMatch(of: /```\n(-- [^`]*)-- gives --\n([^`]*)```/))
    var sources: [TemplateSource] = []
    for part in example.1.split(separator: "\n-- ") {
      let halves = part.trimmingPrefix("-- ").split(separator: " --\n", maxSplits: 1)
      let name = String(halves[0])
      sources.append(TemplateSource(path: name, name: name, bytes: Array(halves[1].utf8)))
    }
    #expect(sources.count == 4)
    var out: [UInt8] = []
    try TemplateSet(sources, schema: Schema()).render("home.html", globals: [], into: &out)
    #expect(String(decoding: out, as: UTF8.self) + "\n" == example.2)
  }

  @Test("Every tag, filter, test, function and field of loop is in an example")
  func complete() {
    let all = Self.examples.map(\.template).joined(separator: "\n")
    let inFiles: Set<TileTemplate.Tag> = [.include, .extends, .block, .import, .from]
    for tag in TileTemplate.Tag.allCases {
      let shown = inFiles.contains(tag) ? Self.text : all
      #expect(shown.contains("{% \(tag.rawValue) "), "\(tag)")
    }
    let filters = TileTemplate.Filter.allCases.map(\.rawValue)
    for name in filters + Schema.site(templates: []).filters.map(\.name) {
      #expect(all.contains("| \(name) ") || all.contains("| \(name)("), "\(name)")
      #expect(Self.text.contains("**\(name)**"), "\(name)")
    }
    for name in TileTemplate.Test.names {
      #expect(all.contains("is \(name) "), "\(name)")
      #expect(Self.text.contains("**\(name)**"), "\(name)")
    }
    for function in Schema.site(templates: []).functions {
      #expect(all.contains("\(function.name)("), "\(function.name)")
      for parameter in function.parameters.dropFirst() {
        #expect(Self.text.contains("\(parameter.name)="), "\(function.name) \(parameter.name)")
      }
    }
    for function in Builtin.allCases { #expect(Self.text.contains("\(function.rawValue)(")) }
    for field in LoopField.allCases { #expect(Self.text.contains("`loop.\(field.rawValue)`")) }
  }

  @Test("Every record has a table of its fields, each with its shape, and of no others")
  func names() throws {
    let schema = Schema.site(templates: ["tiles/a.html", "cards/a.html", "blocks/a.html"])
    #expect(schema.records.count >= 15)
    for (kind, fields) in schema.records {
      let rows = fields.map { "| `\($0.key)` | \(words($0.value)) |" }.sorted()
      #expect(rowsOfTable(of: kind) == rows, "\(kind)")
    }
    for name in schema.globals.keys + schema.globalsIn.values.flatMap(\.keys) {
      #expect(Self.text.contains("`\(name)`"), "\(name)")
    }
  }

  private func rowsOfTable(of kind: String) -> [String] {
    let section = Self.text.split(separator: "\n### \(kind)\n", maxSplits: 1).last ?? ""
    let lines = section.split(separator: "\n").prefix { !$0.hasPrefix("#") }
    let rows = lines.filter { $0.hasPrefix("| `") }
    return rows.map { $0.split(separator: "|").prefix(2).joined(separator: "|") }
      .map { "|\($0)|" }.sorted()
  }

  private func words(_ shape: Shape) -> String {
    switch shape {
    case .open: "anything"
    case .text: "text"
    case .html: "HTML"
    case .number: "number"
    case .bool: "true or false"
    case .list(let item): "list of \(words(item))"
    case .record(let kind): kind
    case .records(let kinds): kinds.joined(separator: " or ")
    case .group(let item): "group of \(words(item))"
    case .optional(let shape): words(shape) + " or none"
    }
  }
}
