internal import TileImages

/// The pictures that others show beside links to the site's pages: 1200 × 630 pixels of a page's own picture, else
/// its title on the theme's colours.
struct SocialPictures: Sendable {
  /// By the page's place.
  private(set) var pictures: [Int: SocialPicture] = [:]
  /// What is to be drawn, by the file it is published as.
  private(set) var drawings: [String: Drawing] = [:]

  /// So many pages may have cards of their own; of more, all without a picture share the site's.
  static let mostCards = 500
  private static let height = 630

  init(_ site: Site, _ files: [String: PictureFiles], root: String) {
    guard site.hasOrigin, site.settings.outputs.makes(.social) else { return }
    var cards: [Int] = []
    for place in site.pages.indices where !site.pages[place].isApart {
      let page = site.pages[place]
      switch page.tilePicture {
      case .address(let address):
        pictures[place] = SocialPicture(address: address, alt: page.frontMatter.imageAlt)
      case .file(let name):
        if let (drawing, size) = Self.part(of: name, page, site, files, root) {
          let ending = Path.fileExtension(of: drawing.file)
          let alt =
            page.image == nil
            ? page.pictures.isEmpty ? nil : page.body.pictures[0].alt
            : page.frontMatter.imageAlt
          add(drawing, to: place, size, alt: alt, ending, site)
        } else {
          cards.append(place)
        }
      case nil: cards.append(place)
      }
    }
    let palette = Palette(site.settings.theme)
    for place in cards {
      let settings = site.language(of: place).settings
      let title = cards.count > Self.mostCards ? settings.title : site.pages[place].title
      let card = Self.card(title, settings, palette)
      let print = Self.print(of: card)
      add(
        Drawing(subject: .card(card), file: "card.\(print).png"), to: place,
        (card.width, card.height), alt: title, "png", site)
    }
  }

  private mutating func add(
    _ drawing: Drawing, to place: Int, _ size: (width: Int, height: Int), alt: String?,
    _ ending: String, _ site: Site
  ) {
    let output = "assets/images/" + drawing.file
    drawings[output] = drawing
    pictures[place] = SocialPicture(
      address: site.address(output), size: size, alt: alt.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Nil for a picture that cannot be cut, or is too small for it.
  private static func part(
    of name: String, _ page: Page, _ site: Site, _ files: [String: PictureFiles], _ root: String
  ) -> (Drawing, (width: Int, height: Int))? {
    guard let info = site.pictures[name], info.isResizable,
      var print = files[name]?.made.print.flatMap({ Fingerprint(name: $0) })
    else { return nil }
    let crop = Crop(width: 1200, height: height, focus: page.focus)
    let size = crop.size(width: 1200, of: info)
    if size.width < 400 || size.height < 200 { return nil }
    // What every reader of links can show.
    let format: PictureFormat = info.format == .png || info.format == .gif ? .png : .jpeg
    print.add("social 1 \(site.settings.images.quality)\(crop.suffix)")
    let stem = Path.withoutExtension(Path.name(of: name))
    let rendition = Rendition(
      width: 1200, format: format, quality: site.settings.images.quality, crop: crop)
    let source = Path.join(root, "content/" + name)
    let file = "\(stem).\(print.name).\(format.fileExtension)"
    return (Drawing(subject: .part(source, rendition), file: file), size)
  }

  private static func card(_ title: String, _ settings: Settings, _ palette: Palette) -> Card {
    let isOwn = title == settings.title
    return Card(
      title: title, name: isOwn ? settings.description : settings.title,
      ground: PictureColor(palette.light.deep), ink: PictureColor(red: 255, green: 255, blue: 255),
      band: PictureColor((palette.dark ?? palette.light).link),
      isRightToLeft: settings.isRightToLeft)
  }

  private static func print(of card: Card) -> String {
    var print = Fingerprint()
    let parts = [
      "card 1", card.title, card.name, card.ground.hex, card.band.hex,
      card.isRightToLeft ? "rtl" : "ltr",
    ]
    for part in parts { print.add(part + "\n") }
    return print.name
  }
}

/// A picture beside a link.
struct SocialPicture: Sendable {
  /// Whole.
  var address: String
  /// Nil for one that lies elsewhere.
  var size: (width: Int, height: Int)?
  var alt: String?
}

extension PictureColor {
  init(_ color: Color) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
