/// A file of the finished site, and where its bytes come from.
struct OutputFile: Sendable {
  /// In the output folder: `services/tax-law/index.html`.
  var path: String
  var contents: Contents

  enum Contents: Sendable {
    /// The page at this place, rendered when it is written.
    case page(Int)
    case bytes([UInt8])
    /// A picture made for others, drawn when it is written unless it is known.
    case drawing(Drawing)
    /// The feed, with the texts of its pages, made when it is written.
    case feed(Feed)
    /// The same bytes as this file's, whose state may be known.
    case copy(String, Files.Status? = nil)
    /// What may be published of this picture file: no metadata.
    case picture(String)
  }
}
