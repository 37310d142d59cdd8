private import TileImages
private import TileTemplate

/// The pictures of a site from which colours can be taken, as they are at this moment.
package struct SitePictures: Sendable {
  private let site: String
  /// The logo first; names in content/.
  private let names: [String]
  private let hasLogo: Bool

  /// No page shows so many that one could choose from.
  private static let most = 300

  package init(_ options: BuildOptions) {
    site = options.site
    let sources = try? load(options)
    var found: [Diagnostic] = []
    let settings = readSettings(sources?.settings ?? [], &found)
    let pictures = (sources?.content ?? []).map(\.name).filter {
      PictureFormat(fileExtension: Path.fileExtension(of: $0)) != nil
    }
    let named = settings.organization.logo.flatMap { logo in
      Path.normalized(Address.decoded(logo.value[...]))
    }
    let logo = named.flatMap { pictures.contains($0) ? $0 : nil }
    names = Array((logo.map { [$0] } ?? []) + pictures.filter { $0 != logo }.prefix(Self.most))
    hasLogo = logo != nil
  }

  /// As JSON: `{"logo": true, "pictures": ["images/logo.svg", …]}`, the logo first.
  package var json: String {
    let value: Value = ["logo": .bool(hasLogo), "pictures": .list(names.map { .text($0) })]
    return value.json ?? "{}"
  }

  /// What a page asks for: `accent=images%2Flogo.svg`.
  package static func wish(_ query: String) -> (role: String, picture: String)? {
    let parts = query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), Address.decoded(parts[1]))
  }

  /// The colours that matter in one of the pictures; nil where it is none of them, or cannot be read.
  func colors(of picture: String) -> [NamedColor]? {
    guard names.contains(picture),
      let counts = try? colorCounts(Path.join(site, "content/" + picture))
    else { return nil }
    return telling(
      counts.map {
        (Color(red: $0.color.red, green: $0.color.green, blue: $0.color.blue), $0.count)
      })
  }
}
