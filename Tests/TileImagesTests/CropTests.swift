import Testing

@testable import TileImages

@Suite struct CropTests {
  /// A fifth of the width each: red, green, blue, white, black; the lower half of all is grey.
  private static let stripes = png(100, 40) { x, y in
    y >= 20
      ? [128, 128, 128]
      : [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0]][x / 20]
  }

  @Test(arguments: [
    (1, 1, 0.5, 0.5, Crop.Area(left: 30, top: 0, width: 40, height: 40)),
    (1, 1, 0.0, 0.0, Crop.Area(left: 0, top: 0, width: 40, height: 40)),
    (1, 1, 0.3, 1.0, Crop.Area(left: 18, top: 0, width: 40, height: 40)),
    (5, 1, 0.5, 1.0, Crop.Area(left: 0, top: 20, width: 100, height: 20)),
    (5, 1, 0.5, 0.4, Crop.Area(left: 0, top: 8, width: 100, height: 20)),
    (5, 2, 0.9, 0.9, Crop.Area(left: 0, top: 0, width: 100, height: 40)),
    (1, 9999, 7.0, -7.0, Crop.Area(left: 99, top: 0, width: 1, height: 40)),
  ])
  func theLargestPartThatHasTheRatioAroundTheFocus(
    width: Int, height: Int, x: Double, y: Double, area: Crop.Area
  ) {
    let crop = Crop(width: width, height: height, focus: Crop.Focus(x: x, y: y))
    #expect(crop.area(width: 100, height: 40) == area)
  }

  @Test func aPartOfThePartIsThePartOfTheWhole() {
    let focus = Crop.Focus(x: 0.3, y: 0.7)
    let wide = Crop(width: 2, height: 1, focus: focus).area(width: 1000, height: 4000)
    let square = Crop(width: 1, height: 1, focus: focus)
    let inPart = square.area(width: wide.width, height: wide.height)
    // What a browser shows of the whole in a square box no wider than that.
    #expect(inPart == Crop.Area(left: 150, top: 0, width: 500, height: 500))
    #expect(wide.top + inPart.top + Int(0.7 * 500) == Int(0.7 * 4000))
    #expect(wide.left + inPart.left + Int(0.3 * 500) == Int(0.3 * 1000))
  }

  @Test func ratiosAreInTheirLowestTerms() {
    #expect(Crop(width: 16, height: 10) == Crop(width: 8, height: 5))
    #expect(Crop(width: 135, height: 84) == Crop(width: 45, height: 28))
  }

  @Test func nanAndNonsenseAreTheNearestThing() {
    let crop = Crop(width: 0, height: -3, focus: Crop.Focus(x: .nan, y: .infinity))
    #expect(crop == Crop(width: 1, height: 1, focus: Crop.Focus(x: 0, y: 1)))
  }

  @Test func cropsHaveTheirSizeAndShowTheirPartAndAreNeverUpscaled() throws {
    let scratch = Scratch()
    let path = scratch.file("stripes.png", Self.stripes)
    func made(_ width: Int, _ crop: Crop) throws -> (PictureInfo, [UInt8]) {
      let bytes = try encode(
        path, renditions: [Rendition(width: width, format: .png, quality: 80, crop: crop)])[0]
      let file = scratch.file("made.png", bytes)
      return (try inspect(file), try corner(of: file))
    }
    let right = Crop(width: 1, height: 1, focus: Crop.Focus(x: 1, y: 0))
    #expect(
      try made(20, right) == (PictureInfo(width: 20, height: 20, format: .png), [255, 255, 255]))
    #expect(try made(999, right).0 == PictureInfo(width: 40, height: 40, format: .png))
    let left = Crop(width: 8, height: 5, focus: Crop.Focus(x: 0, y: 0))
    #expect(try made(32, left) == (PictureInfo(width: 32, height: 20, format: .png), [255, 0, 0]))
    let low = Crop(width: 10, height: 1, focus: Crop.Focus(x: 0, y: 1))
    #expect(
      try made(50, low) == (PictureInfo(width: 50, height: 5, format: .png), [128, 128, 128]))
  }

  @Test func aCropIsOfThePictureAsItIsSeen() throws {
    let scratch = Scratch()
    let photo = photographed(
      try jpeg(from: Self.stripes, width: 100, in: scratch), orientation: 6)
    let path = scratch.file("photo.jpg", photo)
    let square = Crop(width: 1, height: 1, focus: Crop.Focus(x: 0.5, y: 0))
    let bytes = try encode(
      path, renditions: [Rendition(width: 40, format: .png, quality: 80, crop: square)])[0]
    let file = scratch.file("made.png", bytes)
    #expect(try inspect(file) == PictureInfo(width: 40, height: 40, format: .png))
    // The camera's left is up: grey comes to the left, and the red end to the top.
    #expect(try corner(of: file).allSatisfy { (118...138).contains($0) })
    #expect(square.size(width: 999, of: try inspect(path)) == (40, 40))
  }

  @Test func theSizeIsKnownBefore() {
    let crop = Crop(width: 8, height: 5)
    let picture = PictureInfo(width: 3000, height: 2000, format: .jpeg)
    #expect(crop.size(width: 400, of: picture) == (400, 250))
    #expect(crop.size(width: 5000, of: picture) == (3000, 1875))
    #expect(
      crop.size(width: 400, of: PictureInfo(width: 40, height: 4000, format: .png)) == (40, 25))
  }

  /// The third pixel of the third row.
  private func corner(of path: String) throws -> [UInt8] {
    let picture = try seen(path)
    let channels = picture.channels
    let start = (2 * picture.width + 2) * channels
    return picture.bytes[start..<(start + 3)].map { $0 > 245 ? 255 : $0 < 10 ? 0 : $0 }
  }
}
