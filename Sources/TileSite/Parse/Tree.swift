/// Hangs pages under the page of their folder, by name alone, and gives each its path.
///
/// A folder without a page of its own gets one, titled from its name; the home page is always
/// there. Two files for one page are a mistake. The result is sorted by name.
func tree(_ pages: [Page], _ settings: Settings, _ found: inout [Diagnostic]) -> [Page] {
  var byName: [String: Page] = [:]
  for page in pages {
    if let other = byName[page.name] {
      found.append(
        Diagnostic(
          .error, page.shownPath, nil,
          .sameOutput(path: "/" + Path.join(page.name, "index.html"), other: other.shownPath)))
    } else {
      byName[page.name] = page
    }
  }
  for page in pages {
    var name = page.name
    while !name.isEmpty {
      name = Path.folder(of: name)
      if byName[name] == nil {
        byName[name] = Page(name: name, source: nil, title: title(of: name, settings))
      }
    }
  }
  if byName[""] == nil { byName[""] = Page(name: "", source: nil, title: settings.title) }
  if byName[Page.notFoundName] == nil {
    byName[Page.notFoundName] = Page(
      name: Page.notFoundName, source: nil, title: settings.words["not_found"])
  }
  var all = byName.values.sorted(byBytesOf: \.name)
  rankTitles(&all)
  connect(&all)
  return all
}

/// Sets parents, paths and children; a parent's name sorts before its children's.
private func connect(_ pages: inout [Page]) {
  var index: [String: Int] = [:]
  // Where the pages of a folder stand: a page with an address of its own does not move its children.
  var folders = [String](repeating: "/", count: pages.count)
  for place in pages.indices {
    defer { pages[place].dropIdleAliases() }
    let name = pages[place].name
    index[name] = place
    guard !name.isEmpty, let parent = index[Path.folder(of: name)] else { continue }
    if pages[place].isNotFound {
      pages[place].path = "/404.html"
      continue
    }
    pages[place].parent = parent
    if case .taxonomy = pages[place].kind {} else { pages[parent].children.append(place) }
    let last = pages[place].frontMatter.slug ?? Path.name(of: name)
    folders[place] = folders[parent] + last + "/"
    pages[place].path = pages[place].frontMatter.permalink ?? folders[place]
  }
  for place in pages.indices where pages[place].children.count > 1 {
    pages[place].children = inShownOrder(
      pages[place].children, of: pages, by: pages[place].frontMatter.sort ?? .order)
  }
}
