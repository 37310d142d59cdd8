private import TileTemplate

/// What a finding is called, in brackets behind its line and in `ignore:` of site.yaml.
enum FindingName: String, CaseIterable, Sendable {
  // What a site may be told not to look at.
  case brokenLink = "broken-link"
  case contrast
  case duplicateID = "duplicate-id"
  case duplicateSummary = "duplicate-summary"
  case duplicateTerm = "duplicate-term"
  case duplicateTitle = "duplicate-title"
  case emptyLink = "empty-link"
  case emptyPage = "empty-page"
  case externalLink = "external-link"
  case footnote
  case foreignText = "foreign-text"
  case grid
  case headingOrder = "heading-order"
  case missingAlt = "missing-alt"
  case missingLanguage = "missing-language"
  case missingSummary = "missing-summary"
  case missingTitle = "missing-title"
  case movedLink = "moved-link"
  case pageWeight = "page-weight"
  case rawHTML = "raw-html"
  case unknownBlock = "unknown-block"
  case unknownKey = "unknown-key"
  case unlinkedPage = "unlinked-page"
  case unlistedLanguage = "unlisted-language"
  case unusedFile = "unused-file"
  case unusedSetting = "unused-setting"

  // Mistakes that nobody may pass over.
  case file
  case picture
  case site
  case template
  case text
  case value

  /// Those that `ignore:` takes.
  static let optional = allCases.filter { name in
    switch name {
    case .file, .picture, .site, .template, .text, .value: false
    default: true
    }
  }
}

extension Problem {
  /// What kind of finding it is.
  var name: FindingName {
    switch self {
    case .noSite, .emptySite, .siteExists, .inTheWay, .outputHoldsSource, .system, .stopped,
      .notEmpty, .noForeignSite, .notCarried:
      .site
    case .notUTF8, .controlCharacter, .frontMatterNotClosed, .frontMatterNotOpened, .yaml: .text
    case .wrongKind, .badValue, .unknownChoice, .noSuchDate, .needsValue, .blockNeeds: .value
    case .takenKey, .noTermPage, .secondPagination, .eachOwn, .unknownData: .value
    case .sameTerm: .duplicateTerm
    case .foreignMark: .foreignText
    case .unknownLayout, .unknownFolder, .unknownTileKind: .value
    case .unknownKey: .unknownKey
    case .emptyPage, .showsNothing: .emptyPage
    case .mainLanguage, .repeatedLanguage: .value
    case .unusedLanguage: .unusedSetting
    case .unlistedLanguage: .unlistedLanguage
    case .unreadable: .contrast
    case .sameData, .sameOutput, .outsideSite, .notAFile, .badName: .file
    case .noFont, .noIcon: .picture
    case .notPublished, .missingPage, .missingTarget, .dangerousLink: .brokenLink
    case .rawHTML: .rawHTML
    case .repeatedID: .duplicateID
    case .missingNote, .unusedNote, .repeatedNote: .footnote
    case .unknownBlock: .unknownBlock
    case .lastRowUnused, .focusUnused, .strayStyle, .noAVIF, .foreignLayout, .addressPattern:
      .unusedSetting
    case .gridNotMet: .grid
    case .missingPicture, .badPictureAddress, .brokenPicture: .picture
    case .missingAlt: .missingAlt
    case .template, .rendering: .template
    case .finding(let finding, _): finding.name
    }
  }

  /// What was probably meant, where something is near.
  var suggestion: String? {
    switch self {
    case .unknownKey(_, let near, _), .missingPage(_, let near), .unknownFolder(_, let near),
      .strayStyle(_, let near), .missingPicture(_, let near):
      near
    case .unknownBlock(_, let near): near
    case .unknownData(_, let near): near
    case .unknownChoice(_, let value, let choices): nearest(value, in: choices)
    case .unknownLayout(let name, let layouts): nearest(name, in: layouts)
    case .unknownTileKind(let name, _, let kinds): nearest(name, in: kinds)
    case .unreadable(let weakness): weakness.better.hex
    case .finding(let finding, _): finding.suggestion
    default: nil
    }
  }
}

extension [Diagnostic] {
  /// Without the warnings and notes that the site does not want to hear of.
  func without(_ ignored: Set<FindingName>) -> [Diagnostic] {
    if ignored.isEmpty { return self }
    return filter { diagnostic in
      switch diagnostic.severity {
      case .warning, .note: !ignored.contains(diagnostic.problem.name)
      case .error, .failure: true
      }
    }
  }
}
