/// A picture file as it may be published: pixels, colours, orientation and movement as they are, but
/// without what cameras and programs note in it (Exif with the place, XMP, IPTC, comments, previews,
/// films and other pictures behind it). Nothing is decoded or encoded.
///
/// JPEG, PNG, WebP, GIF, AVIF and HEIC are told by their bytes; any other file is published as it is. So is
/// what cannot be understood of a damaged one, unless it holds metadata. Memory does not grow with the file.
public struct PublishedPicture: ~Copyable {
  /// In bytes.
  public let size: Int
  /// Whether it is other than the file.
  public let isChanged: Bool
  private let file: FileWindow
  private let parts: [PublishedParts.Part]
  /// The part that comes next, and how much of it was handed out.
  private var place = (part: 0, done: 0)

  /// Reads through the file to find what is to be left out.
  public init(_ path: String) throws(PictureError) {
    self.init(try FileWindow(path))
  }

  /// The same of bytes in memory.
  init(_ bytes: [UInt8]) { self.init(FileWindow(bytes: bytes)) }

  private init(_ window: consuming FileWindow) {
    var file = window
    let parts = publishedParts(&file)
    size = parts.size
    isChanged = !parts.isWhole(file.size)
    self.parts = parts.list
    self.file = file
  }

  /// The next bytes, 256 KiB at most; nil at the end.
  public mutating func next() throws(PictureError) -> [UInt8]? {
    guard place.part < parts.count else { return nil }
    switch parts[place.part] {
    case .new(let bytes):
      place = (place.part + 1, 0)
      return bytes
    case .own(let range):
      let rest = range.dropFirst(place.done)
      let count = min(rest.count, 1 << 18)
      place = count < rest.count ? (place.part, place.done + count) : (place.part + 1, 0)
      return try file.read(rest.lowerBound, count)
    }
  }
}

/// A picture without the metadata that libvips writes into WebP unasked.
func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
  var picture = PublishedPicture(bytes)
  if !picture.isChanged { return bytes }
  var left: [UInt8] = []
  while let part = try? picture.next() { left += part }
  return left
}

private func publishedParts(_ file: inout FileWindow) -> PublishedParts {
  guard let head = file.bytes(0, min(256, file.size)) else { return .whole(file.size) }
  return switch sniff(head) {
  case .picture(.jpeg): publishedJPEG(&file)
  case .picture(.png): publishedPNG(&file)
  case .picture(.webp): publishedWebP(&file)
  case .picture(.gif): publishedGIF(&file)
  case .picture(.avif), .foreign("HEIC"): publishedHEIF(&file)
  case .picture(.svg), .foreign, .unknown: .whole(file.size)
  }
}
