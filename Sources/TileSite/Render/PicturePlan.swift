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
  private(set) var versions: [PictureVersion] = []
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
    // As it was when its size was read.
    stamp = site.known.pictures[name]?.stamp ?? Files.stamp(source)
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
    bytes.add("\(site.settings.images.quality)")
    stem = Path.withoutExtension(Path.name(of: name)) + "." + bytes.name
    versions = info.renditions(site.settings.images).map { PictureVersion($0, stem) }
  }

  /// Adds the parts that are wanted of the picture in any of its places; in an order of their own, so that
  /// the first that is made of it is always the same.
  mutating func addParts(of plans: [PicturePlan], _ settings: ImageSettings) {
    guard let info, info.isResizable else { return }
    let parts = Set(plans.flatMap(\.crops).compactMap { $0.settled(for: info) })
    for crop in parts.sorted(by: { $0.suffix < $1.suffix }) {
      versions += info.renditions(settings, crop).map { PictureVersion($0, stem) }
    }
  }

  /// How much work it is.
  var pixels: Int { (info?.width ?? 0) * (info?.height ?? 0) }

  /// What came of it.
  struct Made: Sendable {
    var versions: [PictureVersion]
    var color: String?
  }

  /// - Parameter made: of the picture in all of its places.
  func files(_ made: Made, of site: Site, _ cache: PictureCache) -> PictureFiles {
    let base = site.settings.base.path
    guard let info, !crops.isEmpty else {
      let whole = made.versions.filter { $0.rendition.crop == nil }
      return files(whole, nil, made, base, cache)
    }
    let all = Dictionary(grouping: made.versions, by: \.rendition.crop)
    var picture = files(all[nil] ?? [], nil, made, base, cache)
    for crop in crops {
      let part = crop.settled(for: info)
      guard part != nil, let versions = all[part] else { continue }
      var files = files(versions, part, made, base, cache)
      picture.files += files.files
      files.files = []
      picture.crops[crop] = files
    }
    return picture
  }

  /// The files of the whole picture, or of a part.
  private func files(
    _ versions: [PictureVersion], _ crop: Crop?, _ made: Made, _ base: String,
    _ cache: PictureCache
  ) -> PictureFiles {
    let size = size(crop)
    var picture = PictureFiles(src: "", width: size.width, height: size.height)
    picture.made = PictureFiles.Made(print: print, cached: made.versions.map(\.file))
    picture.color = made.color
    guard let own = versions.first?.rendition.format else {
      picture.src = Address.encoded(base + name)
      return picture
    }
    let formats = worthwhile(versions, own: own)
    var sets: [PictureFormat: String] = [:]
    for version in versions {
      let format = version.rendition.format
      guard format == own || formats.contains(format) else { continue }
      let output = "assets/images/" + version.file
      let address = Address.encoded(base + output)
      if format == own { picture.src = address }
      let before = sets[format].map { $0 + ", " } ?? ""
      sets[format] = before + address + " \(version.rendition.width)w"
      picture.files.append((output, cache.path(version.file), version.found))
    }
    let hasChoice = versions.count { $0.rendition.format == own } > 1
    picture.srcset = hasChoice ? sets[own] ?? "" : ""
    picture.sources = formats.map { ($0.mimeType, sets[$0] ?? "") }
    return picture
  }

  /// The picture's own pixels, or those of a part.
  private func size(_ crop: Crop?) -> (width: Int, height: Int) {
    guard let info else { return (0, 0) }
    return crop?.size(width: .max, of: info) ?? (info.width, info.height)
  }

  /// The formats that make smaller files than the picture's own and than those which browsers would
  /// take in their place; the smallest first.
  private func worthwhile(_ versions: [PictureVersion], own: PictureFormat) -> [PictureFormat] {
    func total(_ format: PictureFormat) -> Int {
      versions.reduce(0) { $0 + ($1.rendition.format == format ? $1.size : 0) }
    }
    var least = total(own)
    var formats: [PictureFormat] = []
    for format in [.webp, .avif] as [PictureFormat]
    where format != own && versions.contains(where: { $0.rendition.format == format }) {
      if total(format) >= least { continue }
      least = total(format)
      formats.insert(format, at: 0)
    }
    return formats
  }
}

/// One version of a picture, and its file in the cache.
struct PictureVersion: Sendable {
  let rendition: Rendition
  /// The name of its file.
  let file: String
  /// In bytes; 0 until it is known.
  var size = 0
  /// The file's state, where it was there already.
  var found: Files.Status?

  /// - Parameter stem: what the names of the picture's files begin with.
  init(_ rendition: Rendition, _ stem: String) {
    self.rendition = rendition
    let part = rendition.crop?.suffix ?? ""
    file = stem + part + "-\(rendition.width)." + rendition.format.fileExtension
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
