import Testing

@testable import TileImages

@Suite struct ColorTests {
  @Test func theColorThatTakesMostOfThePictureWins() throws {
    let scratch = Scratch()
    let sky = png(60, 40) { x, _ in x < 30 ? [20, 90, 200] : x < 45 ? [255, 255, 255] : [0, 0, 0] }
    #expect(
      try dominantColor(scratch.file("sky.png", sky))
        == PictureColor(red: 20, green: 90, blue: 200))
  }

  @Test func transparentPixelsDoNotCount() throws {
    let scratch = Scratch()
    let logo = png(40, 40, channels: 4) { x, _ in x < 30 ? [0, 255, 0, 0] : [200, 16, 32, 255] }
    #expect(
      try dominantColor(scratch.file("logo.png", logo))
        == PictureColor(red: 200, green: 16, blue: 32))
    let nothing = png(4, 4, channels: 4) { _, _ in [0, 0, 0, 0] }
    #expect(try dominantColor(scratch.file("nothing.png", nothing)) == nil)
  }

  @Test func drawingsHaveOneToo() throws {
    let scratch = Scratch()
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'>
      <rect width='30' height='20' fill='#00794a'/></svg>
      """
    #expect(
      try dominantColor(scratch.file("logo.svg", Array(drawing.utf8)))
        == PictureColor(red: 0, green: 0x79, blue: 0x4A))
  }
}
