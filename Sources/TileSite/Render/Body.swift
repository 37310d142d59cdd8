internal import TileTemplate

/// A page's text without its blocks, for templates that show one page inside another.
func plainBody(of place: Int, in world: World) -> [UInt8] {
  var out: [UInt8] = []
  fillBody(world.site.pages[place], in: world, &out) { _, _ in }
  return out
}

extension Page {
  /// What stands in the H1 with which the text begins.
  func heading(in world: World) -> Value {
    guard let inner = body.heading?.inner else { return .none }
    var out: [UInt8] = []
    fillBody(self, inner, in: world, &out) { _, _ in }
    return .html(out)
  }
}

/// Writes a page's text, or a part of it, its links and pictures filled in; `block` writes each
/// block.
func fillBody<Failure>(
  _ page: Page, _ part: Range<Int>? = nil, in world: World, _ out: inout [UInt8],
  block: (Int, inout [UInt8]) throws(Failure) -> Void
) throws(Failure) {
  try page.body.write(part, to: &out) { (kind, out) throws(Failure) in
    switch kind {
    case .link(let link): MarkdownURL.append(page.links[link], to: &out)
    case .picture(let picture): out += markup(of: picture, in: page, world)
    case .block(let place): try block(place, &out)
    }
  }
}

/// A picture of the running text; the first one of a page that shows no other is loaded at once.
private func markup(of place: Int, in page: Page, _ world: World) -> [UInt8] {
  let picture = page.body.pictures[place]
  var files: PictureFiles?
  var src = ""
  switch page.pictures[place] {
  case .file(let name): files = world.pictures[name]
  case .address(let address): src = address
  }
  let look = PictureLook(
    sizes: PictureLook.inText, isFirst: place == 0 && page.image == nil,
    title: picture.title)
  return pictureMarkup(PictureRecord(files: files, src: src, alt: picture.alt), look)
}
