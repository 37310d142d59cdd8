import Testing

@testable import TileSite

/// Eight times as much of a text takes about eight times as long, whatever it holds.
@Suite struct LinearTimeTests {
  /// What stands in a text once, then what is repeated, then once again, and so on; `№` is the number of
  /// the repetition.
  @Test(arguments: [
    // Strikes, addresses, tasks, alerts
    ["", "~~"], ["", "~~a "], ["", "|~~"], ["", "~~a~~ www.b.example "], ["", "*~~a~~ b* "],
    ["", "a@"], ["", "a@b.example "], ["", "www."], ["", "www.a_"], ["", "_www."],
    ["", "(www.a.b"],
    ["", "https://a.b/("], ["", "&x;www.a.b;"], ["", "&#3;~~a~~ "], ["", "\\~~"],
    ["", "- [ ] a\n"], ["", "- [x] a\n\n  b\n"], ["", "> [!NOTE]\n"], ["", "> [!TIP] a\n\nb\n\n"],
    // Tables
    ["", "a|b\n-|-\n[x]|d\n\n", "[x]: /y\n"], ["a|b\n-|-\n", "[c](d)|`e\\|f`\n"],
    ["", "|a", "|\n", "|-", "|\n", "|b", "|\n"],
    // Headings, links, pictures, raw HTML
    ["", "# Example\n"], ["", "# A № {#a}\n"], ["", "[a](b) ![c](d) <ef:g> "], ["", "[a](b)\n"],
    ["", "![a](b \"c\")\n\n"], ["", "[№]: /a\n"], ["", "a <b>c</b> "], ["", "<!-- a "],
    ["", "<i>\n\n"],
    // What is nested
    ["", ">", "x"], ["", "- ", "x"], ["", "1. ", "x"], ["", "[", "", "]"], ["", "!["],
    ["", "[a]("],
    ["", "*a **b ", "", "c** d* "],
  ])
  func `a text is read in linear time`(_ parts: [String]) {
    #expect(growth(from: 1_000) { count in reading(parts, count) } < mostGrowth)
  }

  @Test(arguments: [
    ["", "[^a]"], ["", "[^a"], ["", "[^a]: "], ["", "[^1]: x\n    "],
    // Each refers to one of its own; all refer to one.
    ["", "a[^№]\n\n[^№]: b\n\n"], ["", "[^№]: b\n", "\n", "[^№]"],
    ["", "[^a]", "\n\n[^a]: b\n"], ["", "# a[^a]\n", "\n[^a]: b\n"],
    // Nothing refers to any; some refer to each other; they are told twice.
    ["", "[^№]: b\n", "\na[^1]"], ["a[^0]\n\n", "[^№]: b[^№1]\n\n[^№1]: c[^№]\n\n"],
    ["", "[^a]: b\n\n", "c[^a]\n"],
    // What stands above them, and how long they are.
    ["", "a\n[^№]: b\n\n", "", "[^№]"], ["a\n", " ", "", "[^a]", "\n\n[^a]: b\n"],
    ["a[^1]\n\n[^1]: b\n", "    c\n"],
    ["a[^1]\n\n[^1]: b\n", "\n    c [d](e)\n"],
  ])
  func `footnotes are read in linear time`(_ parts: [String]) {
    #expect(growth(from: 1_000) { count in reading(parts, count) } < mostGrowth)
  }

  @Test func `empty lines of a footnote are read in linear time`() {
    let parts = ["a[^1]\n\n[^1]:\n", "\n", "    b\n"]
    #expect(growth(from: 20_000) { count in reading(parts, count) } < mostGrowth)
  }

  @Test func `ids of grids are found in linear time`() {
    let growth = growth(from: 500) { count in
      {
        var names = Names(taken: ["grid-2"])
        for _ in 0..<count { _ = names.next("grid") }
      }
    }
    #expect(growth < mostGrowth)
  }

  private func reading(_ parts: [String], _ count: Int) -> () -> Void {
    let text = Array(
      parts.enumerated().map { place, part in
        place.isMultiple(of: 2) ? part : repeated(part, count)
      }.joined().utf8)
    return { _ = parseMarkdown(text[...], options: .init(html: .escape, smart: true)) }
  }

  private func repeated(_ part: String, _ count: Int) -> String {
    let pieces = part.split(separator: "№", omittingEmptySubsequences: false)
    return (0..<count).map { pieces.joined(separator: String($0)) }.joined()
  }
}
