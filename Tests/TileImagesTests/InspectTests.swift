import Testing

@testable import TileImages

@Suite struct InspectTests {
  @Test func sizeAndFormatComeFromTheBytes() throws {
    let scratch = Scratch()
    let drawn = png(40, 30)
    let photo = try jpeg(from: drawn, width: 40, in: scratch)
    #expect(
      try inspect(scratch.file("a.png", drawn)) == PictureInfo(width: 40, height: 30, format: .png))
    #expect(
      try inspect(scratch.file("b.JPG", photo)) == PictureInfo(width: 40, height: 30, format: .jpeg)
    )
    #expect(
      try inspect(scratch.file("no ending [x]", photo))
        == PictureInfo(width: 40, height: 30, format: .jpeg))
  }

  @Test(arguments: [(UInt8(1), 40, 30), (3, 40, 30), (6, 30, 40), (8, 30, 40)])
  func aCameraHeldOnItsSideSwapsWidthAndHeight(
    orientation: UInt8, width: Int, height: Int
  ) throws {
    let scratch = Scratch()
    let photo = photographed(
      try jpeg(from: png(40, 30), width: 40, in: scratch), orientation: orientation)
    #expect(
      try inspect(scratch.file("side.jpg", photo))
        == PictureInfo(width: width, height: height, format: .jpeg))
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'/>", 120, 80),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='60' height='20' viewBox='0 0 6 2'/>", 60, 20),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='100%' viewBox='0 0 300 200'/>", 300, 200),
    ("<svg xmlns='http://www.w3.org/2000/svg' height='1in' viewBox='0 0 300 200'/>", 144, 96),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='2.54cm' height='30pt'/>", 96, 40),
    ("<svg xmlns='http://www.w3.org/2000/svg' width = \"1e2\" height='20px' x='>'/>", 100, 20),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='2em' viewBox='0,0,30.2 20.6'/>", 30, 21),
    ("<svg xmlns='http://www.w3.org/2000/svg'><rect width='5' height='5'/></svg>", 300, 150),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 0'><rect width='5' height='5'/></svg>",
      300, 150
    ),
    (
      "<!-- <svg width='1' height='1'> --><svg xmlns='http://www.w3.org/2000/svg' width='7' height='3'/>",
      7, 3
    ),
    (
      """
      \u{FEFF}<?xml version='1.0'?>
      <!-- drawn by hand -->
      <!DOCTYPE svg>
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 10 10'></svg>
      """, 10, 10
    ),
  ])
  func anSVGIsAsLargeAsItSaysOrAsItsViewBox(text: String, width: Int, height: Int) throws {
    let scratch = Scratch()
    #expect(
      try inspect(scratch.file("logo.svg", Array(text.utf8)))
        == PictureInfo(width: width, height: height, format: .svg))
  }

  @Test func whatMovesIsToldApart() throws {
    let scratch = Scratch()
    #expect(try inspect(scratch.file("a.gif", gif(frames: 2))).isAnimated)
    #expect(try !inspect(scratch.file("b.gif", gif(frames: 1))).isAnimated)
    #expect(try !inspect(scratch.file("c.png", png(2, 2))).isAnimated)
    let control = chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(try inspect(scratch.file("d.png", png(2, 2, extra: control))).isAnimated)
  }

  @Test func whatIsNoPictureIsSaid() throws {
    let scratch = Scratch()
    let drawn = png(4, 4)
    func mistake(_ name: String, _ bytes: [UInt8]) -> String? {
      let path = scratch.file(name, bytes)
      do throws(PictureError) {
        _ = try inspect(path)
        return nil
      } catch { return error.reason }
    }
    #expect(mistake("zero.png", []) == "is empty")
    #expect(
      mistake("text.png", Array("Dear all,".utf8))
        == "is not a picture though its name ends in .png")
    #expect(mistake("text", Array("Dear all,".utf8)) == "is not a picture")
    #expect(
      mistake("photo.jpg", drawn)
        == "is a PNG picture though its name ends in .jpg; rename it to end in .png")
    #expect(
      mistake("phone.jpg", [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8))
        == "is a HEIC picture, which browsers do not show; save it as JPEG")
    #expect(
      mistake("cut.png", Array(drawn[..<20]))
        == "ends too early: the last part of the file is missing; copy it anew")
    #expect(
      mistake("bad.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>".utf8))
        == "is damaged: it cannot be read as SVG")
  }

  @Test func whatIsNoFileIsSaid() {
    let scratch = Scratch()
    #expect(throws: PictureError.missing) { try inspect("\(scratch.path)/none.png") }
    #expect(throws: PictureError.notAFile) { try inspect(scratch.path) }
    #expect(PictureError.missing.reason == "does not exist")
    #expect(PictureError.unreadable(13).reason.hasPrefix("cannot be read: "))
  }
}
