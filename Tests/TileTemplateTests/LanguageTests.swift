import Testing
import TileTemplate

@Suite struct LanguageTests {
  @Test(arguments: [
    ("{{ page.title }}", "Law &amp; Order"),
    ("{{ page.content }}", "<p>Hi</p>"),
    ("{{ page.extra.color }}{{ page.extra.size|default('M') }}", "redM"),
    ("{{ page.extra.size is defined }}", "False"),
    ("{% if page.image %}I{% else %}-{% endif %}", "-"),
    ("{% for p in page.children %}{{ p.title }}{% else %}none{% endfor %}", "none"),
    ("{% if tile is defined %}{{ tile.title }}{% else %}no tile{% endif %}", "no tile"),
    ("{{ nothing|default('x') }}", "x"),
    ("{% set page = 1 %}{{ page }}", "1"),
  ])
  func `names and records`(template: String, expected: String) {
    #expect(page(template) == expected)
  }

  @Test(arguments: [
    ("{{ asset('site.css') }}", "/assets/site.css"),
    ("{{ asset(name='a&b') }}", "/assets/a&amp;b"),
    ("{{ image(page.image) }}", "<img loading=\"lazy\">"),
    ("{{ image(page.image, loading='eager', sizes='9px') }}", "<img loading=\"eager\" sizes>"),
    ("{{ 'hi'|markdown }}", "<p>hi</p>"),
    ("{{ 'hi'|markdown|striptags|upper }}", "HI"),
  ])
  func `functions and filters of the host`(template: String, expected: String) {
    #expect(page(template) == expected)
  }

  @Test(arguments: [
    ("%-d %B %Y", "1 May 2024"), ("%d.%m.%y", "01.05.24"), ("%A, %b %e", "Wednesday, May  1"),
    ("%j %-j", "122 122"), ("%H:%M:%S", "12:33:46"), ("%-I %p", "12 PM"), ("%z", "+1000"),
    ("%F %T", "2024-05-01 12:33:46"), ("100%%", "100%"), ("%a", "Wed"), ("", ""),
  ])
  func `date codes`(format: String, expected: String) {
    #expect(page("{{ '2024-05-01T12:33:46+10:00'|date('\(format)') }}") == expected)
  }

  @Test(arguments: [
    ("1234567|number", "1,234,567"), ("1234567.5|number", "1,234,567.5"), ("999|number", "999"),
    ("1000|number", "1,000"), ("-1234.567|number(2)", "-1,234.57"), ("1234|number(2)", "1,234.00"),
    ("0|number", "0"), ("-0.001|number(2)", "0.00"), ("0.5|number(0)", "0"), ("2.5|number", "2.5"),
    ("1e21|number", "1,000,000,000,000,000,000,000"), ("0.00001|number", "0.00001"),
    ("100000.0|number", "100,000"), ("-5|number", "-5"),
  ])
  func `numbers as people write them`(expression: String, expected: String) {
    #expect(page("{{ \(expression) }}") == expected)
  }

  @Test(arguments: [
    (NumberSigns(decimal: ",", group: ".", leastDigits: 5), "1234 12.345 1.234.567,5"),
    (NumberSigns(decimal: ",", group: " "), "1 234 12 345 1 234 567,5"),
    (NumberSigns(decimal: "٫", group: ""), "1234 12345 1234567٫5"),
  ])
  func `the signs in numbers are the set's`(signs: NumberSigns, expected: String) throws {
    let template = "{{ 1234|number }} {{ 12345|number }} {{ 1234567.5|number }}"
    var set = try loadTemplates([("page.html", template)])
    set.numberSigns = signs
    var out: [UInt8] = []
    try set.render("page.html", globals: [], into: &out)
    #expect(String(decoding: out, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("{{ 5|number(21) }}", "`precision` needs a whole number from 0 to 20, and this is 21"),
    ("{{ page.extra.color|number }}", "a number is needed here, and this is text"),
    ("{{ page.title|number }}", "the filter `number` needs a number, and this is text"),
  ])
  func `numbers that are refused`(template: String, sentence: String) {
    #expect(page(template).contains(sentence), "\(page(template))")
  }

  @Test(arguments: [
    ("2024-05-01", "2024-05-01 00:00:00 "), ("2024-02-29T23:59Z", "2024-02-29 23:59:00 +0000"),
    ("2000-12-31 08:09:10.123", "2000-12-31 08:09:10 "),
  ])
  func `dates that are read`(date: String, expected: String) {
    #expect(page("{{ '\(date)'|date('%F %T %z') }}") == expected)
  }

  @Test(arguments: [
    "2023-02-29", "2024-13-01", "2024-5-1", "May 1", "2024-05-01T", "2024-05-01T24:00",
    "2024-05-01T12:33:46+1", "２０２４-05-01", "", "2024-05-01X",
  ])
  func `dates that are refused`(date: String) {
    let sentence = "\"\(date)\" is not a date; write it as 2024-05-01"
    #expect(page("{{ '\(date)'|date('%F') }}").hasSuffix(sentence))
  }

  @Test(arguments: [
    ("{'b': 1, 'a': [1.5, true, none]}", #"{"b":1,"a":[1.5,true,null]}"#),
    ("'</script> & \\'x\\''", #""\u003c/script\u003e \u0026 \u0027x\u0027""#),
    ("'\\u2028\\u2029\\x01é'", #""\u2028\u2029\u0001é""#),
    ("'a\\n\\t\\\"\\\\'", #""a\n\t\"\\""#),
  ])
  func `json is safe in scripts`(value: String, expected: String) {
    #expect(page("{{ \(value)|json }}") == expected)
  }

  @Test(arguments: [
    ("Tax Law", "tax-law"), ("  Élan & Co. ", "elan-co"), ("日本 語", "日本-語"), ("--", ""),
    ("It’s", "its"), ("A_b", "a-b"), ("10 %", "10"),
  ])
  func `slugs`(text: String, expected: String) {
    #expect(page("{{ '\(text)'|slugify }}") == expected)
  }

  @Test func `tiles are included by their kind and see the loop's names`() {
    let tiles: Value = [["kind": "card", "title": "A"], ["kind": "wide", "title": "<B>"]]
    let set = [
      (
        "m",
        "{% for item in block.tiles %}{% include 'tiles/' ~ item.kind ~ '.html' %}{% endfor %}"
      ), ("tiles/card.html", "[{{ item.title }}]"), ("tiles/wide.html", "[[{{ item.title }}]]"),
    ]
    #expect(page(set, block: ["tiles": tiles]) == "[A][[&lt;B&gt;]]")
  }

  @Test func `byte-order mark, CRLF and the last newline leave no trace`() {
    #expect(page("\u{FEFF}a\r\n{{ 1 }}\r\n") == "a\n1")
  }

  @Test func `rendering appends and templates are listed`() throws {
    let set = try loadTemplates([("b", "B"), ("a", "{{ page.title }}")])
    var output = Array("<".utf8)
    try set.render("b", globals: [], into: &output)
    #expect(output == Array("<B".utf8))
    #expect(set.names == ["a", "b"])
    #expect(set.contains("a") && !set.contains("c"))
  }

  @Test func `one set renders in many tasks at once`() async throws {
    let set = try loadTemplates([("m", "{% for i in range(50) %}{{ page.title }}{% endfor %}")])
    let pages = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<16 {
        group.addTask {
          var output: [UInt8] = []
          let page = Value.record(TestPage(title: "p\(number)"))
          try set.render("m", globals: [("page", page)], into: &output)
          return output
        }
      }
      return try await group.reduce(into: Set<String>()) {
        $0.insert(String(decoding: $1, as: UTF8.self))
      }
    }
    let expected = (0..<16).map { String(repeating: "p\($0)", count: 50) }
    #expect(pages == Set(expected))
  }
}
