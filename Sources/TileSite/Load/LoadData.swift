/// A file under data/.
struct DataFile: Sendable {
  /// Relative to the site: `data/team/berlin.yaml`.
  var path: String
  var bytes: [UInt8]

  /// Relative to data/, without its ending: `team/berlin`.
  var name: String { Path.withoutExtension(String(path.dropFirst("data/".count))) }

  /// The kinds that are read, by their endings.
  static let endings: Set<String> = ["yaml", "yml", "json", "csv"]
}

/// Reads the files under data/; others than data are left alone.
func loadData(
  of root: String, _ output: String, _ warnings: inout [Diagnostic]
) throws(SiteError) -> [DataFile] {
  var files: [DataFile] = []
  for path in try filesBelow("data", of: root, output, &warnings)
  where !isLeftOver(path) && DataFile.endings.contains(Path.fileExtension(of: path)) {
    do {
      files.append(DataFile(path: path, bytes: try Files.read(Path.join(root, path))))
    } catch {
      throw error.error
    }
  }
  return files
}
