extension Checker {
  mutating func include(
    _ name: Expression, _ ignoresMissing: Bool, _ scope: Scope, _ at: Int
  ) -> Step? {
    if name.looksLikePath {
      note(.nameNotLiteral("include"), at: name.at)
      return nil
    }
    let pattern = NamePattern(name)
    let candidates = outlines.filter { pattern.matches($0.text.name) }.map(\.number)
    let handed = scope.values(otherThan: schema.globals.mapValues(Binding.value))
    for candidate in candidates { hand(handed, to: \.inherited[candidate]) }
    leads += candidates.map { Lead(from: current, to: $0, isGuess: pattern.whole == nil) }
    if candidates.isEmpty, !ignoresMissing {
      let near = pattern.whole.flatMap { nearestTemplate($0, in: numbers.keys) }
      note(.unknownTemplate(pattern.words, near), at: name.at)
    }
    if pattern.whole != nil { return candidates.first.map { .include($0, at: at) } }
    let code = check(name, scope).code
    return .includeNamed(
      code, ignoresMissing: ignoresMissing, candidates: candidates, at: name.at)
  }
}

extension Expression {
  /// Whether this is a template's name without its quotes: `partials/head.html`.
  fileprivate var looksLikePath: Bool {
    switch kind {
    case .member(_, "html"): true
    case .binary(_, _, let last): last.looksLikePath
    default: false
    }
  }
}

/// What is known of a template's name when it is put together while rendering.
struct NamePattern {
  private let prefix: String
  private let suffix: String
  /// The name when all of it is known.
  let whole: String?

  init(_ name: Expression) {
    var parts: [Expression] = [name]
    if case .concatenate(let all) = name.kind { parts = all }
    let texts = parts.map { part -> String? in
      if case .literal(.text(let text)) = part.kind { text } else { nil }
    }
    prefix = texts.prefix { $0 != nil }.compactMap { $0 }.joined()
    suffix = texts.reversed().prefix { $0 != nil }.reversed().compactMap { $0 }.joined()
    whole = texts.allSatisfy { $0 != nil } ? prefix : nil
  }

  func matches(_ name: String) -> Bool {
    if let whole { return name == whole }
    return name.utf8.count >= prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix)
      && name.hasSuffix(suffix)
  }

  /// Whether the name begins with something known, so that what it matches is likely meant.
  var isTelling: Bool { !prefix.isEmpty }

  var words: String { whole ?? prefix + "…" + suffix }
}
