/// A colour in sRGB.
public struct PictureColor: Hashable, Sendable {
  /// 0 … 255.
  public let red: UInt8
  /// 0 … 255.
  public let green: UInt8
  /// 0 … 255.
  public let blue: UInt8

  /// A colour of three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// As CSS writes it: `#00794a`.
  public var hex: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}

/// The colour that takes most of a picture: a good ground for its place until it is loaded. Nil for
/// a picture that is transparent anywhere: the ground would shine through for good.
///
/// The picture is read at a size of 64 pixels; these are counted in 8 × 8 × 8 boxes of the colour
/// cube, and the fullest box gives its mean.
public func dominantColor(_ path: String) throws(PictureError) -> PictureColor? {
  let file = try PictureFile(path: path)
  let source = try VipsFile(file)
  guard let header = VipsPicture(header: source, format: file.format),
    let small = header.decoded(from: source, width: 64, height: 64),
    let (channels, bytes) = small.pixelBytes()
  else { throw file.failure() }
  return fullestBox(of: bytes, channels: channels)
}

private func fullestBox(of bytes: [UInt8], channels: Int) -> PictureColor? {
  var boxes = [Box](repeating: Box(), count: 512)
  for start in stride(from: 0, to: bytes.count - channels + 1, by: channels) {
    if channels == 4 && bytes[start + 3] < 255 { return nil }
    let (red, green, blue) = (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
    let index = (red >> 5) << 6 | (green >> 5) << 3 | blue >> 5
    boxes[index].count += 1
    boxes[index].red += red
    boxes[index].green += green
    boxes[index].blue += blue
  }
  // Of equally full boxes the first, so that the same picture always gives the same colour.
  var fullest = Box()
  for box in boxes where box.count > fullest.count { fullest = box }
  return fullest.mean
}

private struct Box {
  var count = 0
  var red = 0
  var green = 0
  var blue = 0

  var mean: PictureColor? {
    guard count > 0 else { return nil }
    return PictureColor(
      red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
