private import TileTemplate

/// Where the addresses that stand in made pages lead, as a browser follows them.
struct SiteAddresses: Sendable {
  /// What an address leads to.
  enum Destination: Sendable, Equatable {
    /// A page, by its place, and the id in it; empty where none is named.
    case page(Int, id: String)
    /// Another file, by its path in the output.
    case file(String)
    /// A page of another site, without its fragment.
    case web(String)
    /// Mail, telephone, data and the like.
    case other
    /// Nothing in the site; by its path in the output.
    case nothing(String)
    /// Out of the folder in which the site lives; the site has the same below it.
    case outsideBase(better: String)
  }

  private enum Target: Sendable {
    case page(Int)
    case file
  }

  /// Of each page, from the site's root, by its place.
  let paths: [String]
  private let base: BaseURL
  /// By path in the output.
  private let outputs: [String: Target]
  /// What most addresses are, as they stand in pages.
  private let known: [String: Destination]
  private let skipped: [String]

  init(_ site: Site, _ files: [OutputFile]) {
    base = site.settings.base
    skipped = site.settings.check.skipped
    paths = site.pages.map(\.path)
    var outputs: [String: Target] = [:]
    var known: [String: Destination] = [:]
    for file in files {
      let destination: Destination
      if case .page(let place) = file.contents {
        outputs[file.path] = .page(place)
        destination = .page(place, id: "")
      } else {
        outputs[file.path] = .file
        destination = .file(file.path)
      }
      known[Address.encoded(base.path + SiteAddresses.shown(file.path))] = destination
    }
    self.outputs = outputs
    self.known = known
  }

  /// `services/index.html` → `services/`.
  private static func shown(_ path: String) -> String {
    path.hasSuffix("/index.html") || path == "index.html"
      ? String(path.dropLast("index.html".count)) : path
  }

  /// Whether an address is plainly that of a page or file, as most are.
  func isPlain(_ text: String) -> Bool { known[text] != nil }

  /// - Parameters:
  ///   - text: an address as it stands in a page, character references resolved.
  ///   - page: the page's place and its path from the site's root.
  func destination(of text: String, on page: (place: Int, path: String)) -> Destination {
    if let known = known[text] { return known }
    let address = text.trimmed
    if skipped.contains(where: { address.hasPrefix($0) }) { return .other }
    if address.hasPrefix("#") || address.isEmpty {
      return .page(page.place, id: SiteAddresses.id(address[...]))
    }
    if let scheme = Address.scheme(of: address) {
      guard scheme == "https" || scheme == "http" else { return .other }
      return ownPath(of: address).map { inside($0, page, of: address) } ?? web(address)
    }
    if address.hasPrefix("//") {
      let whole = (base.origin.hasPrefix("http://") ? "http:" : "https:") + address
      return ownPath(of: whole).map { inside($0, page, of: address) } ?? web(whole)
    }
    return inside(address[...], page, of: address)
  }

  private func web(_ address: String) -> Destination {
    .web(String(address.prefix { $0 != "#" }))
  }

  /// What follows the site's own origin in an address; nil for another site's.
  private func ownPath(of address: String) -> Substring? {
    guard !base.origin.isEmpty, address.utf8.count >= base.origin.utf8.count else { return nil }
    let cut = address.utf8.index(address.startIndex, offsetBy: base.origin.utf8.count)
    guard address[..<cut].lowercased() == base.origin.lowercased() else { return nil }
    let rest = address[cut...]
    return rest.isEmpty || ["/", "?", "#"].contains(rest.first) ? rest : nil
  }

  private func inside(
    _ address: Substring, _ page: (place: Int, path: String), of text: String
  ) -> Destination {
    let (written, rest) = Address.split(String(address))
    let id = SiteAddresses.id(rest.drop { $0 != "#" })
    if written.isEmpty {
      return address.first == "?" ? .page(page.place, id: id) : home(id)
    }
    let path = Address.decoded(written)
    let isBelowRoot = path.hasPrefix("/")
    let folder = page.path.hasSuffix("/") ? page.path : Path.folder(of: page.path)
    let whole = SiteAddresses.walked(isBelowRoot ? path : Path.join(base.path + folder, path))
    let isFolder = path.hasSuffix("/") || path == "." || path == ".." || path.hasSuffix("/..")
    guard (whole + "/").hasPrefix(base.path) else {
      if isBelowRoot, let found = found(String(whole.dropFirst()), isFolder: isFolder) {
        return .outsideBase(better: Address.encoded(base.path + SiteAddresses.shown(found.path)))
      }
      // Another part of the same host.
      return base.origin.isEmpty ? .other : .web(base.origin + whole)
    }
    let name = String(whole.dropFirst(base.path.count))
    guard let found = found(name, isFolder: isFolder) else { return .nothing(name) }
    switch found.target {
    case .page(let place): return .page(place, id: id)
    case .file: return .file(found.path)
    }
  }

  private func home(_ id: String) -> Destination {
    guard let found = found("", isFolder: true), case .page(let place) = found.target else {
      return .other
    }
    return .page(place, id: id)
  }

  private func found(_ name: String, isFolder: Bool) -> (path: String, target: Target)? {
    if !isFolder, let target = outputs[name] { return (name, target) }
    let index = Path.join(name, name.isEmpty ? "" : "index.html")
    let path = index.isEmpty ? "index.html" : index
    return outputs[path].map { (path, $0) }
  }

  /// `.` and `..` worked out; what leads above the root stays at it.
  private static func walked(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." {
        _ = names.popLast()
      } else {
        names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// `#fees` → `fees`; nothing for what leads to the top, and for a text to be looked for.
  private static func id(_ fragment: Substring) -> String {
    let id = Address.decoded(fragment.dropFirst())
    let name = id.hasPrefix(":~:") ? "" : id
    return name.lowercased() == "top" ? "" : name
  }

  /// What is nearly this path, as an address.
  func near(_ path: String) -> String? {
    guard path.utf8.count > 3 else { return nil }
    let names = outputs.keys.map { SiteAddresses.shown($0) }
    let wanted = path.hasSuffix("/") || !Path.fileExtension(of: path).isEmpty ? path : path + "/"
    return nearest(wanted, in: names).map { Address.encoded(base.path + $0) }
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else {
      return self
    }
    let start = utf8.drop { $0 <= 0x20 }
    let end = start.lastIndex { $0 > 0x20 }.map { start.index(after: $0) } ?? start.startIndex
    return String(Substring(start[..<end]))
  }
}
