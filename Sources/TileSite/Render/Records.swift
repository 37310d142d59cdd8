internal import TileGrid
internal import TileTemplate

/// The site, as templates see it.
struct SiteRecord: Record {
  let world: World

  func field(_ name: String) -> Value? {
    let site = world.parts.site
    let settings = site.settings
    switch name {
    case "title": return .text(settings.title)
    case "description": return .text(settings.description)
    case "base_url": return .text(settings.base.origin + settings.base.path)
    case "language": return .text(settings.language)
    case "direction": return .text(settings.isRightToLeft ? "rtl" : "ltr")
    case "style": return .text(settings.theme.style.rawValue)
    case "home": return world.page(0)
    case "pages": return world.pages(site.pages.indices.filter { !site.pages[$0].isNotFound })
    case "menu":
      return .list(site.menu.map { ["title": .text($0.title), "url": .text($0.url)] })
    case "organization": return .record(OrganizationRecord(world: world))
    case "icon": return Value(world.parts.icon)
    case "extra": return Value(settings.extra)
    default: return nil
    }
  }
}

/// The business behind the site.
struct OrganizationRecord: Record {
  let world: World

  func field(_ name: String) -> Value? {
    let parts = world.parts
    let own = parts.site.settings.organization
    switch name {
    case "name": return Value(own.name)
    case "type": return .text(own.type)
    case "telephone": return Value(own.telephone)
    case "telephone_url": return Value(own.telephoneURL)
    case "email": return Value(own.email)
    case "address": return .list(own.address.map(Value.text))
    case "hours":
      return .list(own.hours.map { ["days": .text($0.days), "time": .text($0.time)] })
    case "logo":
      return world.picture(parts.site.logo, alt: own.name ?? parts.site.settings.title)
    default: return nil
    }
  }
}

/// A page.
struct PageRecord: Record {
  let world: World
  let place: Int
  /// The body with its blocks, where this is the page being rendered.
  let content: [UInt8]?

  func field(_ name: String) -> Value? {
    let parts = world.parts
    let page = parts.site.pages[place]
    let layout = parts.layouts.pages[place]
    let matter = page.frontMatter
    switch name {
    case "url": return .text(world.address(of: place))
    case "canonical":
      return .text(parts.site.settings.base.origin + world.address(of: place))
    case "title": return .text(page.title)
    case "summary": return .text(page.summary)
    case "lead": return Value(matter.summary)
    case "content": return .html(content ?? plainBody(of: place, in: world))
    case "heading": return page.heading(in: world)
    case "date": return Value(matter.date?.text)
    case "updated": return Value(matter.updated?.text)
    case "image": return world.picture(page.image, alt: matter.imageAlt ?? "")
    case "image_alt": return .text(matter.imageAlt ?? "")
    case "tags": return .list(matter.tags.map(Value.text))
    case "layout": return .text(page.layout(in: parts.site.templates))
    case "is_home": return .bool(place == 0)
    case "parent": return world.page(page.parent)
    case "ancestors": return world.pages(ancestors(page, parts.site))
    case "children": return world.pages(page.children)
    case "siblings":
      let all = page.parent.map { parts.site.pages[$0].children } ?? []
      return world.pages(all.filter { $0 != place })
    case "previous": return world.page(layout.previous)
    case "next": return world.page(layout.next)
    case "toc":
      return .list(
        page.body.outline.map {
          ["level": .int($0.level), "id": .text($0.id), "title": .text($0.title)]
        })
    case "more": return layout.more.map { world.carousel($0, on: place) } ?? Value.none
    case "has_grid": return .bool(!layout.grids.isEmpty)
    case "extra": return Value(matter.extra)
    default: return nil
    }
  }

  /// The home page first.
  private func ancestors(_ page: Page, _ site: Site) -> [Int] {
    var found: [Int] = []
    var parent = page.parent
    while let place = parent {
      found.append(place)
      parent = site.pages[place].parent
    }
    return found.reversed()
  }
}

/// A picture, and the files it comes in.
struct PictureRecord: Record {
  let files: PictureFiles?
  let src: String
  let alt: String
  /// `https://www.example.com`, or empty where site.yaml names no address.
  var origin = ""

  func field(_ name: String) -> Value? {
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

/// A page shown as a tile or card.
struct TileRecord: Record {
  let world: World
  let tile: Tile
  /// The page on which it stands.
  let host: Int

  func field(_ name: String) -> Value? {
    let page = world.parts.site.pages[tile.page]
    switch name {
    case "title": return .text(page.title)
    case "url": return .text(world.target(of: tile.page))
    case "summary": return .text(page.summary)
    case "image": return world.picture(page.tilePicture, alt: page.frontMatter.imageAlt ?? "")
    case "kind": return .text(tile.kind)
    case "columns": return .int(tile.span.columns)
    case "rows": return .int(tile.span.rows)
    case "widest": return .int(tile.widest)
    case "tallest": return .int(tile.tallest)
    case "initials": return .text(initials(of: page.title))
    case "hue": return .int(hue(of: page.title))
    case "date": return Value(page.frontMatter.date?.text)
    case "tags": return .list(page.frontMatter.tags.map(Value.text))
    case "external": return .bool(page.link.map { Address.scheme(of: $0) != nil } ?? false)
    case "current": return .bool(tile.page == host)
    case "page": return world.page(tile.page, content: nil)
    default: return nil
    }
  }

  /// The first letters of the first and last word: `Family Law` → `FL`.
  private func initials(of title: String) -> String {
    let letters = title.split(separator: " ").compactMap { word in word.first { $0.isLetter } }
    guard let first = letters.first else { return String(title.prefix(1)).uppercased() }
    return (String(first) + (letters.count > 1 ? letters.last.map(String.init) ?? "" : ""))
      .uppercased()
  }

  /// A colour for the stand-in, the same for the same title: degrees round the colour circle.
  private func hue(of title: String) -> Int {
    title.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 360
  }
}
