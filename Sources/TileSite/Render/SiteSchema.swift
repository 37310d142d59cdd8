internal import TileTemplate

extension Schema {
  /// Every name that templates of a site may use. The records in Records.swift answer to it.
  static let site = Schema(
    records: [
      "site": siteFields, "organization": organizationFields, "page": pageFields,
      "picture": pictureFields, "tile": tileFields,
      "menu item": ["title": .text, "url": .text],
      "hours": ["days": .text, "time": .text],
      "heading": ["level": .number, "id": .text, "title": .text],
      "source": ["type": .text, "srcset": .text],
    ],
    globals: [
      "site": .record("site"), "page": .record("page"), "tile": .record("tile"),
      "card": .record("tile"), "block": .open,
    ],
    functions: [
      Signature("asset", [.required("name", .text)], returns: .text),
      Signature("url", [.required("path", .text)], returns: .text),
      Signature(
        "image",
        [
          .required("picture", .optional(.record("picture"))), .optional("sizes", .text),
          .optional("loading", .text), .optional("class", .text), .optional("alt", .text),
          .optional("priority", .bool),
        ], returns: .html),
    ])

  private static let siteFields: [String: Shape] = [
    "title": .text, "description": .text, "base_url": .text, "language": .text,
    "direction": .text, "style": .text, "home": .record("page"),
    "menu": .list(.record("menu item")), "organization": .record("organization"),
    "pages": .list(.record("page")), "icon": .optional(.text), "extra": .open,
  ]

  private static let organizationFields: [String: Shape] = [
    "name": .optional(.text), "type": .text, "telephone": .optional(.text),
    "telephone_url": .optional(.text), "email": .optional(.text), "address": .list(.text),
    "hours": .list(.record("hours")), "logo": .optional(.record("picture")),
  ]

  private static let pageFields: [String: Shape] = [
    "url": .text, "canonical": .text, "title": .text, "summary": .text,
    "lead": .optional(.text), "content": .html,
    "heading": .optional(.html), "date": .optional(.text), "updated": .optional(.text),
    "image": .optional(.record("picture")), "image_alt": .text, "tags": .list(.text),
    "layout": .text, "is_home": .bool, "parent": .optional(.record("page")),
    "ancestors": .list(.record("page")), "children": .list(.record("page")),
    "siblings": .list(.record("page")), "previous": .optional(.record("page")),
    "next": .optional(.record("page")), "toc": .list(.record("heading")),
    "more": .optional(.open), "has_grid": .bool, "extra": .open,
  ]

  private static let pictureFields: [String: Shape] = [
    "src": .text, "absolute": .optional(.text), "srcset": .text,
    "sources": .list(.record("source")),
    "width": .optional(.number), "height": .optional(.number), "alt": .text,
  ]

  private static let tileFields: [String: Shape] = [
    "title": .text, "url": .text, "summary": .text, "image": .optional(.record("picture")),
    "kind": .text, "columns": .number, "rows": .number, "widest": .number,
    "tallest": .number, "initials": .text, "hue": .number,
    "date": .optional(.text), "tags": .list(.text), "external": .bool, "current": .bool,
    "page": .optional(.record("page")),
  ]
}
