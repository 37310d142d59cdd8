/// Hangs pages under the page of their folder, by name alone, and gives each its path.
///
/// A folder without a page of its own gets one, titled from its name; the home page is always
/// there, and so is that of each language in which there is a page; a language without any is taken out of
/// `languages`. Two files for one page are a mistake. The result is sorted by name.
func tree(
  _ pages: [Page], _ languages: inout [SiteLanguage], _ found: inout [Diagnostic]
) -> [Page] {
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
  if languages.count > 1 {
    let used = Set(pages.map(\.languageFolder))
    languages = languages.filter { $0.folder.isEmpty || used.contains($0.folder) }
  }
  for page in pages {
    var name = page.name
    while name != page.languageFolder {
      name = Path.folder(of: name)
      if byName[name] == nil { byName[name] = madeUp(name, in: page.languageFolder, languages) }
    }
  }
  for language in languages {
    for name in [language.folder, Path.join(language.folder, Page.notFoundName)]
    where byName[name] == nil {
      byName[name] = madeUp(name, in: language.folder, languages)
    }
  }
  for language in languages where language.settings.outputs.makes(.search) {
    let name = Path.join(language.folder, "search")
    if byName[name] == nil {
      byName[name] = madeUp(name, in: language.folder, languages)
      byName[name]?.title = language.settings.words["search"]
    }
    byName[name]?.kind = .search
  }
  var all = byName.values.sorted(byBytesOf: \.name)
  rankTitles(&all)
  if languages.count > 1 { note(&languages, in: &all) }
  connect(&all)
  return all
}

/// A page that has no file.
func madeUp(
  _ name: String, in folder: String, _ languages: [SiteLanguage]
) -> Page {
  var page = Page(name: name, source: nil, title: "")
  page.languageFolder = folder
  guard let settings = languages.first(where: { $0.folder == folder })?.settings else {
    return page
  }
  page.title =
    page.isNotFound ? settings.words["not_found"] : title(of: page.mainName, settings)
  page.frontMatter = settings.defaults.frontMatter(for: name, in: folder, settings)
  return page
}

/// Notes of each page which language it is in, and of each language where its home page is.
private func note(_ languages: inout [SiteLanguage], in pages: inout [Page]) {
  let places = Dictionary(
    uniqueKeysWithValues: languages.enumerated().map { ($1.folder, $0) })
  for place in pages.indices {
    pages[place].language = places[pages[place].languageFolder] ?? 0
    if pages[place].isHome { languages[pages[place].language].home = place }
  }
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
    if pages[place].isHome {
      pages[place].path = name.isEmpty ? "/" : "/" + name + "/"
      folders[place] = pages[place].path
      continue
    }
    guard let parent = index[Path.folder(of: name)] else { continue }
    if pages[place].isNotFound {
      pages[place].path = pages[parent].path + "404.html"
      continue
    }
    pages[place].parent = parent
    switch pages[place].kind {
    case .taxonomy, .search: break
    case .page, .term, .part: pages[parent].children.append(place)
    }
    let last = pages[place].frontMatter.slug ?? Path.name(of: name)
    folders[place] = folders[parent] + last + "/"
    pages[place].path = pages[place].frontMatter.permalink ?? folders[place]
  }
  for place in pages.indices where pages[place].children.count > 1 {
    pages[place].children = inShownOrder(
      pages[place].children, of: pages, by: pages[place].frontMatter.sort ?? .order)
  }
}
