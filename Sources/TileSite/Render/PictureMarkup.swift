/// How a picture is put on a page.
struct PictureLook: Sendable {
  /// The width it will have, as the `sizes` attribute says it.
  var sizes = "100vw"
  /// The width in CSS pixels in which it is shown, where that is not the picture's own.
  var width: Int?
  /// Whether it is loaded at once, because it is on the first screen.
  var isEager = false
  /// Whether it is loaded before others: the largest picture of the first screen.
  var isFirst = false
  var className = ""
  var title = ""
  /// Replaces the picture's own alternative text.
  var alt: String?

  /// The width of a picture that stands in running text.
  static let inText = "(min-width: 48rem) 44rem, 100vw"
}

/// `<picture>` with every width and format there is, or `<img>` alone where there is one file;
/// width and height always stand in it where they are known, so that nothing moves while it loads.
func pictureMarkup(_ picture: PictureRecord, _ look: PictureLook) -> Markup {
  let files = picture.files
  let isLazy = !look.isFirst && !look.isEager
  // A browser that can measures a lazy picture for itself.
  let shownWidth = isLazy ? "auto, " + look.sizes : look.sizes
  let hasChoice = !(files?.srcset ?? "").isEmpty
  var img: Markup = "<img src=\"\(files?.src ?? picture.src)\""
  if let files, hasChoice { img = "\(img) srcset=\"\(files.srcset)\" sizes=\"\(shownWidth)\"" }
  if let files, files.width > 0 {
    let width = min(look.width ?? files.width, files.width)
    let height = max(1, (files.height * width + files.width / 2) / files.width)
    img = "\(img) width=\"\(width)\" height=\"\(height)\""
  }
  img = "\(img) alt=\"\(look.alt ?? picture.alt)\""
  if !look.className.isEmpty { img = "\(img) class=\"\(look.className)\"" }
  if !look.title.isEmpty { img = "\(img) title=\"\(look.title)\"" }
  if look.isFirst { img = "\(img) fetchpriority=\"high\"" }
  if isLazy { img = "\(img) loading=\"lazy\"" }
  img = "\(img) decoding=\"async\">"
  guard let files, !files.sources.isEmpty else { return img }
  var sources: Markup = ""
  for source in files.sources {
    let sizes: Markup = hasChoice ? " sizes=\"\(shownWidth)\"" : ""
    sources = "\(sources)<source type=\"\(source.type)\" srcset=\"\(source.srcset)\"\(sizes)>"
  }
  return "<picture>\(sources)\(img)</picture>"
}
