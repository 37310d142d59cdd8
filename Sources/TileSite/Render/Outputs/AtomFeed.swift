/// A feed as Atom (RFC 4287).
func atom(_ feed: Feed, _ entries: [FeedEntry], of site: Site) -> [UInt8] {
  let own = site.address(feed.path(in: site))
  let language = site.language(of: feed.home)
  let home = site.address(site.pages[feed.home].path)
  let updated = entries.map(\.updated).max { $0.seconds < $1.seconds }
  let page = site.pages[feed.home]
  let about = page.isHome ? language.settings.description : page.summary
  let subtitle: Markup = about.isEmpty ? "" : "<subtitle>\(xml(about))</subtitle>\n"
  let head: Markup = """
    <?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language.tag)">
    <title>\(xml(site.title(of: feed)))</title>
    \(subtitle)<id>\(own)</id>
    <link rel="self" type="application/atom+xml" href="\(own)"/>
    <link rel="alternate" type="text/html" href="\(home)"/>
    <updated>\(updated?.instant ?? "")</updated>
    <author><name>\(xml(language.publisher))</name><uri>\(site.address(site.pages[language.home].path))</uri></author>

    """
  return Array(head.text.utf8) + entries.flatMap(atom) + Array("</feed>\n".utf8)
}

private func atom(_ entry: FeedEntry) -> [UInt8] {
  let authors = entry.authors.map { name -> Markup in
    "<author><name>\(xml(name))</name></author>\n"
  }
  let tags = entry.page.frontMatter.tags.map { tag -> Markup in
    "<category term=\"\(xml(tag))\"/>\n"
  }
  let summary: Markup =
    entry.page.summary.isEmpty ? "" : "<summary>\(xml(entry.page.summary))</summary>\n"
  let head: Markup = """
    <entry>
    <title>\(xml(entry.page.title))</title>
    <id>\(entry.address)</id>
    <link rel="alternate" type="text/html" href="\(entry.address)"/>
    <published>\(entry.published.instant)</published>
    <updated>\(entry.updated.instant)</updated>

    """
  var out = Array((head.text + (authors + tags + [summary]).map(\.text).joined()).utf8)
  if let content = entry.content {
    out += "<content type=\"html\">".utf8
    appendXML(content, to: &out)
    out += "</content>\n".utf8
  }
  out += "</entry>\n".utf8
  return out
}

/// A text without the characters that XML cannot say.
private func xml(_ text: String) -> String {
  let isFine = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0xEF }
  if isFine { return text }
  return String(
    String.UnicodeScalarView(
      text.unicodeScalars.filter {
        $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF
          || "\n\t".unicodeScalars.contains($0)
      }))
}

/// HTML as text of XML.
private func appendXML(_ html: [UInt8], to out: inout [UInt8]) {
  out.reserveCapacity(out.count + html.count + html.count / 4)
  for byte in html {
    switch byte {
    case UInt8(ascii: "&"): out += "&amp;".utf8
    case UInt8(ascii: "<"): out += "&lt;".utf8
    case UInt8(ascii: ">"): out += "&gt;".utf8
    case 0x09, 0x0A, 0x20...: out.append(byte)
    default: break
    }
  }
}
