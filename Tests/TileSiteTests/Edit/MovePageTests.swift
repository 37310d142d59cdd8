import Testing

@testable import TileSite

/// Pages moved in the preview, and their files.
@Suite struct MovePageTests {
  private func move(_ page: String, before neighbour: String, in site: TestSite) throws -> OrderEdit
  {
    try movePage(
      PageMove(page: "content/" + page, neighbour: "content/" + neighbour, isBefore: true),
      site.options)
  }

  private func move(_ page: String, after neighbour: String, in site: TestSite) throws -> OrderEdit
  {
    try movePage(
      PageMove(page: "content/" + page, neighbour: "content/" + neighbour, isBefore: false),
      site.options)
  }

  private func text(_ path: String, in site: TestSite) throws -> String {
    String(decoding: try Files.read(site.root + "/content/" + path), as: UTF8.self)
  }

  /// The pages of a folder as a build shows them.
  private func shown(_ folder: String, in site: TestSite) async throws -> [String] {
    let parsed = try await parse(try load(site.options), site.options)
    let place = try #require(parsed.index[folder])
    return parsed.pages[place].children.map { Path.name(of: parsed.pages[$0].name) }
  }

  @Test(
    "One key is written; comments, quotes, line ends and marks stay, and taking it back gives the same bytes"
  )
  func bytes() async throws {
    let files: [String: String] = [
      "a.md": "\u{FEFF}---\r\ntitle: 'A' # first\r\norder: 1 # the sign\r\n---\r\nText.\r\n",
      "b.md": "---\ntitle: B\nweight: '2'   # two\n---\n\nText.\n",
      "c.md": "---\ntitle: C\norder:   3\n# end\n---\n",
      "d.md": "# D\n\nNo front matter.\n", "e.md": "---\n---\nE.\n",
    ]
    let site = try TestSite("", ["content/s/_index.md": Array("# S\n".utf8)])
    for (name, text) in files { try site.put("content/s/" + name, text) }
    #expect(try await shown("s", in: site) == ["a", "b", "c", "d", "e"])
    let edits = [
      try move("s/c.md", before: "s/b.md", in: site),
      try move("s/b.md", before: "s/a.md", in: site),
      try move("s/a.md", after: "s/c.md", in: site), try move("s/e.md", before: "s/b.md", in: site),
      try move("s/d.md", after: "s/b.md", in: site),
    ]
    #expect(try text("s/c.md", in: site) == "---\ntitle: C\norder:   1.5\n# end\n---\n")
    #expect(try text("s/b.md", in: site) == "---\ntitle: B\nweight: '0'   # two\n---\n\nText.\n")
    #expect(
      try text("s/a.md", in: site)
        == "\u{FEFF}---\r\ntitle: 'A' # first\r\norder: 2 # the sign\r\n---\r\nText.\r\n")
    #expect(try text("s/e.md", in: site) == "---\norder: -1\n---\nE.\n")
    #expect(try text("s/d.md", in: site) == "---\norder: 1\n---\n# D\n\nNo front matter.\n")
    #expect(try await shown("s", in: site) == ["e", "b", "d", "c", "a"])
    #expect(
      edits.map { $0.lines.map(\.place) } == [
        ["content/s/c.md:3"], ["content/s/b.md:3"], ["content/s/a.md:3"], ["content/s/e.md:2"],
        ["content/s/d.md:2"],
      ])
    #expect(edits[1].lines[0].text == "weight: '0'   # two")
    for edit in edits.reversed() { _ = try takeBack(edit, of: site.root) }
    for (name, before) in files { #expect(try text("s/" + name, in: site) == before, "\(name)") }
    #expect(try Files.entries(in: site.root + "/content/s").count == 6)
  }

  @Test(
    "Random moves in random folders: what is shown is what was wished for",
    arguments: 0..<8 as Range<UInt64>)
  func random(seed: UInt64) async throws {
    var chance = Chance(state: seed)
    let site = try TestSite("", ["content/s/_index.md": Array("# S\n".utf8)])
    let count = Int.random(in: 2...9, using: &chance)
    for number in 0..<count {
      let keys = [
        "order: \(Int.random(in: -1...3, using: &chance))", "weight: 1.5",
        "date: 2025-0\(number % 3 + 1)-01", "", "",
      ]
      let matter =
        "title: T\(Int.random(in: 0...3, using: &chance))\n\(keys.randomElement(using: &chance) ?? "")\n"
      try site.put(
        "content/s/p\(number).md", number % 4 == 3 ? "Text.\n" : "---\n\(matter)---\nText.\n")
    }
    try site.put("content/s/draft.md", "---\ndraft: true\norder: 1\n---\nText.\n")
    var edits: [(edit: OrderEdit, before: [String: [UInt8]])] = []
    for _ in 0..<6 {
      var wished = try await shown("s", in: site)
      let page = wished.remove(at: Int.random(in: wished.indices, using: &chance))
      let beside = Int.random(in: wished.indices, using: &chance)
      let isBefore = Bool.random(using: &chance)
      let before = try TestSite.tree(site.root + "/content")
      let edit = try movePage(
        PageMove(
          page: "content/s/\(page).md", neighbour: "content/s/\(wished[beside]).md",
          isBefore: isBefore),
        site.options)
      edits.append((edit, before))
      wished.insert(page, at: isBefore ? beside : beside + 1)
      #expect(try await shown("s", in: site) == wished)
      let changed = try TestSite.tree(site.root + "/content").differences(from: before)
      #expect(
        changed == edit.files.map { String($0.edit.path.dropFirst("content/".count)) }.sorted())
      #expect(!changed.contains("s/draft.md"))
    }
    for (edit, before) in edits.reversed() {
      let back = try takeBack(edit, of: site.root)
      #expect(try TestSite.tree(site.root + "/content") == before)
      _ = try takeBack(back, of: site.root)
      _ = try takeBack(edit, of: site.root)
    }
  }

  @Test("Nothing is written where the page is there already")
  func nothing() throws {
    let site = try TestSite("-- content/s/a.md --\n# A\n-- content/s/b.md --\n# B\n")
    #expect(try move("s/a.md", before: "s/b.md", in: site).isEmpty)
    #expect(try move("s/b.md", after: "s/a.md", in: site).files.isEmpty)
  }

  @Test("A folder without a page stays where it is, and pages come before it")
  func folders() async throws {
    let site = try TestSite(
      "-- content/s/b/x.md --\n# X\n-- content/s/a.md --\n# A\n-- content/s/c.md --\n# C\n")
    _ = try move("s/c.md", before: "s/a.md", in: site)
    #expect(try await shown("s", in: site) == ["c", "a", "b"])
    try site.put("content/s/c.md", "# C\n")
    try site.put("content/s/d.md", "# D\n")
    try refused(
      "content/s/b has no page of its own that could say where it stands; give it an index.md"
    ) {
      try move("s/d.md", before: "s/c.md", in: site)
    }
  }

  @Test(
    "Only pages of one folder of the site are moved, and nothing that cannot be read is touched")
  func refusals() throws {
    let site = try TestSite(
      "-- content/s/a.md --\n# A\n-- content/s/b.md --\n# B\n-- content/t.md --\n# T\n-- content/index.md --\n# H\n-- content/s/x.txt --\nX\n"
    )
    let outside = try TestSite("-- content/s/a.md --\n# A\n")
    try Files.makeLink(site.root + "/content/s/link.md", to: outside.root + "/content/s/a.md")
    let before = try TestSite.tree(site.root + "/content")
    for page in [
      "s/none.md", "../site.yaml", "s/x.txt", "s/../s/a.md", "s/link.md", "index.md", "",
      "/etc/passwd",
    ] {
      try refused("there is no page content/\(page) in this site now") {
        try move(page, before: "s/b.md", in: site)
      }
      if page != "index.md" {
        try refused("there is no page content/\(page) in this site now") {
          try move("s/b.md", after: page, in: site)
        }
      }
    }
    try refused(
      "content/t.md and content/s/b.md are not in the same folder, so that no order decides between them"
    ) {
      try move("t.md", before: "s/b.md", in: site)
    }
    #expect(try TestSite.tree(site.root + "/content") == before)
    for (text, sentence) in [
      (
        "---\norder: &n 5\nextra: *n\n---\n",
        "order shares its value with other places of content/s/a.md (& and *), or has a tag (!); change it in the file"
      ),
      ("---\norder: five\n---\n", "content/s/a.md:2:8: order “five” is not a number"),
      ("---\ntitle: A\n", "content/s/a.md:1:1: "),
      ("---\ntitle: [A\n---\n", "content/s/a.md:2:8: the list that opens here"),
      ("---\n- a\n---\n", "content/s/a.md:2:1: "), ("a\u{0}\n", "content/s/a.md:1:2: "),
      (
        "+++\ntitle = 'A'\n+++\n",
        "what content/s/a.md says of itself is no YAML between --- lines; change it in the file"
      ),
    ] {
      try site.put("content/s/a.md", text)
      try site.put("content/s/b.md", "---\norder: 5\n---\n")
      try refused(sentence) {
        try move("s/a.md", after: "s/b.md", in: site) == move("s/a.md", before: "s/b.md", in: site)
      }
      #expect(try self.text("s/a.md", in: site) == text)
    }
  }

  private func refused<Result>(_ sentence: String, _ act: () throws -> Result) throws {
    do {
      _ = try act()
      Issue.record("it was written: \(sentence)")
    } catch let refusal as NotChanged {
      #expect(refusal.sentence.hasPrefix(sentence), "\(refusal.sentence)")
    }
  }

  @Test(
    "What others wrote meanwhile stays when a move is taken back; an order they wrote is theirs")
  func meanwhile() throws {
    let site = try TestSite("-- content/s/a.md --\n# A\n-- content/s/b.md --\n# B\n")
    let edit = try move("s/b.md", before: "s/a.md", in: site)
    #expect(try text("s/b.md", in: site) == "---\norder: 1\n---\n# B\n\n")
    try site.put("content/s/b.md", "---\norder: 1\ntags: [x]\n---\n# B!\n")
    let back = try takeBack(edit, of: site.root)
    #expect(try text("s/b.md", in: site) == "---\ntags: [x]\n---\n# B!\n")
    _ = try takeBack(back, of: site.root)
    try site.put("content/s/b.md", "---\norder: 7\n---\n# B!\n")
    try refused("content/s/b.md has another order by now; change it in the file") {
      try takeBack(edit, of: site.root)
    }
    #expect(try text("s/b.md", in: site) == "---\norder: 7\n---\n# B!\n")
  }

  @Test("A link to a page that stays in the site is followed, and the page's rights are kept")
  func links() throws {
    let site = try TestSite("-- shared/b.md --\n# B\n-- content/s/a.md --\n# A\n")
    try Files.makeLink(site.root + "/content/s/b.md", to: site.root + "/shared/b.md")
    try Files.setMode(0o640, of: site.root + "/shared/b.md")
    _ = try move("s/b.md", before: "s/a.md", in: site)
    #expect(
      String(decoding: try Files.read(site.root + "/shared/b.md"), as: UTF8.self)
        == "---\norder: 1\n---\n# B\n")
    #expect(Files.mode(of: site.root + "/shared/b.md") == 0o640)
    #expect(
      try Files.entries(in: site.root + "/content/s").contains { $0.name == "b.md" && $0.isLink })
    #expect(try Files.entries(in: site.root + "/shared").count == 1)
  }

  @Test(
    "Only moves can be asked for",
    arguments: [
      "", "{}", "{\"page\":\"a\"}", "{\"page\":\"a\",\"before\":1}",
      "{\"page\":\"a\",\"before\":\"b\",\"after\":\"c\"}",
      "{\"page\":null,\"after\":\"b\"}", "{\"step\":\"again\"}", "[\"page\"]",
      "{\"page\":\"a\",\"before\":\"b\",\"order\":\"1\"}",
    ])
  func wishes(_ json: String) { #expect(MoveWish(json: Array(json.utf8)) == nil) }

  @Test("JSON as browsers write it")
  func json() {
    #expect(
      MoveWish(json: Array("{\"page\":\"a\",\"before\":\"b\"}".utf8))
        == .move(PageMove(page: "a", neighbour: "b", isBefore: true)))
    #expect(
      MoveWish(json: Array("{\"after\":\"b\",\"page\":\"\\u00e9\"}".utf8))
        == .move(PageMove(page: "\u{E9}", neighbour: "b", isBefore: false)))
    #expect(MoveWish(json: Array("{\"step\":\"undo\"}".utf8)) == .undo)
    #expect(MoveWish(json: Array("{\"step\":\"redo\"}".utf8)) == .redo)
  }
}
