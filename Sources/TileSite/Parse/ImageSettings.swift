internal import TileImages

/// How pictures are prepared.
struct ImageSettings: Sendable, Hashable {
  /// Pixel widths, ascending; a picture is never made wider than it is.
  var widths = [400, 800, 1200, 1600]
  /// Formats beside the picture's own, where they make smaller files.
  var formats: [PictureFormat] = [.webp]
  var quality = 80

  init() {}

  init(_ fields: inout FieldReader) {
    let asked = fields.texts("widths")
    if !asked.isEmpty {
      widths = asked.compactMap { text in
        if let width = Int(text.value), (16...8192).contains(width) { return width }
        fields.report(
          .badValue(key: "widths", value: text.value, wanted: "a width from 16 to 8192 pixels"),
          at: text.position)
        return nil
      }
      widths = Array(Set(widths)).sorted()
    }
    if fields.node("formats") != nil {
      formats = fields.texts("formats").compactMap { text in
        guard let format = ImageSettings.extra[text.value] else {
          let choices = ImageSettings.extra.keys.sorted()
          fields.report(
            .unknownChoice(key: "formats", value: text.value, choices: choices), at: text.position)
          return nil
        }
        if format == .avif && !canReadAVIF {
          fields.report(.noAVIF, at: text.position, .warning)
          return nil
        }
        return format
      }
    }
    quality = fields.integer("quality", in: 1...100) ?? quality
  }

  private static let extra: [String: PictureFormat] = ["webp": .webp, "avif": .avif]
}
