/// sitemap.xml as https://www.sitemaps.org/protocol.html has it: every page, but for those that search
/// engines are asked to pass over. None where site.yaml names no address, for it has to name it.
///
/// - Parameter limit: so many pages may one file have; of more, sitemap.xml is an index of files.
/// Of a page in several languages each entry names all of them.
func sitemap(of site: Site, limit: Int = 50_000) -> [OutputFile] {
  let pages = site.listedPages
  if !site.hasOrigin || pages.isEmpty { return [] }
  if pages.count <= limit { return [urlSet(pages[...], "sitemap.xml", site)] }
  var files: [OutputFile] = []
  for start in stride(from: 0, to: pages.count, by: limit) {
    let part = pages[start..<min(start + limit, pages.count)]
    files.append(urlSet(part, "sitemap-\(files.count + 1).xml", site))
  }
  let entries = files.map { file -> Markup in
    "<sitemap><loc>\(site.address(file.path))</loc></sitemap>\n"
  }
  return [list("sitemapindex", entries, "sitemap.xml")] + files
}

private func urlSet(_ pages: ArraySlice<Page>, _ path: String, _ site: Site) -> OutputFile {
  let entries = pages.map { page -> Markup in
    // Only what the author says: the state of a file tells nothing of its text.
    let changed = (page.frontMatter.updated ?? page.frontMatter.date).map { date -> Markup in
      "<lastmod>\(date.text)</lastmod>"
    }
    return
      "<url><loc>\(site.address(page.path))</loc>\(changed ?? "")\(alternates(of: page, site))</url>\n"
  }
  return list("urlset", entries, path, hasLinks: site.languages.count > 1)
}

/// A page in the languages in which it is listed, itself too; the first is for all others.
private func alternates(of page: Page, _ site: Site) -> Markup {
  if site.languages.count == 1 || page.isApart { return "" }
  let versions = site.languages.compactMap { language -> (tag: String, path: String)? in
    let name = Path.join(language.folder, page.mainName)
    guard let place = site.index[name], !site.pages[place].frontMatter.isUnlisted else {
      return nil
    }
    return (language.tag, site.pages[place].path)
  }
  guard versions.count > 1 else { return "" }
  let all = versions + [("x-default", versions[0].path)]
  return all.reduce(into: "") { links, version in
    let address = site.address(version.path)
    links =
      "\(links)<xhtml:link rel=\"alternate\" hreflang=\"\(version.tag)\" href=\"\(address)\"/>"
  }
}

private func list(
  _ name: String, _ entries: [Markup], _ path: String, hasLinks: Bool = false
) -> OutputFile {
  let space = "http://www.sitemaps.org/schemas/sitemap/0.9"
  let text =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(name) xmlns=\"\(space)\""
    + (hasLinks ? " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"" : "") + ">\n"
    + entries.map(\.text).joined() + "</\(name)>\n"
  return OutputFile(path: path, text: text)
}

/// robots.txt (RFC 9309): every program may read everything; where the sitemap is, whose address must
/// be whole.
func robots(of site: Site, hasSitemap: Bool) -> String {
  let sitemap = hasSitemap && site.hasOrigin ? "\nSitemap: \(site.address("sitemap.xml"))\n" : ""
  return "User-agent: *\nDisallow:\n" + sitemap
}
