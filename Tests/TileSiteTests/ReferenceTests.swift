import Testing
import TileTemplate

@testable import TileSite

/// The reference names everything that templates and pages may use.
struct ReferenceTests {
  private static let text: String = {
    let root = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    let bytes = (try? Files.read(root + "/docs/reference.md")) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }()

  @Test("Every record's fields, every global and every function stand in it")
  func names() {
    let schema = Schema.site(templates: ["tiles/a.html", "cards/a.html", "blocks/a.html"])
    var names = Set(schema.globals.keys)
    for more in schema.globalsIn.values { names.formUnion(more.keys) }
    for fields in schema.records.values { names.formUnion(fields.keys) }
    #expect(names.count > 50)
    #expect(names.filter { !Self.text.contains("`\($0)`") }.sorted() == [])
    let functions = schema.functions.map { $0.name + "(" }
    #expect(functions.filter { !Self.text.contains($0) } == [])
    for function in schema.functions where function.name == "image" {
      let named = function.parameters.dropFirst().map { $0.name + "=" }
      #expect(named.filter { !Self.text.contains($0) } == [])
    }
  }

  @Test("Every key of front matter, settings and blocks stands in it")
  func keys() throws {
    // What the readers themselves ask for.
    var known: Set<String> = []
    var reader = FieldReader(nil, in: "")
    _ = FrontMatter(&reader, zone: .fixed(0))
    known.formUnion(reader.known)
    reader = FieldReader(nil, in: "")
    _ = Settings(&reader)
    known.formUnion(reader.known)
    reader = FieldReader(nil, in: "")
    _ = GridSettings(&reader)
    _ = CarouselSettings(&reader)
    _ = Selection(&reader)
    _ = Organization(&reader)
    _ = Theme(&reader)
    _ = ImageSettings(&reader)
    known.formUnion(reader.known)
    #expect(known.count > 40)
    let open: Set<String> = ["taxonomies"]  // read, and not used yet
    #expect(known.subtracting(open).filter { !Self.text.contains("`\($0)`") }.sorted() == [])
  }
}
