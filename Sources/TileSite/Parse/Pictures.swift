private import TileTemplate
internal import TileImages

/// Finds the file of content/ that a page means by a picture.
struct PictureFinder: Sendable {
  /// Names in content/.
  let files: Set<String>
  /// Whether it says what was probably meant.
  var suggests = true

  struct Missing: Error { var problem: Problem }

  /// Seen from the page's folder first, then from content/ itself.
  func find(_ destination: String, from folder: String) -> Result<PictureSource, Missing> {
    if let scheme = Address.scheme(of: destination) {
      return scheme == "https" || scheme == "http"
        ? .success(.address(destination))
        : .failure(Missing(problem: .badPictureAddress(destination)))
    }
    if destination.hasPrefix("//") { return .success(.address(destination)) }
    let path = Address.decoded(Address.split(destination).path)
    let candidates = path.hasPrefix("/") ? [path] : [Path.join(folder, path), path]
    for candidate in candidates.compactMap(Path.normalized) where files.contains(candidate) {
      return .success(.file(candidate))
    }
    let near = suggests ? nearest(Path.normalized(candidates[0]) ?? path, in: files) : nil
    return .failure(Missing(problem: .missingPicture(destination, near: near)))
  }
}

/// Learns the size of every picture in use, each read once and again when its file has changed; a picture that cannot be used is a
/// mistake wherever a page names it.
func inspectPictures(
  _ site: inout Site, uses: [PictureUse], _ root: String
) async -> [Diagnostic] {
  let names = Set(uses.map(\.name)).sortedByBytes()
  let looked = await inParallel(names) { [known = site.known] name in
    Result { () throws(PictureError) in try look(Path.join(root, "content/" + name), name, known) }
  }
  var broken: [String: PictureError] = [:]
  for (name, look) in zip(names, looked) {
    switch look {
    case .success(let entry):
      site.pictures[name] = entry.info
      site.known.pictures[name] = entry
    case .failure(let error): broken[name] = error
    }
  }
  return uses.compactMap { use in
    broken[use.name].map { error in
      Diagnostic(.error, use.path, use.position, .brokenPicture(use.name, reason: error.reason))
    }
  }
}

private func look(
  _ path: String, _ name: String, _ known: PictureIndex
) throws(PictureError) -> PictureIndex.Entry {
  let stamp = Files.stamp(path)
  if let entry = known.entry(name, stamp) { return entry }
  let info = try inspect(path)
  guard let stamp else { throw .missing }
  return PictureIndex.Entry(stamp: stamp, info: info, isSettled: stamp.isSettled)
}
