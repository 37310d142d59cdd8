/// What a build did to the output folder.
public struct Written: Sendable, Equatable {
  /// The paths of all files of the site.
  public var paths: [String] = []
  /// Those that are new or other than before.
  public var changedPaths: [String] = []
  /// Those of the last build that are gone.
  public var removedPaths: [String] = []
  /// Links in the written pages that lead to nothing.
  var warnings: [Diagnostic] = []

  /// How many files the site has.
  public var files: Int { paths.count }
  /// How many are new or other than before.
  public var changed: Int { changedPaths.count }
  /// How many of the last build are gone.
  public var removed: Int { removedPaths.count }
}

/// Writes every output of a site, all of it or nothing.
///
/// New and changed files are first made beside the output folder. Only when all of them are there
/// do the old and the new folder change places, in one step; so a mistake, a full disk or a kill at
/// any moment leaves the last good site whole. Files that no build wrote stay as they are.
///
/// - Parameter settle: is given the links of the made pages, by the page's place, before anything takes its place;
///   gives what is to be told of them, or ends the build.
func write(
  _ renderer: Renderer, to output: String, site: String, cache: String, _ addresses: SiteAddresses,
  settle: ([Int: PageLinks], _ failed: [Diagnostic]) throws(SiteError) -> [Diagnostic]
) async throws(SiteError) -> Written {
  do {
    // Held until this function ends: builds of one output, of whatever site, wait for each other.
    let lock = try await BuildLock(Fingerprint.of(Files.absolute(output).utf8))
    defer { lock.release() }
    let target = try Target(output, site: site, cache: cache)
    let made = await inParallel(renderer.outputs, with: PageWorkspace.init) { (workspace, file) in
      Result { () throws(SiteError) in try make(file, renderer, target, addresses, workspace) }
    }
    var found: [Diagnostic] = []
    var changed: [String] = []
    var published = PublishedNotes()
    var links: [Int: PageLinks] = [:]
    var lacks: Set<Drawing.Lack> = []
    for (file, result) in zip(renderer.outputs, made) {
      switch result {
      case .success(let made):
        if made.isChanged { changed.append(file.path) }
        published.notes[file.path] = made.note
        if let lack = made.lack { lacks.insert(lack) }
        if case .page(let place) = file.contents { links[place] = made.links }
      case .failure(let error): found += error.diagnostics
      }
    }
    let paths = renderer.outputs.map(\.path)
    let warnings: [Diagnostic]
    let removed: [String]
    do throws(SiteError) {
      warnings = try settle(links, found + lacks.map(\.warning).sorted(byBytesOf: \.text))
      removed = try target.commit(paths, changed: changed)
    } catch {
      target.discard()
      throw error
    }
    // Where this fails, the pictures are read again by the next build.
    if published != target.published { try? published.write(to: target.manifest + ".pictures") }
    return Written(
      paths: paths, changedPaths: changed, removedPaths: removed, warnings: warnings)
  } catch let error as SiteError {
    throw error
  } catch let error as Files.Failure {
    throw error.error
  } catch {
    throw SiteError([Diagnostic(.failure, output, nil, .system("\(error)"))])
  }
}

/// What became of one file.
struct Outcome: Sendable {
  /// Whether it stands in the staging folder; else the same stands in the output already.
  var isChanged: Bool
  var note: PublishedNotes.Note?
  /// Of a page.
  var links: PageLinks?
  /// Of a drawing.
  var lack: Drawing.Lack?
}

/// Makes one file in the staging folder unless the same stands in the output already.
private func make(
  _ file: OutputFile, _ renderer: Renderer, _ target: Target, _ addresses: SiteAddresses,
  _ workspace: PageWorkspace
) throws(SiteError) -> Outcome {
  try goOnUnlessStopped()
  let old = target.output + "/" + file.path
  let new = target.staging + "/" + file.path
  switch file.contents {
  case .page(let place):
    let page = try renderer.page(place, workspace)
    let links = PageLinks(page, path: addresses.paths[place], at: place, addresses)
    return Outcome(isChanged: try put(page, old, new), links: links)
  case .feed(let feed):
    return Outcome(isChanged: try put(try renderer.feed(feed, workspace), old, new))
  case .drawing(let drawing):
    let (bytes, lack) = try drawing.made(target.pictures)
    return Outcome(isChanged: try put(bytes, old, new), lack: lack)
  case .bytes(let bytes): return Outcome(isChanged: try put(bytes, old, new))
  case .picture(let source): return try publish(file.path, from: source, target)
  case .copy(let source, let found):
    do throws(Files.Failure) {
      if try Files.sameContents(source, old, known: found) { return Outcome(isChanged: false) }
      try Files.copy(source, to: new)
      return Outcome(isChanged: true)
    } catch {
      throw error.error
    }
  }
}

private func put(_ bytes: [UInt8], _ old: String, _ new: String) throws(SiteError) -> Bool {
  if Files.status(old)?.size == bytes.count, let there = try? Files.read(old), there == bytes {
    return false
  }
  do throws(Files.Failure) {
    try Files.write(bytes, to: new)
    return true
  } catch {
    throw error.error
  }
}
