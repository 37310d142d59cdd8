internal import TileImages

/// The versions of a picture that are to be made.
struct PicturePlan: Sendable {
  /// In content/.
  let name: String
  /// The path of its file.
  let source: String
  /// The file's state before it was read.
  let stamp: Files.Stamp?
  /// What the names of its files begin with; the same for the same name and bytes.
  let stem: String
  /// The picture's own format first, each from narrow to wide; none for one that is published as it is.
  private(set) var renditions: [Rendition] = []
  private let info: PictureInfo?
  private let print: String?

  /// Reads the file unless it is known in its state.
  init(_ name: String, of site: Site, root: String) throws(SiteError) {
    self.name = name
    source = Path.join(root, "content/" + name)
    info = site.pictures[name]
    guard let info, info.isResizable else {
      (stamp, print, stem) = (nil, nil, name + "/")
      return
    }
    stamp = Files.stamp(source)
    var bytes: Fingerprint
    if let known = site.known.entry(name, stamp)?.print.flatMap({ Fingerprint(name: $0) }) {
      bytes = known
    } else {
      do throws(Files.Failure) {
        bytes = try Files.fingerprint(source)
      } catch {
        throw error.error
      }
    }
    print = bytes.name
    let settings = site.settings.images
    bytes.add("\(settings.quality)")
    stem = Path.withoutExtension(Path.name(of: name)) + "." + bytes.name
    renditions = info.renditions(settings)
  }

  /// How much work it is.
  var pixels: Int { (info?.width ?? 0) * (info?.height ?? 0) }

  /// The name of a version's file.
  func file(_ rendition: Rendition) -> String {
    "\(stem)-\(rendition.width).\(rendition.format.fileExtension)"
  }

  /// What came of it.
  struct Made: Sendable {
    /// Bytes of each file in the cache.
    var sizes: [Rendition: Int]
    var color: String?
  }

  func files(_ made: Made, of site: Site, _ cache: PictureCache) -> PictureFiles {
    let base = site.settings.base.path
    var picture = PictureFiles(
      src: Address.encoded(base + name), width: info?.width ?? 0, height: info?.height ?? 0)
    guard let own = renditions.first?.format else { return picture }
    let formats = worthwhile(made.sizes, own: own)
    let folder = "assets/images/"
    func address(_ rendition: Rendition) -> String {
      Address.encoded(base + folder + file(rendition))
    }
    func set(_ format: PictureFormat) -> String {
      renditions.filter { $0.format == format }.map { "\(address($0)) \($0.width)w" }
        .joined(separator: ", ")
    }
    picture.files = renditions.filter { $0.format == own || formats.contains($0.format) }
      .map { (folder + file($0), cache.path(file($0))) }
    if let widest = renditions.last(where: { $0.format == own }) { picture.src = address(widest) }
    picture.srcset = renditions.count { $0.format == own } > 1 ? set(own) : ""
    picture.sources = formats.map { ($0.mimeType, set($0)) }
    picture.made = PictureFiles.Made(print: print, cached: renditions.map(file))
    picture.color = made.color
    return picture
  }

  /// The formats that make smaller files than the picture's own and than those which browsers would
  /// take in their place; the smallest first.
  private func worthwhile(_ sizes: [Rendition: Int], own: PictureFormat) -> [PictureFormat] {
    func total(_ format: PictureFormat) -> Int {
      renditions.filter { $0.format == format }.reduce(0) { $0 + (sizes[$1] ?? 0) }
    }
    var least = total(own)
    var formats: [PictureFormat] = []
    for format in [.webp, .avif] as [PictureFormat]
    where format != own && renditions.contains(where: { $0.format == format }) {
      if total(format) >= least { continue }
      least = total(format)
      formats.insert(format, at: 0)
    }
    return formats
  }
}

extension PictureInfo {
  /// The picture's own format first. Never wider than the picture; its own width where that is
  /// not above the widest asked for.
  fileprivate func renditions(_ settings: ImageSettings) -> [Rendition] {
    let largest = settings.widths.last ?? width
    var widths = settings.widths.filter { $0 < width }
    if width <= largest { widths.append(width) }
    let own = format.isEncodable ? format : .png
    let formats = [own] + settings.formats.filter { $0 != own }
    return formats.flatMap { format in
      widths.map { Rendition(width: $0, format: format, quality: settings.quality) }
    }
  }
}
