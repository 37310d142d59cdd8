/// The formats that browsers show.
public enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, webp, gif, svg, avif

  /// As used for a file of this format, without the dot: `jpg`.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// As sent in a `Content-Type` header: `image/jpeg`.
  public var mimeType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  /// As people write it: `JPEG`, `WebP`.
  public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Whether `encode` can write it. SVG is drawn at every size, and GIF is always the worse choice.
  public var isEncodable: Bool { self != .svg && self != .gif }

  /// The format that a file name's ending promises, upper or lower case; nil for no or another.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "png", "apng": self = .png
    case let other: self.init(rawValue: other)
    }
  }
}
