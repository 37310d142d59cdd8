internal import TileGrid

/// What can be wrong, as facts. `sentence` in Sentences.swift turns each into words.
enum Problem: Sendable, Equatable {
  // The site as a whole
  case noSite(folder: String)
  case emptySite
  case siteExists
  case inTheWay
  /// A folder that an import is to fill, and that holds something.
  case notEmpty
  case noForeignSite(String, wanted: String)
  /// What an import could not carry, in words.
  case notCarried(String)
  case outputHoldsSource(String)
  case system(String)
  case stopped

  // Files and YAML
  case notUTF8(byte: UInt8)
  case controlCharacter(code: UInt8)
  /// The line that opens and closes it: `---`.
  case frontMatterNotClosed(String)
  case frontMatterNotOpened
  case yaml(String)
  case wrongKind(key: String, wanted: String)
  case badValue(key: String, value: String, wanted: String)
  case unknownChoice(key: String, value: String, choices: [String])
  case unknownKey(String, near: String?, known: [String])
  case emptyPage(title: String)

  /// A colour of the theme in which nobody can read what is written on another.
  case unreadable(Palette.Weakness)

  // Languages
  case mainLanguage(String), repeatedLanguage(String), unusedLanguage(String)
  case unlistedLanguage(String)

  // Data and defaults
  case sameData(String, other: String)
  case unknownData(String, near: String?)
  /// A key that no folder can say for its pages.
  case eachOwn(String)

  // Taxonomies
  /// A key of front matter that cannot be the name of a taxonomy too.
  case takenKey(String)
  case noTermPage(key: String, String)
  case secondPagination
  case sameTerm(String, other: String, place: String, url: String)

  // Pages
  case noSuchDate(key: String, text: String)
  case unknownLayout(String, layouts: [String])
  /// A layout that other generators name, and this theme does not have.
  case foreignLayout(String)
  /// A pattern for addresses, such as `/:year/:title/`.
  case addressPattern(key: String, String)
  case sameOutput(path: String, other: String)
  case outsideSite
  case notAFile
  case badName
  case notPublished(String, reason: String)

  // Pictures made for others
  case noFont, noIcon

  // Markdown and links
  case rawHTML(String)
  case repeatedID(String, became: String)
  case missingNote(String), unusedNote(String), repeatedNote(String)
  /// What only another generator understands: its text, and whose it is.
  case foreignMark(String, String)
  case missingPage(String, near: String?)
  case missingTarget(String)
  case dangerousLink(String)

  // Blocks
  case unknownFolder(String, near: String?)
  case blockNeeds(block: String, String)
  case needsValue(key: String, String)
  case unknownBlock(String, near: String)
  case showsNothing(block: String)
  /// A policy for tiles of one size, and these have several.
  case lastRowUnused(String)
  /// What a grid was asked for is not to be had where it is so many CSS pixels wide or wider.
  case gridNotMet(Warning, from: Double)
  /// A part of the stylesheet that no template has.
  case strayStyle(String, near: String?)
  case unknownTileKind(String, folder: String, kinds: [String])

  // Pictures
  case missingPicture(String, near: String?)
  case badPictureAddress(String)
  case brokenPicture(String, reason: String)
  case missingAlt(String)
  case focusUnused
  case noAVIF

  // Templates
  case template(String)
  /// A mistake of a template that shows this page, and how many more pages it shows.
  case rendering(String, page: String, others: Int)

  /// What is seen in the made pages, and on which, where that is not the place it is told at.
  case finding(Finding, FoundOn? = nil)
}
