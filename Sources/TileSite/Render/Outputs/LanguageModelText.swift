/// llms.txt (https://llmstxt.org/): what the site is of, and its pages with what each says, as Markdown.
func languageModelText(of site: Site) -> String {
  var text = "# \(line(site.settings.title))\n"
  if !site.settings.description.isEmpty { text += "\n> \(line(site.settings.description))\n" }
  let own = site.settings.organization
  let facts =
    [own.name, own.address.isEmpty ? nil : own.address.joined(separator: ", ")]
    + [own.telephone, own.email]
  let known = facts.compactMap(\.self).map(line)
  if !known.isEmpty { text += "\n" + known.map { "- \($0)\n" }.joined() }

  return text + site.languages.map { sections(of: $0, site) }.joined()
}

/// The pages of a language: those that stand alone, then each folder.
private func sections(of language: SiteLanguage, _ site: Site) -> String {
  let home = site.pages[language.home].children.filter { isListed($0, site) }
  let alone = home.filter { site.pages[$0].children.isEmpty }
  let first = (isListed(language.home, site) ? [language.home] : []) + alone
  let folders = home.filter { !site.pages[$0].children.isEmpty }
  return (first.isEmpty ? "" : section(language.settings.title, first, site))
    + folders.map { section(site.pages[$0].title, below($0, site), site) }.joined()
}

private func isListed(_ place: Int, _ site: Site) -> Bool {
  let page = site.pages[place]
  return page.kind == .page && !page.isNotFound && !page.frontMatter.isUnlisted
}

/// A page and all below it, in the order in which they are shown.
private func below(_ place: Int, _ site: Site) -> [Int] {
  var found: [Int] = []
  var waiting = [place]
  while let next = waiting.popLast() {
    if isListed(next, site) { found.append(next) }
    if site.pages[next].kind == .page { waiting += site.pages[next].children.reversed() }
  }
  return found
}

private func section(_ title: String, _ pages: [Int], _ site: Site) -> String {
  let items = pages.map { place in
    let page = site.pages[place]
    let summary = page.summary.isEmpty ? "" : ": " + line(page.summary)
    return "- [\(line(page.title))](\(link(site.address(page.path))))\(summary)\n"
  }
  return "\n## \(line(title))\n\n" + items.joined()
}

/// On one line, and without what Markdown would take for a link.
private func line(_ text: String) -> String {
  let words = text.split { $0.isWhitespace }.joined(separator: " ")
  return words.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
}

/// An address that Markdown does not end early.
private func link(_ address: String) -> String {
  address.replacing("(", with: "%28").replacing(")", with: "%29")
}
