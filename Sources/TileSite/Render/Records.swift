internal import TileGrid
internal import TileImages
internal import TileTemplate

/// The site in one of its languages, as templates see it.
final class SiteRecord: Record {
  private let world: World
  /// The place of the language.
  private let place: Int

  init(_ world: World, language place: Int) {
    self.world = world
    self.place = place
  }

  /// There is one a language.
  var key: RecordKey? { RecordKey(place) }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "title": return .text(language.settings.title)
    case "description": return .text(language.settings.description)
    case "base_url":
      return .text(world.site.settings.base.origin + world.site.settings.base.path)
    case "language": return .text(language.tag)
    case "direction": return .text(language.direction)
    case "languages": return world.homes(language: place)
    case "style": return .text(world.site.settings.theme.style.rawValue)
    case "home": return world.page(language.home)
    case "pages":
      return world.pages(
        world.site.pages.indices.filter {
          !world.site.pages[$0].isApart && world.site.pages[$0].language == place
        })
    case "menu": return world.languages[place].menu
    case "taxonomies": return world.taxonomies(in: place)
    case "words": return world.languages[place].words
    case "organization": return world.languages[place].organization
    case "icon": return Value(world.icon)
    case "search": return world.search(language: place)
    case "touch_icon": return Value(world.touchIcon)
    case "manifest": return Value(world.manifest)
    case "theme_color": return .text(world.themeColor)
    case "extra": return Value(language.settings.extra)
    default: return nil
    }
  }

  private var language: SiteLanguage { _read { yield world.site.languages[place] } }
}

/// The business behind the site; made once, for every page shows it.
final class OrganizationRecord: Record {
  private let name, type, telephone, telephoneURL, email, address, hours, logo: Value

  init(_ own: Organization, logo: Value) {
    name = Value(own.name)
    type = .text(own.type)
    telephone = Value(own.telephone)
    telephoneURL = Value(own.telephoneURL)
    email = Value(own.email)
    address = .list(own.address.map(Value.text))
    hours = .list(own.hours.map { ["days": .text($0.days), "time": .text($0.time)] })
    self.logo = logo
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "name": self.name
    case "type": type
    case "telephone": telephone
    case "telephone_url": telephoneURL
    case "email": email
    case "address": address
    case "hours": hours
    case "logo": logo
    default: nil
    }
  }
}

/// A page.
final class PageRecord: Record {
  private let world: World
  let place: Int
  /// Where this is the page being rendered.
  private let shown: ShownPage?

  init(_ place: Int, _ shown: ShownPage?, in world: World) {
    self.world = world
    self.place = place
    self.shown = shown
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "url": return .text(world.addresses[place])
    case "canonical": return .text(world.site.settings.base.origin + world.addresses[place])
    case "title": return .text(page.title)
    case "summary": return .text(page.frontMatter.summary ?? page.body.summary)
    case "lead": return Value(page.frontMatter.summary)
    case "content": return .html(shown?.content ?? plainBody(of: place, in: world))
    case "body":
      return .html(
        shown.map { Array($0.content[..<$0.bodyCount]) } ?? plainBody(of: place, in: world))
    case "heading": return page.body.heading == nil ? Value.none : page.heading(in: world)
    case "date": return Value(page.frontMatter.date?.text)
    case "updated": return Value(page.frontMatter.updated?.text)
    case "image": return world.picture(page.image, of: page)
    case "image_alt": return .text(page.frontMatter.imageAlt ?? "")
    case "tags": return .list(page.frontMatter.tags.map(Value.text))
    case "terms": return world.terms(of: place)
    case "pagination": return world.pagination(of: page)
    case "kind": return .text(page.kind.name)
    case "layout": return .text(shown?.layout ?? page.layout(in: world.site.templates))
    case "is_home": return .bool(page.isHome)
    case "language": return .text(world.site.languages[page.language].tag)
    case "languages": return world.languages(of: place)
    case "translations": return world.translations(of: place)
    case "parent": return world.page(page.parent)
    case "ancestors": return shown?.ancestors ?? world.ancestors(of: place)
    case "children": return world.pages(page.children)
    case "siblings":
      let all = page.parent.map { world.site.pages[$0].children } ?? []
      return world.pages(all.filter { $0 != place })
    case "previous": return world.page(layout.previous)
    case "next": return world.page(layout.next)
    case "related": return world.pages(layout.related)
    case "toc": return shown?.toc ?? world.toc(of: place)
    case "more": return shown?.more ?? world.more(of: place)
    case "has_grid": return .bool(layout.hasGrid)
    case "social": return world.social[place].map(socialValue) ?? Value.none
    case "feeds": return world.feeds(of: place)
    case "structured_data":
      return StructuredData(place, in: world).json.map { .html(Array($0.utf8)) } ?? Value.none
    case "noindex": return .bool(page.frontMatter.isUnlisted)
    case "extra": return Value(page.frontMatter.extra)
    default: return nil
    }
  }

  private var page: Page { _read { yield world.site.pages[place] } }
  private var layout: PageLayout { _read { yield world.layouts.pages[place] } }
}

private func socialValue(_ picture: SocialPicture) -> Value {
  [
    "url": .text(picture.address), "alt": Value(picture.alt),
    "width": picture.size.map { .int($0.width) } ?? Value.none,
    "height": picture.size.map { .int($0.height) } ?? Value.none,
  ]
}

/// A picture, and the files it comes in.
final class PictureRecord: Record {
  let files: PictureFiles?
  /// In content/; nil for a picture that lies elsewhere.
  let name: String?
  let src: String
  let alt: String
  /// What stays in view where a box shows a part.
  let focus: PictureFocus
  /// How wide it is shown, where that is known.
  let sizes: String?
  /// `https://www.example.com`, or empty where site.yaml names no address.
  private let origin: String

  init(
    files: PictureFiles?, name: String? = nil, src: String, alt: String, origin: String = "",
    focus: PictureFocus = .center, sizes: String? = nil
  ) {
    self.files = files
    self.name = name
    self.src = src
    self.alt = alt
    self.origin = origin
    self.focus = focus
    self.sizes = sizes
  }

  /// A part of it that was made; else all of it.
  func part(_ crop: Crop) -> PictureRecord {
    PictureRecord(
      files: files?.crops[crop] ?? files, name: name, src: src, alt: alt, origin: origin,
      focus: focus)
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "src": .text(files?.src ?? src)
    case "absolute":
      files == nil ? .text(src) : origin.isEmpty ? Value.none : .text(origin + (files?.src ?? src))
    case "srcset": .text(files?.srcset ?? "")
    case "sources":
      .list((files?.sources ?? []).map { ["type": .text($0.type), "srcset": .text($0.srcset)] })
    case "width": files.map { .int($0.width) } ?? Value.none
    case "height": files.map { .int($0.height) } ?? Value.none
    case "alt": .text(alt)
    default: nil
    }
  }
}

/// A row of cards.
final class CarouselRecord: Record {
  private let carousel: CarouselPlacement
  private let url: String?
  private let cards: Value

  init(_ carousel: CarouselPlacement, url: String?, cards: Value) {
    self.carousel = carousel
    self.url = url
    self.cards = cards
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "id": .text(carousel.id)
    case "title": .text(carousel.title)
    case "url": Value(url)
    case "rank": .text(carousel.rank.rawValue)
    case "scrolling": .text(carousel.scrolling.rawValue)
    case "cards": cards
    default: nil
    }
  }
}

/// A page shown as a tile or card.
final class TileRecord: Record {
  private let world: World
  let tile: Tile
  /// The page on which it stands.
  private let host: Int

  init(_ tile: Tile, on host: Int, in world: World) {
    self.world = world
    self.tile = tile
    self.host = host
  }

  /// Of a card, which many pages show; a tile belongs to one grid.
  var key: RecordKey? {
    if tile.grid != nil { return nil }
    let isCurrent = tile.page == host
    let looks = (tile.isFirst ? 1 : 0) | (isCurrent ? 2 : 0) | tile.row.index << 2
    return RecordKey(tile.page, looks, tile.kind)
  }

  func field(_ name: FieldName) -> Value? {
    switch name {
    case "title": return .text(page.title)
    case "url": return .text(world.target(of: tile.page))
    case "summary": return .text(page.frontMatter.summary ?? page.body.summary)
    case "image": return world.picture(page.tilePicture, of: page)
    case "thumbnail": return thumbnail
    case "kind": return .text(tile.kind)
    case "columns": return .int(tile.span.columns)
    case "rows": return .int(tile.span.rows)
    case "widest": return .int(tile.widest)
    case "tallest": return .int(tile.tallest)
    case "sizes": return .text(sizes)
    case "loading": return .text(tile.isFirst ? "eager" : "lazy")
    case "initials": return .text(initials(of: page.title))
    case "date": return Value(page.frontMatter.date?.text)
    case "tags": return .list(page.frontMatter.tags.map(Value.text))
    case "external": return .bool(page.link.map { Address.scheme(of: $0) != nil } ?? false)
    case "current": return .bool(tile.page == host)
    case "page": return world.page(tile.page, nil)
    default: return nil
    }
  }

  private var page: Page { _read { yield world.site.pages[tile.page] } }

  /// The part of its picture that its place shows, where that has files of its own; else all of it.
  private var thumbnail: Value {
    guard case .file(let name) = page.tilePicture, let files = world.pictures[name] else {
      return world.picture(page.tilePicture, of: page)
    }
    var cut: (files: PictureFiles, ratio: Double)?
    if !files.crops.isEmpty, let crop = world.site.crop(of: tile, in: world.layouts.grids)?.crop {
      cut = files.crops[crop].map { ($0, Double(crop.width) / Double(crop.height)) }
    }
    return .record(
      PictureRecord(
        files: cut?.files ?? files, name: name, src: name, alt: page.frontMatter.imageAlt ?? "",
        origin: world.site.settings.base.origin, focus: page.focus,
        sizes: cut.map { sizes("", ratio: $0.ratio) } ?? sizes))
  }

  private var sizes: String {
    guard case .file(let name) = page.tilePicture, let files = world.pictures[name],
      files.height > 0
    else { return "100vw" }
    return sizes(name, ratio: Double(files.width) / Double(files.height))
  }

  /// As the grid's bands say, for a picture of the site; the name is empty for one cut to its place.
  private func sizes(_ name: String, ratio: Double) -> String {
    guard let grid = tile.grid else {
      return world.cardSizes[name]?[tile.row.index] ?? "100vw"
    }
    guard world.layouts.grids.indices.contains(grid) else { return "100vw" }
    let box = tile.kind == "classic" ? 0.5924 : 0.625
    return pictureSizes(world.layouts.grids[grid], tile: tile.place, ratio: ratio, box: box)
  }

  /// The first letters of the first and last word: `Family Law` → `FL`.
  private func initials(of title: String) -> String {
    if let initials = plainInitials(of: title) { return initials }
    let letters = title.split(separator: " ").compactMap { word in word.first { $0.isLetter } }
    guard let first = letters.first else { return String(title.prefix(1)).uppercased() }
    return (String(first) + (letters.count > 1 ? letters.last.map(String.init) ?? "" : ""))
      .uppercased()
  }

  /// The same at a tenth of the cost, where a title is ASCII and has a letter.
  private func plainInitials(of title: String) -> String? {
    var letters: [UInt8] = []
    var seeks = true
    let bytes = title.utf8.span
    for place in bytes.indices {
      let byte = bytes[place]
      let capital = byte & 0xDF
      if byte >= 0x80 { return nil }
      if byte == UInt8(ascii: " ") {
        seeks = true
      } else if seeks, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) {
        if letters.count == 2 { letters[1] = capital } else { letters.append(capital) }
        seeks = false
      }
    }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }
}
