/// The old site, out of its place, while what belongs to others is carried to the new one.
struct OldSite {
  private let folder: String
  private let output: String
  private let ours: Set<String>

  /// - Parameter ours: what builds wrote, the last one and this one.
  init(_ folder: String, output: String, ours: Set<String>) {
    (self.folder, self.output, self.ours) = (folder, output, ours)
  }

  /// Does to the files of others what somebody did to them between the moment they got a second
  /// name in the new site and the swap; false where that failed.
  func follow(_ kept: [String]) -> Bool {
    var isDone = true
    for path in kept {
      let (old, new) = (folder + "/" + path, output + "/" + path)
      do throws(Files.Failure) {
        if !Files.isThere(old) {
          try Files.remove(new)
        } else if !Files.isLink(old), Files.node(old) != Files.node(new) {
          try Files.rename(old, to: new)
        }
      } catch {
        isDone = false
      }
    }
    return isDone
  }

  /// Moves files that no build wrote and that the new site does not have; false where one stays.
  func rescue() -> Bool { rescue("") }

  private func rescue(_ place: String) -> Bool {
    guard let entries = try? Files.entries(in: Path.join(folder, place)) else { return false }
    var isDone = true
    for entry in entries {
      let path = Path.join(place, entry.name)
      let (old, new) = (folder + "/" + path, output + "/" + path)
      if entry.kind == .unnamed {
        isDone = false
      } else if entry.kind == .folder && !entry.isLink {
        isDone = rescue(path) && isDone
      } else if !ours.contains(path), !Files.isThere(new) {
        do throws(Files.Failure) {
          try Files.makeFolder(Path.folder(of: new))
          try Files.rename(old, to: new)
        } catch {
          isDone = false
        }
      }
    }
    return isDone
  }
}
