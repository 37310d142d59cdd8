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
  /// The parts of it that are wanted too.
  private let crops: Set<Crop>
  private let info: PictureInfo?
  private let print: String?

  /// Reads the file unless it is known in its state.
  init(_ name: String, _ crops: Set<Crop>, of site: Site, root: String) throws(SiteError) {
    self.name = name
    self.crops = crops
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

  /// Adds the parts that are wanted of the picture in any of its places; in an order of their own, so that
  /// the first that is made of it is always the same.
  mutating func addParts(of plans: [PicturePlan], _ settings: ImageSettings) {
    guard let info, info.isResizable else { return }
    let parts = Set(plans.flatMap(\.crops).compactMap { $0.settled(for: info) })
    for crop in parts.sorted(by: { $0.suffix < $1.suffix }) {
      renditions += info.renditions(settings, crop)
    }
  }

  /// How much work it is.
  var pixels: Int { (info?.width ?? 0) * (info?.height ?? 0) }

  /// The name of a version's file.
  func file(_ rendition: Rendition) -> String {
    "\(stem)\(rendition.crop?.suffix ?? "")-\(rendition.width).\(rendition.format.fileExtension)"
  }

  /// What came of it.
  struct Made: Sendable {
    /// Bytes of each file in the cache.
    var sizes: [Rendition: Int]
    var color: String?
  }

  /// - Parameter renditions: those of all places of the picture.
  func files(
    _ made: Made, _ renditions: [Rendition], of site: Site, _ cache: PictureCache
  ) -> PictureFiles {
    let all = Dictionary(grouping: renditions, by: \.crop)
    var picture = files(made, all[nil] ?? [], nil, of: site, cache)
    picture.made = PictureFiles.Made(print: print, cached: renditions.map(file))
    guard let info else { return picture }
    for crop in crops {
      let part = crop.settled(for: info)
      guard part != nil, let renditions = all[part] else { continue }
      var files = files(made, renditions, part, of: site, cache)
      picture.files += files.files
      files.files = []
      picture.crops[crop] = files
    }
    return picture
  }

  /// The files of the whole picture, or of a part.
  private func files(
    _ made: Made, _ renditions: [Rendition], _ crop: Crop?, of site: Site, _ cache: PictureCache
  ) -> PictureFiles {
    let base = site.settings.base.path
    let size = size(crop)
    var picture = PictureFiles(
      src: Address.encoded(base + name), width: size.width, height: size.height)
    guard let own = renditions.first?.format else { return picture }
    let formats = worthwhile(renditions, made.sizes, own: own)
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
    picture.color = made.color
    return picture
  }

  /// The picture's own pixels, or those of a part.
  private func size(_ crop: Crop?) -> (width: Int, height: Int) {
    guard let info else { return (0, 0) }
    return crop?.size(width: .max, of: info) ?? (info.width, info.height)
  }

  /// The formats that make smaller files than the picture's own and than those which browsers would
  /// take in their place; the smallest first.
  private func worthwhile(
    _ renditions: [Rendition], _ sizes: [Rendition: Int], own: PictureFormat
  ) -> [PictureFormat] {
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
  /// The picture's own format first. Never wider than the picture, or its part; its own width where
  /// that is not above the widest asked for.
  fileprivate func renditions(_ settings: ImageSettings, _ crop: Crop? = nil) -> [Rendition] {
    let width = crop?.size(width: .max, of: self).width ?? width
    let largest = settings.widths.last ?? width
    var widths = settings.widths.filter { $0 < width }
    if width <= largest { widths.append(width) }
    let own = format.isEncodable ? format : .png
    let formats = [own] + settings.formats.filter { $0 != own }
    return formats.flatMap { format in
      widths.map { Rendition(width: $0, format: format, quality: settings.quality, crop: crop) }
    }
  }
}
