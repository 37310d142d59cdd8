private import Synchronization

/// One version of a picture to be made: how wide, cut how, and saved how.
public struct Rendition: Hashable, Sendable {
  /// In pixels. A picture that is narrower keeps its own width.
  public let width: Int
  /// One that `encode` can write.
  public let format: PictureFormat
  /// 1 … 100, meaningless for PNG.
  public let quality: Int
  /// What is cut out of the picture; nil: all of it.
  public let crop: Crop?

  /// A version `width` pixels wide.
  public init(width: Int, format: PictureFormat, quality: Int, crop: Crop? = nil) {
    self.width = width
    self.format = format
    self.quality = quality
    self.crop = crop
  }
}

/// Makes smaller versions of a picture and returns their bytes in the order asked for.
///
/// The picture is decoded once, shrunk to what the widest version needs while it is read; all are
/// made from that. Each is upright, in sRGB and without metadata (no camera position); none is
/// wider than the picture. The same file and the same libvips give the same bytes. A file damaged
/// or cut off anywhere is an error. May be called from several threads, each working alone.
public func encode(
  _ path: String, renditions: [Rendition]
) throws(PictureError) -> [[UInt8]] {
  if let bad = renditions.first(where: { !$0.format.isWritable }) {
    throw .notEncodable(bad.format)
  }
  let file = try PictureFile(path: path)
  let source = try VipsFile(file)
  guard let header = VipsPicture(header: source, format: file.format) else { throw file.failure() }
  let info = info(of: file, header: header)
  guard info.isResizable else { throw .notResizable(file.format) }
  guard let needed = renditions.map({ $0.neededWidth(of: info) }).max() else { return [] }
  var decoded: VipsPicture?
  if header.wholeSize(file.format) > 64 << 20 {
    large.withLock { _ in decoded = header.decoded(from: source, width: needed) }
  } else {
    decoded = header.decoded(from: source, width: needed)
  }
  guard let base = decoded else { throw file.failure() }

  var results = [[UInt8]](repeating: [], count: renditions.count)
  let shapes = Dictionary(grouping: renditions.indices) { place in
    Shape(width: renditions[place].width, crop: renditions[place].crop)
  }
  for (shape, places) in shapes {
    guard let picture = shape.cut(from: base, of: info) else { throw file.failure() }
    for place in places {
      let wanted = renditions[place]
      guard let bytes = picture.encoded(as: wanted.format, quality: wanted.quality) else {
        throw .notEncodable(wanted.format)
      }
      results[place] = bytes
    }
  }
  return results
}

/// Pictures that take much memory while they are decoded wait for each other.
private let large = Mutex(())

/// What renditions in several formats have in common: their pixels.
private struct Shape: Hashable {
  var width: Int
  var crop: Crop?

  func cut(from base: borrowing VipsPicture, of info: PictureInfo) -> VipsPicture? {
    guard let crop else { return base.shrunk(toWidth: width) }
    let size = crop.size(width: width, of: info)
    let area = crop.area(width: base.width, height: base.height)
    return base.cut(area, width: size.width, height: size.height)
  }
}

extension Rendition {
  /// How wide the whole picture must be for its cropped part to have the width asked for.
  fileprivate func neededWidth(of info: PictureInfo) -> Int {
    guard let crop else { return width }
    let part = crop.area(width: info.width, height: info.height)
    let wanted = min(width, part.width)
    return (info.width * wanted + part.width - 1) / max(1, part.width)
  }
}

extension PictureFormat {
  fileprivate var isWritable: Bool { self == .avif ? canReadAVIF : isEncodable }
}
