/// A stylesheet without comments and blanks that mean nothing; `/*! … */` stays.
///
/// What is open at its end is closed, so that another can follow it.
func minifiedCSS(_ css: [UInt8]) -> [UInt8] {
  let start = css.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var minifier = CSSMinifier(Array(css[start...]))
  return minifier.minified()
}

private struct CSSMinifier {
  private let css: [UInt8]
  private let tokens: [CSSToken]
  private var next = 0
  private var out: [UInt8] = []
  /// What closes the brackets that are open.
  private var closers: [UInt8] = []
  /// Where in `out` the semicolon stands that the last declaration ended with.
  private var semicolon: Int?

  init(_ css: [UInt8]) {
    self.css = css
    tokens = Array(CSSTokens(css))
    out.reserveCapacity(css.count)
  }

  /// What stands between two of `{`, `}` and `;`.
  enum Part {
    case selectors
    /// The beginning of an at-rule; the colons of media and container queries need no blanks.
    case atRule(isQuery: Bool)
    case declaration(isCustom: Bool)
  }

  mutating func minified() -> [UInt8] {
    while next < tokens.count {
      switch tokens[next].kind {
      case .blank: next += 1
      case .comment: copyComment()
      case .mark(UInt8(ascii: "}")):
        closeBlock()
        next += 1
      case .mark(UInt8(ascii: ";")) where !closers.isEmpty: next += 1
      default: copyPart()
      }
    }
    while let closer = closers.popLast() { out.append(closer) }
    return out
  }

  private mutating func copyComment() {
    let range = tokens[next].range
    if range.count > 4, css[range.lowerBound + 2] == UInt8(ascii: "!") { out += css[range] }
    next += 1
  }

  private mutating func closeBlock() {
    let closer = UInt8(ascii: "}")
    if closers.last == closer { closers.removeLast() }
    if semicolon == out.count - 1 { out.removeLast() }
    semicolon = nil
    out.append(closer)
  }

  /// What begins here, and where the `{`, `}` or `;` stands that ends it.
  private func part() -> (kind: Part, end: Int) {
    let word = tokens[next].kind == .text ? css[tokens[next].range] : []
    let isAtRule = word.first == UInt8(ascii: "@")
    let isCustom = word.starts(with: "--".utf8) && isFollowedByColon
    let isInBlock = !closers.isEmpty
    var depth = 0
    var end = next
    while end < tokens.count {
      if case .mark(let mark) = tokens[end].kind {
        switch mark {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "{") where isCustom && isInBlock: depth += 1
        case UInt8(ascii: "}") where isCustom && depth > 0: depth -= 1
        case UInt8(ascii: "{") where depth == 0:
          return (isAtRule ? atRule(word) : .selectors, end)
        case UInt8(ascii: "}") where depth == 0 && isInBlock,
          UInt8(ascii: ";") where depth == 0 && (isInBlock || isAtRule):
          return (isAtRule ? atRule(word) : .declaration(isCustom: isCustom), end)
        default: break
        }
      }
      end += 1
    }
    if isAtRule { return (atRule(word), end) }
    return (isInBlock ? .declaration(isCustom: isCustom) : .selectors, end)
  }

  private var isFollowedByColon: Bool {
    tokens[(next + 1)...].first { $0.kind != .blank && $0.kind != .comment }?.kind
      == .mark(UInt8(ascii: ":"))
  }

  private func atRule(_ word: ArraySlice<UInt8>) -> Part {
    let name = String(decoding: word, as: UTF8.self).lowercased()
    return .atRule(isQuery: name == "@media" || name == "@container")
  }

  private mutating func copyPart() {
    let (kind, end) = part()
    let start = out.count
    // Selectors without a rule, at the end of the file, would become those of what follows.
    let isLost = if case .selectors = kind { end == tokens.count } else { false }
    copyTokens(until: end, as: kind)
    if isLost {
      out.removeSubrange(start...)
      closers.removeAll()
    }
    guard next < tokens.count, case .mark(let mark) = tokens[next].kind else {
      if case .atRule = kind, closers.isEmpty { out.append(UInt8(ascii: ";")) }
      return
    }
    if mark == UInt8(ascii: "}") { return }
    if case .declaration = kind { semicolon = out.count }
    out.append(mark)
    if mark == UInt8(ascii: "{") { closers.append(UInt8(ascii: "}")) }
    next += 1
  }

  private mutating func copyTokens(until end: Int, as kind: Part) {
    var run = Run(kind: kind, outer: closers.count)
    while next < end {
      let token = tokens[next]
      switch token.kind {
      case .blank: run.gap = " "
      case .comment: if run.gap.isEmpty { run.gap = "/**/" }
      case .mark, .text:
        if run.needsGap(before: token.kind, depth: closers.count - run.outer) {
          out += run.gap.utf8
        }
        copy(token)
        run.add(token.kind)
      }
      next += 1
    }
    if run.isEmptyCustomProperty { out.append(0x20) }
  }

  private mutating func copy(_ token: CSSToken) {
    if case .mark(let mark) = token.kind {
      switch mark {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      default: if closers.last == mark { closers.removeLast() }
      }
    }
    out += css[token.range]
    if let missing = token.missing { out.append(missing) }
  }
}

/// The tokens between two of `{`, `}` and `;`, as they are copied.
private struct Run {
  let kind: CSSMinifier.Part
  /// How many brackets are open around them.
  let outer: Int
  /// What stood behind the last token: a blank, a comment or nothing.
  var gap = ""
  private var last: CSSToken.Kind?
  private var colons = 0

  init(kind: CSSMinifier.Part, outer: Int) {
    self.kind = kind
    self.outer = outer
  }

  mutating func add(_ token: CSSToken.Kind) {
    if token == .mark(UInt8(ascii: ":")) { colons += 1 }
    last = token
    gap = ""
  }

  /// Without a blank, browsers would not agree what it is.
  var isEmptyCustomProperty: Bool {
    if case .declaration(isCustom: true) = kind { last == .mark(UInt8(ascii: ":")) } else { false }
  }

  /// Whether two tokens would not mean the same without what stood between them.
  func needsGap(before next: CSSToken.Kind, depth: Int) -> Bool {
    guard let last, !gap.isEmpty else { return false }
    return !isFree(after: last, depth) && !isFree(before: next, depth)
  }

  private func isFree(after last: CSSToken.Kind, _ depth: Int) -> Bool {
    guard case .mark(let mark) = last else { return false }
    switch mark {
    case UInt8(ascii: ","), UInt8(ascii: "("): return true
    case UInt8(ascii: ":"): return hasFreeColon(depth, isFirst: colons == 1)
    case UInt8(ascii: ">"), UInt8(ascii: "~"): return isSelectors
    default: return false
    }
  }

  private func isFree(before next: CSSToken.Kind, _ depth: Int) -> Bool {
    guard case .mark(let mark) = next else { return false }
    switch mark {
    case UInt8(ascii: ","), UInt8(ascii: ")"): return true
    case UInt8(ascii: ":"): return hasFreeColon(depth, isFirst: colons == 0)
    case UInt8(ascii: ">"), UInt8(ascii: "~"): return isSelectors
    case UInt8(ascii: "!"):
      return if case .declaration(isCustom: false) = kind { true } else { false }
    default: return false
    }
  }

  private var isSelectors: Bool { if case .selectors = kind { true } else { false } }

  /// In selectors a blank before a colon stands between a parent and what is inside it.
  private func hasFreeColon(_ depth: Int, isFirst: Bool) -> Bool {
    switch kind {
    case .selectors: false
    case .atRule(let isQuery): isQuery && depth > 0
    case .declaration: isFirst && depth == 0
    }
  }
}
