/// What a page needs to know of a picture to leave the right place for it.
public struct PictureInfo: Sendable, Equatable {
  /// Pixels from left to right as seen: upright, the camera's orientation applied. For an SVG what
  /// browsers give it: its `width`, else that of its `viewBox`.
  public let width: Int
  /// Pixels from top to bottom as seen.
  public let height: Int
  /// Told by the bytes.
  public let format: PictureFormat
  /// More than one frame: to be published as it is, since `encode` would stop it.
  public let isAnimated: Bool

  /// Whether `encode` makes smaller versions of it.
  public var isResizable: Bool { format != .svg && !isAnimated }

  /// For tests and caches that keep what was once read.
  public init(width: Int, height: Int, format: PictureFormat, isAnimated: Bool = false) {
    self.width = width
    self.height = height
    self.format = format
    self.isAnimated = isAnimated
  }
}

/// Reads size and kind from a picture's first bytes; no pixel is decoded, so a file cut off later
/// is found only by `encode`. The format is told by the bytes; a name that promises another is an
/// error. May be called from any thread.
public func inspect(_ path: String) throws(PictureError) -> PictureInfo {
  let file = try PictureFile(path: path)
  guard let header = VipsPicture(header: try VipsFile(file), format: file.format) else {
    throw file.failure()
  }
  return info(of: file, header: header)
}

func info(of file: borrowing PictureFile, header: borrowing VipsPicture) -> PictureInfo {
  let moves =
    switch file.format {
    case .gif, .webp: header.frames > 1
    case .png: isAnimatedPNG(file.head)
    case .jpeg, .svg, .avif: false
    }
  if file.format == .svg, let size = svgSize(file.head) {
    return PictureInfo(width: size.width, height: size.height, format: .svg)
  }
  return PictureInfo(
    width: header.isOnItsSide ? header.height : header.width,
    height: header.isOnItsSide ? header.width : header.height,
    format: file.format, isAnimated: moves)
}
