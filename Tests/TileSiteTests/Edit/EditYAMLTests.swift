import Testing

@testable import TileSite

/// One key is written and nothing else is touched.
@Suite struct EditYAMLTests {
  private func edit(_ text: String, _ value: String?, _ path: [String] = ["theme", "accent"])
    throws(EditRefusal) -> String
  {
    String(
      decoding: try editedYAML(Array(text.utf8), path, to: value.map { .init(text: $0) }),
      as: UTF8.self)
  }

  @Test(
    "A value that is there is replaced in its place, in the quotes it has",
    arguments: [
      ("theme:\n  accent: \"#111111\"\n", "theme:\n  accent: \"#00794a\"\n"),
      (
        "theme:\n  accent: '#111111'  # ours\nmenu: []\n",
        "theme:\n  accent: '#00794a'  # ours\nmenu: []\n"
      ),
      (
        "theme:\n    accent: red\n    page: \"#fff\"\n",
        "theme:\n    accent: \"#00794a\"\n    page: \"#fff\"\n"
      ),
      (
        "theme: {accent: \"#111\", style: classic}\n",
        "theme: {accent: \"#00794a\", style: classic}\n"
      ),
      (
        "theme: { style: modern, accent: '#111' } # x",
        "theme: { style: modern, accent: '#00794a' } # x"
      ),
      ("{title: x, theme: {accent: \"#111\"}}\n", "{title: x, theme: {accent: \"#00794a\"}}\n"),
      (
        "theme:\n  accent:\n  page: \"#fff\"\n", "theme:\n  accent: \"#00794a\"\n  page: \"#fff\"\n"
      ),
      ("theme:\n  accent: #00794a\n", "theme:\n  accent: \"#00794a\" #00794a\n"),
      ("theme:\n  accent: ~ # none\n", "theme:\n  accent: \"#00794a\" # none\n"),
      ("\"theme\":\n  'accent': \"#111\"\n", "\"theme\":\n  'accent': \"#00794a\"\n"),
      (
        "title: Größe 日本 😀\ntheme: {accent: \"#111\"}\n",
        "title: Größe 日本 😀\ntheme: {accent: \"#00794a\"}\n"
      ),
      ("\u{FEFF}theme:\n  accent: \"#111\"\n", "\u{FEFF}theme:\n  accent: \"#00794a\"\n"),
      (
        "theme:\r\n  accent: \"#111\" # a\r\ntitle: x\r\n",
        "theme:\r\n  accent: \"#00794a\" # a\r\ntitle: x\r\n"
      ),
      ("theme:\r  accent: \"#111\"\rtitle: x\r", "theme:\r  accent: \"#00794a\"\rtitle: x\r"),
      ("theme:\n  accent: \"#1\\\n    11\"\n", "theme:\n  accent: \"#00794a\"\n"),
    ])
  func replaced(before: String, after: String) throws {
    #expect(try edit(before, "#00794a") == after)
  }

  @Test(
    "A key that is missing is added where its like are",
    arguments: [
      ("", "theme:\n  accent: \"#00794a\"\n"),
      ("# nothing yet\n", "# nothing yet\ntheme:\n  accent: \"#00794a\"\n"),
      ("title: Bakery", "title: Bakery\ntheme:\n  accent: \"#00794a\""),
      ("title: Bakery\n", "title: Bakery\ntheme:\n  accent: \"#00794a\"\n"),
      ("title: Bakery\r\n", "title: Bakery\r\ntheme:\r\n  accent: \"#00794a\"\r\n"),
      ("title: Bakery\r", "title: Bakery\rtheme:\r  accent: \"#00794a\"\r"),
      (
        "theme:\n  style: classic # calm\n\nmenu: []\n",
        "theme:\n  style: classic # calm\n  accent: \"#00794a\"\n\nmenu: []\n"
      ),
      (
        "theme:\n    style: classic\n# the menu\nmenu: []\n",
        "theme:\n    style: classic\n    accent: \"#00794a\"\n# the menu\nmenu: []\n"
      ),
      ("theme:\n  style: classic", "theme:\n  style: classic\n  accent: \"#00794a\""),
      ("theme: # colours\nmenu: []\n", "theme: # colours\n  accent: \"#00794a\"\nmenu: []\n"),
      ("theme:", "theme:\n  accent: \"#00794a\""),
      ("theme: ~\n", "theme: {accent: \"#00794a\"}\n"),
      ("theme: {}\n", "theme: {accent: \"#00794a\"}\n"),
      ("theme: { }\n", "theme: {accent: \"#00794a\" }\n"),
      ("theme: {style: classic}\n", "theme: {style: classic, accent: \"#00794a\"}\n"),
      (
        "theme: {\n  style: classic, # calm\n}\n",
        "theme: {\n  style: classic, accent: \"#00794a\", # calm\n}\n"
      ),
      ("title: x\n...\n", "title: x\ntheme:\n  accent: \"#00794a\"\n...\n"),
      ("{title: x}\n", "{title: x, theme: {accent: \"#00794a\"}}\n"),
      ("title: |\n  Long\n  text\n", "title: |\n  Long\n  text\ntheme:\n  accent: \"#00794a\"\n"),
      (
        "theme:\n  extra: |\n    Long\n    text\nmenu: []\n",
        "theme:\n  extra: |\n    Long\n    text\n  accent: \"#00794a\"\nmenu: []\n"
      ),
      (
        "base: &b {style: classic}\ntheme:\n  <<: *b\n",
        "base: &b {style: classic}\ntheme:\n  <<: *b\n  accent: \"#00794a\"\n"
      ),
    ])
  func added(before: String, after: String) throws {
    #expect(try edit(before, "#00794a") == after)
  }

  @Test(
    "A key is taken out with its line, and a comment behind it stays",
    arguments: [
      ("theme:\n  accent: \"#111\"\n  page: \"#fff\"\n", "theme:\n  page: \"#fff\"\n"),
      (
        "theme:\n  accent: \"#111\" # ours\n  page: \"#fff\"\n",
        "theme:\n  # ours\n  page: \"#fff\"\n"
      ),
      ("theme:\r\n  accent: \"#111\"\r\nmenu: []\r\n", "theme:\r\nmenu: []\r\n"),
      ("theme: {accent: \"#111\", page: \"#fff\"}\n", "theme: {page: \"#fff\"}\n"),
      ("theme: {page: \"#fff\", accent: \"#111\"}\n", "theme: {page: \"#fff\"}\n"),
      ("theme: {accent: \"#111\"}\n", "theme: {}\n"),
      ("theme:\n  style: classic\n", "theme:\n  style: classic\n"),
      ("title: x\n", "title: x\n"),
    ])
  func removed(before: String, after: String) throws {
    #expect(try edit(before, nil) == after)
  }

  @Test(
    "What cannot be written alone is refused",
    arguments: [
      ("accent: &a \"#111\"\ntheme:\n  accent: *a\n", "accent shares its value"),
      ("theme:\n  accent: &a \"#111\"\nextra: {a: *a}\n", "accent shares its value"),
      ("theme:\n  accent: !!str \"#111\"\n", "accent shares its value"),
      ("base: &t {page: \"#fff\"}\ntheme: *t\n", "theme shares its value"),
      ("theme: &t {page: \"#fff\"}\nextra: {a: *t}\n", "theme.accent cannot be written without"),
      ("theme: classic\n", "theme in site.yaml is no map"),
      ("theme: [classic]\n", "theme in site.yaml is no map"),
      ("theme:\n  accent: [1]\n", "accent shares its value"),
      ("- a\n- b\n", "site.yaml is no map"),
      ("title: a: b\n", "site.yaml:1:9: a value that holds a colon and a space needs quotes"),
      (
        "theme:\n  accent: \"#111\"\ntheme:\n  page: \"#fff\"\n",
        "site.yaml:3:1: the key “theme” stands twice"
      ),
      ("theme: {accent: \"#111\"\n", "site.yaml:1:8: the map that opens here"),
      ("title: \u{0}\n", "site.yaml:1:8: a NUL byte"),
      ("title: x\n---\ntheme: {}\n", "site.yaml:2:1: a second document"),
    ])
  func refused(before: String, sentence: String) {
    do throws(EditRefusal) {
      Issue.record("written: \(try edit(before, "#00794a"))")
    } catch {
      #expect(error.sentence(in: "site.yaml").hasPrefix(sentence), "\(error)")
    }
  }

  @Test("What a merge brings is overruled, and cannot be taken out")
  func merged() throws {
    let text = "base: &b {accent: \"#111\"}\ntheme:\n  <<: *b\n"
    #expect(try edit(text, "#00794a") == text + "  accent: \"#00794a\"\n")
    #expect(throws: EditRefusal.entangled("theme.accent")) { try edit(text, nil) }
  }

  @Test("Values keep their quotes and backslashes, at any depth")
  func escapes() throws {
    let value = "a \"b\" 'c' \\d"
    let deep = try edit("a: {}\n", value, ["a", "b", "c"])
    #expect(deep == "a: {b: {c: \"a \\\"b\\\" 'c' \\\\d\"}}\n")
    let single = try edit("a: 'x'\n", value, ["a"])
    #expect(single == "a: 'a \"b\" ''c'' \\d'\n")
  }

  @Test(
    "On made-up files every other line stays, byte for byte, and says the same", arguments: 0..<40)
  func madeUp(seed: Int) throws {
    var chance = Chance(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<50 {
      let text = MadeUpSettings.text(&chance)
      let role = ["accent", "page", "caption"].randomElement(using: &chance) ?? "accent"
      let value: String? = Int.random(in: 0..<4, using: &chance) == 0 ? nil : "#00794a"
      let edited = try edit(text, value, ["theme", role])
      try expectOneChange(text, edited, role, value)
      if let value {
        #expect(try edit(edited, value, ["theme", role]) == edited)
      }
    }
  }

  private func expectOneChange(
    _ before: String, _ after: String, _ role: String, _ value: String?
  ) throws {
    let (old, new) = (lines(before), lines(after))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix {
      $0 == $1
    }
    let (lost, gained) = (old.count - same - rest.count, new.count - same - rest.count)
    // `theme:` may have to be made too, a last line may get an end, and the last part of a map in
    // braces takes the comma of the line before with it.
    let most = value == nil && before.contains("{\n") || before.contains("{\r\n") ? 2 : 1
    #expect(lost <= most && gained <= (value == nil ? 1 : 3), "\(before)→\n\(after)")
    let tree = try parseYAML(Array(after.utf8)[...])
    let found = tree?.entries?.first { $0.key == "theme" }?.value.entries?.first { $0.key == role }
    #expect(found.map { told($0.value) } == value.map { "‹\($0)›" })
    let rests = try [before, after].map { text in
      try parseYAML(Array(text.utf8)[...]).map { told($0, but: role) } ?? ""
    }
    #expect(rests[0] == rests[1], "\(before)→\n\(after)")
    #expect(comments(before) == comments(after), "\(before)→\n\(after)")
    let ends = before.utf8.contains(0x0D) ? "\r\n" : "\n"
    #expect(new.dropLast().allSatisfy { $0.hasSuffix(ends) })
  }

  /// With their ends; by bytes, because CR and LF are one character.
  private func lines(_ text: String) -> [String] {
    var lines: [[UInt8]] = [[]]
    for byte in text.utf8 {
      lines[lines.count - 1].append(byte)
      if byte == 0x0A { lines.append([]) }
    }
    return lines.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func comments(_ text: String) -> [Substring] {
    text.split { $0.isNewline }.compactMap { line in
      line.firstRange(of: "# ").map { line[$0.lowerBound...] }
    }
  }

  /// What a text says, without places; a theme without a role, and none instead of an empty one.
  private func told(_ yaml: YAML, but role: String? = nil, in key: String = "") -> String {
    switch yaml.value {
    case .scalar(let text, _): return "‹\(text)›"
    case .list(let items): return "[" + items.map { told($0) }.joined(separator: ",") + "]"
    case .map(let entries):
      let parts = entries.compactMap { entry -> String? in
        if key == "theme", entry.key == role { return nil }
        let value = told(entry.value, but: role, in: entry.key)
        return entry.key == "theme" && (value == "‹›" || value == "{}")
          ? nil : "\(entry.key):\(value)"
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
  }
}

/// The numbers that a seed gives (splitmix64).
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Settings as people write them.
private enum MadeUpSettings {
  static func text(_ chance: inout Chance) -> String {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &chance) ?? "" }
    var sections = [
      "title: " + pick(["Bakery", "'It''s: fine'", "\"Größe \\\" # x\"", "日本語 😀"]),
      pick([
        "# a note\nmenu:\n  - {title: Bread, url: /bread/}\n  - title: About # us\n    url: /about/",
        "menu: []",
      ]),
      pick([
        "organization:\n  name: >-\n    Folded\n    text\n  hours: [a, 'b: c']", "language: en",
      ]),
      pick([
        "extra:\n  accent: \"#000\"\n  theme: {accent: \"#222\"}\n  # deep note",
        "extra: {a: [1, {b: c}]} # flow",
      ]),
    ]
    let note = pick(["", " # note", "   # \"#fff\", {x}"])
    let quote = pick(["\"", "'"])
    let color = quote + pick(["#111111", "#ABC"]) + quote
    let theme = pick([
      "", "theme:\(note)", "theme: {}\(note)", "theme: {style: classic}\(note)",
      "theme: {accent: \(color)}\(note)",
      "theme: { page: \(color) , accent: \(color), style: modern }\(note)",
      "theme: {\n  accent: \(color),\n  page: \(color) }\(note)",
      "theme:\n  style: classic\(note)", "theme:\n    accent: \(color)\(note)\n    style: modern",
      "theme:\n  # first\n  page: \(color)\n\n  accent: \(color)\(note)\n  # last",
      "theme:\n  caption: \(color)\n  transitions: true\(note)",
      "\"theme\":\n  'page': \(color)\(note)",
    ])
    if !theme.isEmpty { sections.append(theme) }
    sections.shuffle(using: &chance)
    var text =
      sections.joined(separator: pick(["\n", "\n\n"])) + pick(["\n", "", "\n\n", "\n# end\n"])
    if chance.next() % 3 == 0 { text = text.replacing("\n", with: "\r\n") }
    if chance.next() % 8 == 0 { text = "\u{FEFF}" + text }
    return text
  }
}
