/// One version of a picture to be made: how wide, and saved how.
public struct Rendition: Hashable, Sendable {
  /// In pixels. A picture that is narrower keeps its own width.
  public let width: Int
  /// One that `encode` can write.
  public let format: PictureFormat
  /// 1 … 100, meaningless for PNG.
  public let quality: Int

  /// A version `width` pixels wide.
  public init(width: Int, format: PictureFormat, quality: Int) {
    self.width = width
    self.format = format
    self.quality = quality
  }
}

/// Makes smaller versions of a picture and returns their bytes in the order asked for.
///
/// The picture is decoded once, shrunk to the widest version while it is read; the others are
/// made from that one. Each is upright, in sRGB and without metadata (no camera position); none is
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
  guard info(of: file, header: header).isResizable else { throw .notResizable(file.format) }
  guard let widest = renditions.map(\.width).max() else { return [] }
  guard let base = header.decoded(from: source, width: widest) else { throw file.failure() }

  var results = [[UInt8]](repeating: [], count: renditions.count)
  for (width, indices) in Dictionary(grouping: renditions.indices, by: { renditions[$0].width }) {
    guard let picture = base.shrunk(toWidth: width) else { throw file.failure() }
    for index in indices {
      let wanted = renditions[index]
      guard let bytes = picture.encoded(as: wanted.format, quality: wanted.quality) else {
        throw .notEncodable(wanted.format)
      }
      results[index] = bytes
    }
  }
  return results
}

extension PictureFormat {
  fileprivate var isWritable: Bool { self == .avif ? canReadAVIF : isEncodable }
}
