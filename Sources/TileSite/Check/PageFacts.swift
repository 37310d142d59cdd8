internal import TileHTML

/// What `check` wants to know of a made page, read in one go.
struct PageFacts: Sendable {
  var links = PageLinks()
  /// Pages that a visitor can go to from here, by place.
  var pages: Set<Int> = []
  /// Files of the output that the page names.
  var files: Set<String> = []
  /// Pages of other sites, as they stand here, and as they are asked for.
  var web: [(address: String, url: String)] = []
  var title = ""
  var language: String?
  /// Of an `html` element; false for a fragment.
  var isWhole = false
  var headings: [Heading] = []
  var repeatedIDs: [String] = []
  /// What the `src` of pictures without an `alt` is.
  var picturesWithoutAlt: [String] = []
  /// Where links without a text lead.
  var emptyLinks: [String] = []
  var emptyButtons = 0
  /// Paths in the output of what is loaded before anyone scrolls.
  var loaded: Set<String> = []
  /// Of the page itself, in bytes.
  var size = 0

  struct Heading: Sendable, Equatable {
    var level: Int
    var text: String
  }

  init(_ html: [UInt8], of page: Page, at place: Int, _ addresses: SiteAddresses) {
    size = html.count
    var reading = Reading(html, of: page, at: place, addresses)
    reading.readAll(&self)
  }
}

/// A page as it is being read.
private struct Reading {
  private var reader: HTMLReader
  private let page: (place: Int, path: String)
  private let addresses: SiteAddresses
  private var seen: Set<String> = []
  private var ids: Set<String> = []
  /// How deep inside `template`, which shows nothing.
  private var unshown = 0
  private var isInTitle = false
  private var isInVector = false
  private var heading: PageFacts.Heading?
  private var link: Label?
  private var button: Label?
  /// The `srcset` of the first source of the picture that is being read.
  private var choice: String?

  /// What is known of the text of a link or button.
  private struct Label {
    var address = ""
    var isNamed: Bool
  }

  init(_ html: [UInt8], of page: Page, at place: Int, _ addresses: SiteAddresses) {
    reader = HTMLReader(html)
    self.page = (place, page.path)
    self.addresses = addresses
  }

  mutating func readAll(_ facts: inout PageFacts) {
    while let piece = reader.piece() {
      switch piece {
      case .open(let element): open(element, &facts)
      case .close(let element): close(element, &facts)
      case .text(let range): text(range, &facts)
      case .raw: break
      }
    }
    end(&link, &facts.emptyLinks)
  }

  private mutating func text(_ range: Range<Int>, _ facts: inout PageFacts) {
    if isInTitle {
      facts.title += reader.text(range)
      return
    }
    guard heading != nil || link != nil || button != nil else { return }
    let text = reader.text(range)
    heading?.text += text
    if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) {
      link?.isNamed = true
      button?.isNamed = true
    }
  }

  private mutating func open(_ element: HTMLElement?, _ facts: inout PageFacts) {
    if !reader.attributes.isEmpty {
      note(element, &facts)
      if isNamed {
        link?.isNamed = true
        button?.isNamed = true
      }
    }
    switch element {
    case .html:
      facts.isWhole = true
      facts.language = reader.value(.lang)
    case .title where !isInVector: isInTitle = true
    case .svg: isInVector = !reader.isSelfClosing
    case .template: unshown += 1
    case .a:
      end(&link, &facts.emptyLinks)
      if unshown == 0, let address = reader.value(.href), reader.value(.hiddenFromReaders) != "true"
      {
        link = Label(address: address, isNamed: isNamed)
      }
    case .button: if unshown == 0 { button = Label(isNamed: isNamed) }
    case .img: if unshown == 0 { picture(&facts) }
    case .source: choice = choice ?? reader.value(.srcset)
    case .script: load(reader.value(.src), &facts)
    case .link:
      if reader.value(.rel)?.lowercased() == "stylesheet" { load(reader.value(.href), &facts) }
    case let element?:
      if let level = element.headingLevel, unshown == 0 {
        heading = PageFacts.Heading(level: level, text: "")
      }
    case nil: break
    }
  }

  private mutating func close(_ element: HTMLElement?, _ facts: inout PageFacts) {
    switch element {
    case .title: isInTitle = false
    case .svg: isInVector = false
    case .template: unshown = max(0, unshown - 1)
    case .a: end(&link, &facts.emptyLinks)
    case .button:
      if button?.isNamed == false { facts.emptyButtons += 1 }
      button = nil
    case let element?:
      if element.headingLevel != nil, let ended = heading {
        facts.headings.append(ended)
        heading = nil
      }
    case nil: break
    }
  }

  private func end(_ label: inout Label?, _ empty: inout [String]) {
    if let ended = label, !ended.isNamed, !empty.contains(ended.address) {
      empty.append(ended.address)
    }
    label = nil
  }

  /// Whether the last opening tag brings a text of its own for what it stands in.
  private var isNamed: Bool {
    reader.attributes.contains { attribute in
      switch attribute.name {
      case .label, .labelledBy, .title, .alt: !attribute.value.isEmpty
      default: false
      }
    }
  }

  /// Takes in addresses and ids.
  private mutating func note(_ element: HTMLElement?, _ facts: inout PageFacts) {
    facts.links.note(reader, element)
    if unshown == 0, let id = reader.value(.id), !ids.insert(id).inserted,
      !facts.repeatedIDs.contains(id)
    {
      facts.repeatedIDs.append(id)
    }
    for use in LinkUse.all(in: reader, element) {
      let isNew = seen.insert(use.address).inserted
      if !isNew && use.kind != .link { continue }
      let destination = addresses.destination(of: use.address, on: page)
      if isNew { facts.links.note(use.address, destination) }
      switch destination {
      case .page(let place, _): if use.kind == .link { facts.pages.insert(place) }
      case .file(let path): facts.files.insert(path)
      case .web(let url):
        if isNew, use.kind != .program { facts.web.append((use.address, url)) }
      case .other, .nothing, .outsideBase: break
      }
    }
  }

  private mutating func picture(_ facts: inout PageFacts) {
    let source = reader.value(.src) ?? ""
    let role = reader.value(.role)
    let isSilent =
      role == "presentation" || role == "none"
      || reader.value(.hiddenFromReaders) == "true"
    if !reader.has(.alt), !isSilent, !isNamed, !facts.picturesWithoutAlt.contains(source) {
      facts.picturesWithoutAlt.append(source)
    }
    if reader.value(.loading)?.lowercased() != "lazy" {
      load((choice ?? reader.value(.srcset)).flatMap(Reading.chosen) ?? source, &facts)
    }
    choice = nil
  }

  /// What a browser in a window of middling width takes of a source set.
  private static func chosen(of set: String) -> String? {
    let sorted = sourceSet(set).sorted { ($0.width ?? 0) < ($1.width ?? 0) }
    return (sorted.first { $0.width ?? 0 >= 800 } ?? sorted.last)?.address
  }

  private mutating func load(_ address: String?, _ facts: inout PageFacts) {
    guard let address, !address.isEmpty,
      case .file(let path) = addresses.destination(of: address, on: page)
    else { return }
    facts.loaded.insert(path)
  }
}
