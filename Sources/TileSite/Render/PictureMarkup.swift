/// How a picture is put on a page.
struct PictureLook: Sendable {
  /// The width it will have, as the `sizes` attribute says it.
  var sizes: String?
  /// The width in CSS pixels in which it is shown, where that is not the picture's own.
  var width: Int?
  /// Whether it is loaded at once, because it is on the first screen.
  var isEager = false
  /// Whether it is loaded before others: the largest picture of the first screen.
  var isFirst = false
  var className = ""
  var title = ""
  /// What the picture is to the thing of schema.org around it: `image`.
  var itemprop = ""
  /// Replaces the picture's own alternative text.
  var alt: String?

  /// Whether it waits until it is about to be seen.
  var isLazy: Bool { !isFirst && !isEager }

  /// The width of a picture that stands in running text.
  static let inText = "(min-width: 48rem) 44rem, 100vw"
}

/// `<picture>` with every width and format there is, or `<img>` alone where there is one file;
/// width and height always stand in it where they are known, so that nothing moves while it loads.
func pictureMarkup(_ picture: PictureRecord, _ look: PictureLook) -> [UInt8] {
  var html = MarkdownBytes(capacity: 1024)
  let sources = picture.files?.sources ?? []
  let hasChoice = picture.files.map { !$0.srcset.isEmpty } ?? false
  if !sources.isEmpty { html.add("<picture>") }
  for source in sources {
    html.add("<source")
    html.addAttribute(" type=\"", source.type)
    html.addAttribute(" srcset=\"", source.srcset)
    if hasChoice { html.addSizes(look) }
    html.add(">")
  }
  html.add("<img")
  html.addAttribute(" src=\"", picture.files?.src ?? picture.src)
  if let files = picture.files {
    if hasChoice {
      html.addAttribute(" srcset=\"", files.srcset)
      html.addSizes(look)
    }
    if files.width > 0 {
      let width = min(look.width ?? files.width, files.width)
      html.addAttribute(" width=\"", String(width))
      let height = max(1, (files.height * width + files.width / 2) / files.width)
      html.addAttribute(" height=\"", String(height))
    }
  }
  html.addAttribute(" alt=\"", look.alt ?? picture.alt)
  let classes = [look.className, picture.files?.tone ?? "", picture.focus.className ?? ""]
    .filter { !$0.isEmpty }
  if !classes.isEmpty { html.addAttribute(" class=\"", classes.joined(separator: " ")) }
  if !look.title.isEmpty { html.addAttribute(" title=\"", look.title) }
  if !look.itemprop.isEmpty { html.addAttribute(" itemprop=\"", look.itemprop) }
  if look.isFirst { html.add(" fetchpriority=\"high\"") }
  if look.isLazy { html.add(" loading=\"lazy\"") }
  html.add(" decoding=\"async\">")
  if !sources.isEmpty { html.add("</picture>") }
  return html.bytes
}

extension MarkdownBytes {
  fileprivate mutating func addAttribute(_ name: StaticString, _ value: String) {
    add(name)
    addText(value)
    add(UInt8(ascii: "\""))
  }

  /// A browser that can measures a lazy picture for itself.
  fileprivate mutating func addSizes(_ look: PictureLook) {
    add(look.isLazy ? " sizes=\"auto, " : " sizes=\"")
    addText(look.sizes ?? "100vw")
    add(UInt8(ascii: "\""))
  }
}
