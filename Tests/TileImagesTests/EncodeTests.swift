import Testing

@testable import TileImages

@Suite struct EncodeTests {
  /// Encodes a file and looks at what came out.
  private func sizes(
    _ path: String, _ renditions: [Rendition], in scratch: borrowing Scratch
  ) throws -> [PictureInfo] {
    try encode(path, renditions: renditions).enumerated().map { index, bytes in
      try inspect(scratch.file("out-\(index)", bytes))
    }
  }

  @Test func everyRenditionHasItsWidthAndFormatInTheOrderAsked() throws {
    let scratch = Scratch()
    let path = scratch.file("a.png", png(240, 120))
    let made = try sizes(
      path,
      [
        Rendition(width: 60, format: .webp, quality: 80),
        Rendition(width: 200, format: .png, quality: 80),
        Rendition(width: 60, format: .jpeg, quality: 80),
        Rendition(width: 120, format: .webp, quality: 80),
      ], in: scratch)
    #expect(
      made == [
        PictureInfo(width: 60, height: 30, format: .webp),
        PictureInfo(width: 200, height: 100, format: .png),
        PictureInfo(width: 60, height: 30, format: .jpeg),
        PictureInfo(width: 120, height: 60, format: .webp),
      ])
  }

  @Test func neverUpscaled() throws {
    let scratch = Scratch()
    let path = scratch.file("a.png", png(50, 20))
    let made = try sizes(
      path, [50, 51, 4000].map { Rendition(width: $0, format: .webp, quality: 80) }, in: scratch)
    #expect(made == Array(repeating: PictureInfo(width: 50, height: 20, format: .webp), count: 3))
  }

  @Test func uprightAndWithoutMetadata() throws {
    let scratch = Scratch()
    // Red above blue, with the camera's top to the right.
    let drawn = png(80, 40) { _, y in y < 20 ? [255, 0, 0] : [0, 0, 255] }
    let photo = photographed(try jpeg(from: drawn, width: 80, in: scratch), orientation: 6)
    #expect(photo.contains("SECRETCAMERA".utf8))
    let bytes = try encode(
      scratch.file("photo.jpg", photo),
      renditions: [.png, .jpeg, .webp].map { Rendition(width: 20, format: $0, quality: 80) })
    let upright = scratch.file("out.png", bytes[0])
    #expect(try inspect(upright) == PictureInfo(width: 20, height: 40, format: .png))
    #expect(try colors(of: upright, at: [0, 19]) == ["blue", "red"])
    for made in bytes {
      let marks = ["SECRETCAMERA", "EXIF", "Exif", "ICCP", "iCCP", "ICC_PROFILE", "http:"]
      #expect(marks.filter { made.contains($0.utf8) } == [])
    }
  }

  @Test func aPartIsCutFromTheUprightPicture() throws {
    let scratch = Scratch()
    // Red left of blue; upright, red is above blue.
    let drawn = png(80, 40) { x, _ in x < 40 ? [255, 0, 0] : [0, 0, 255] }
    let photo = photographed(try jpeg(from: drawn, width: 80, in: scratch), orientation: 6)
    let bytes = try encode(
      scratch.file("photo.jpg", photo),
      renditions: [0.0, 1.0].map { y in
        Rendition(
          width: 40, format: .png, quality: 80,
          crop: Crop(width: 2, height: 1, focus: Crop.Focus(x: 0.5, y: y)))
      })
    for (made, color) in zip(bytes, ["red", "blue"]) {
      let path = scratch.file("out.png", made)
      #expect(try inspect(path) == PictureInfo(width: 40, height: 20, format: .png))
      #expect(try colors(of: path, at: [5, 35]) == [color, color])
    }
  }

  @Test func transparencyIsKeptOrBecomesWhite() throws {
    let scratch = Scratch()
    let path = scratch.file("clear.png", png(8, 8, channels: 4) { _, _ in [255, 0, 0, 0] })
    let made = try encode(
      path, renditions: [.png, .webp, .jpeg].map { Rendition(width: 8, format: $0, quality: 90) })
    #expect(try colors(of: scratch.file("a", made[0]), at: [3]) == ["clear"])
    #expect(try colors(of: scratch.file("b", made[1]), at: [3]) == ["clear"])
    #expect(try colors(of: scratch.file("c", made[2]), at: [3]) == ["white"])
  }

  @Test func aFileCutOffIsAnErrorInEveryFormat() throws {
    let scratch = Scratch()
    let drawn = scratch.file("drawn.png", png(300, 200))
    for format in [PictureFormat.jpeg, .png, .webp] {
      let whole = try encode(
        drawn, renditions: [Rendition(width: 300, format: format, quality: 80)])[0]
      let cut = scratch.file("cut.\(format.fileExtension)", Array(whole[..<(whole.count * 2 / 3)]))
      #expect(throws: PictureError.endsTooEarly(format)) {
        try encode(cut, renditions: [Rendition(width: 100, format: .webp, quality: 80)]).count
      }
      #expect(throws: PictureError.endsTooEarly(format)) { try dominantColor(cut) }
    }
  }

  @Test func whatIsUsedAsItIsIsNotEncoded() throws {
    let scratch = Scratch()
    let wanted = [Rendition(width: 10, format: .webp, quality: 80)]
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'/>"
    #expect(throws: PictureError.notResizable(.svg)) {
      try encode(scratch.file("a.svg", Array(drawing.utf8)), renditions: wanted)
    }
    #expect(throws: PictureError.notResizable(.gif)) {
      try encode(scratch.file("a.gif", gif(frames: 2)), renditions: wanted)
    }
    #expect(throws: PictureError.notEncodable(.gif)) {
      try encode(
        scratch.file("a.png", png(2, 2)),
        renditions: [Rendition(width: 2, format: .gif, quality: 80)])
    }
  }

  @Test func onlyWhatIsReadFromTopToBottomTakesNoMemoryToSpeakOf() throws {
    let scratch = Scratch()
    func wholeSize(_ bytes: [UInt8]) throws -> Int? {
      let file = try PictureFile(path: scratch.file("picture", bytes))
      let source = try VipsFile(file)
      guard let header = VipsPicture(header: source, format: file.format) else { return nil }
      return header.wholeSize(file.format)
    }
    let drawn = png(80, 40)
    let made = try encode(
      scratch.file("a.png", drawn),
      renditions: [.jpeg, .webp].map { Rendition(width: 80, format: $0, quality: 80) })
    #expect(try wholeSize(drawn) == 0)
    // What is made here is told from coarse to fine.
    #expect(try wholeSize(made[0]) == 4 * 80 * 40)
    #expect(try wholeSize(made[1]) == 4 * 80 * 40)
  }

  @Test func tooTallForItsFormatIsAnError() throws {
    let scratch = Scratch()
    let tall = scratch.file("tall.png", png(1, 16_500))
    #expect(throws: PictureError.notEncodable(.webp)) {
      try encode(tall, renditions: [Rendition(width: 1, format: .webp, quality: 80)])
    }
    #expect(
      try encode(tall, renditions: [Rendition(width: 1, format: .png, quality: 80)]).count == 1)
  }

  @Test func theSameFileGivesTheSameBytesFromManyThreads() async throws {
    let scratch = Scratch()
    let path = scratch.file("a.png", png(300, 200))
    let wanted = [100, 200].map { Rendition(width: $0, format: .webp, quality: 75) }
    let first = try encode(path, renditions: wanted)
    let all = try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<16 { group.addTask { try encode(path, renditions: wanted) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 16 && all.allSatisfy { $0 == first })
  }

  @Test(.enabled(if: canReadAVIF, "libvips has no AVIF here")) func avif() throws {
    let scratch = Scratch()
    let made = try sizes(
      scratch.file("a.png", png(120, 60)), [Rendition(width: 64, format: .avif, quality: 50)],
      in: scratch)
    #expect(made == [PictureInfo(width: 64, height: 32, format: .avif)])
  }

  /// What stands in the middle row at each place from the left, in words.
  private func colors(of path: String, at places: [Int]) throws -> [String] {
    let file = try PictureFile(path: path)
    let source = try VipsFile(file)
    guard let header = VipsPicture(header: source, format: file.format),
      let picture = header.decoded(from: source, width: 4096),
      let (channels, bytes) = picture.pixelBytes()
    else { return [] }
    return places.map { x in
      let start = (picture.height / 2 * picture.width + x) * channels
      let pixel = bytes[start..<(start + channels)].map { $0 > 200 ? 1 : $0 < 55 ? 0 : 2 }
      if channels == 4 && pixel[3] == 0 { return "clear" }
      return [[1, 0, 0]: "red", [0, 0, 1]: "blue", [1, 1, 1]: "white"][
        pixel[..<3], default: "other"]
    }
  }
}
