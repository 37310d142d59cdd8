import Testing
import TileTemplate

@Suite struct BoundsTests {
  @Test(arguments: [
    ("{{", "(", "1"), ("{{", "[", ""), ("{{", "-", "1 }}"), ("{{", "not ", "1 }}"),
    ("{{ 1", "+1", "}}"), ("{{ page", ".extra", "}}"), ("{{ 1", "|abs", "}}"),
    ("{{ 1", "**1", "}}"), ("", "{% if 1 %}", ""), ("{{", " a if (", ""), ("{{ 1", " if 1", "}}"),
    ("{{ 1", " if 1 else 1", "}}"), ("{{ 1", "(1)", "}}"), ("{{ 1", "[1]", "}}"),
    ("{{ 1", " is none", "}}"), ("{{", "{1:", "}}"), ("{% for x in", "(", "%}"),
    ("", "{% for x in [] %}", ""), ("", "{% block x %}", ""), ("{{", "asset(", "}}"),
  ])
  func `deep nesting is a mistake`(before: String, part: String, after: String) {
    let result = page(before + String(repeating: part, count: 5_000) + after)
    #expect(result.contains("nested too deeply") || result.contains("two tests in a row"))
  }

  @Test(arguments: [
    ("{{ 1", " and 1", "}}", "1"), ("{{ 1", " or 1", "}}", "1"), ("{{ ''", " ~ ''", "}}", ""),
    ("{{ 1", " == 1", "}}", "True"), ("{% if 0 %}", "{% elif 0 %}", "{% endif %}", ""),
    ("{{ [", "0,", "]|length }}", "5000"), ("", "{# #}", "", ""),
    ("{{ '", "a", "'|length }}", "5000"),
    ("{{ ''", " ''", "}}", ""),
  ])
  func `long rows are fine`(before: String, part: String, after: String, expected: String) {
    #expect(page(before + String(repeating: part, count: 5_000) + after) == expected)
  }

  /// What is handed along is known one macro further in each pass; the passes are few all the same.
  @Test func `a long row of macros is checked in time`() {
    func row(_ count: Int) -> String {
      let macros = (1...count).map { "{% macro m\($0)(p) %}{{ m\($0 - 1)(p) }}{% endmacro %}" }
      return "{% macro m0(p) %}{{ p.titel }}{% endmacro %}\(macros.joined())"
        + "{% if not show %}{{ m\(count)(page) }}{% endif %}"
    }
    #expect(page(row(15)).hasSuffix("`page` has no field `titel`; did you mean `title`?"))
    #expect(page(row(150)) == "")
  }

  /// The highest expression that is read, inside the deepest macro, must fit the stack.
  @Test func `nesting adds up over expressions, tags and macros`() {
    let sum = String(repeating: "+1", count: 50)
    let open = String(repeating: "{% if 1 %}", count: 30)
    let close = String(repeating: "{% endif %}", count: 30)
    let macro = "{% macro f() %}\(open){{ f()|length\(sum) }}\(close){% endmacro %}{{ f() }}"
    #expect(page(macro).contains("nested too deeply"))
    var nested = "1"
    for _ in 0..<38 { nested = "[\(nested)\(sum)]" }
    #expect(page("{{ \(nested) }}").contains("nested too deeply"))
  }

  @Test func `a template that includes itself ends`() {
    let expected = "includes and macros are nested too deeply; one of them includes itself"
    #expect(page("{% include 'm' %}").contains(expected))
    #expect(page("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}").contains(expected))
  }

  @Test func `loops and pages are bounded`() throws {
    var set = try loadTemplates([
      ("m", "{% for a in range(1000) %}{% for b in range(1000) %}xx{% endfor %}{% endfor %}")
    ])
    set.limits.rounds = 5_000
    var output: [UInt8] = []
    #expect { try set.render("m", globals: [], into: &output) } throws: {
      "\($0)".contains("loops, includes and calls took more than 5000 rounds; repeat less")
    }
    set.limits = TemplateSet.Limits()
    set.limits.bytes = 100
    output = []
    #expect { try set.render("m", globals: [], into: &output) } throws: {
      "\($0)".contains("the page grew over 100 bytes; loop over less")
    }
    #expect(output.count < 200)
  }

  @Test(arguments: [
    "{{ 9223372036854775807 + 1 }}", "{{ 2 ** 64 }}", "{{ 9223372036854775807 * 2 }}",
    "{{ 'x' * 9223372036854775807 }}", "{{ ([1] * 10000000)|length }}",
  ])
  func `numbers are bounded`(template: String) {
    #expect(page(template).hasSuffix("this number is too large"))
  }

  @Test(arguments: [
    "{% set x = x ~ x %}", "{% set x = x + x %}", "{% set x = [x, x]|join %}",
    "{% set x = x|replace('x', 'xx') %}", "{% set x %}{{ x }}{{ x }}{% endset %}",
    "{% set x = x|replace('x', x) %}",
  ])
  func `text that doubles is bounded`(step: String) throws {
    var set = try loadTemplates([
      ("m", "{% set x = 'xx' %}" + String(repeating: step, count: 60))
    ])
    set.limits.bytes = 1_000
    set.limits.valueBytes = 1_000
    var output: [UInt8] = []
    #expect { try set.render("m", globals: [], into: &output) } throws: {
      "\($0)".contains("over 1000 bytes; ") || "\($0)".contains("more than 1000 bytes; ")
    }
  }

  @Test func `ranges are bounded`() {
    #expect(page("{{ range(9223372036854775807)|length }}").contains("at most 100000 numbers"))
    #expect(page("{{ range(0, 9, 0)|length }}").contains("a step other than 0"))
  }

  /// Changes a byte, drops, doubles or swaps parts of real templates, always the same way.
  @Test func `damaged templates never crash or hang`() throws {
    var random = Lehmer(state: 20_240_501)
    let seeds = try Vector.all().compactMap { $0.templates["m"].map { Array($0.utf8) } }
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(2))
    var rounds = 0
    while clock.now < end {
      let bytes = damaged(seeds[random.below(seeds.count)], seeds, &random)
      let source = TemplateSource(path: "m", name: "m", bytes: bytes)
      var output: [UInt8] = []
      if var set = try? TemplateSet([source], schema: testSchema) {
        set.limits.rounds = 2_000
        try? set.render("m", globals: [("page", .record(TestPage()))], into: &output)
      }
      rounds += 1
    }
    #expect(rounds > 10)
  }

  private func damaged(
    _ seed: [UInt8], _ seeds: [[UInt8]], _ random: inout Lehmer
  ) -> [UInt8] {
    let marks = Array("{{}}{%%}()[]|~.'\"#-".utf8)
    var bytes = seed
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + random.below(12))
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        bytes.insert(contentsOf: marks.shuffled(using: &random).prefix(3), at: place)
      default: bytes.insert(contentsOf: seeds[random.below(seeds.count)], at: place)
      }
    }
    return bytes
  }
}

/// A fixed row of numbers (D. H. Lehmer's generator with Knuth's multiplier).
private struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
