internal import TileTemplate

/// `site` and `page` of a detail page that has everything the default theme shows.
let detailData: Value = ["site": site, "page": page]

private let site: Value = [
  "title": "Hart & Finch", "description": "Solicitors in the High Street since 1987.",
  "base_url": "https://www.example.com/", "language": "en", "direction": "ltr",
  "words": [
    "skip_to_content": "Skip to content", "main_menu": "Main", "menu": "Menu", "close": "Close",
    "home": "Home", "breadcrumb": "Breadcrumb", "on_this_page": "On this page",
    "updated": "Updated", "filed_under": "Filed under", "call": "Call",
    "write_to_us": "Write to us", "talk_to_us": "Talk to us",
    "talk_to_us_text": "Tell us what you need.", "previous_and_next": "Previous and next",
    "previous": "Previous", "next": "Next", "see_all": "See all", "contact": "Contact",
    "hours": "Hours", "date": "%-d %B %Y", "language": "Language", "search": "Search",
  ],
  "search": .none, "touch_icon": "/assets/images/icon-180.png", "manifest": "/site.webmanifest",
  "theme_color": "#00794a", "languages": [],
  "style": "modern", "home": ["url": "/", "title": "Home"], "icon": "/favicon.svg", "extra": [:],
  "menu": [
    ["title": "Home", "url": "/"], ["title": "Services", "url": "/services/"],
    ["title": "People", "url": "/people/"], ["title": "Articles", "url": "/articles/"],
    ["title": "Costs & terms", "url": "/costs/"], ["title": "Contact", "url": "/contact/"],
  ],
  "organization": [
    "name": "Hart & Finch LLP", "type": "LegalService", "telephone": "020 7946 0018",
    "telephone_url": "tel:+442079460018", "email": "office@example.com",
    "address": ["12 High Street", "Millbrook", "MB1 4TQ"],
    "hours": [
      ["days": "Monday to Thursday", "time": "9:00–17:30"],
      ["days": "Friday", "time": "9:00–16:00"],
    ], "logo": .none,
  ],
]

private let page: Value = [
  "url": "/services/family-law/", "canonical": "https://www.example.com/services/family-law/",
  "title": "Family Law", "summary": "Calm advice when a family changes: children, home & money.",
  "lead": "Calm advice when a family changes: children, home & money.", "heading": .none,
  "content": .html(content), "date": "2024-05-01", "updated": "2025-02-11",
  "image": picture("family"), "image_alt": "Two houses in evening light",
  "tags": ["family", "mediation", "children"], "layout": "page", "is_home": false,
  "parent": ["url": "/services/", "title": "Services", "is_home": false],
  "ancestors": [
    ["url": "/", "title": "Home", "is_home": true],
    ["url": "/services/", "title": "Services", "is_home": false],
  ],
  "previous": ["url": "/services/conveyancing/", "title": "Conveyancing"],
  "next": ["url": "/services/litigation/", "title": "Litigation"], "has_grid": true, "extra": [:],
  "noindex": false, "social": .none, "translations": [], "languages": [], "pagination": .none,
  "structured_data": .none, "language": "en", "kind": "page", "related": [],
  "feeds": [
    [
      "title": "Hart & Finch", "url": "https://www.example.com/feed.xml",
      "type": "application/atom+xml",
    ]
  ],
  "terms": [
    ["title": "family", "url": "/tags/family/", "count": 3, "taxonomy": "tags"],
    ["title": "mediation", "url": "/tags/mediation/", "count": 2, "taxonomy": "tags"],
  ],
  "toc": .list(
    sections.enumerated().map { ["level": 2, "id": .text("s\($0)"), "title": .text($1)] }),
  "more": [
    "id": "more", "title": "More services", "url": "/services/", "rank": "regular",
    "scrolling": "item",
    "cards": .list(cards),
  ],
]

private let sections = ["What we do", "How long it takes", "What it costs", "What to bring"]

/// Four sections, about 3 kB, as the Markdown reader would give them.
private let content = sections.enumerated().map { place, title in
  let sentence =
    "A <em>fair</em> arrangement is one that both of you can <a href=\"/costs/\">keep</a>. "
  return "<h2 id=\"s\(place)\">\(title)</h2>\n<p>" + String(repeating: sentence, count: 8)
    + "</p>\n"
}.joined()

private let cards = [
  "Conveyancing", "Litigation", "Corporate Law", "Wills & Probate", "Tax Law", "Employment",
].enumerated().map { place, title -> Value in
  [
    "title": .text(title), "url": .text("/services/\(place)/"), "summary": "In plain words.",
    "image": place % 2 == 0 ? picture("card") : .none,
    "thumbnail": place % 2 == 0 ? picture("card") : .none, "kind": "card",
    "initials": "HF", "sizes": "(min-width: 1248px) 360px, 57vw", "loading": "lazy",
    "date": place < 3 ? "2024-11-21" : .none, "external": false, "current": false,
  ]
}

private func picture(_ name: String) -> Value {
  [
    "src": .text("/images/\(name).jpg"),
    "absolute": .text("https://www.example.com/images/\(name).jpg"),
  ]
}
