/// Why a picture cannot be used. Which picture, and where it is used, the caller knows.
public enum PictureError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing
  /// The file is there but the system refuses it; `errno`.
  case unreadable(Int32)
  /// A folder, a pipe or a device.
  case notAFile
  case empty
  /// The bytes are of no known picture format; the name's ending without the dot.
  case notAPicture(ending: String)
  /// A picture, but not of the kind that its name promises.
  case misnamed(PictureFormat, ending: String)
  /// A picture that browsers do not show, such as HEIC.
  case notForBrowsers(String)
  /// The end of the file is missing.
  case endsTooEarly(PictureFormat)
  case damaged(PictureFormat)
  /// SVG and animations are published as they are.
  case notResizable(PictureFormat)
  /// The wanted format cannot be written here, or not at this size.
  case notEncodable(PictureFormat)
  /// libvips itself does not start.
  case noLibrary

  /// What is wrong, to be put after the file's name: `is empty`.
  public var reason: String {
    switch self {
    case .missing: "does not exist"
    case .unreadable(let code): "cannot be read: \(systemMessage(code))"
    case .notAFile: "is not a file"
    case .empty: "is empty"
    case .notAPicture(""): "is not a picture"
    case .notAPicture(let ending): "is not a picture though its name ends in .\(ending)"
    case .misnamed(let format, let ending):
      """
      is \(article(format)) picture though its name ends in .\(ending); \
      rename it to end in .\(format.fileExtension)
      """
    case .notForBrowsers(let kind):
      "is a \(kind) picture, which browsers do not show; save it as JPEG"
    case .endsTooEarly: "ends too early: the last part of the file is missing; copy it anew"
    case .damaged(let format): "is damaged: it cannot be read as \(format.name)"
    case .notResizable(let format):
      "cannot be resized, being \(article(format)) picture that is used as it is"
    case .notEncodable(let format): "cannot be saved as \(format.name) here"
    case .noLibrary: "cannot be read because libvips does not start"
    }
  }
}

private func article(_ format: PictureFormat) -> String {
  format == .svg || format == .avif ? "an \(format.name)" : "a \(format.name)"
}
