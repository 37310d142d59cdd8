/// Writes one key of a page's front matter and leaves every other byte as it is. A page without front
/// matter gets one.
///
/// - Parameters:
///   - path: of the page's file, for messages.
///   - value: nil takes the key away.
func editedFrontMatter(
  _ bytes: [UInt8], _ key: String, to value: YAMLWords.Scalar?, in path: String
) throws(EditRefusal) -> [UInt8] {
  var found: [Diagnostic] = []
  guard let text = checkedText(bytes, in: path, &found) else { throw .broken(found[0]) }
  let parts: FrontMatterSplit
  do throws(FrontMatterSplit.NotClosed) {
    parts = try FrontMatterSplit(text)
  } catch {
    let start = Position(line: 1, column: 1)
    let problem = Problem.frontMatterNotClosed(error.language.fence)
    throw .broken(Diagnostic(.error, path, start, problem))
  }
  let lines = TextLines(bytes[text.startIndex...])
  guard let matter = parts.matter else {
    guard let value else { return bytes }
    let words = YAMLWords(lineEnd: lines.end)
    let made = [fence, words.pair([key], value), fence].flatMap { $0 + lines.end }
    return bytes[..<text.startIndex] + made + bytes[text.startIndex...]
  }
  // Without a line of its own above it, it is JSON.
  guard parts.language == .yaml, parts.matterLine > 1 else { throw .foreign }
  let place = matter.startIndex..<matter.endIndex
  let edited = try editedYAML(Array(bytes[place]), [key], to: value, end: lines.end)
  return bytes[..<place.lowerBound] + edited + bytes[place.upperBound...]
}

private let fence = Array("---".utf8)
