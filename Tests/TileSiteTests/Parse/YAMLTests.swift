import Testing

@testable import TileSite

/// One tree as one line: scalars as typed, quoted ones in quotes.
private func shown(_ yaml: YAML?) -> String {
  guard let yaml else { return "nothing" }
  switch yaml.value {
  case .scalar(let text, let plain): return plain ? text : "\"\(text)\""
  case .list(let list): return "[" + list.map { shown($0) }.joined(separator: ", ") + "]"
  case .map(let entries):
    return "{" + entries.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
  }
}

private func read(_ text: String, firstLine: Int = 1) throws -> YAML? {
  try parseYAML(Array(text.utf8)[...], firstLine: firstLine)
}

private func mistake(_ text: String, firstLine: Int = 1) -> String {
  do throws(YAMLMistake) {
    return "read: " + shown(try parseYAML(Array(text.utf8)[...], firstLine: firstLine))
  } catch {
    return "\(error.position.line):\(error.position.column): \(error.sentence)"
  }
}

@Suite struct YAMLTests {
  @Test(arguments: [
    ("", "nothing"),
    ("# only a comment\n", "nothing"),
    ("title: Family Law", "{title: Family Law}"),
    ("tags: [yes, 1.10, 2024]", "{tags: [yes, 1.10, 2024]}"),
    ("title: 2024-12-19", "{title: 2024-12-19}"),
    ("title: 42", "{title: 42}"),
    ("title: '42'", "{title: \"42\"}"),
    ("a: ~\nb:\nc: null", "{a: ~, b: , c: null}"),
    ("- a\n- - b\n  - c\n", "[a, [b, c]]"),
    ("text: |\n  one\n  two\n", "{text: \"one\ntwo\n\"}"),
    ("text: >-\n  one\n  two\n", "{text: \"one two\"}"),
    ("42: a\ntrue: b\n", "{42: a, true: b}"),
    ("a: &x {k: 1}\nb: *x\n", "{a: {k: 1}, b: {k: 1}}"),
    ("a: &x {k: 1, l: 2}\nb:\n  <<: *x\n  l: 3\n", "{a: {k: 1, l: 2}, b: {k: 1, l: 3}}"),
    (
      "x: &x {k: 1}\ny: &y {k: 2, m: 3}\nz: {<<: [*x, *y]}",
      "{x: {k: 1}, y: {k: 2, m: 3}, z: {k: 1, m: 3}}"
    ),
    ("'<<': text", "{<<: text}"),
    ("\u{FEFF}a: b", "{a: b}"),
    ("!!str a: !!int b", "{a: b}"),
    ("日本: 😀 語", "{日本: 😀 語}"),
  ])
  func `reads`(_ text: String, _ tree: String) throws {
    #expect(try shown(read(text)) == tree)
  }

  @Test func `a line end of either kind reads the same`() throws {
    let text = "title: A\ntext: |\n  one\n  two\nlist:\n- a # note\n- 'b\n  c'\n"
    #expect(try shown(read(text)) == shown(read(text.replacing("\n", with: "\r\n"))))
  }

  @Test func `every key and value knows its place in the file, in Unicode scalars`() throws {
    let yaml = try #require(try read("title: A\nmenu: {é: ü, ö: [x, \"y\"]}\n", firstLine: 2))
    guard case .map(let entries) = yaml.value, case .map(let menu) = entries[1].value.value,
      case .list(let list) = menu[1].value.value
    else { return #expect(Bool(false), "the tree has another shape") }
    #expect(yaml.position == Position(line: 2, column: 1))
    #expect(entries[0].value.position == Position(line: 2, column: 8))
    #expect(entries[1].keyPosition == Position(line: 3, column: 1))
    #expect(menu[1].keyPosition == Position(line: 3, column: 14))
    #expect(list.map(\.position.column) == [18, 21])
  }

  @Test(arguments: [
    (
      "title: The question: what?",
      "2:20: a value that holds a colon and a space needs quotes; write title: \"The question: what?\""
    ),
    (
      "a: b\ntitle: Say \"x\": y",
      "3:15: a value that holds a colon and a space needs quotes; write title: 'Say \"x\": y'"
    ),
    (
      "title: @home",
      "2:8: a value cannot begin with “@”; put quotes around it: title: \"@home\""
    ),
    (
      "title: `code`",
      "2:8: a value cannot begin with “`”; put quotes around it: title: \"`code`\""
    ),
    (
      "title: %5 off",
      "2:8: a value cannot begin with “%”; put quotes around it: title: \"%5 off\""
    ),
    (
      "title: *bold*",
      "2:8: a value cannot begin with “*”; put quotes around it: title: \"*bold*\""
    ),
    (
      "title: *bold",
      "2:8: *bold repeats nothing, since no &bold stands above; if * is part of the text, put quotes around it: title: \"*bold\""
    ),
    (
      "title: & co",
      "2:8: a value cannot begin with “&”; put quotes around it: title: \"& co\""
    ),
    (
      "title: !important",
      "2:8: a value cannot begin with “!important”; put quotes around it: title: \"!important\""
    ),
    (
      "title: ! x",
      "read: {title: x}"
    ),
    (
      "title: > text",
      "2:8: a value cannot begin with “>”; put quotes around it: title: \"> text\""
    ),
    (
      "a: b\n\tc: d",
      "3:1: there is a tab in the indentation; use spaces"
    ),
    (
      "a:\n\t- d",
      "3:1: there is a tab in the indentation; use spaces"
    ),
    (
      "a:\n  - d\n\t- e",
      "4:1: there is a tab in the indentation; use spaces"
    ),
    (
      "a: b\nnonsense\nc: d",
      "3:1: this line has no colon and space after its key; write it as key: value"
    ),
    (
      "title: \"A\" and B",
      "2:12: there is text after the closing quote; put the whole value between quotes, and write quotes inside it as '' in '…' or \\\" in \"…\""
    ),
    (
      "title: 'It's'",
      "2:12: there is text after the closing quote; put the whole value between quotes, and write quotes inside it as '' in '…' or \\\" in \"…\""
    ),
    (
      "title: \"open\nb: c",
      "2:8: the quote that opens here is never closed; close it"
    ),
    (
      "title: \"C:\\dir\"",
      "2:11: “\\” has a meaning between double quotes; write \\\\ or use single quotes '…'"
    ),
    (
      "tags: [a, b\nc: d",
      "2:7: the list that opens here with “[” lacks a comma or its “]”"
    ),
    (
      "tags: [a, , b]",
      "2:11: a value is missing here; write one, or delete the comma before it"
    ),
    (
      "tags: - a",
      "2:7: a list cannot begin on the line of its key; put each “- ” on a line of its own"
    ),
    (
      "a: b\n- c",
      "3:1: a list cannot stand among keys; give it a key of its own"
    ),
    (
      "a: {b: c",
      "2:4: the map that opens here with “{” lacks a comma or its “}”"
    ),
    (
      "a: b\na: c",
      "3:1: the key “a” stands twice, first on line 2; keep one of them"
    ),
    (
      "a: b\n---\nc: d",
      "3:1: a second document begins here; keep one, and delete the line ---"
    ),
    (
      "? [a]\n: b",
      "2:3: a key must be simple text, not a list or a map; write key: value"
    ),
    (
      "a:\n  b: c\n d: e",
      "4:2: a key is expected here; write key: value, indented like the keys above"
    ),
    (
      "a: b\n  c: d",
      "3:4: a key cannot stand here; indent the line like the keys above it, or put quotes around the value it continues"
    ),
    (
      "a: \u{0}b",
      "2:4: there is an invisible control character here (code 0); delete it and type the text anew"
    ),
    (
      "é: é\u{7}",
      "2:5: there is an invisible control character here (code 7); delete it and type the text anew"
    ),
    (
      "a: b\n<<: c",
      "3:5: << needs a map, or a list of maps; write <<: *name, where &name marks a map above"
    ),
    (
      "- a\nb: c",
      "3:1: this line does not belong to the list above; begin it with “- ” or indent it otherwise"
    ),
    (
      "text\nb: c",
      "3:2: a key cannot stand here; indent the line like the keys above it, or put quotes around the value it continues"
    ),
    (
      "%",
      "2:1: a value cannot begin with “%”; put quotes around it"
    ),
    (
      "a: b\n%c",
      "3:1: a value cannot begin with “%”; put quotes around it"
    ),
    ("tags: [a, b", "2:7: the list that opens here with “[” lacks a comma or its “]”"),
    ("tags: {a: b,\n", "2:7: the map that opens here with “{” lacks a comma or its “}”"),
    ("a: ? b", "2:4: a value cannot begin with “?”; put quotes around it: a: \"? b\""),
    ("a: !b!c d", "2:4: a value cannot begin with “!”; put quotes around it: a: \"!b!c d\""),
    ("a: x\u{2028}y\nb: c", "2:5: there is an invisible line separator here; delete it"),
    (
      "a: \"x\u{2028}y\"\nb: @",
      "3:4: a value cannot begin with “@”; put quotes around it: b: \"@\""
    ),
  ])
  func `a mistake says what to write`(_ text: String, _ message: String) {
    #expect(mistake(text, firstLine: 2) == message)
  }
}
