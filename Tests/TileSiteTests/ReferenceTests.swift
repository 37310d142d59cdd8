import Testing

@testable import TileSite

/// The reference names every key that pages and settings may use.
struct ReferenceTests {
  private static let text: String = {
    let root = Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    let bytes = (try? Files.read(root + "/docs/reference.md")) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }()

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
    _ = CheckSettings(&reader)
    known.formUnion(reader.known)
    #expect(known.count > 40)
    #expect(known.filter { !Self.text.contains("`\($0)`") }.sorted() == [])
  }
}
