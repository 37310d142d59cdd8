internal import TileGrid
internal import TileTemplate

/// Everything a template can reach, shared by all records of a build behind one reference.
indirect enum World: Sendable {
  case of(Parts)

  struct Parts: Sendable {
    var site: Site
    var layouts: Layouts
    var pictures: [String: PictureFiles]
    /// Class names of `layouts.grids`.
    var gridClasses: [String]
    /// The address of each asset of the theme by its name below assets/.
    var assets: [String: String]
    /// The address of the picture that browsers show beside the title, if content/ has one.
    var icon: String?
    /// What finds the pages and files of the site, where templates need it.
    var links: Links?
    /// Pictures that templates ask for and nobody can use, and why.
    var broken: [String: String] = [:]
  }

  var parts: Parts {
    switch self {
    case .of(let parts): parts
    }
  }
}

extension World {
  func page(_ place: Int, content: [UInt8]? = nil) -> Value {
    .record(PageRecord(world: self, place: place, content: content))
  }

  func page(_ place: Int?) -> Value {
    place.map { page($0, content: nil) } ?? .none
  }

  func pages(_ places: [Int]) -> Value { .list(places.map { page($0, content: nil) }) }

  func address(of place: Int) -> String {
    let site = parts.site
    return Address.encoded(site.settings.base.path + site.pages[place].path.dropFirst())
  }

  /// Where a tile of this page leads.
  func target(of place: Int) -> String { parts.site.pages[place].link ?? address(of: place) }

  func picture(_ source: PictureSource?, alt: String) -> Value {
    switch source {
    case nil: .none
    case .file(let name):
      .record(
        PictureRecord(
          files: parts.pictures[name], src: name, alt: alt,
          origin: parts.site.settings.base.origin))
    case .address(let address):
      .record(PictureRecord(files: nil, src: address, alt: alt))
    }
  }
}
