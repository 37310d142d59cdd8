internal import TileHTML

/// What a made page links to and can be linked at, as far as that is not plainly well.
struct PageLinks: Sendable {
  /// Ids of its elements and names of its anchors.
  var places: Set<String> = []
  /// Addresses that lead to nothing.
  var broken: [Broken] = []
  /// Places in pages that must be there.
  var wanted: [Wanted] = []

  struct Broken: Sendable {
    var address: String
    var destination: SiteAddresses.Destination
  }

  struct Wanted: Sendable {
    var address: String
    var page: Int
    var id: String
  }

  /// Reads a page.
  /// - Parameters:
  ///   - path: of the page, from the site's root.
  ///   - place: of the page among the site's.
  init(_ html: [UInt8], path: String, at place: Int, _ addresses: SiteAddresses) {
    var reader = HTMLReader(html)
    var seen: Set<String> = []
    while let piece = reader.piece() {
      guard case .open(let element) = piece, !reader.attributes.isEmpty else { continue }
      note(reader, element)
      for use in LinkUse.all(in: reader, element) where !addresses.isPlain(use.address) {
        if !seen.insert(use.address).inserted { continue }
        note(use.address, addresses.destination(of: use.address, on: (place, path)))
      }
    }
  }

  init() {}

  /// Takes in the id of an element, or the name of an anchor.
  mutating func note(_ reader: HTMLReader, _ element: HTMLElement?) {
    for attribute in reader.attributes
    where attribute.name == .id || attribute.name == .name && element == .a {
      places.insert(reader.text(attribute.value))
    }
  }

  mutating func note(_ address: String, _ destination: SiteAddresses.Destination) {
    switch destination {
    case .page(_, id: ""), .file, .web, .other: break
    case .page(let page, let id): wanted.append(Wanted(address: address, page: page, id: id))
    case .nothing, .outsideBase:
      broken.append(Broken(address: address, destination: destination))
    }
  }
}

/// An address in a page, and what it is there for.
struct LinkUse {
  enum Kind {
    /// A visitor may follow it.
    case link
    /// It is loaded with the page, or named for others to load.
    case part
    /// A program that takes what a visitor has written.
    case program
  }

  var address: String
  var kind: Kind

  /// The addresses in the last opening tag.
  static func all(in reader: HTMLReader, _ element: HTMLElement?) -> [LinkUse] {
    guard let element else { return [] }
    var found: [LinkUse] = []
    for attribute in reader.attributes {
      switch (attribute.name, element) {
      case (.href, .a), (.href, .area):
        found.append(LinkUse(address: reader.text(attribute.value), kind: .link))
      case (.action, .form), (.formaction, .button), (.formaction, .input):
        found.append(LinkUse(address: reader.text(attribute.value), kind: .program))
      case (.href, .link):
        let rel = reader.value(.rel)?.lowercased() ?? ""
        if rel.contains("preconnect") || rel.contains("dns-prefetch") { continue }
        found.append(LinkUse(address: reader.text(attribute.value), kind: .part))
      case (.src, .img), (.src, .source), (.src, .iframe), (.src, .embed), (.src, .video),
        (.src, .audio), (.src, .track), (.src, .script), (.src, .input), (.src, .frame),
        (.poster, .video), (.data, .object), (.href, .use), (.linkedHref, .use), (.href, .image),
        (.linkedHref, .image):
        found.append(LinkUse(address: reader.text(attribute.value), kind: .part))
      case (.srcset, .img), (.srcset, .source), (.imagesrcset, .link):
        found += sourceSet(reader.text(attribute.value))
          .map { LinkUse(address: $0.address, kind: .part) }
      case (.content, .meta):
        if let property = reader.value(.property) ?? reader.value(.name),
          pictureProperties.contains(property)
        {
          found.append(LinkUse(address: reader.text(attribute.value), kind: .part))
        }
      default: break
      }
    }
    return found
  }

  private static let pictureProperties: Set<String> = [
    "og:image", "og:image:url", "og:image:secure_url", "twitter:image",
  ]
}
