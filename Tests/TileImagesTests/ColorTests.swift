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

  @Test func whatIsTransparentHasNone() throws {
    let scratch = Scratch()
    let logo = png(40, 40, channels: 4) { x, _ in x < 39 ? [0, 255, 0, 255] : [0, 255, 0, 250] }
    #expect(try dominantColor(scratch.file("logo.png", logo)) == nil)
    let whole = png(40, 40, channels: 4) { _, _ in [200, 16, 2, 255] }
    #expect(try dominantColor(scratch.file("whole.png", whole))?.hex == "#c81002")
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
