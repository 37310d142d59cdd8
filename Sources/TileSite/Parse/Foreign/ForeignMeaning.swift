/// What a mark of another generator is in Markdown.
enum ForeignMeaning: Sendable, Equatable {
  case markdown(String)
  /// The address of a page, which is to be found.
  case page(ForeignPage)
  /// Nothing is lost by leaving it out.
  case nothing
  /// There is nothing like it here.
  case unknown
}

/// A page as other generators name it: by its file, from the content's root or not, with or without ending.
struct ForeignPage: Sendable, Equatable {
  var path: String
  /// `#section`, or nothing.
  var rest = ""

  /// How builds write it as a link's destination: `@ref/posts/a.md#section`.
  static let scheme = "@ref/"

  init(_ text: String) {
    let (path, rest) = Address.split(text)
    self.path = String(path)
    self.rest = String(rest)
  }
}

extension ForeignMark {
  var meaning: ForeignMeaning {
    switch kind {
    case .hugo(let tag): Self.hugo(tag, place)
    case .zola(let tag): Self.zola(tag)
    case .liquid(let tag): Self.liquid(tag, place)
    case .value(let text): Self.value(text, place)
    case .attributes: .unknown
    case .comment: .nothing
    }
  }

  private static func hugo(_ tag: ForeignTag, _ place: Place) -> ForeignMeaning {
    if tag.closes { return tag.name == "highlight" ? .markdown("~~~~~") : .nothing }
    switch tag.name {
    case "ref", "relref":
      guard place == .destination, let target = tag.value("path", at: 0) else { return .unknown }
      return target.hasPrefix("#") ? .markdown(target) : .page(ForeignPage(target))
    case "highlight": return .markdown("~~~~~ " + (tag.value("lang", at: 0) ?? ""))
    case "figure": return figure(tag)
    default: return video(tag)
    }
  }

  private static func zola(_ tag: ForeignTag) -> ForeignMeaning {
    tag.name == "end" ? .nothing : video(tag)
  }

  private static func liquid(_ tag: ForeignTag, _ place: Place) -> ForeignMeaning {
    switch tag.name {
    case "endhighlight": return .markdown("~~~~~")
    case "highlight": return .markdown("~~~~~ " + (tag.values.first ?? ""))
    case "raw", "else", "elsif", "when": return .nothing
    case "post_url", "link":
      guard place == .destination, let target = tag.values.first else { return .unknown }
      return .page(ForeignPage(target))
    case let name where name.hasPrefix("end"): return .nothing
    default: return .unknown
    }
  }

  private static func value(_ text: String, _ place: Place) -> ForeignMeaning {
    guard let first = text.first else { return .nothing }
    let parts = text.split(separator: "|").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    let isAddress = parts.dropFirst().allSatisfy { part in
      ["relative_url", "absolute_url", "url_encode"].contains(part)
        || part.hasPrefix("prepend: site.") || part.hasPrefix("prepend:site.")
    }
    if first == "\"" || first == "'" {
      let inner = text.dropFirst().prefix { $0 != first }
      if parts.count == 1 { return .markdown(String(inner)) }
      // From the site's root, as everything these filters make.
      let isWhole = inner.hasPrefix("/") || inner.contains(":") || inner.hasPrefix("#")
      return isAddress ? .markdown((isWhole ? "" : "/") + inner) : .unknown
    }
    let roots = ["site.url", "site.baseurl", "site.github.url", "config.base_url", "base_url"]
    return place != .text && roots.contains(parts.first ?? "") ? .nothing : .unknown
  }

  /// `![alt](<src> "caption")`, which is shown as a figure where it stands alone.
  private static func figure(_ tag: ForeignTag) -> ForeignMeaning {
    guard let src = tag.value("src", at: 0), !src.contains("<"), !src.contains(">") else {
      return .unknown
    }
    let caption = tag.value("caption") ?? tag.value("title")
    let alt = (tag.value("alt") ?? caption ?? "").escaped("\\[]")
    let title = caption.map { " \"\($0.escaped("\\\""))\"" } ?? ""
    let image = "![\(alt)](\(src.contains(" ") ? "<\(src)>" : src)\(title))"
    guard let link = tag.value("link"), !link.contains(" ") else { return .markdown(image) }
    return .markdown("[\(image)](\(link))")
  }

  /// What is shown from elsewhere becomes a link to it.
  private static func video(_ tag: ForeignTag) -> ForeignMeaning {
    guard let id = tag.value("id", at: 0), !id.isEmpty, Path.isPlainName(id) else {
      return .unknown
    }
    switch tag.name {
    case "youtube": return .markdown("<https://youtu.be/\(id)>")
    case "vimeo": return .markdown("<https://vimeo.com/\(id)>")
    case "gist":
      guard tag.values.count > 1 else { return .unknown }
      return .markdown("<https://gist.github.com/\(id)/\(tag.values[1])>")
    default: return .unknown
    }
  }
}

extension String {
  /// With a backslash before each of some characters.
  fileprivate func escaped(_ marks: String) -> String {
    reduce(into: "") { $0 += marks.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
