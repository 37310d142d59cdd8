internal import TileTemplate

extension Schema {
  /// Every name that templates of a site may use, for a theme with these templates. The records in
  /// Records.swift answer to it, and the maps in BlockValues.swift.
  static func site(templates: [String], words: Words = .english) -> Schema {
    var schema = site
    schema.records["words"] = words.texts.mapValues { _ in .text }
    for name in templates where name.hasPrefix("tiles/") {
      schema.globalsIn[name] = ["tile": .record("tile")]
    }
    for name in templates where name.hasPrefix("cards/") {
      schema.globalsIn[name] = ["card": .record("tile")]
    }
    for name in templates where name.hasPrefix("blocks/") {
      let kind = Path.withoutExtension(Path.name(of: name))
      let isBuiltIn = Block.builtIn.contains(kind) && name == "blocks/\(kind).html"
      schema.globalsIn[name] = ["block": isBuiltIn ? .record(kind) : .open]
    }
    return schema
  }

  private static let site = Schema(
    records: [
      "site": siteFields, "organization": organizationFields, "page": pageFields,
      "picture": pictureFields, "tile": tileFields,
      "menu item": ["title": .text, "url": .text], "language": languageFields,
      "search": ["url": .text, "index": .text, "pages": .list(.record("page"))],
      "social picture": [
        "url": .text, "alt": .optional(.text), "width": .optional(.number),
        "height": .optional(.number),
      ],
      "feed": ["title": .text, "url": .text, "type": .text],
      "term": ["title": .text, "url": .text, "count": .number, "taxonomy": .text],
      "pagination": [
        "number": .number, "count": .number, "previous": .optional(.text),
        "next": .optional(.text), "pages": .list(.record("page link")),
        "items": .list(.record("page")),
      ],
      "page link": ["number": .number, "url": .text, "current": .bool, "gap": .bool],
      "taxonomy": [
        "name": .text, "title": .text, "url": .text, "terms": .list(.record("term")),
      ],
      "hours": ["days": .text, "time": .text],
      "opening": ["days": .list(.text), "opens": .text, "closes": .text],
      "heading": ["level": .number, "id": .text, "title": .text],
      "source": ["type": .text, "srcset": .text],
      "grid": gridFields, "carousel": carouselFields,
      "stats": ["title": .text, "items": .list(.record("stat"))],
      "stat": ["title": .text, "value": .text],
      "swatches": [
        "id": .text, "title": .text, "columns": .number, "colors": .list(.record("swatch")),
        "empty": .number,
      ],
      "swatch": [
        "name": .text, "value": .text, "ink": .text, "contrast": .text, "selected": .bool,
      ],
    ],
    globals: ["site": .record("site"), "page": .record("page"), "data": .open],
    functions: functions, filters: filters)

  private static let functions = [
    Signature("asset", [.required("name", .text)], returns: .text) { _ in true },
    Signature("url", [.required("path", .text)], returns: .text) { _ in true },
    Signature("absolute_url", [.required("path", .text)], returns: .text) { _ in true },
    Signature(
      "image",
      [
        .required("picture", .optional(.record("picture")), .text), .optional("width", .number),
        .optional("sizes", .text), .optional("loading", .text), .optional("class", .text),
        .optional("alt", .text), .optional("priority", .bool), .optional("ratio", .text),
        .optional("itemprop", .text),
      ], returns: .html
    ) { isKnownPicture($0) },
    Signature(
      "opening", [.required("days", .text), .required("time", .text)],
      returns: .list(.record("opening"))
    ) { _ in true },
    Signature("mistake", [.required("text", .text)], returns: .text),
    Signature(
      "pages", [.required("from", .text), .optional("tag", .text)],
      returns: .list(.record("page"))),
    Signature(
      "grid",
      [
        .required("pages", .list(.records(["page", "tile"]))),
        .optional("title", .text),
      ]
        + PageRun.gridKeys.map { .optional($0, .text, .number) }, returns: .html),
    Signature(
      "carousel",
      [
        .required("pages", .list(.records(["page", "tile"]))),
        .optional("title", .text), .optional("url", .optional(.text)),
      ] + PageRun.carouselKeys.map { .optional($0, .text, .number) }, returns: .html),
  ]

  /// Whether a call of `image()` is given a picture as it is, not a path that means another on each
  /// page, nor a ratio for which a part has to be made.
  static func isKnownPicture(_ arguments: [Shape?]) -> Bool {
    let picture = Shape.record("picture")
    return (arguments[0] == picture || arguments[0] == .optional(picture))
      && arguments[PageRun.ratioPlace] == nil
  }

  /// The first parameter is what stands before the bar.
  private static let filters = [
    Signature("url", [.required("path", .text)], returns: .text) { _ in true },
    Signature("absolute_url", [.required("path", .text)], returns: .text) { _ in true },
    Signature(
      "markdown", [.required("text", .text), .optional("inline", .bool)], returns: .html),
  ]

  private static let siteFields: [String: Shape] = [
    "title": .text, "description": .text, "base_url": .text, "language": .text,
    "direction": .text, "style": .text, "home": .record("page"),
    "menu": .list(.record("menu item")), "organization": .record("organization"),
    "pages": .list(.record("page")), "icon": .optional(.text),
    "touch_icon": .optional(.text), "manifest": .optional(.text), "theme_color": .text,
    "search": .optional(.record("search")),
    "taxonomies": .list(.record("taxonomy")), "words": .record("words"),
    "extra": .open, "languages": .list(.record("language")),
  ]

  private static let languageFields: [String: Shape] = [
    "language": .text, "name": .text, "direction": .text, "url": .text, "canonical": .text,
    "title": .text, "current": .bool, "translated": .bool,
  ]

  private static let organizationFields: [String: Shape] = [
    "name": .optional(.text), "type": .text, "telephone": .optional(.text),
    "telephone_url": .optional(.text), "email": .optional(.text), "address": .list(.text),
    "hours": .list(.record("hours")), "logo": .optional(.record("picture")),
  ]

  private static let pageFields: [String: Shape] = [
    "url": .text, "canonical": .text, "title": .text, "summary": .text,
    "lead": .optional(.text), "content": .html, "body": .html,
    "heading": .optional(.html), "date": .optional(.text), "updated": .optional(.text),
    "image": .optional(.record("picture")), "image_alt": .text, "tags": .list(.text),
    "terms": .list(.record("term")), "kind": .text, "pagination": .optional(.record("pagination")),
    "related": .list(.record("page")),
    "layout": .text, "is_home": .bool, "parent": .optional(.record("page")),
    "ancestors": .list(.record("page")), "children": .list(.record("page")),
    "siblings": .list(.record("page")), "previous": .optional(.record("page")),
    "next": .optional(.record("page")), "toc": .list(.record("heading")),
    "more": .optional(.record("carousel")), "has_grid": .bool, "noindex": .bool,
    "social": .optional(.record("social picture")), "feeds": .list(.record("feed")),
    "structured_data": .optional(.html),
    "extra": .open, "language": .text, "languages": .list(.record("language")),
    "translations": .list(.record("language")),
  ]

  private static let pictureFields: [String: Shape] = [
    "src": .text, "absolute": .optional(.text), "srcset": .text,
    "sources": .list(.record("source")),
    "width": .optional(.number), "height": .optional(.number), "alt": .text,
  ]

  private static let gridFields: [String: Shape] = [
    "id": .text, "class": .text, "title": .text, "tiles": .list(.record("tile")),
    "header": .text, "footer": .text, "rules": .text, "decoration": .text, "empty": .text,
    "paged": .bool,
  ]

  private static let carouselFields: [String: Shape] = [
    "id": .text, "title": .text, "url": .optional(.text), "rank": .text,
    "scrolling": .text, "cards": .list(.record("tile")),
  ]

  private static let tileFields: [String: Shape] = [
    "title": .text, "url": .text, "summary": .text, "image": .optional(.record("picture")),
    "thumbnail": .optional(.record("picture")), "kind": .text, "columns": .number, "rows": .number,
    "widest": .number,
    "tallest": .number, "sizes": .text, "loading": .text, "initials": .text,
    "date": .optional(.text), "tags": .list(.text), "external": .bool, "current": .bool,
    "page": .optional(.record("page")),
  ]
}
