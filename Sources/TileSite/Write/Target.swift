/// The folder to be written, and the one in which the next site is made.
struct Target: Sendable {
  /// Where the site is, links followed.
  let output: String
  /// Where the next one is made, on the same file system: beside the output, or inside it where
  /// nothing can be put beside it.
  let staging: String
  /// Whether the two can change places.
  let canExchange: Bool
  /// The list of what was written.
  let manifest: String
  /// What earlier builds wrote.
  let written: Set<String>
  /// What earlier builds published of pictures.
  let published: PublishedNotes

  /// Where encoded and drawn pictures are kept between builds.
  let pictures: PictureCache

  /// - Parameters:
  ///   - site: the site's folder; an output inside it is known by its place there, so that the
  ///     site can be moved.
  ///   - cache: the folder for what is remembered between builds.
  init(_ output: String, site: String, cache: String) throws(Files.Failure) {
    let place = Files.absolute(output)
    self.output = place
    let home = Files.absolute(site) + "/"
    let key = place.hasPrefix(home) ? String(place.dropFirst(home.count)) : place
    manifest = cache + "/written/" + Fingerprint.of(key.utf8)
    written = Manifest.read(manifest)
    pictures = PictureCache(cache)
    published = PublishedNotes(manifest + ".pictures")

    let (parent, name) = (Path.folder(of: place), Path.name(of: place))
    try Files.makeFolder(parent)
    canExchange = Target.canExchange(place, parent, name)
    let folder = canExchange ? parent : place
    let prefix = "." + name + ".tilework-"
    let swapped = Manifest.swapped(manifest)
    for entry in try Files.entries(in: folder)
    where entry.kind == .folder && Target.isLeftOver(entry.name, prefix) {
      // Where the folders had changed places already, the leftover is the old site.
      let isOld = swapped != nil && swapped == Files.node(place)
      let left = Path.join(folder, entry.name)
      if !isOld || OldSite(left, output: place, ours: written).rescue() {
        try? Files.remove(left)
      }
    }
    let first = Path.join(folder, prefix + "\(Files.processID)")
    let free = [first] + (1...99).map { first + ".\($0)" }
    staging = free.first { !Files.isThere($0) } ?? first
    try Files.makeFolder(staging)
  }

  /// Whether something can be put beside the output and take its place: nothing is mounted there.
  private static func canExchange(_ place: String, _ parent: String, _ name: String) -> Bool {
    guard Files.isWritable(parent) else { return false }
    guard let entries = try? Files.entries(in: parent),
      let entry = entries.first(where: { $0.name == name })
    else { return true }
    return entry.node == Files.node(place)
  }

  /// A staging folder whose process is no more: `.public.tilework-1234` or `…-1234.1`.
  private static func isLeftOver(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(
      separator: ".", omittingEmptySubsequences: false)
    let values = numbers.compactMap { Int($0) }
    guard (1...2).contains(numbers.count), values.map(String.init) == numbers.map(String.init)
    else { return false }
    return values[0] == Files.processID || !Files.isRunning(values[0])
  }

  /// Forgets everything that was made.
  func discard() { try? Files.remove(staging) }
}
