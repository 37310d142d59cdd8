import Testing

@testable import TileSite

/// Stages pass values on and know nothing of those after them: Load, Parse, Layout, Render, Write.
struct StageOrderTests {
  private static let stages = ["Load", "Parse", "Layout", "Render", "Write"]
  private static let sources =
    Path.folder(of: Path.folder(of: Path.folder(of: #filePath)))
    + "/Sources/TileSite"

  @Test("No stage names a type or function of a later one", arguments: stages)
  func oneWay(_ stage: String) throws {
    let own = try Self.text(of: stage)
    let later = Self.stages.drop { $0 != stage }.dropFirst()
    let names = try later.flatMap { try Self.declared(in: Self.text(of: $0)) }
    #expect(stage == "Write" || names.count > 3)
    let used = names.filter { Self.uses(of: $0, in: own) }
    #expect(used.isEmpty, "\(stage) names \(used.sorted())")
  }

  @Test(
    "Each C library is seen by one file alone, and nothing needs Foundation",
    arguments: [
      ("CCmark", 1), ("CYaml", 1), ("CToml", 1), ("CEmbedded", 1), ("CExchange", 1),
      ("CWeb", 1),
      ("Foundation", 0),
    ])
  func oneFile(_ module: String, _ files: Int) throws {
    let folder = Path.folder(of: Self.sources)
    let importing = try TestSite.tree(folder).filter { path, bytes in
      path.hasSuffix(".swift")
        && String(decoding: bytes, as: UTF8.self).contains("import \(module)\n")
    }
    #expect(importing.count == files, "\(importing.keys.sorted())")
  }

  /// Whether a type is named, or a function called, that is no member of something else.
  private static func uses(of name: String, in text: String) -> Bool {
    let isType = name.first?.isUppercase ?? false
    if !isType && text.contains("func \(name)(") { return false }  // a method of its own
    let isWord = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
    return text.ranges(of: isType ? name : name + "(").contains { range in
      let before = text[..<range.lowerBound]
      let isWhole =
        !(before.last.map(isWord) ?? false)
        && (!isType || !(text[range.upperBound...].first.map(isWord) ?? false))
      return isWhole && (isType || before.last != "." && !before.hasSuffix("func "))
    }
  }

  /// All the code of a stage, without comments.
  private static func text(of stage: String) throws -> String {
    try TestSite.tree(sources + "/" + stage).values.map { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Types and functions declared at the left margin, which other files can name.
  private static func declared(in text: String) throws -> [String] {
    let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "func"]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split { $0 == " " || $0 == "(" || $0 == "<" || $0 == ":" || $0 == "," }
        .filter { $0 != "public" && $0 != "indirect" && $0 != "final" }
      guard !line.hasPrefix(" "), words.count > 1, kinds.contains(words[0]) else { return nil }
      return String(words[1])
    }
  }
}
