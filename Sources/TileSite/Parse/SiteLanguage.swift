internal import TileTemplate

/// A language that a site is in.
struct SiteLanguage: Sendable {
  /// Of the site in this language; what is not said of it is the main language's.
  var settings: Settings
  /// Where its pages stand: `fr`; empty for the main one.
  var folder = ""
  /// What it is called in itself.
  var name: String
  /// Its home page.
  var home = 0
  var menu: [Site.MenuItem] = []
  var logo: PictureSource?

  var tag: String { settings.language }
  var direction: String { settings.isRightToLeft ? "rtl" : "ltr" }

  init(_ settings: Settings, folder: String = "", name: String? = nil) {
    self.settings = settings
    self.folder = folder
    self.name = name ?? settings.words["language_name"]
  }
}

/// The languages of a site, the main one first, each with its words and with what data/ and the folders say; one that
/// no page is in is left out.
func siteLanguages(
  _ settings: Settings, _ sources: Sources, _ found: inout [Diagnostic]
) -> [SiteLanguage] {
  var main = settings
  main.words = Words(sources.theme, language: main.language, &found)
  main.data = SiteData(sources.data, &found)
  main.defaults = FolderDefaults(
    sources.content.filter(\.isPage), root: sources.root, settings)
  if settings.languages.isEmpty { return [SiteLanguage(main)] }
  let used = Set(
    sources.content.filter(\.isPage).map { settings.tags.page(of: $0.name).language })
  var languages = [SiteLanguage(main)]
  for language in settings.languages {
    guard used.contains(language.folder) else {
      found.append(
        Diagnostic(
          .warning, "site.yaml", language.tag.position, .unusedLanguage(language.tag.value)))
      continue
    }
    var own = main.inLanguage(language)
    own.words = Words(sources.theme, language: own.language, &found)
    languages.append(SiteLanguage(own, folder: language.folder, name: language.name))
  }
  completeWords(&languages)
  return languages
}

/// A word that a site says in one language alone is said so in all, since templates may ask for it.
private func completeWords(_ languages: inout [SiteLanguage]) {
  let all = languages.map(\.settings.words)
  for place in languages.indices {
    for words in all { languages[place].settings.words.complete(with: words) }
  }
}

extension Site {
  /// The page that stands for this one in a language, or is it already; nil where there is none.
  func version(of place: Int, in language: SiteLanguage) -> Int? {
    let page = pages[place]
    if page.languageFolder == language.folder { return place }
    return index[Path.join(language.folder, page.mainName)]
  }

  /// The page of a name in a language.
  /// - Parameter orMain: whether that of the main language will do where it is not there.
  func page(_ name: String, in language: String, orMain: Bool = true) -> Int? {
    if language.isEmpty { return index[name] }
    if let own = index[Path.join(language, name)] { return own }
    guard let place = index[name] else { return nil }
    return orMain || !pages[place].languageFolder.isEmpty ? place : nil
  }

  /// What the site says of itself in the language of a page.
  func words(on place: Int) -> Words { languages[pages[place].language].settings.words }
}
