import Testing

@testable import TileSite
@testable import TileTemplate

/// Files of data/ in templates and blocks.
struct DataTests {
  @Test("YAML, JSON and CSV are what templates read; a folder is a map")
  func kinds() async throws {
    let site = try TestSite(
      """
      -- data/prices.yaml --
      will: 240
      note: "1.10"
      -- data/team/berlin.json --
      {"people": [{"name": "Zoë \\ud83d\\ude00", "age": 40, "share": 0.50, "isHead": true}], "none": null}
      -- data/team/opening-hours.csv --
      day , time
      Monday,"9, or later"

      Tuesday,"say ""hello\"""
      -- data/notes.txt --
      Not data.
      -- content/index.md --
      Hello

      """ + bareTemplates + """
        -- templates/home.html --
        {{ data.prices.will + 1 }} {{ data.prices.note }}
        {% for one in data.team.berlin.people %}{{ one.name }} {{ one.age + 1 }} {{ one.share }} {{ one.isHead }}{% endfor %}
        {% for row in data.team["opening-hours"] %}{{ row.day }}: {{ row.time }}; {% endfor %}
        {{ data.nothing is defined }}
        """)
    #expect(try await site.build() == "")
    #expect(
      try site.output("index.html") == """
        241 1.10
        Zoë 😀 41 0.5 True
        Monday: 9, or later; Tuesday: say &#34;hello&#34;; 
        False
        """)
  }

  @Test("A block takes a file's content; what it says itself comes first")
  func blocks() async throws {
    let site = try TestSite(
      """
      -- data/fees.yaml --
      A will: £240
      note: Old
      -- data/people.csv --
      name,role
      Ruth,Law
      -- content/index.md --
      ```show
      data: fees
      note: New
      ```
      ```show
      data: people
      ```
      ```show
      data: people
      title: Us
      ```

      """ + bareTemplates + """
        -- templates/blocks/show.html --
        {% if block is mapping %}{% for key, value in block | items %}{{ key }}={{ value if value is string else value[0].name }} {% endfor %}{% else %}{{ block[0].role }}{% endif %}
        """)
    #expect(try await site.build() == "")
    let lines = try site.output("index.html").split(separator: "\n")
    #expect(lines == ["A will=£240 note=New ", "Law", "data=Ruth title=Us "])
    try site.put("content/index.md", "```show\ndata: feess\n```\n")
    #expect(
      await site.mistakes()
        == "content/index.md:2:7: error: there is no file of data “feess”; did you mean “fees”?")
  }

  @Test("Two files of one name, and a template that asks for what is not there, are mistakes")
  func names() async throws {
    let site = try TestSite(
      "-- data/a.yaml --\nx: 1\n-- data/a.json --\n{}\n-- data/b.csv --\nx\n-- data/b/c.yaml --\nx: 1\n"
        + "-- content/index.md --\nHello\n")
    #expect(
      await site.mistakes() == """
        data/a.yaml: error: is data.a as data/a.json is; rename one of them
        data/b/c.yaml: error: is data.b as data/b.csv is; rename one of them
        """)
  }

  @Test(
    "A mistake of JSON is told at its place",
    arguments: [
      ("[1, 2,]", "1:7", "“]” may not stand here"), ("{\"a\": 1\n", "2:1", "the JSON ends here"),
      ("{a: 1}", "1:2", "“a” may not stand here"), ("[01]", "1:2", "“01” is no number"),
      ("\n  \"ab", "2:3", "the text that begins here is never closed"),
      ("\"\\x\"", "1:2", "“\\x” is no escape"), ("\"\\ud83d\"", "1:2", "this is half a character"),
      ("\"\\udc00\"", "1:2", "this is half a character"),
      ("\"\\u12\"", "1:2", "“\\u12\"” is no escape"),
      ("{\"a\":1,\"a\":2}", "1:8", "the key “a” is there already"),
      ("nulll", "1:1", "“nulll” may not stand here"), ("1 2", "1:3", "“2” may not stand here"),
      ("// x", "1:1", "“/” may not stand here"), ("\"\\u0000\"", "1:2", "a NUL character"),
      ("1e999", "1:1", "“1e999” is no number"),
      (String(repeating: "[", count: 70), "1:65", "lists and maps may stand 64 deep"),
    ])
  func json(_ text: String, _ place: String, _ sentence: String) async throws {
    let site = try TestSite("-- content/index.md --\nHello\n", ["data/x.json": Array(text.utf8)])
    #expect(await site.mistakes().hasPrefix("data/x.json:\(place): error: \(sentence)"))
  }

  @Test("Escapes, numbers and blanks of JSON are what they stand for")
  func jsonValues() throws {
    func shown(_ text: String) throws -> String { "\(try parseJSON(Array(text.utf8)[...]))" }
    #expect(try shown(#" "\" \\ \/ \b\f\n\r\t é" "#) == #"text("\" \\ / \u{08}\u{0C}\n\r\t é")"#)
    let numbers: Value = .list([
      .int(0), .int(12), .double(-150), .double(9_223_372_036_854_775_808),
    ])
    #expect(try shown("[-0, 12, -1.5e2, 9223372036854775808]") == "\(numbers)")
    #expect(try shown("\t[ ]\r\n") == "list([])")
  }

  @Test(
    "A mistake of CSV is told at its place",
    arguments: [
      ("a,b\n1,2\n3\n", "3:1", "this row has 1 value, and the first line names 2 columns"),
      ("a,b\n1,\"x\n", "2:3", "the text that begins here is never closed"),
      ("a,b\n1,x\"y\n", "2:3", "a value that holds a double quote"),
      ("a,b\n\"1\"x,y\n", "2:4", "behind the closing quote"),
      ("a,,c\n", "1:3", "a column has no name"),
      ("a,a\n", "1:3", "there is a column “a” already"),
      ("a;b\n1;2\n", "1:1", "columns are parted by commas"),
    ])
  func csv(_ text: String, _ place: String, _ sentence: String) async throws {
    let site = try TestSite("-- content/index.md --\nHello\n", ["data/x.csv": Array(text.utf8)])
    #expect(await site.mistakes().hasPrefix("data/x.csv:\(place): error: \(sentence)"))
  }

  @Test("CSV with CRLF, a mark at its beginning and line ends in values reads as RFC 4180 says")
  func csvValues() throws {
    let text = "a,b\r\n\"1\r\n2\",\r\n , \"\"\r\n"
    #expect(throws: DataMistake(.quoteInside, at: 16)) { try parseCSV(Array(text.utf8)[...]) }
    let good = "a,b\r\n\"1\r\n2\",\r\n ,\"\"\r\n"
    guard case .list(let rows) = try parseCSV(Array(good.utf8)[...]) else { return }
    #expect(
      "\(rows)"
        == "\([Value.map(Fields([("a", .text("1\r\n2")), ("b", .text(""))])), .map(Fields([("a", .text(" ")), ("b", .text(""))]))])"
    )
  }
}
