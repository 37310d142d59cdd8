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

  let home = site.pages[0].children.filter { isListed($0, site) }
  let alone = home.filter { site.pages[$0].children.isEmpty }
  let first = (isListed(0, site) ? [0] : []) + alone
  if !first.isEmpty { text += section(site.settings.title, first, site) }
  for folder in home where !site.pages[folder].children.isEmpty {
    text += section(site.pages[folder].title, below(folder, site), site)
  }
  return text
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
