internal import TileTemplate

extension Site {
  /// What finds pages in each language that has such a page.
  var searches: [Search] {
    pages.indices.filter { pages[$0].kind == .search }.map { place in
      let language = pages[place].language
      let found = pages.indices.filter { other in
        pages[other].kind == .page && pages[other].language == language && !pages[other].isNotFound
          && !pages[other].frontMatter.isUnlisted
      }
      let folder = languages[language].folder
      return Search(
        language: language, page: place, index: Path.join(folder, "search.json"), pages: found)
    }
  }
}

/// What finds the pages of a language.
struct Search: Sendable {
  var language: Int
  /// The page that shows what is found.
  var page: Int
  /// The file with the words, in the output.
  var index: String
  /// Those that are found, in their order in the index and on the page.
  var pages: [Int]
}

/// What the search finds pages by: a list of `[title, address, summary, words]`, where words are those of
/// the text that stand in none of the others, each once.
func searchIndex(_ search: Search, of site: Site) -> String {
  let base = site.settings.base.path
  let entries = search.pages.map { place -> Value in
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
