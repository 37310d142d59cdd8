private import TileTemplate

/// The links of made pages that lead to nothing, each told once, where it was written.
///
/// - Parameter links: of each page, by its place; none for one that could not be made.
func brokenLinks(
  _ links: [Int: PageLinks], of site: Site, _ addresses: SiteAddresses, root: String
) -> [Diagnostic] {
  var found: [SeenLink] = []
  // What was probably meant is looked for among all addresses; nobody reads more of such.
  var suggestions = 200
  for place in site.pages.indices {
    guard let page = links[place] else { continue }
    for broken in page.broken {
      let finding = broken.finding(suggestions > 0 ? addresses : nil)
      suggestions -= 1
      found.append(SeenLink(page: place, address: broken.address, finding: finding))
    }
    for wanted in page.wanted {
      guard let there = links[wanted.page]?.places, !there.contains(wanted.id) else { continue }
      let shown = wanted.page == place ? nil : site.pages[wanted.page].path
      let finding = Finding.missingPlace(
        wanted.id, page: shown, near: nearest(wanted.id, in: there))
      found.append(SeenLink(page: place, address: wanted.address, finding: finding))
    }
  }
  return located(found, in: site, root, .warning)
}

/// An address that stands in a made page, and what is wrong with it.
struct SeenLink {
  /// By its place.
  var page: Int
  var address: String
  var finding: Finding
}

extension PageLinks.Broken {
  /// - Parameter addresses: among which to look for what was meant.
  fileprivate func finding(_ addresses: SiteAddresses?) -> Finding {
    switch destination {
    case .outsideBase(let better): .outsideBase(address, better: better)
    case .nothing(let path): .missingAddress(address, near: addresses?.near(path))
    default: .missingAddress(address, near: nil)
    }
  }
}

/// What was seen in made pages, at the places where it was written.
///
/// That is, the first of these: a link of the page's Markdown; the text of the page's file; a template of
/// the site; the page itself. What a template does to many pages is one finding.
/// - Parameter severity: of each; nil for its own.
func located(
  _ seen: [SeenLink], in site: Site, _ root: String, _ severity: Diagnostic.Severity? = nil
) -> [Diagnostic] {
  if seen.isEmpty { return [] }
  let places = SourcePlaces(site, root)
  var targets = Links(site)
  targets.suggests = false
  var told = toldElsewhere(site, targets)
  var found: [Diagnostic] = []
  var rest: [SeenLink] = []
  for link in seen {
    let severity = severity ?? link.finding.severity
    let page = site.pages[link.page]
    let wanted = Address.decoded(link.address[...])
    let links = page.links.indices.filter { Address.decoded(page.links[$0][...]) == wanted }
    if links.isEmpty {
      rest.append(link)
      continue
    }
    told.insert(link.address)
    // One that leads nowhere in the site was told where links are followed.
    for place in links where !isTold(page.body.links[place], on: page, targets) {
      found.append(
        Diagnostic(
          severity, page.shownPath, page.body.links[place].position, .finding(link.finding)))
    }
  }
  for (address, links) in Dictionary(grouping: rest, by: \.address) {
    if told.contains(address), places.inTemplates(address) == nil { continue }
    found += places.located(links, address, severity)
  }
  return found
}

/// Whether what is wrong with a link of a page's Markdown was found before the page was made.
private func isTold(_ link: Markdown.Link, on page: Page, _ links: Links) -> Bool {
  links.target(of: link.destination, from: page.folder, page: page.path).problem != nil
}

/// Addresses in settings and front matter of which something was said already.
private func toldElsewhere(_ site: Site, _ links: Links) -> Set<String> {
  var told: Set<String> = []
  for item in site.settings.menu ?? [] {
    let target = links.target(of: item.target.value, from: "", page: "/")
    if target.problem != nil { told.insert(target.address) }
  }
  for page in site.pages {
    guard let link = page.frontMatter.link else { continue }
    let target = links.target(of: link.value, from: page.folder, page: page.path)
    if target.problem != nil { told.insert(target.address) }
  }
  return told
}

extension SourcePlaces {
  /// Findings about an address that is in no link of Markdown.
  fileprivate func located(
    _ links: [SeenLink], _ address: String, _ severity: Diagnostic.Severity?
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var rest: [SeenLink] = []
    for link in links {
      let page = site.pages[link.page]
      if let source = page.source, let position = position(of: address, in: source) {
        let severity = severity ?? link.finding.severity
        found.append(Diagnostic(severity, source, position, .finding(link.finding)))
      } else {
        rest.append(link)
      }
    }
    guard let first = rest.first else { return found }
    let finding = severity ?? first.finding.severity
    let (path, others) = (site.pages[first.page].shownPath, rest.count - 1)
    if let (template, position) = inTemplates(address) ?? inSettings(address) {
      let on = FoundOn(page: path, others: others)
      found.append(Diagnostic(finding, template, position, .finding(first.finding, on)))
    } else {
      let on = others > 0 ? FoundOn(page: path, others: others) : nil
      found.append(Diagnostic(finding, path, nil, .finding(first.finding, on)))
    }
    return found
  }
}
