private import TileTemplate

/// One thing to tell the author: how grave, where, what.
///
///     content/web.md:3:7: error: the date “2020-13-45” does not exist; write it as 2024-12-31
public struct Diagnostic: Sendable, Equatable {
  /// How grave a finding is.
  public enum Severity: String, Sendable {
    /// Worth a look; nothing fails because of it.
    case note
    /// The build goes on; with `--strict` it fails.
    case warning
    /// The author's mistake: nothing is written.
    case error
    /// The machine failed us (permissions, disk): nothing is written.
    case failure
  }

  /// How grave it is.
  public var severity: Severity
  /// The file, relative to the site, or as the user would name it.
  public var path: String
  var position: Position?
  var problem: Problem

  init(_ severity: Severity, _ path: String, _ position: Position?, _ problem: Problem) {
    self.severity = severity
    self.path = position?.path ?? path
    self.position = position
    self.position?.path = nil
    self.problem = problem
  }

  /// The line that people read, without a line end.
  public var text: String { "\(place): \(word): \(sentence)" }

  /// The file, and the line and column in it where they are known: `content/web.md:3:7`.
  public var place: String {
    harmless(path + (position.map { ":\($0.line):\($0.column)" } ?? ""))
  }

  /// `note`, `warning` or `error`.
  public var word: String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error, .failure: "error"
    }
  }

  /// What kind of finding it is, `broken-link`.
  public var name: String { problem.name.rawValue }

  /// What was probably meant, where something is near.
  public var suggestion: String? { problem.suggestion.map(harmless) }

  /// 1-based, in Unicode scalars; nil where the place is not known.
  public var line: Int? { position?.line }
  /// 1-based, in Unicode scalars; nil where the place is not known.
  public var column: Int? { position?.column }

  /// What is wrong, and what to write instead.
  public var sentence: String { harmless(problem.sentence) }
}

extension Diagnostic {
  /// The same as an error, if it is a warning.
  var asError: Diagnostic {
    var copy = self
    if severity == .warning { copy.severity = .error }
    return copy
  }

  /// By file, then by place in it, then by text: the order in which they are printed.
  static func inOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.path != b.path { return a.path.precedes(b.path) }
    let start = Position(line: 0, column: 0)
    let (p, q) = (a.position ?? start, b.position ?? start)
    return p == q ? a.text.precedes(b.text) : p < q
  }
}

extension Diagnostic {
  /// The same mistake of a template, met on two pages, as one.
  fileprivate func joined(with next: Diagnostic) -> Diagnostic? {
    guard case .rendering(let text, let page, let others) = problem,
      case .rendering(text, _, let more) = next.problem,
      path == next.path, position == next.position
    else { return nil }
    return Diagnostic(
      severity, path, position, .rendering(text, page: page, others: others + more + 1))
  }
}

/// Everything that kept a site from being built, in the order it is printed.
public struct SiteError: Error, Sendable, Equatable {
  /// Errors, and the warnings found beside them, sorted by place, each once.
  public var diagnostics: [Diagnostic]

  init(_ found: [Diagnostic]) {
    diagnostics = []
    for one in found.sorted(by: Diagnostic.inOrder) where one != diagnostics.last {
      if let last = diagnostics.last, let both = last.joined(with: one) {
        diagnostics[diagnostics.count - 1] = both
      } else {
        diagnostics.append(one)
      }
    }
  }

  /// Whether the command was used wrongly: outside a site, or with an impossible output.
  public var isUsage: Bool {
    diagnostics.contains { diagnostic in
      switch diagnostic.problem {
      case .noSite, .outputHoldsSource, .siteExists, .notEmpty, .noForeignSite: true
      case .missingPage, .notPublished: diagnostic.path == "explain"
      default: false
      }
    }
  }

  /// Whether the machine, not the author, is to blame.
  public var isMachineFailure: Bool {
    diagnostics.contains { $0.severity == .failure }
  }
}

extension [Diagnostic] {
  var hasErrors: Bool { contains { $0.severity == .error || $0.severity == .failure } }

  /// The warnings, unless there is an error among them, or, with `strict`, anything at all.
  func settled(strict: Bool) throws(SiteError) -> [Diagnostic] {
    let found = strict ? map(\.asError) : self
    try found.throwIfErrors()
    return found
  }

  /// Ends the stage if any finding is more than a warning.
  func throwIfErrors() throws(SiteError) {
    if hasErrors { throw SiteError(self) }
  }
}
