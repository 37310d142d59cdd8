import Synchronization
import TileImages
import Testing

@testable import TileSite

/// Pictures from content/ to the output: what is published of them, and what is kept between builds.
struct PictureTests {
  private static let small = "title: Test\nimages: {widths: [16, 32], quality: 70}\n"
  private static let onePicture = """
    -- site.yaml --
    \(small)
    -- content/index.md --
    ![A wall](wall.png)

    """ + bareTemplates

  @Test("A photo is upright, and neither it nor what is made of it says where it was taken")
  func photo() async throws {
    let site = try TestSite(
      Self.onePicture.replacing("wall.png", with: "photo.jpg"),
      ["content/photo.jpg": try Self.photo()])
    #expect(try await site.build() == "")
    #expect(try site.output("index.html").contains(#"width="40" height="64""#))
    let files = try site.outputs().filter { !$0.key.hasSuffix(".html") }
    #expect(files.keys.count { $0.hasPrefix("assets/images/photo.") } == 4)
    for (name, bytes) in files { #expect(!bytes.contains("SECRET".utf8), "\(name)") }
    let original = site.root + "/public/photo.jpg"
    #expect(try inspect(original) == PictureInfo(width: 40, height: 64, format: .jpeg))
    #expect(try Files.read(original).count < Self.photo().count)
    let again = try await TileSite.build(site.options)
    #expect(again.written.changed == 0)
  }

  @Test(
    "A picture on a hundred pages, and its copy, are made once, and a second build makes nothing")
  func once() async throws {
    let site = try TestSite(
      "-- site.yaml --\n" + Self.small + bareTemplates,
      ["content/wall.png": testPicture, "content/a/wall.png": testPicture])
    for page in 0..<100 { try site.put("content/a/\(page).md", "![A](wall.png) ![B](/wall.png)\n") }
    let jobs = Mutex(0)
    site.options.onStep = { step in
      if case .pictures(_, let count) = step { jobs.withLock { $0 = count } }
    }
    let first = try await TileSite.build(site.options)
    #expect(jobs.withLock { $0 } == 1)
    site.options.onStep = nil
    let made = try site.cached()
    #expect(made.count == 4)
    #expect(try site.outputs().keys.count { $0.hasPrefix("assets/images/") } <= 4)
    #expect(first.written.files == Set(try site.outputs().keys).count)
    let second = try await TileSite.build(site.options)
    #expect(second.written.changed == 0)
    #expect(try site.cached() == made)
  }

  @Test("The output is the same without what was kept, and whatever became of it")
  func withoutIndex() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    try await site.build()
    let outputs = try site.outputs()
    let kept = [".tilework/pictures.index", ".tilework/pictures.lock", ".tilework/pictures"]
    for name in kept {
      try site.delete(name)
      try await site.build()
      #expect(try site.outputs() == outputs)
    }
    for damage in ["", "tilework pictures 1\0picture\t1", "\0\0\u{FFFD}"] {
      try site.put(kept[0], damage)
      try await site.build()
      #expect(try site.outputs() == outputs)
    }
  }

  @Test("A file that did not change is not read; one that did is, even of the same size and time")
  func index() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    let file = site.root + "/content/wall.png"
    var index = PictureIndex()
    func know(_ stamp: Files.Stamp) throws {
      // What nobody could have read in the file.
      index.pictures["wall.png"] = PictureIndex.Entry(
        stamp: stamp, info: PictureInfo(width: 24, height: 12, format: .png),
        print: "0000000000abc", isSettled: true)
      index.colors = [:]
      try index.write(to: site.root + "/.tilework/pictures.index")
    }
    try Files.makeFolder(site.root + "/.tilework")
    let stamp = try #require(Files.stamp(file))
    try know(stamp)
    #expect(PictureIndex(site.root + "/.tilework/pictures.index") == index)
    try await site.build()
    #expect(try site.output("index.html").contains(#"width="24" height="12""#))
    for change in [
      { $0.changed += 1 }, { $0.modified -= 1 }, { $0.size += 1 }, { $0.node += 1 },
    ] as [(inout Files.Stamp) -> Void] {
      var other = stamp
      change(&other)
      try know(other)
      try await site.build()
      #expect(try site.output("index.html").contains(#"width="64" height="40""#))
    }
  }

  @Test("A file changed just now is not relied on")
  func unsettled() throws {
    let second = 1_000_000_000
    func isSettled(_ modified: Int, _ changed: Int) -> Bool {
      Files.Stamp(size: 1, modified: modified, changed: changed, node: 1).isSettled
    }
    let now = Clock.now * second
    #expect(isSettled(now - 9 * second, now - 9 * second))
    #expect(!isSettled(now - 9 * second, now) && !isSettled(now, now - 9 * second))
    #expect(!isSettled(now + 3600 * second, now - 9 * second))
  }

  @Test("What no build asked for in three builds goes; what a stopped build left goes at once")
  func pruning() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    try await site.build()
    let old = Set(try site.cached().keys)
    try site.put("site.yaml", Self.small.replacing("70", with: "60"))
    try site.put(".tilework/pictures/.draft-1-wall.png", "half")
    for _ in 1...2 {
      try await site.build()
      #expect(try Set(site.cached().keys).isSuperset(of: old))
      #expect(!Files.isThere(site.root + "/.tilework/pictures/.draft-1-wall.png"))
    }
    // Somebody else is at work.
    do {
      let other = try SharedLock(site.root + "/.tilework/pictures.lock")
      try site.put(".tilework/pictures/.draft-2-wall.png", "half")
      try await site.build()
      #expect(try Set(site.cached().keys).isSuperset(of: old))
      #expect(Files.isThere(site.root + "/.tilework/pictures/.draft-2-wall.png"))
      _ = other.becomeSole()
    }
    try await site.build()
    let left = Set(try site.cached().keys)
    #expect(left.count == 4 && left.isDisjoint(with: old))
    try site.delete("public")
    let made = try site.cached()
    try await site.build()
    #expect(try site.cached() == made)
  }

  @Test("A file left empty when the machine stopped is made anew")
  func emptyFile() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    try await site.build()
    let outputs = try site.outputs()
    for name in try site.cached().keys { try site.put(".tilework/pictures/" + name, "") }
    try await site.build()
    #expect(try site.outputs() == outputs)
  }

  @Test("A format that makes no smaller files is left out")
  func pointlessFormat() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    try await site.build()
    let names = try site.cached().keys.sorted()
    for name in names {
      let isWebP = name.hasSuffix(".webp")
      try site.put(".tilework/pictures/" + name, String(repeating: "x", count: isWebP ? 9 : 10))
    }
    try await site.build()
    #expect(try site.output("index.html").contains("image/webp"))
    for name in names where name.hasSuffix(".webp") {
      try site.put(".tilework/pictures/" + name, String(repeating: "x", count: 10))
    }
    try await site.build()
    #expect(try !site.output("index.html").contains("webp"))
    #expect(try !site.outputs().keys.contains { $0.hasSuffix(".webp") })
  }

  @Test("AVIF is made where site.yaml asks and libvips can")
  func avif() async throws {
    let site = try TestSite(
      Self.onePicture.replacing("quality: 70", with: "formats: [webp, avif]"),
      ["content/wall.png": testPicture])
    let said = try await site.build()
    let names = try site.cached().keys.filter { $0.hasSuffix(".avif") }
    #expect(canReadAVIF ? said == "" && names.count == 2 : said.contains("cannot write AVIF"))
  }

  @Test("The colour that stands in for a picture is known, and there is none for a transparent one")
  func color() async throws {
    let site = try TestSite(Self.onePicture, ["content/wall.png": testPicture])
    let read = try await parse(try load(site.options), site.options)
    let cache = PictureCache(site.root + "/.tilework")
    let made = try await preparePictures(
      ["wall.png": []], of: read, root: site.root, cache: cache, nil)
    let color = try #require(try dominantColor(site.root + "/content/wall.png"))
    #expect(made["wall.png"]?.color == color.hex)
  }

  @Test("Drawings and what moves are published as they are, with their sizes")
  func asTheyAre() async throws {
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'><script>1</script></svg>"
    let site = try TestSite(
      """
      -- content/index.md --
      ![A](a.svg)

      ![B](b.gif)

      ![C](c.webp)

      """ + bareTemplates,
      [
        "content/a.svg": Array(drawing.utf8), "content/b.gif": Self.gif,
        "content/c.webp": try Self.webp(),
      ])
    #expect(try await site.build() == "")
    let page = try site.output("index.html")
    #expect(page.contains(#"src="/a.svg" width="30" height="20""#))
    #expect(page.contains(#"src="/b.gif" width="1" height="1""#))
    #expect(try site.output("a.svg") == drawing)
    #expect(try Files.read(site.root + "/public/b.gif") == Self.gif)
    #expect(page.contains(#"src="/c.webp" width="64" height="40""#))
    #expect(try Files.read(site.root + "/public/c.webp") == Self.webp())
    #expect(try inspect(site.root + "/public/c.webp").isAnimated)
  }

  /// Two frames, 64 × 40 pixels (RFC 9649).
  private static func webp() throws -> [UInt8] {
    let folder = TestSite.freshFolder()
    defer { try? Files.remove(folder) }
    try Files.write(testPicture, to: folder + "/wall.png")
    let still = try encode(
      folder + "/wall.png", renditions: [Rendition(width: 64, format: .webp, quality: 80)])[0]
    let pixels = try #require(still.firstRange(of: Array("VP8 ".utf8)))
    func number(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      Array(name.utf8) + number(data.count, 4) + data
    }
    let size = number(63, 3) + number(39, 3)
    let frame = chunk(
      "ANMF", number(0, 6) + size + number(100, 3) + [0] + still[pixels.lowerBound...])
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [2, 0, 0, 0] + size)
      + chunk("ANIM", [0, 0, 0, 0, 0, 0]) + frame + frame
    return Array("RIFF".utf8) + number(body.count, 4) + body
  }

  @Test("Whatever is wrong with a picture is said with the line that uses it, wherever that is")
  func broken() async throws {
    let jpeg = try Self.photo()
    let site = try TestSite(
      """
      -- site.yaml --
      title: Test
      organization:
        name: Test
        logo: /empty.png
      -- content/index.md --
      ---
      image: text.png
      ---

      ![A](cut.jpg) and ![B](none.jpg)

      ```carousel
      from: more
      ```
      -- content/more/a.md --
      ---
      image: /really-png.jpg
      ---
      ![C](/bad.svg)

      Some text, then ![D](/cut.jpg).
      -- content/more/b.md --
      Text
      """,
      [
        "content/cut.jpg": Array(jpeg.dropLast(12)), "content/empty.png": [],
        "content/text.png": Array("Dear all,\n".utf8), "content/really-png.jpg": testPicture,
        "content/bad.svg": Array("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>".utf8),
      ])
    #expect(
      await site.mistakes() == """
        content/index.md:2:8: error: the picture “text.png” is not a picture though its name ends in .png
        content/index.md:5:19: error: the picture “none.jpg” does not exist
        content/more/a.md:2:8: error: the picture “really-png.jpg” is a PNG picture though its name ends in .jpg; rename it to end in .png
        content/more/a.md:4:1: error: the picture “bad.svg” is damaged: it cannot be read as SVG
        site.yaml:4:9: error: the picture “empty.png” is empty
        """)
    // What a picture's beginning does not tell is found when it is decoded.
    try site.put("site.yaml", "title: Test\n")
    try site.put("content/index.md", "![A](cut.jpg)\n")
    try site.put("content/more/a.md", "Some text, then ![D](/cut.jpg).\n")
    #expect(
      await site.mistakes() == """
        content/index.md:1:1: error: the picture “cut.jpg” ends too early: the last part of the file is missing; copy it anew
        content/more/a.md:1:17: error: the picture “cut.jpg” ends too early: the last part of the file is missing; copy it anew
        """)
    #expect(!Files.isThere(site.root + "/public"))
  }

  /// 64 × 40 pixels, taken with the camera's top to the right, with its maker's name and its place.
  static func photo() throws -> [UInt8] {
    let folder = TestSite.freshFolder()
    defer { try? Files.remove(folder) }
    try Files.write(testPicture, to: folder + "/wall.png")
    let jpeg = try encode(
      folder + "/wall.png", renditions: [Rendition(width: 64, format: .jpeg, quality: 90)])[0]
    let turned: [UInt8] = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0MM\0*".utf8) + turned + Array("SECRET MAKER 51.5007N".utf8)
    let place = Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET PLACE".utf8)
    return Array(jpeg[..<2]) + segment(exif) + segment(place) + Array(jpeg[2...])
  }

  private static func segment(_ data: [UInt8]) -> [UInt8] {
    [0xFF, 0xE1, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  /// Two frames of one pixel.
  private static let gif: [UInt8] = {
    let frame: [UInt8] =
      [0x21, 0xF9, 4, 0, 10, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, 0x44, 0x01, 0]
    return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255] + frame + frame
      + [0x3B]
  }()
}

extension TestSite {
  /// The files of the cache of pictures, with the time of their change.
  fileprivate func cached() throws -> [String: Int] {
    let folder = root + "/.tilework/pictures"
    let names = try Files.entries(in: folder).map(\.name)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, Files.status(folder + "/" + $0)?.modified ?? 0) })
  }
}
