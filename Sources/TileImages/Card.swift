/// A picture of words on a ground, to stand beside a link to a page.
public struct Card: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// See `width`.
  public let height: Int
  /// Large.
  public let title: String
  /// Small, below it.
  public let name: String
  /// Behind the words.
  public let ground: PictureColor
  /// Of the words.
  public let ink: PictureColor
  /// Of a band along the foot.
  public let band: PictureColor
  /// Whether its words begin at the right.
  public let isRightToLeft: Bool

  /// A card 1200 × 630 pixels large, as most who show links want it.
  public init(
    title: String, name: String, ground: PictureColor, ink: PictureColor, band: PictureColor,
    isRightToLeft: Bool
  ) {
    (width, height) = (1200, 630)
    (self.title, self.name) = (title, name)
    (self.ground, self.ink, self.band) = (ground, ink, band)
    self.isRightToLeft = isRightToLeft
  }
}

/// Draws a card as PNG, in the system's sans-serif font.
///
/// - Returns: its bytes, and whether all words could be drawn: without any font there is the ground alone.
public func draw(_ card: Card) throws(PictureError) -> (png: [UInt8], hasWords: Bool) {
  guard isStarted else { throw .noLibrary }
  let (margin, foot) = (80, 24)
  guard let ground = VipsPicture.ground(width: card.width, height: card.height, card.ground),
    let box = VipsPicture.box(width: card.width, height: foot),
    var picture = ground.painted(box, left: 0, top: card.height - foot, card.band)
  else { throw .notEncodable(.png) }
  var hasWords = true
  let width = card.width - 2 * margin
  let title = Words(card.title, sizes: [76, 64, 54, 46, 40], width: width, height: 340)
  let name = Words(card.name, sizes: [36, 30], width: width, height: 60)
  for (words, top) in [(title, margin), (name, card.height - foot - margin - 40)]
  where !words.text.isEmpty {
    guard let letters = words.letters() else {
      hasWords = false
      continue
    }
    let left = card.isRightToLeft ? card.width - margin - letters.width : margin
    guard let next = picture.painted(letters, left: left, top: top, card.ink) else {
      throw .notEncodable(.png)
    }
    picture = next
  }
  guard let bytes = picture.flatPNG() else { throw .notEncodable(.png) }
  return (bytes, hasWords)
}

/// Words and the room they have.
private struct Words {
  let text: String
  /// Of the letters, in pixels; the first with which all fit is taken.
  let sizes: [Int]
  let width: Int
  let height: Int

  init(_ text: String, sizes: [Int], width: Int, height: Int) {
    self.text = text.split { $0.isWhitespace }.joined(separator: " ")
    (self.sizes, self.width, self.height) = (sizes, width, height)
  }

  func letters() -> VipsPicture? {
    for size in sizes {
      guard let letters = VipsPicture.letters(text, font: "sans bold \(size)", width: width)
      else { return nil }
      if letters.width <= width, letters.height <= height { return letters }
      if size == sizes.last {
        // A word longer than a line makes all of it smaller; lines that are too many are cut off.
        guard let narrow = letters.shrunk(toWidth: width) else { return nil }
        let area = Crop.Area(
          left: 0, top: 0, width: narrow.width, height: min(height, narrow.height))
        return narrow.cut(area, width: area.width, height: area.height)
      }
    }
    return nil
  }
}

/// A picture file as PNG in the middle of a square of a colour, with some of that around it. Drawings (SVG) fill
/// the square; pictures of pixels are never made larger.
public func icon(
  of path: String, side: Int, ground: PictureColor
) throws(PictureError) -> [UInt8] {
  let file = try PictureFile(path: path)
  let source = try VipsFile(file)
  let picture = VipsPicture.squared(
    source, grows: file.format == .svg, inner: side * 4 / 5, side: side, ground)
  guard let picture else { throw file.failure() }
  guard let bytes = picture.flatPNG() else { throw .notEncodable(.png) }
  return bytes
}
