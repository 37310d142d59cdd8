import Testing

@testable import TileSite

struct TOMLTests {
  @Test("Texts are texts, the rest is plain as it was typed, and each has its place")
  func reads() throws {
    let tree = try read(
      """
      title = "Äpfel"
      day = 2024-03-01
      at = 2024-03-01 10:00:00+02:00
      price = 1.10
      big = 1_000
      hex = 0xff
      yes = true
      tags = ["a",
        'b']
      a.b = 1
      [extra]
      text = \"\"\"
      two
      lines\"\"\"
      in = {z = 1, y = [{}]}
      [[people]]
      name = "Ann"
      [[people]]
      name = "Bob"
      """)
    #expect(
      picture(tree) == """
        title 5:1 “Äpfel” 5:9
        day 6:1 2024-03-01 6:7
        at 7:1 2024-03-01 10:00:00+02:00 7:6
        price 8:1 1.10 8:9
        big 9:1 1000 9:7
        hex 10:1 255 10:7
        yes 11:1 true 11:7
        tags 12:1 12:8
          “a” 12:9
          “b” 13:3
        a 14:1 14:1
          b 14:3 1 14:7
        extra 15:2 15:1
          text 16:1 “two␊lines” 16:8
          in 19:1 19:6
            z 19:7 1 19:11
            y 19:14 19:18
              {} 19:19
        people 20:3 20:1
          {} 20:1
            name 21:1 “Ann” 21:8
          {} 22:1
            name 23:1 “Bob” 23:8
        """)
  }

  @Test("CRLF line ends and a byte-order mark change nothing")
  func lineEnds() throws {
    let text = "a = 1\nb = \"x\"\n[c]\nd = [1,\n2]\n"
    let plain = picture(try read(text))
    #expect(try picture(read(text.replacing("\n", with: "\r\n"))) == plain)
    #expect(try picture(read("\u{FEFF}" + text)) == plain)
    #expect(try picture(read("")) == "")
    #expect(try picture(read("# only a comment\n")) == "")
  }

  @Test(
    "A mistake is told at its place, in a sentence",
    arguments: [
      ("title: x", "5:6 a key is followed by = here, not by a colon; write key = \"value\""),
      ("a b = 1", "5:3 a key is followed by = and its value; write key = \"value\""),
      ("a = Hello", "5:5 this is no value; a text stands between straight quotes: key = \"value\""),
      ("a = “x”", "5:5 this is no value; a text stands between straight quotes: key = \"value\""),
      (
        "a = ",
        "5:5 the value is missing here; a text stands between straight quotes: key = \"value\""
      ),
      ("a = \"x", "5:7 the quote that opens in this line is never closed; close it"),
      ("a = 1\na = 2", "6:5 the key “a” stands twice; keep one of them"),
      ("[a]\n[a]", "6:1 the key “a” stands twice; keep one of them"),
      (
        "a = \"\\q\"",
        "5:7 “\\” has a meaning between double quotes; write \\\\ or use single quotes '…'"
      ),
      ("a = [1, 2", "5:10 the list lacks a comma or its “]”"),
      (
        "a = 2024-02-30",
        "5:15 there is no such date: expected day between 1 and 29 (inclusive), saw 30; "
          + "write it as 2024-12-31 or 2024-12-31T09:00:00Z"
      ),
      ("a = 007", "5:8 a number may not begin with a zero; put quotes around it if it is none"),
      (
        "a = {b = 1,\n}",
        "5:12 the map in { } must stand on one line, with commas between its keys and “}” at its end"
      ),
      ("[\na = 1", "5:2 a key is missing here, or holds a mark; put quotes around such a key"),
      ("a = [\n", "5:6 the list lacks a comma or its “]”"),
      ("[a", "5:3 the name of a table stands between brackets, alone on its line: [extra]"),
      ("a = \"\\u0000\"", "5:5 a text may not hold a NUL character; delete the \\u0000"),
    ])
  func mistakes(_ text: String, _ wanted: String) {
    #expect(mistake(text) == wanted)
  }

  @Test("What stands too deep, or has endless keys, is refused and takes no stack")
  func deep() {
    let lists = "a = " + String(repeating: "[", count: 100_000)
    let maps = "a = " + String(repeating: "{a=", count: 100_000)
    let keys = String(repeating: "a.", count: 100_000) + "a = 1"
    let spaced = String(repeating: "a . ", count: 100_000) + "a = 1"
    let tables = "[" + String(repeating: "a.", count: 90) + "a]"
    let both = String(repeating: String(repeating: "a.", count: 90) + "a = {", count: 1000)
    for text in [lists, maps, keys, spaced, tables, both] { #expect(mistake(text) != nil) }
    let dots = "a = \"" + String(repeating: ". ", count: 500) + "\"\n"
    let words = "b = \"" + String(repeating: "One two. ", count: 500) + "\"\n"
    #expect(mistake(dots + words) == nil)
  }

  private func read(_ text: String) throws -> YAML {
    try parseTOML(Array(text.utf8)[...], firstLine: 5)
  }

  private func mistake(_ text: String) -> String? {
    do throws(YAMLMistake) {
      _ = try parseTOML(Array(text.utf8)[...], firstLine: 5)
      return nil
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.sentence)"
    }
  }

  /// A line an entry or item: key and place, value and place, what is in it indented.
  private func picture(_ yaml: YAML) -> String {
    var lines: [String] = []
    func place(_ position: Position) -> String { "\(position.line):\(position.column)" }
    func draw(_ start: String, _ yaml: YAML, _ indent: String) {
      switch yaml.value {
      case .scalar(let text, let isPlain):
        let shown = text.replacing("\n", with: "␊")
        lines.append("\(indent)\(start)\(isPlain ? shown : "“\(shown)”") \(place(yaml.position))")
      case .list(let items):
        lines.append("\(indent)\(start)\(place(yaml.position))")
        for item in items { draw(item.entries == nil ? "" : "{} ", item, indent + "  ") }
      case .map(let entries):
        lines.append("\(indent)\(start)\(place(yaml.position))")
        for entry in entries {
          draw("\(entry.key) \(place(entry.keyPosition)) ", entry.value, indent + "  ")
        }
      }
    }
    for entry in yaml.entries ?? [] {
      draw("\(entry.key) \(place(entry.keyPosition)) ", entry.value, "")
    }
    return lines.joined(separator: "\n")
  }
}
