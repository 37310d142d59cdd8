/// Which files are watched: some files and folders of one folder, and all that lies in those.
public struct WatchedFiles: Sendable {
  /// The folder; links that lead out of it are not followed.
  let root: String
  /// The names in it that count; they need not be there yet.
  let names: [String]
  /// Folders that are never looked into, wherever a link to them lies.
  let leftOut: [String]
  /// Whether a file or folder of this name counts for nothing, such as an editor's `x~`.
  let isIgnored: @Sendable (_ name: String) -> Bool

  /// What of `root` is watched.
  public init(
    root: String, names: [String], leftOut: [String] = [],
    isIgnored: @escaping @Sendable (_ name: String) -> Bool = { _ in false }
  ) {
    self.root = root
    self.names = names
    self.leftOut = leftOut
    self.isIgnored = isIgnored
  }
}
