private import TileTemplate

/// How findings are told.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// A line each, for people.
  case text
  /// One list of maps, for programs.
  case json
  /// Workflow commands, which GitHub shows beside the lines they are about.
  case github
}

extension [Diagnostic] {
  /// A list, an item a line: `path`, `line`, `column`, `level`, `name`, `message`, `suggestion`; what is not
  /// known is null.
  public var json: String {
    if isEmpty { return "[]" }
    return "[\n" + map { $0.value.json ?? "{}" }.joined(separator: ",\n") + "\n]"
  }
}

extension Diagnostic {
  fileprivate var value: Value {
    [
      "path": .text(path), "line": line.map { .int($0) } ?? .none,
      "column": column.map { .int($0) } ?? .none, "level": .text(word), "name": .text(name),
      "message": .text(sentence), "suggestion": suggestion.map { .text($0) } ?? .none,
    ]
  }

  /// `::error file=content/a.md,line=3,col=1::there is no page “b.md” [broken-link]`
  ///
  /// - Parameter site: the site's folder seen from that of the repository.
  public func workflowCommand(site: String) -> String {
    let command = severity == .note ? "notice" : word
    let isOfSite = path == "site.yaml" || path.hasPrefix("content/") || path.hasPrefix("templates/")
    guard isOfSite else {
      return "::\(command)::" + GitHub.message("\(place): \(sentence) [\(name)]")
    }
    let file = Path.join(site == "." ? "" : site, path)
    var place = "file=" + GitHub.property(Path.normalized(file) ?? file)
    if file.hasPrefix("/") { place = "file=" + GitHub.property(file) }
    if let line, let column { place += ",line=\(line),col=\(column)" }
    return "::\(command) \(place)::" + GitHub.message("\(sentence) [\(name)]")
  }
}

/// What means something in a workflow command, written so that it does not.
private enum GitHub {
  static func message(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }
  static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ marks: [Unicode.Scalar]) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if marks.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += scalar.value < 16 ? "%0" + digits : "%" + digits
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
