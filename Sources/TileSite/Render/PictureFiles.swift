internal import TileImages

/// A picture of the site ready to be shown: where its files are and how large it is.
struct PictureFiles: Sendable {
  var src: String
  var width: Int
  var height: Int
  /// `…-400.jpg 400w, …` in the picture's own format; empty where there is one size only.
  var srcset = ""
  /// The same in formats that browsers prefer.
  var sources: [(type: String, srcset: String)] = []
  /// What is written for it: paths in the output and the files to copy.
  var files: [(output: String, source: String)] = []
}

/// Where encoded pictures are kept between builds.
struct PictureCache: Sendable {
  let folder: String

  /// - Parameter folder: what the build remembers.
  init(_ folder: String) { self.folder = folder + "/pictures" }

  func path(_ name: String) -> String { folder + "/" + name }
}

/// Encodes the widths and formats of these pictures that are not in the cache yet.
func preparePictures(
  _ pictures: Set<String>, of site: Site, root: String, cache: PictureCache,
  _ onStep: (@Sendable (BuildStep) -> Void)?
) async throws(SiteError) -> [String: PictureFiles] {
  let names = pictures.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  if !names.isEmpty { onStep?(.pictures(done: 0, of: names.count)) }
  let done = Tally()
  let prepared = await inParallel(names, runs: names.count) { [site] name in
    defer { onStep?(.pictures(done: done.next(), of: names.count)) }
    return Result { () throws(SiteError) in try prepare(name, site, root, cache) }
  }
  var files: [String: PictureFiles] = [:]
  var found: [Diagnostic] = []
  for (name, result) in zip(names, prepared) {
    switch result {
    case .success(let picture): files[name] = picture
    case .failure(let error): found += error.diagnostics
    }
  }
  try found.throwIfErrors()
  return files
}

private func prepare(
  _ name: String, _ site: Site, _ root: String, _ cache: PictureCache
) throws(SiteError) -> PictureFiles {
  let base = site.settings.base.path
  let original = Address.encoded(base + name)
  guard let info = site.pictures[name] else {
    return PictureFiles(src: original, width: 0, height: 0)
  }
  var picture = PictureFiles(src: original, width: info.width, height: info.height)
  guard info.isResizable else { return picture }
  let source = Path.join(root, "content/" + name)
  let print = try fingerprint(source, site.settings.images)
  let plan = renditions(of: info, site.settings.images)
  let stem = Path.withoutExtension(Path.name(of: name)) + "." + print
  func file(_ rendition: Rendition) -> String {
    "\(stem)-\(rendition.width).\(rendition.format.fileExtension)"
  }
  func set(_ format: PictureFormat) -> String {
    plan.filter { $0.format == format }.map { rendition in
      Address.encoded(base + "assets/images/" + file(rendition)) + " \(rendition.width)w"
    }.joined(separator: ", ")
  }
  try encodeMissing(plan, of: source, named: name, site, cache, file)
  picture.files = plan.map { ("assets/images/" + file($0), cache.path(file($0))) }
  let formats = plan.map(\.format)
  if let own = formats.first {
    picture.src =
      plan.last { $0.format == own }.map {
        Address.encoded(base + "assets/images/" + file($0))
      } ?? original
    picture.srcset = plan.count { $0.format == own } > 1 ? set(own) : ""
    picture.sources = Set(formats).subtracting([own]).sorted { $0.rawValue < $1.rawValue }
      .map { ($0.mimeType, set($0)) }
  }
  return picture
}

private func fingerprint(_ path: String, _ settings: ImageSettings) throws(SiteError) -> String {
  do {
    var print = Fingerprint()
    print.add(try Files.read(path))
    print.add("\(settings.quality)")
    return print.name
  } catch {
    throw error.error
  }
}

/// The picture's own format first. Never wider than the picture; its own width where that is
/// not far above the widest asked for.
private func renditions(of info: PictureInfo, _ settings: ImageSettings) -> [Rendition] {
  let largest = settings.widths.last ?? info.width
  var widths = settings.widths.filter { $0 < info.width }
  if info.width <= largest { widths.append(info.width) }
  let own = info.format.isEncodable ? info.format : .png
  let formats = [own] + settings.formats.filter { $0 != own }
  return formats.flatMap { format in
    widths.map { Rendition(width: $0, format: format, quality: settings.quality) }
  }
}

private func encodeMissing(
  _ plan: [Rendition], of source: String, named name: String, _ site: Site, _ cache: PictureCache,
  _ file: (Rendition) -> String
) throws(SiteError) {
  let missing = plan.filter { !Files.isFile(cache.path(file($0))) }
  if missing.isEmpty { return }
  let encoded: [[UInt8]]
  do throws(PictureError) {
    encoded = try encode(source, renditions: missing)
  } catch {
    throw SiteError(
      site.pictureUses.filter { $0.name == name }.map { use in
        Diagnostic(.error, use.path, use.position, .brokenPicture(name, reason: error.reason))
      })
  }
  do throws(Files.Failure) {
    for (rendition, bytes) in zip(missing, encoded) {
      let path = cache.path(file(rendition))
      let draft = path + ".\(Files.processID)"
      try Files.write(bytes, to: draft)
      try Files.rename(draft, to: path)
    }
  } catch {
    throw error.error
  }
}
