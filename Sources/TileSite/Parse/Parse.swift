internal import TileTemplate

/// Understands a site: settings, templates, pages and how they hang together.
///
/// All mistakes of all files are found before any is reported.
///
/// - Parameter known: what earlier builds learnt of pictures.
func parse(
  _ sources: Sources, _ options: BuildOptions, known: PictureIndex = PictureIndex()
) async throws(SiteError) -> Site {
  var found = sources.warnings
  var settings = readSettings(sources.settings, &found)
  if let address = options.baseURL, let base = BaseURL(address) { settings.base = base }

  var languages = siteLanguages(settings, sources, &found)
  settings = languages[0].settings
  let names = TemplateNames(sources.theme)
  let files = sources.content.filter(\.isPage)
  let read = await inParallel(files) { [settings, languages, names, root = sources.root] file in
    let folder = languages.count > 1 ? settings.tags.page(of: file.name).language : ""
    let own = languages.first { $0.folder == folder }?.settings
    return readPage(file, root, own ?? settings, blockNames: names.blocks)
  }
  for page in read { found += page.found }

  var (published, skipped) = published(read.compactMap(\.page), options)
  var terms = addTerms(to: &published, languages, &found)
  var pages = tree(published, &languages, &found)
  gather(&terms, &pages)
  let templates = compile(sources.theme, for: pages, settings.words, &found)
  var site = Site(
    settings: settings, languages: languages, pages: pages,
    index: Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1.name, $0) }),
    terms: terms, skipped: skipped, files: sources.content.filter { !$0.isPage },
    unread: Set(read.filter { $0.page == nil }.map(\.name)), templates: templates,
    ownTemplates: Set(sources.theme.filter { $0.isChanged && $0.isTemplate }.map(\.name)),
    ownMarkup: sources.theme.filter { $0.isChanged && $0.isTemplate }.map(\.bytes),
    assets: sources.theme.filter(\.isAsset), styles: sources.theme.filter(\.isStylePart),
    known: known)
  found += strayStyles(sources.theme)
  paginate(&site, &found)
  found += await resolve(&site, names, root: sources.root)
  found += collisions(site)
  if files.isEmpty { found.append(Diagnostic(.warning, "content", nil, .emptySite)) }
  site.warnings = try found.without(settings.check.ignored).settled(strict: options.strict)
  return site
}

func readSettings(_ bytes: [UInt8], _ found: inout [Diagnostic]) -> Settings {
  guard let text = checkedText(bytes, in: "site.yaml", &found) else { return Settings() }
  do throws(YAMLMistake) {
    let yaml = try parseYAML(text, firstLine: 1)
    if let yaml, yaml.entries == nil, !yaml.isNull {
      found.append(
        Diagnostic(
          .error, "site.yaml", yaml.position,
          .wrongKind(key: "site.yaml", wanted: "keys and values, such as title: My business")))
    }
    var fields = FieldReader(yaml, in: "site.yaml")
    let settings = Settings(&fields)
    found += fields.found
    return settings
  } catch {
    found.append(Diagnostic(.error, "site.yaml", error.position, .yaml(error.sentence)))
    return Settings()
  }
}

/// Pages to be built now, and those left out with the reason.
func published(_ pages: [Page], _ options: BuildOptions) -> ([Page], [SkippedPage]) {
  let now = options.now ?? Clock.now
  var skipped: [SkippedPage] = []
  let published = pages.filter { page in
    let matter = page.frontMatter
    let reason: SkippedPage.Reason? =
      if matter.isDraft && !options.drafts {
        .draft
      } else if let date = matter.publishes ?? matter.date, date.seconds > now, !options.future {
        .future
      } else if let end = matter.expires, end.seconds <= now { .expired } else { nil }
    if let reason {
      skipped.append(
        SkippedPage(path: page.shownPath, reason: reason, title: page.title, frontMatter: matter))
    }
    return reason == nil
  }
  return (published, skipped)
}
