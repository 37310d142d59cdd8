internal import TileImages
internal import TileTemplate

/// The site's icon in the sizes that screens and programs want, and the list of them (site.webmanifest),
/// made of the favicon in content/, else of the organization's logo.
struct Icons: Sendable {
  /// What is to be drawn, by the file it is published as.
  private(set) var drawings: [String: Drawing] = [:]
  /// A file of content/ that is published as the favicon too.
  private(set) var favicon: (output: String, source: String)?
  private(set) var manifest: OutputFile?

  /// For the screens of phones, and the list of icons; nil where there are none.
  private(set) var touchIcon, manifestPath: String?
  /// For the address bar; nil where there is nothing to make one of.
  private(set) var icon: String?

  init() {}

  private static let sizes = [
    ("apple-touch-icon.png", 180), ("icon-192.png", 192), ("icon-512.png", 512),
  ]

  init(_ site: Site, root: String) {
    let files = Set(site.files.map(\.name))
    icon = ["favicon.svg", "favicon.png", "favicon.ico"].first { files.contains($0) }
    touchIcon = files.contains("apple-touch-icon.png") ? "apple-touch-icon.png" : nil
    manifestPath = files.contains("site.webmanifest") ? "site.webmanifest" : nil
    guard site.settings.outputs.makes(.icons) else { return }
    var source = ["favicon.svg", "favicon.png"].first { files.contains($0) }
    if source == nil, case .file(let logo) = site.logo, files.contains(logo) { source = logo }
    guard let source else { return }
    let path = Path.join(root, "content/" + source)
    guard let print = try? Files.fingerprint(path) else { return }
    (touchIcon, manifestPath) = ("apple-touch-icon.png", "site.webmanifest")
    let palette = Palette(site.settings.theme)
    let ground = PictureColor(palette.light.page)
    for (name, side) in Icons.sizes {
      var print = print
      print.add("icon 1 \(side) \(ground.hex)")
      let file = "icon.\(print.name).png"
      drawings[name] = Drawing(subject: .icon(path, side: side, ground: ground), file: file)
    }
    if icon == nil {
      let info = site.pictures[source]
      let isSquare = info.map { 4 * $0.width <= 5 * $0.height && 4 * $0.height <= 5 * $0.width }
      if isSquare == true, Path.fileExtension(of: source) == "svg" {
        favicon = ("favicon.svg", path)
        icon = "favicon.svg"
      } else {
        icon = "icon-192.png"
      }
    }
    manifest = OutputFile(path: "site.webmanifest", text: Icons.manifest(of: site, palette))
  }

  /// A web application manifest (https://www.w3.org/TR/appmanifest/).
  private static func manifest(of site: Site, _ palette: Palette) -> String {
    let base = Address.encoded(site.settings.base.path)
    let icons = sizes.dropFirst().map { name, side -> Value in
      ["src": .text(base + name), "sizes": .text("\(side)x\(side)"), "type": "image/png"]
    }
    let value: Value = [
      "name": .text(site.settings.title), "lang": .text(site.settings.language),
      "start_url": .text(base), "scope": .text(base), "display": "browser",
      "background_color": .text(palette.light.page.hex),
      "theme_color": .text(palette.light.page.hex), "icons": .list(icons),
    ]
    return (value.json ?? "{}") + "\n"
  }
}
