/// The largest part of a picture that has a ratio, around the point that matters most.
public struct Crop: Hashable, Sendable {
  /// The ratio in its lowest terms, as `8` and `5`.
  public let width: Int
  /// See `width`.
  public let height: Int
  /// What is to stay in view. As with CSS's `object-position` it is as far from the part's left edge
  /// as from the picture's, told in shares of their widths, and so from the top: a part of the part,
  /// cut out with the same focus, is what would be cut out of the whole.
  public let focus: Focus

  /// A point of a picture.
  public struct Focus: Hashable, Sendable {
    /// From the left, 0 … 1.
    public let x: Double
    /// From the top, 0 … 1.
    public let y: Double

    /// A point of a picture; outside it, the nearest inside.
    public init(x: Double, y: Double) {
      self.x = x > 0 ? min(x, 1) : 0
      self.y = y > 0 ? min(y, 1) : 0
    }

    /// The middle.
    public static let center = Focus(x: 0.5, y: 0.5)
  }

  /// A part of this ratio; numbers below 1 count as 1.
  public init(width: Int, height: Int, focus: Focus = .center) {
    let (width, height) = (max(1, width), max(1, height))
    let divisor = greatestDivisor(width, height)
    self.width = width / divisor
    self.height = height / divisor
    self.focus = focus
  }

  /// The size of a rendition of this crop, in pixels: never larger than the part of the picture
  /// that it shows.
  public func size(width wanted: Int, of picture: PictureInfo) -> (width: Int, height: Int) {
    let part = area(width: picture.width, height: picture.height)
    let width = min(max(1, wanted), part.width)
    let height = (Double(width) * Double(self.height) / Double(self.width)).rounded()
    return (width, min(max(1, Int(height)), part.height))
  }

  struct Area: Equatable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  /// The part of a picture of this size.
  func area(width pictureWidth: Int, height pictureHeight: Int) -> Area {
    let (pictureWidth, pictureHeight) = (max(1, pictureWidth), max(1, pictureHeight))
    let ratio = Double(width) / Double(height)
    let width = min(pictureWidth, max(1, Int((Double(pictureHeight) * ratio).rounded())))
    let height = min(pictureHeight, max(1, Int((Double(pictureWidth) / ratio).rounded())))
    return Area(
      left: start(focus.x, width, pictureWidth), top: start(focus.y, height, pictureHeight),
      width: width, height: height)
  }

  private func start(_ focus: Double, _ length: Int, _ whole: Int) -> Int {
    Int((focus * Double(whole - length)).rounded())
  }
}

private func greatestDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestDivisor(b, a % b)
}
