internal import TileTemplate

/// What browsers may load and run on the site's pages (Content-Security-Policy): what the theme needs,
/// and what the author's own pages and templates say in so many words.
struct Policy {
  private var sources: [String: Set<String>] = [:]

  /// In this order.
  private static let theme = [
    ("default-src", "'none'"), ("script-src", "'self'"), ("style-src", "'self'"),
    ("img-src", "'self' data:"), ("font-src", "'self'"), ("media-src", "'self'"),
    ("connect-src", "'self'"), ("manifest-src", "'self'"), ("form-action", "'self'"),
    ("base-uri", "'none'"), ("frame-ancestors", "'self'"),
  ]

  /// - Parameter pictures: addresses of pictures elsewhere that templates ask for.
  init(_ site: Site, pictures: Set<String>) {
    for address in pictures { add(address, to: "img-src") }
    for page in site.pages {
      for case .address(let address) in page.pictures + [page.image].compactMap(\.self) {
        add(address, to: "img-src")
      }
      for case .custom("contact", let block) in page.blocks { add(form: block) }
      if page.body.hasHTML { add(markup: page.body.html) }
    }
    for markup in site.ownMarkup { add(markup: markup) }
    for (directive, more) in site.settings.policy {
      sources[directive, default: []].formUnion(more)
    }
  }

  /// As it stands in the header.
  var text: String {
    var lines: [String] = []
    for (directive, own) in Policy.theme {
      let more = (sources[directive] ?? []).subtracting(own.split(separator: " ").map(String.init))
      let kept = more.isEmpty || own != "'none'" ? [own] : []
      lines.append(([directive] + kept + more.sortedByBytes()).joined(separator: " "))
    }
    let known = Set(Policy.theme.map(\.0))
    for directive in sources.keys.sortedByBytes() where !known.contains(directive) {
      lines.append(
        ([directive] + (sources[directive] ?? []).sortedByBytes()).joined(separator: " "))
    }
    return lines.joined(separator: "; ")
  }

  private mutating func add(form block: Value) {
    switch block {
    case .text(let action): add(action, to: "form-action")
    case .map(let fields):
      if case .text(let action)? = fields["action"] { add(action, to: "form-action") }
    default: break
    }
  }

  /// The host of an address, where it has one.
  private mutating func add(_ address: String, to directive: String) {
    if let origin = Policy.origin(of: address) { sources[directive, default: []].insert(origin) }
  }

  /// `//cdn.example/x.js` → `https://cdn.example`.
  private static func origin(of address: String) -> String? {
    let address = address.hasPrefix("//") ? "https:" + address : address
    for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
      let host = address.dropFirst(scheme.count).prefix { !"/?#".contains($0) }.lowercased()
      let isPlain = host.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || ".-:".utf8.contains(byte)
      }
      return isPlain && !host.isEmpty ? scheme + host : nil
    }
    return nil
  }

  // MARK: What people wrote as HTML

  private mutating func add(markup: [UInt8]) {
    var scanner = TagScanner(markup)
    while let tag = scanner.next() {
      if tag.isEnd { continue }
      for attribute in tag.attributes {
        if attribute.name == "style" { allowInline("style-src") }
        if attribute.name.hasPrefix("on") { allowInline("script-src") }
      }
      add(tag)
    }
  }

  private mutating func add(_ tag: TagScanner.Tag) {
    let src = tag.value("src")?.value ?? ""
    switch tag.name {
    case "script":
      if tag.value("src") != nil {
        add(src, to: "script-src")
      } else if Policy.runs(tag.value("type")?.value) {
        allowInline("script-src")
      }
    case "style": allowInline("style-src")
    case "link":
      let kinds = tag.value("rel")?.value.lowercased().split(separator: " ") ?? []
      let href = tag.value("href")?.value ?? ""
      if kinds.contains("stylesheet") { add(href, to: "style-src") }
      if kinds.contains("icon") { add(href, to: "img-src") }
    case "iframe", "frame":
      sources["frame-src", default: []].insert(Policy.origin(of: src) ?? "'self'")
    case "object", "embed":
      let address = tag.name == "embed" ? src : tag.value("data")?.value ?? ""
      sources["object-src", default: []].insert(Policy.origin(of: address) ?? "'self'")
    case "img": add(pictures: tag, src)
    case "source":
      add(pictures: tag, "")
      add(src, to: "media-src")
    case "video", "audio", "track":
      add(src, to: "media-src")
      add(tag.value("poster")?.value ?? "", to: "img-src")
    case "form": add(tag.value("action")?.value ?? "", to: "form-action")
    case "button", "input": add(tag.value("formaction")?.value ?? "", to: "form-action")
    default: break
    }
  }

  private mutating func add(pictures tag: TagScanner.Tag, _ src: String) {
    add(src, to: "img-src")
    for candidate in (tag.value("srcset")?.value ?? "").split(separator: ",") {
      add(String(candidate.drop { $0 == " " }), to: "img-src")
    }
  }

  private mutating func allowInline(_ directive: String) {
    sources[directive, default: []].insert("'unsafe-inline'")
  }

  /// Whether a script of this type runs; others are data.
  private static func runs(_ type: String?) -> Bool {
    guard let type = type?.lowercased(), !type.isEmpty else { return true }
    return type == "module" || type == "importmap" || type.hasSuffix("javascript")
  }
}
