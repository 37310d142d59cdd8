import Testing

@testable import TileImages

/// A picture as it is published: without what is nobody's business, and the same to look at.
@Suite struct PublishTests {
  private static let secrets = ["SECRETCAMERA", "51.5007N", "my notes"]

  private func published(_ path: String) throws -> [UInt8] {
    var picture = try PublishedPicture(path)
    var bytes: [UInt8] = []
    while let part = try picture.next() { bytes += part }
    #expect(picture.size == bytes.count)
    return bytes
  }

  private func published(_ bytes: [UInt8], in scratch: borrowing Scratch) throws -> [UInt8] {
    try published(scratch.file("picture", bytes))
  }

  private func pixels(_ bytes: [UInt8], in scratch: borrowing Scratch) throws -> [UInt8] {
    let picture = try seen(scratch.file("seen", bytes))
    #expect(picture.width > 0)
    return picture.bytes + [UInt8(picture.width), UInt8(picture.height)]
  }

  @Test(arguments: [UInt8(1), 6])
  func aJPEGLosesItsMetadataAndKeepsItsPixels(orientation: UInt8) throws {
    let scratch = Scratch()
    let plain = try jpeg(from: png(80, 40), width: 80, in: scratch)
    var photo = Array(photographed(plain, orientation: orientation).dropLast(2))
    let profile = segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + [1, 2, 3])
    photo.insert(contentsOf: segment(0xFE, Array("my notes".utf8)) + profile, at: 2)
    photo.insert(contentsOf: segment(0xED, Array("Photoshop 3.0\0 51.5007N".utf8)), at: 2)
    photo.insert(contentsOf: segment(0xE2, Array("MPF\0".utf8)), at: 2)
    photo += [0xFF, 0xD9] + photographed(plain, orientation: 1)  // a preview behind it
    let bytes = try published(photo, in: scratch)
    #expect(Self.secrets.filter { bytes.contains($0.utf8) } == [])
    #expect(bytes.contains("ICC_PROFILE".utf8) && !bytes.contains("MPF".utf8))
    #expect(bytes.contains("Exif".utf8) == (orientation != 1))
    #expect(try pixels(bytes, in: scratch) == pixels(photo, in: scratch))
    #expect(bytes.count < plain.count + 80)
    #expect(try published(bytes, in: scratch) == bytes)
  }

  @Test func aPNGLosesItsTextsAndKeepsItsPixels() throws {
    let scratch = Scratch()
    let text = chunk("tEXt", Array("Comment\0my notes".utf8))
    let place = chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta>51.5007N".utf8))
    let looks = chunk("gAMA", [0, 0, 0xB1, 0x8F])
    let picture =
      png(30, 20, extra: text + looks + place + chunk("eXIf", exif(orientation: 6))) + [1, 2, 3]
    let bytes = try published(picture, in: scratch)
    #expect(Self.secrets.filter { bytes.contains($0.utf8) } == [])
    #expect(bytes == png(30, 20, extra: looks + chunk("eXIf", Orientation(6).exif)))
    #expect(try pixels(bytes, in: scratch) == pixels(picture, in: scratch))
  }

  @Test func aWebPLosesItsMetadataAndKeepsItsPixels() throws {
    let scratch = Scratch()
    let drawn = scratch.file(
      "drawn.png", png(30, 20, channels: 4) { x, _ in [200, 9, 9, UInt8(x)] })
    let plain = try encode(
      drawn, renditions: [Rendition(width: 30, format: .webp, quality: 80)])[0]
    #expect(plain.contains("VP8X".utf8))
    #expect(try published(plain, in: scratch) == plain)
    var picture = plain
    picture[20] |= 0x0C
    picture += riff("EXIF", exif(orientation: 8)) + riff("XMP ", Array("my notes!".utf8))
    picture.replaceSubrange(4..<8, with: littleEndian(picture.count - 8))
    let bytes = try published(picture, in: scratch)
    #expect(Self.secrets.filter { bytes.contains($0.utf8) } == [])
    #expect(bytes.count == plain.count + 34 && bytes[20] == plain[20] | 0x08)
    #expect(bytes[4..<8].elementsEqual(littleEndian(bytes.count - 8)))
    #expect(try pixels(bytes, in: scratch) == pixels(picture, in: scratch))
    picture[(plain.count + 8)...] = photographedUpright(picture)[(plain.count + 8)...]
    #expect(try published(picture, in: scratch) == plain)
  }

  @Test func otherFilesAreThemselves() throws {
    let scratch = Scratch()
    let drawn = png(30, 20)
    for bytes in [
      [], [0xFF], Array("Dear all,".utf8), gif(frames: 2), drawn, Array(drawn.dropLast(20)),
      try jpeg(from: drawn, width: 30, in: scratch), Array("RIFF".utf8), Array("RIFF0000WEBP".utf8),
    ] as [[UInt8]] {
      var picture = try PublishedPicture(scratch.file("file", bytes))
      let isChanged = picture.isChanged
      let first = try picture.next() ?? []
      #expect(!isChanged && first == bytes)
    }
    #expect(throws: PictureError.notAFile) { try published(scratch.path) }
  }

  @Test func damageLeadsToNoCrashAndPublishesNoSecret() throws {
    let scratch = Scratch()
    let drawn = png(9, 7, extra: chunk("eXIf", exif(orientation: 3)))
    let photo = photographed(
      try jpeg(from: drawn, width: 9, in: scratch), orientation: 6)
    var webp = try encode(
      scratch.file("a.png", drawn), renditions: [Rendition(width: 9, format: .webp, quality: 50)])[
        0]
    webp += riff("EXIF", exif(orientation: 6))
    var seed: UInt64 = 1
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for bytes in [drawn, photo, webp] {
      for end in 0...bytes.count {
        #expect(try published(Array(bytes[..<end]), in: scratch).count <= bytes.count + 80)
      }
      for _ in 0..<1500 {
        var damaged = bytes
        for _ in 0...random(4) {
          damaged[random(damaged.count)] = [0, 1, 0xFF, 0x80, UInt8(random(256))][random(5)]
        }
        #expect(try published(damaged, in: scratch).count <= bytes.count + 80)
      }
    }
    // A length that leads past the end hides nothing.
    var lost = photo
    lost[4] = 0xFF
    #expect(try !published(lost, in: scratch).contains("SECRETCAMERA".utf8))
    var chunks = drawn
    chunks[33] = 0x7F
    #expect(try !published(chunks, in: scratch).contains("SECRETCAMERA".utf8))
  }

  /// Exif data with a maker's name and an orientation.
  private func exif(orientation: UInt8) -> [UInt8] {
    Array(photographed([0xFF, 0xD8], orientation: orientation).dropFirst(12))
  }

  /// The same file with its camera held upright.
  private func photographedUpright(_ bytes: [UInt8]) -> [UInt8] {
    guard let tag = bytes.firstRange(of: [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0] as [UInt8]) else {
      return bytes
    }
    var bytes = bytes
    bytes[tag.upperBound] = 1
    return bytes
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  private func riff(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + littleEndian(data.count) + data
      + [UInt8](repeating: 0, count: data.count % 2)
  }

  private func littleEndian(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension Orientation {
  fileprivate init(_ code: UInt8) {
    self.init(
      exif: Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, code, 0, 0, 0])!
  }
}
