import Foundation
import Testing
import TileTemplate

/// Damaged templates are read, checked and rendered: whatever comes of it, it ends, and each mistake
/// has a place in a template and a sentence. `TILEWORK_ROUNDS=100` makes so many times as many.
@Suite struct FuzzTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["TILEWORK_ROUNDS"].flatMap { Int($0) } ?? 1

  @Test func `damaged templates end in a page or in mistakes with their places`() {
    let corpus = Corpus()
    #expect(corpus.sets.count > 100)
    var seen = Seen()
    for seed in 0..<Self.rounds * 1_000 {
      var damage = Damage(seed: seed)
      judge(damage.damaged(corpus), seed, &seen)
    }
    // Else nothing but one of the stages would have been tried.
    #expect(seen.pages > 50 * Self.rounds)
    #expect(seen.loading > 100 * Self.rounds)
    #expect(seen.rendering > 5 * Self.rounds)
    #expect(seen.slowest < .seconds(5), "seed \(seen.slowestSeed)")
  }

  private struct Seen {
    var pages = 0
    var loading = 0
    var rendering = 0
    var slowest = Duration.zero
    var slowestSeed = 0
  }

  private func judge(_ sources: [TemplateSource], _ seed: Int, _ seen: inout Seen) {
    let time = ContinuousClock().measure {
      do throws(TemplateErrors) {
        var set = try TemplateSet(sources, schema: seed.isMultiple(of: 2) ? open : known)
        set.limits.rounds = 2_000
        set.limits.bytes = 1 << 18
        let result = render(set, sources[0].name)
        // Nothing but what it is given decides what a template gives.
        #expect(render(set, sources[0].name) == result, "seed \(seed)")
        switch result {
        case .success(let page):
          seen.pages += 1
          #expect(String(validating: page, as: UTF8.self) != nil, "seed \(seed)")
        case .failure(let error):
          seen.rendering += 1
          expectPlace(error, sources, seed)
        }
      } catch {
        seen.loading += 1
        for error in error.errors { expectPlace(error, sources, seed) }
      }
    }
    if time > seen.slowest { (seen.slowest, seen.slowestSeed) = (time, seed) }
  }

  private func render(_ set: TemplateSet, _ name: String) -> Result<[UInt8], TemplateError> {
    var page: [UInt8] = []
    do throws(TemplateError) {
      try set.render(name, globals: fuzzGlobals, into: &page) { (_, arguments) in
        arguments[0] ?? .none
      }
      return .success(page)
    } catch {
      return .failure(error)
    }
  }

  private func expectPlace(_ error: TemplateError, _ sources: [TemplateSource], _ seed: Int) {
    let source = sources.first { $0.path == error.path }
    let lines = lines(of: source?.bytes ?? [])
    #expect(error.line >= 1 && error.line <= lines.count, "seed \(seed): \(error)")
    #expect(error.column >= 1, "seed \(seed): \(error)")
    if lines.indices.contains(error.line - 1) {
      #expect(error.column <= lines[error.line - 1].count + 1, "seed \(seed): \(error)")
    }
    #expect(error.message != "this cannot be understood" && !error.message.isEmpty)
  }

  /// Lines end in CR, LF or both.
  private func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (place, byte) in bytes.enumerated() {
      if byte == 0x0A, place > 0, bytes[place - 1] == 0x0D { continue }
      if byte == 0x0A || byte == 0x0D {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    return lines
  }

  private let open = Schema(
    globals: Dictionary(uniqueKeysWithValues: fuzzGlobals.map { ($0.0, Shape.open) }),
    functions: functions)

  private let known = Schema(
    records: testSchema.records,
    globals: Dictionary(uniqueKeysWithValues: fuzzGlobals.map { ($0.0, Shape.open) })
      .merging(testSchema.globals) { $1 },
    globalsIn: testSchema.globalsIn, functions: functions)

  private static let functions = ["asset", "url", "image"].map {
    Signature(
      $0,
      [.required("of")] + ["sizes", "loading", "class", "alt", "priority"].map { .optional($0) },
      returns: .open)
  }
}

/// What damaged templates see: the vectors' data and a small site.
private let fuzzGlobals: [(String, Value)] = {
  let tile: Value = [
    "title": "Law & Order", "url": "/law/", "summary": "About", "kind": "card", "columns": 1,
    "rows": 1, "widest": 2, "tallest": 1, "hue": 7, "initials": "LO", "date": "2024-05-01",
    "image": Value.none, "external": false, "current": false, "tags": ["a"],
  ]
  let page = Value.record(TestPage(children: [.record(TestPage())]))
  let site: Value = [
    "title": "Site", "menu": [["title": "A", "url": "/a/"]], "language": "en", "home": page,
    "organization": ["name": "N", "address": ["x"], "hours": []], "pages": [page],
  ]
  let block: Value = [
    "tiles": [tile, tile], "cards": [tile], "title": "T", "id": "g", "class": "c", "rules": "none",
    "decoration": "none", "items": [["title": "A", "value": "1"]], "header": "", "footer": "",
    "colors": [["name": "A", "value": "#fff", "ink": "#000", "contrast": "21"]], "columns": 3,
    "rank": "headline", "url": Value.none, "empty": "",
  ]
  let own: [(String, Value)] = [
    ("site", site), ("page", page), ("tile", tile), ("card", tile), ("block", block),
    ("item", tile), ("sizes", "9px"), ("show", true),
  ]
  return own + vectorData
}()

/// The templates that are damaged: those of the default theme, and those of Jinja's vectors.
private struct Corpus {
  private(set) var sets: [[(name: String, bytes: [UInt8])]] = []

  init() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "templates")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path())) ?? []
    let theme = names.filter { $0.hasSuffix(".html") }.sorted().compactMap { name in
      (try? Data(contentsOf: root.appending(path: name))).map { (name: name, bytes: [UInt8]($0)) }
    }
    // Each template of the theme first, with the others for it to include and extend.
    for place in theme.indices {
      sets.append([theme[place]] + theme[..<place] + theme[(place + 1)...])
    }
    for vector in (try? Vector.all()) ?? [] {
      let names = ["m"] + vector.templates.keys.filter { $0 != "m" }.sorted()
      sets.append(names.map { (name: $0, bytes: Array((vector.templates[$0] ?? "").utf8)) })
    }
  }
}

/// What is done to a template, the same for the same seed (SplitMix64).
private struct Damage: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func roll(_ count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &self)
  }

  /// A set of templates of which one, its first or, now and then, another, is damaged.
  mutating func damaged(_ corpus: Corpus) -> [TemplateSource] {
    // Mostly small ones, which are quick to try.
    let isTheme = roll(12) == 0
    let themes = corpus.sets.prefix { $0.count > 10 }.count
    let number = isTheme ? roll(themes) : themes + roll(corpus.sets.count - themes)
    var set = corpus.sets[number]
    let place = roll(4) == 0 ? roll(set.count) : 0
    for _ in 0...roll(4) {
      let other = corpus.sets[roll(corpus.sets.count)][0].bytes
      damage(&set[place].bytes, other)
    }
    return set.map { TemplateSource(path: "t/" + $0.name, name: $0.name, bytes: $0.bytes) }
  }

  private mutating func damage(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let at = roll(bytes.count + 1)
    let end = min(bytes.count, at + 1 + roll(roll(3) == 0 ? 200 : 12))
    switch roll(10) {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 2: bytes.insert(contentsOf: bytes[at..<end], at: roll(bytes.count + 1))
    case 3:
      let from = roll(other.count + 1)
      bytes.insert(contentsOf: other[from..<min(other.count, from + roll(60))], at: at)
    case 4: bytes.removeSubrange(at...)
    case 5 where at < bytes.count: bytes[at] = UInt8(roll(roll(4) == 0 ? 256 : 128))
    case 6:
      // One of the language's words in place of another word.
      let words = bytes.indices.filter {
        isLetter(bytes[$0]) && ($0 == 0 || !isLetter(bytes[$0 - 1]))
      }
      guard !words.isEmpty else { return }
      let start = words[roll(words.count)]
      let rest = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count
      bytes.replaceSubrange(start..<rest, with: piece())
    case 7:
      for _ in 0..<(1 + roll(60)) { bytes.insert(contentsOf: piece(), at: at) }
    default: bytes.insert(contentsOf: piece(), at: at)
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private mutating func piece() -> [UInt8] { Array(Self.pieces[roll(Self.pieces.count)].utf8) }

  private static let pieces: [String] =
    [
      "{{", "}}", "{%", "%}", "{#", "#}", "-%}", "{%-", "{{-", "(", ")", "[", "]", "{", "}", "|",
      ".", ",", ":", "~", "+", "-", "*", "**", "/", "//", "%", "==", "!=", "<", ">=", "=", "'",
      "\"",
      "\\", "\n", " ", "é", "😀", "\u{0}", "0", "-1", "1e308", "9223372036854775807", "1.5", "''",
      " if ", " else ", " for ", " in ", " not ", " is ", " and ", " or ", "{% endif %}",
      "{% endfor %}", "{% else %}", "{% endset %}", "{% raw %}", "{% endraw %}", "{% endblock %}",
      "{% set x = xs %}", "{% set x %}", "{% for x in xs %}", "{% if a %}", "{% block b %}",
      "{% macro f(x) %}", "{% endmacro %}", "{{ f(1) }}", "{{ caller() }}", "{{ super() }}",
      "{% call f() %}", "{% endcall %}", "{% include 'm' %}", "{% extends 'm' %}",
      "{% filter upper %}",
      "{% with y = 1 %}", "loop", "loop.index", "range(9999)", "none", "true", "xs", "m", "s",
      "page",
      "[0]", "[::-1]", "[1:]", ".items()", ".title", ".children",
    ]
    + [
      "abs", "batch(3)", "capitalize", "center(9)", "count", "date('%F')", "default('x')",
      "dictsort",
      "escape", "first", "float", "groupby('kind')", "indent", "int", "items", "join(',')", "json",
      "keys", "last", "length", "list", "map('upper')", "map(attribute='name')", "max", "min",
      "nl2br",
      "reject('odd')", "replace('a', 'aa')", "reverse", "round(2)", "safe", "select", "slice(3)",
      "selectattr('kind')", "slugify", "sort", "string", "striptags", "sum", "title", "trim",
      "truncate(5)", "unique", "upper", "urlencode", "values", "wordcount",
    ].map { "|" + $0 }
}
