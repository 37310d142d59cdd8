internal import TileWeb

/// What can be seen in the made pages, as facts; `sentence` in FindingSentences.swift turns each into words.
enum Finding: Sendable, Equatable {
  // Links
  /// A fragment that no element answers to; on the page itself where `page` is nil.
  case missingPlace(String, page: String?, near: String?)
  /// An address in raw HTML or a template that nothing answers to.
  case missingAddress(String, near: String?)
  /// An address without the path below which the site lives.
  case outsideBase(String, better: String)
  case external(String, WebAnswer)
  case moved(String, to: String)

  // What a page holds
  case repeatedID(String)
  case noAlt(String)
  case emptyLink(String)
  case emptyButton
  case noHeading
  case severalHeadings(Int)
  case skippedHeading(String, level: Int, after: Int)
  case noLanguage
  case noTitle
  case heavy(bytes: Int, most: Int, largest: String, itsBytes: Int)

  // What the pages are to each other
  case sameTitle(String, other: String)
  case noSummary
  case sameSummary(other: String)
  case unlinkedPage
  case unusedFile
  /// So many addresses were not asked, because all the time there was had gone.
  case unasked(Int)
}

/// The pages on which the same was found: one of them, and how many more.
struct FoundOn: Sendable, Equatable {
  var page: String
  var others: Int
}

extension Finding {
  var name: FindingName {
    switch self {
    case .missingPlace, .missingAddress, .outsideBase: .brokenLink
    case .external, .unasked: .externalLink
    case .moved: .movedLink
    case .repeatedID: .duplicateID
    case .noAlt: .missingAlt
    case .emptyLink, .emptyButton: .emptyLink
    case .noHeading, .severalHeadings, .skippedHeading: .headingOrder
    case .noLanguage: .missingLanguage
    case .noTitle: .missingTitle
    case .heavy: .pageWeight
    case .sameTitle: .duplicateTitle
    case .noSummary: .missingSummary
    case .sameSummary: .duplicateSummary
    case .unlinkedPage: .unlinkedPage
    case .unusedFile: .unusedFile
    }
  }

  /// How grave it is to `check`; builds know the broken links alone, as warnings.
  var severity: Diagnostic.Severity {
    switch self {
    case .missingPlace, .missingAddress, .outsideBase, .repeatedID, .noAlt, .emptyLink,
      .emptyButton, .noLanguage, .noTitle:
      .error
    case .external(_, .status(404)), .external(_, .status(410)): .error
    case .moved, .unlinkedPage: .note
    case .external, .unasked, .noHeading, .severalHeadings, .skippedHeading, .heavy, .sameTitle,
      .noSummary, .sameSummary, .unusedFile:
      .warning
    }
  }

  var suggestion: String? {
    switch self {
    case .missingPlace(_, _, let near), .missingAddress(_, let near): near
    case .outsideBase(_, let better): better
    case .moved(_, let to): to
    default: nil
    }
  }
}
