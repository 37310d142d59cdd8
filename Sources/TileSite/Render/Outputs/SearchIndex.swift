internal import TileTemplate

extension Site {
  /// The pages that the search finds, in their order in the index and on the page.
  var searchedPages: [Int] {
    pages.indices.filter { place in
      pages[place].kind == .page && !pages[place].isNotFound
        && !pages[place].frontMatter.isUnlisted
    }
  }

  /// The page that finds others.
  var searchPage: Int? { pages.firstIndex { $0.kind == .search } }
}

/// What the search finds pages by: a list of `[title, address, summary, words]`, where words are those of
/// the text that stand in none of the others, each once.
func searchIndex(of site: Site) -> String {
  let base = site.settings.base.path
  let entries = site.searchedPages.map { place -> Value in
    let page = site.pages[place]
    let address = Address.encoded(base + page.path.dropFirst())
    return [.text(page.title), .text(address), .text(page.summary), .text(words(of: page))]
  }
  return (Value.list(entries).json ?? "[]") + "\n"
}

private func words(of page: Page) -> String {
  var seen: Set<Substring> = []
  let shown = (page.title + " " + page.summary).lowercased()
  for word in shown.split(whereSeparator: isBetweenWords) { seen.insert(word) }
  var text = plainText(of: page.body.html)
  for block in page.blocks {
    if case .custom(_, let value) = block { text += " " + texts(value) }
  }
  text += " " + page.frontMatter.tags.joined(separator: " ")
  let all = text.lowercased()
  let words = all.split(whereSeparator: isBetweenWords).filter { seen.insert($0).inserted }
  return words.joined(separator: " ")
}

private func isBetweenWords(_ letter: Character) -> Bool {
  !letter.isLetter && !letter.isNumber && letter != "'" && letter != "’"
}

/// What people read of HTML, entities as characters.
private func plainText(of html: [UInt8]) -> String {
  var scanner = TagScanner(html)
  var text: [UInt8] = []
  var done = 0
  while let tag = scanner.next() {
    text += html[min(done, tag.range.lowerBound)..<tag.range.lowerBound]
    text.append(UInt8(ascii: " "))
    done = tag.range.upperBound
  }
  text += html[min(done, html.count)...]
  return String(decoding: text, as: UTF8.self)
    .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
    .replacing("&amp;", with: "&")
}

/// All texts in what a block holds.
private func texts(_ value: Value) -> String {
  switch value {
  case .text(let text): text
  case .list(let items): items.map(texts).joined(separator: " ")
  case .map(let fields):
    zip(fields.keys, fields.values).map { $0 + " " + texts($1) }.joined(separator: " ")
  default: ""
  }
}
