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
  var files: [(output: String, source: String, found: Files.Status?)] = []
  /// The colour that takes most of it, `#00794a`, to stand in its place until it is loaded; nil for
  /// a picture that is transparent anywhere, and for one that is published as it is.
  var color: String? { didSet { tone = color.flatMap(PictureFiles.tone) } }
  /// The class that gives an `<img>` this ground until it is loaded.
  private(set) var tone: String?
  /// Parts of it that have files of their own, which stand in `files` here.
  var crops: [Crop: PictureFiles] = [:]
  /// What is to be remembered of it.
  var made = Made()

  struct Made: Sendable {
    /// The name of its file's bytes.
    var print: String?
    /// Its files in the cache, those that are not published too.
    var cached: [String] = []
  }

  /// A colour's class, in three digits so that few rules do for many pictures: `#0a8ff7` → `tone-18f`.
  private static func tone(of color: String) -> String? {
    Color(color).map { color in
      let parts = [color.red, color.green, color.blue]
      return "tone-" + parts.map { String((Int($0) + 8) / 17, radix: 16) }.joined()
    }
  }
}

/// Encodes the widths and formats of these pictures that are not in the cache yet.
///
/// Pictures of the same name and bytes are one, wherever they lie; the largest come first, so that no
/// core waits long for another at the end.
func preparePictures(
  _ wishes: PictureWishes, of site: Site, root: String, cache: PictureCache,
  _ onStep: (@Sendable (BuildStep) -> Void)?
) async throws(SiteError) -> [String: PictureFiles] {
  try await picturesFiles(wishes, of: site, root: root, cache: cache, onStep, encodes: true)
}

/// What these pictures will be, none encoded; of those that earlier builds encoded the sizes are known.
func plannedPictures(
  _ wishes: PictureWishes, of site: Site, root: String, cache: PictureCache
) async throws(SiteError) -> [String: PictureFiles] {
  try await picturesFiles(wishes, of: site, root: root, cache: cache, nil, encodes: false)
}

private func picturesFiles(
  _ wishes: PictureWishes, of site: Site, root: String, cache: PictureCache,
  _ onStep: (@Sendable (BuildStep) -> Void)?, encodes: Bool
) async throws(SiteError) -> [String: PictureFiles] {
  let names = wishes.keys.sortedByBytes()
  let plans = await inParallel(names) { [site] name in
    Result { () throws(SiteError) in
      try PicturePlan(name, wishes[name] ?? [], of: site, root: root)
    }
  }
  var found: [Diagnostic] = []
  var same: [String: [PicturePlan]] = [:]
  for plan in plans {
    switch plan {
    case .success(let plan): same[plan.stem, default: []].append(plan)
    case .failure(let error): found += error.diagnostics
    }
  }
  try found.throwIfErrors()
  let jobs = same.values.map { [PicturePlan](one: $0, site.settings.images) }
    .sorted { ($1[0].pixels, $0[0].name) < ($0[0].pixels, $1[0].name) }
  if !names.isEmpty { onStep?(.pictures(done: 0, of: jobs.count)) }
  let done = Tally()
  let made = await inParallel(jobs, runs: jobs.count) { [site] plans in
    defer { onStep?(.pictures(done: done.next(), of: jobs.count)) }
    return Result { () throws(SiteError) in try make(plans, of: site, cache, encodes: encodes) }
  }
  var files: [String: PictureFiles] = [:]
  for (plans, result) in zip(jobs, made) {
    switch result {
    case .success(let made):
      for plan in plans { files[plan.name] = plan.files(made, of: site, cache) }
    case .failure(let error): found += error.diagnostics
    }
  }
  try found.throwIfErrors()
  return files
}

extension [PicturePlan] {
  /// Plans of one picture, of which the first makes what any of them wants.
  fileprivate init(one plans: [PicturePlan], _ settings: ImageSettings) {
    self = plans
    self[0].addParts(of: plans, settings)
  }
}

/// Makes what is missing of a picture, which may lie in several places.
private func make(
  _ plans: [PicturePlan], of site: Site, _ cache: PictureCache, encodes: Bool
) throws(SiteError) -> PicturePlan.Made {
  let versions = try encodeMissing(plans, of: site, cache, encodes: encodes)
  // From the smallest file, so that it is the same whether that was made now or found.
  guard let smallest = versions.first?.file else { return PicturePlan.Made(versions: []) }
  let color =
    site.known.colors[smallest] ?? (try? dominantColor(cache.path(smallest)))?.hex ?? ""
  return PicturePlan.Made(versions: versions, color: color.isEmpty ? nil : color)
}

/// - Returns: the picture's versions, all of them in the cache now where it encodes.
private func encodeMissing(
  _ plans: [PicturePlan], of site: Site, _ cache: PictureCache, encodes: Bool
) throws(SiteError) -> [PictureVersion] {
  let plan = plans[0]
  var versions = plan.versions
  for place in versions.indices {
    versions[place].found = cache.status(versions[place].file)
    versions[place].size = versions[place].found?.size ?? 0
  }
  let missing = versions.indices.filter { versions[$0].found == nil }
  if missing.isEmpty || !encodes { return versions }
  try goOnUnlessStopped()
  let encoded: [[UInt8]]
  do throws(PictureError) {
    encoded = try encode(plan.source, renditions: missing.map { versions[$0].rendition })
  } catch {
    throw broken(plans, error.reason, site)
  }
  if Files.stamp(plan.source) != plan.stamp {
    throw broken(plans, "changed while it was read; build again", site)
  }
  do throws(Files.Failure) {
    for (place, bytes) in zip(missing, encoded) {
      try cache.put(bytes, versions[place].file)
      versions[place].size = bytes.count
    }
  } catch {
    throw error.error
  }
  return versions
}

private func broken(_ plans: [PicturePlan], _ reason: String, _ site: Site) -> SiteError {
  let names = Set(plans.map(\.name))
  return SiteError(
    site.pictureUses.filter { names.contains($0.name) }.map { use in
      Diagnostic(.error, use.path, use.position, .brokenPicture(use.name, reason: reason))
    })
}

extension PictureIndex {
  /// With what came of pictures; without those that are gone.
  func learning(_ made: [String: PictureFiles], of files: [SourceFile]) -> PictureIndex {
    var index = self
    for (name, picture) in made {
      if let print = picture.made.print { index.pictures[name]?.print = print }
      if let smallest = picture.made.cached.first { index.colors[smallest] = picture.color ?? "" }
    }
    let names = Set(files.map(\.name))
    index.pictures = index.pictures.filter { names.contains($0.key) }
    return index
  }
}
