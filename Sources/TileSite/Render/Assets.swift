/// The theme's files as they are published: under a name that changes with the content.
struct Assets: Sendable {
  /// The published path of each, by its name below assets/: `site.css` → `assets/site.1x….css`.
  private(set) var paths: [String: String] = [:]
  private(set) var files: [OutputFile] = []

  /// - Parameters:
  ///   - parts: of the stylesheet, which follow site.css in it.
  ///   - generated: what the build adds to it.
  ///   - base: the site's base path, for addresses from the root.
  init(
    _ theme: [ThemeFile], parts: [ThemeFile] = [], generated: String, base: String = "/"
  ) {
    let isStyle = { (file: ThemeFile) in Path.fileExtension(of: file.name) == "css" }
    for file in theme.filter({ !isStyle($0) }) { publish(Assets.name(of: file), file.bytes) }
    for file in Assets.importedFirst(theme.filter(isStyle)) {
      let name = Assets.name(of: file)
      var bytes = linked(file, base)
      if name == "site.css" {
        bytes = ([bytes] + parts.map { linked($0, base) } + [Array(generated.utf8)])
          .flatMap(minifiedCSS)
      }
      publish(name, bytes)
    }
  }

  /// A stylesheet with the published addresses of the assets it names.
  private func linked(_ file: ThemeFile, _ base: String) -> [UInt8] {
    var links = StylesheetLinks(file.bytes)
    let folder = Path.folder(of: file.name)
    let inAssets = folder.split(separator: "/").dropFirst(file.isAsset ? 1 : .max)
    let up = String(repeating: "../", count: inAssets.count)
    return links.replaced { published($0, from: folder, up: up, base) }
  }

  private mutating func publish(_ name: String, _ bytes: [UInt8]) {
    let ending = Path.fileExtension(of: name)
    let stem = Path.withoutExtension(name) + "." + Fingerprint.of(bytes)
    let path = "assets/" + stem + (ending.isEmpty ? "" : "." + ending)
    paths[name] = path
    files.append(OutputFile(path: path, contents: .bytes(bytes)))
  }

  private static func name(of file: ThemeFile) -> String {
    String(file.name.dropFirst("assets/".count))
  }

  /// Stylesheets in an order in which each comes after those it names, so that their published
  /// names are known; those that name each other in a circle come last.
  private static func importedFirst(_ styles: [ThemeFile]) -> [ThemeFile] {
    var waiting = styles
    var sorted: [ThemeFile] = []
    let named = Dictionary(
      uniqueKeysWithValues: styles.map { file in
        let folder = Path.folder(of: file.name)
        let names = StylesheetLinks.addresses(in: file.bytes).compactMap { asset($0, from: folder) }
        return (file.name, Set(names.map { "assets/" + $0 }))
      })
    while !waiting.isEmpty {
      let left = Set(waiting.map(\.name))
      let next =
        waiting.firstIndex { file in
          (named[file.name] ?? []).subtracting([file.name]).isDisjoint(with: left)
        } ?? 0
      sorted.append(waiting.remove(at: next))
    }
    return sorted
  }

  /// The name below assets/ that an address in a stylesheet may mean.
  /// - Parameter folder: of the stylesheet, in templates/.
  private static func asset(_ address: String, from folder: String) -> String? {
    let path = Address.decoded(Address.split(address).path)
    let isFromRoot = path.hasPrefix("/")
    if Address.scheme(of: path) != nil || isFromRoot && !path.hasPrefix("/assets/") { return nil }
    let name = Path.normalized(isFromRoot ? String(path.dropFirst()) : Path.join(folder, path))
    return name.flatMap { $0.hasPrefix("assets/") ? String($0.dropFirst("assets/".count)) : nil }
  }

  /// - Parameter up: the way from where the stylesheet is published up to assets/.
  private func published(
    _ address: String, from folder: String, up: String, _ base: String
  ) -> String {
    let (path, rest) = Address.split(address)
    guard let name = Assets.asset(address, from: folder), let file = paths[name] else {
      let isFromRoot = path.hasPrefix("/") && !path.hasPrefix("//")
      return isFromRoot ? Address.escaped(base + path.dropFirst()) + rest : address
    }
    return up + Address.encoded(String(file.dropFirst("assets/".count))) + rest
  }
}
