/// The list of files that builds wrote into an output folder, kept outside it: what is not in it
/// belongs to somebody else.
enum Manifest {
  /// The paths, none where there is no list.
  static func read(_ path: String) -> Set<String> {
    guard let bytes = try? Files.read(path) else { return [] }
    let paths = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(paths.filter { Path.normalized($0) == $0 })
  }

  static func write(_ paths: Set<String>, to path: String) throws(Files.Failure) {
    var bytes: [UInt8] = []
    for path in paths.sortedByBytes() {
      bytes += path.utf8
      bytes.append(0)
    }
    let draft = path + ".\(Files.processID)"
    try Files.write(bytes, to: draft)
    try Files.rename(draft, to: path)
  }

  /// The number of the folder that was last put in the output's place, until that was completed.
  static func swapped(_ path: String) -> UInt64? {
    (try? Files.read(path + ".swap")).flatMap { UInt64(String(decoding: $0, as: UTF8.self)) }
  }

  static func noteSwap(_ node: UInt64, _ path: String) throws(Files.Failure) {
    try Files.write(Array(String(node).utf8), to: path + ".swap")
  }

  static func forgetSwap(_ path: String) { try? Files.remove(path + ".swap") }
}
