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

  @Test func anAVIFLosesItsMetadataAndKeepsItsPixels() throws {
    let scratch = Scratch()
    let photo = Self.avif
    #expect(Self.secrets.filter { photo.contains($0.utf8) } == Self.secrets)
    let bytes = try published(photo, in: scratch)
    #expect(Self.secrets.filter { bytes.contains($0.utf8) } == [])
    #expect(bytes.count == photo.count && bytes[..<0x1B0] == photo[..<0x1B0])
    #expect(bytes[0x1B2...].starts(with: Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 0]))
    #expect(try published(bytes, in: scratch) == bytes)
    if canReadAVIF { #expect(try pixels(bytes, in: scratch) == pixels(photo, in: scratch)) }
    // Its brand may stand behind another, as in files of phones.
    let other = Array(photo[..<8]) + Array("mif1\0\0\0\0mif1avif".utf8) + photo[24...]
    #expect(try !published(other, in: scratch).contains("51.5007N".utf8))
    let heic = Array(photo[..<8]) + Array("heic\0\0\0\0mif1heic".utf8) + photo[24...]
    #expect(try !published(heic, in: scratch).contains("51.5007N".utf8))
  }

  @Test func whatStandsBesideTheBoxesOfAnAVIFIsLeftOut() throws {
    let scratch = Scratch()
    func box(_ name: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count + 8)] + Array(name.utf8) + data
    }
    let secret = Array("my notes 51.5007N".utf8)
    let start = Array(Self.avif[..<28])
    let movie = box("trak", box("tkhd", [1]) + box("udta", secret)) + box("meta", secret)
    let file = start + box("uuid", secret) + box("moov", movie) + box("mpvd", secret)
    let bytes = try published(file, in: scratch)
    let empty = [UInt8](repeating: 0, count: secret.count)
    let emptied = box("trak", box("tkhd", [1]) + box("free", empty)) + box("free", empty)
    #expect(bytes == start + box("free", empty) + box("moov", emptied))
  }

  @Test func aGIFLosesItsCommentsAndStillMoves() throws {
    let scratch = Scratch()
    let plain = gif(frames: 2)
    let (start, frames) = (Array(plain[..<19]), Array(plain[19...]))
    let forever = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let comment = [0x21, 0xFE, 8] + Array("my notes".utf8) + [1, 0x21, 0]
    let place = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [8] + Array("51.5007N".utf8) + [0]
    let picture = start + comment + forever + place + frames + Array("SECRETCAMERA".utf8)
    let bytes = try published(picture, in: scratch)
    #expect(bytes == start + forever + frames)
    #expect(try inspect(scratch.file("a.gif", bytes)).isAnimated)
  }

  /// 16 × 12 pixels as libheif writes them, with a camera's name and with a place in XMP.
  private static let avif: [UInt8] = {
    let text = """
      0000001c667479706176696600000000617669666d6966316d696166000001756d65746100000000000000216864
      6c72000000000000000070696374000000000000000000000000000000000e7069746d0000000000010000004669
      6c6f63000000004440000300010000000001990001000000000000001500020000000001ae000100000000000000
      c0000300000000026e000100000000000000280000006269696e6600000000000300000015696e66650200000000
      010000617630310000000015696e6665020000010002000045786966000000002a696e666502000001000300006d
      696d65006170706c69636174696f6e2f7264662b786d6c00000000006a697072700000004b6970636f0000001363
      6f6c726e636c78000200020006800000000c6176314381000c00000000146973706500000000000000100000000c
      000000107069786900000000030808080000001769706d6100000000000000010001048182038400000028697265
      66000000000000000e636473630002000100010000000e63647363000300010001000001056d64617412000a0918
      0cfed8204040d08032061b0000005005000000064578696600004d4d002a000000080006010f00020000000d0000
      0056011200030000000100010000011a00050000000100000064011b0005000000010000006c0128000300000001
      000200008769000400000001000000740000000053454352455443414d45524100000001192f000003e80001192f
      000003e80005900000070000000430323130a00000070000000430313030a001000300000001ffff0000a0020004
      0000000100000010a0030004000000010000000c000000003c783a786d706d6574613e35312e353030374e206d79
      206e6f7465733c2f783a786d706d6574613e
      """
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }()

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
    for bytes in [drawn, photo, webp, Self.avif, gif(frames: 2)] {
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
