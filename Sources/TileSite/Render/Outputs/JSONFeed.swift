internal import TileTemplate

/// A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
func jsonFeed(_ feed: Feed, _ entries: [FeedEntry], of site: Site) -> [UInt8] {
  let language = site.language(of: feed.home)
  var fields = Fields()
  fields["version"] = "https://jsonfeed.org/version/1.1"
  fields["title"] = .text(site.title(of: feed))
  fields["home_page_url"] = .text(site.address(site.pages[feed.home].path))
  fields["feed_url"] = .text(site.address(feed.path(in: site)))
  let about = language.settings.description
  if !about.isEmpty { fields["description"] = .text(about) }
  fields["language"] = .text(language.tag)
  let home = site.address(site.pages[language.home].path)
  fields["authors"] = [["name": .text(language.publisher), "url": .text(home)]]
  fields["items"] = .list(entries.map { .map(item($0)) })
  return Array(((Value.map(fields).json ?? "{}") + "\n").utf8)
}

private func item(_ entry: FeedEntry) -> Fields {
  var fields = Fields()
  fields["id"] = .text(entry.address)
  fields["url"] = .text(entry.address)
  fields["title"] = .text(entry.page.title)
  let summary = entry.page.summary
  if let content = entry.content {
    fields["content_html"] = .text(String(decoding: content, as: UTF8.self))
    if !summary.isEmpty { fields["summary"] = .text(summary) }
  } else {
    fields["content_text"] = .text(summary)
  }
  if let picture = entry.picture { fields["image"] = .text(picture) }
  fields["date_published"] = .text(entry.published.instant)
  fields["date_modified"] = .text(entry.updated.instant)
  if !entry.authors.isEmpty {
    fields["authors"] = .list(entry.authors.map { ["name": .text($0)] })
  }
  let tags = entry.page.frontMatter.tags
  if !tags.isEmpty { fields["tags"] = .list(tags.map(Value.text)) }
  return fields
}
