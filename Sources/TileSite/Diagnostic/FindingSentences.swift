internal import TileWeb

/// What was seen in the made pages, in words.
extension Finding {
  var sentence: String {
    switch self {
    case .missingPlace(let id, let page, let near):
      (page.map { "the page \($0)" } ?? "this page") + " has no place “#\(id)”"
        + (near.map { "; did you mean “#\($0)”?" } ?? "")
    case .missingAddress(let address, let near):
      "nothing in the site answers to “\(address)”"
        + (near.map { "; did you mean “\($0)”?" } ?? "")
    case .outsideBase(let address, let better):
      "“\(address)” leads out of the site, which lives below base_url; write “\(better)”, or the "
        + "link in Markdown, where it follows base_url"
    case .external(let address, let answer): "“\(address)” \(answer.sentence)"
    case .moved(let address, let to): "“\(address)” has moved for good; write “\(to)”"
    case .unasked(let count):
      "\(count) address\(count == 1 ? " was" : "es were") not asked for in the time there was; "
        + "run it again: what answered is remembered for a day"
    case .repeatedID(let id):
      "the id “\(id)” stands on the page more than once; give each element one of its own"
    case .noAlt(let address):
      "the picture “\(address)” has no alt attribute; say what it shows, or alt=\"\" where it says "
        + "nothing"
    case .emptyLink(let address):
      "the link to “\(address)” has no text; write one, or an aria-label"
    case .emptyButton: "a button has no text; write one, or an aria-label"
    case .noHeading: "the page has no heading of the first level (h1)"
    case .severalHeadings(let count):
      "the page has \(count) headings of the first level (h1); keep one"
    case .skippedHeading(let text, let level, let after):
      "the heading “\(text)” is of level \(level) and follows one of level \(after); "
        + "make it level \(after + 1)"
    case .noLanguage: "the html element does not say its language; write <html lang=\"en\">"
    case .noTitle: "the page has no title element, or an empty one"
    case .heavy(let bytes, let most, let largest, let itsBytes):
      "the page takes \(size(bytes)) before anyone scrolls, \(size(itsBytes)) of it \(largest); "
        + "\(size(most)) are allowed (check: {weight: …} in site.yaml)"
    case .sameTitle(let title, let other):
      "the title “\(title)” is that of \(other) too; give each page its own"
    case .noSummary:
      "the page has no summary for search engines and tiles; write summary: in its front matter"
    case .sameSummary(let other): "the summary is that of \(other) too; give each page its own"
    case .unlinkedPage: "no page links here"
    case .unusedFile: "nothing in the site uses this file; it is published all the same"
    }
  }

  /// `1.2 MB`, `480 kB`.
  private func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    if bytes < 1_000_000 { return "\((bytes + 500) / 1000) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}

extension WebAnswer {
  fileprivate var sentence: String {
    switch self {
    case .status(404): "is not there (404)"
    case .status(410): "is gone for good (410)"
    case .status(403): "may not be seen by a program (403); look at it yourself"
    case .status(429): "asks for fewer questions (429); look at it yourself"
    case .status(let code) where code >= 500: "has trouble of its own (\(code)); try again later"
    case .status(let code): "answers with \(code)"
    case .tooSlow: "did not answer in time"
    case .noHost: "names a host that is not known"
    case .noConnection: "names a host that does not answer"
    case .badCertificate: "has no good certificate, so browsers warn of it"
    case .closed: "was closed without an answer"
    case .redirectedTooOften: "sends on from page to page without end"
    case .notPublic:
      "leads to this machine or a private network, which visitors cannot reach; write a public "
        + "address"
    case .spared: "was not asked for: its host asks for fewer questions (429)"
    case .unasked: "was not asked for"
    case .noLibrary: "was not asked for: libcurl is not there; install it"
    case .other(let reason): "cannot be reached: \(reason)"
    }
  }
}
