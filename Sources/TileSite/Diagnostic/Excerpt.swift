private import TileTemplate

extension Diagnostic {
  /// The line of the source file and a mark below the place, two lines indented by two; nil where
  /// there is no place, or no such line any more.
  ///
  ///       3 | date: 31.12.2024
  ///         |       ^
  public func excerpt(in site: String) -> String? {
    guard let position, let file = bytes(in: site),
      let excerpt = Excerpt(of: file, line: position.line, column: position.column)
    else { return nil }
    let number = String(position.line)
    let space = String(repeating: " ", count: number.utf8.count)
    return "  \(number) | \(excerpt.line)\n  \(space) | \(excerpt.mark)"
  }

  private func bytes(in site: String) -> [UInt8]? {
    if path.hasPrefix(ThemeFile.builtIn) {
      return Embedded.theme.first { ThemeFile.builtIn + $0.name == path }?.bytes
    }
    return try? Files.read(Path.join(site, path))
  }
}
