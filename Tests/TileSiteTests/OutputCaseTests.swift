import Testing

@testable import TileSite

/// What happens in the output folder.
struct OutputCaseTests {
  @Test("Two sources of one file are a mistake that names both")
  func sameOutput() async throws {
    let site = try TestSite(
      """
      -- content/a.md --
      1
      -- content/a/index.md --
      2
      -- content/About.md --
      3
      -- content/about.md --
      4
      -- content/b.md --
      ---
      slug: c
      ---
      5
      -- content/c.md --
      6
      -- content/d/index.html --
      7
      -- content/d.md --
      8
      """)
    #expect(
      await site.mistakes() == """
        content/a/index.md: error: makes the same file as content/a.md: /a/index.html; rename one of them or give it a slug
        content/about.md: error: makes the same file as content/About.md: /about/index.html; rename one of them or give it a slug
        content/c.md: error: makes the same file as content/b.md: /c/index.html; rename one of them or give it a slug
        content/d/index.html: error: makes the same file as content/d.md: /d/index.html; rename one of them or give it a slug
        """)
  }

  @Test("Files that no build wrote stay; files of the last build that are no more go")
  func foreignAndStale() async throws {
    let site = try TestSite(
      "-- content/a.md --\na\n-- content/b.md --\nb\n-- content/f.txt --\nf\n")
    try site.put("public/CNAME", "www.example.com")
    try site.put("public/.git/HEAD", "ref")
    try site.put("public/b/own.txt", "mine")
    try await site.build()
    #expect(site.hasOutput("b/index.html") && site.hasOutput("f.txt"))
    try site.delete("content/b.md")
    try site.delete("content/f.txt")
    try await site.build()
    #expect(!site.hasOutput("b/index.html") && !site.hasOutput("f.txt"))
    #expect(try site.output("CNAME") == "www.example.com")
    #expect(try site.output(".git/HEAD") == "ref")
    #expect(try site.output("b/own.txt") == "mine")
  }

  @Test("A failed build leaves the last good site as it was, and the next one succeeds")
  func failedBuild() async throws {
    let site = try TestSite(
      "-- content/a.md --\nfirst\n-- templates/page.html --\n{{ page.content }}\n")
    try await site.build()
    let good = try site.outputs()
    try site.put("content/a.md", "second")
    try site.put("content/b.md", "---\ndate: never\n---\n")
    #expect(await site.mistakes() != "")
    #expect(try site.outputs().differences(from: good) == [])
    // A mistake that only shows while the pages are being written.
    try site.put("content/b.md", "b")
    try site.put("templates/page.html", "{{ page.content }}{{ page.extra.missing }}")
    #expect(await site.mistakes().contains("templates/page.html:1:"))
    #expect(try site.outputs().differences(from: good) == [])
    try site.put("templates/page.html", "{{ page.content }}")
    try await site.build()
    #expect(try site.output("a/index.html") == "<p>second</p>\n")
    #expect(try Files.entries(in: site.root).map(\.name).filter { $0.contains("tilework-") } == [])
  }

  @Test("Built again with nothing changed, nothing is written")
  func unchanged() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/f.txt --\nf\n")
    try await site.build()
    let report = try await build(site.options)
    #expect(report.written.changed == 0 && report.written.removed == 0)
    #expect(report.written.files > 3)
  }

  @Test("One changed file takes its place in the folder that is there; several come with a new one")
  func commits() async throws {
    func page(_ text: String) -> String { "---\ntitle: A\nsummary: The same.\n---\n\(text)\n" }
    func text(_ a: String, _ b: String) -> String {
      "-- content/a.md --\n\(page(a))-- content/b.md --\n\(page(b))" + bareTemplates
    }
    let site = try TestSite(text("a", "b") + "-- content/x/f.txt --\nf\n")
    try await site.build()
    let folder = Files.node(site.root + "/public")
    try site.put("content/a.md", page("another"))
    #expect(try await build(site.options).written.changedPaths == ["a/index.html"])
    #expect(Files.node(site.root + "/public") == folder)
    #expect(try site.output("a/index.html") == "<p>another</p>\n")
    try site.put("content/a.md", page("a third"))
    try site.put("content/b.md", page("another"))
    #expect(try await build(site.options).written.changed == 2)
    #expect(Files.node(site.root + "/public") != folder)
    try site.delete("content/x")
    #expect(try await build(site.options).written.removedPaths.contains("x/f.txt"))
    #expect(try !Files.entries(in: site.root).contains { $0.name.hasPrefix(".public.tilework") })
    let clean = try TestSite(text("a third", "another"))
    try await clean.build()
    #expect(try site.differences(from: clean) == [])
  }

  @Test("What a killed build left behind is cleared away by the next")
  func leftovers() async throws {
    let site = try TestSite("-- content/a.md --\na\n")
    try site.put(".public.tilework-999999999/a/index.html", "half")
    try await site.build()
    #expect(try !Files.entries(in: site.root).contains { $0.name.hasPrefix(".public.tilework") })
  }

  @Test("Two builds at once end with the same whole site")
  func together() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/b.md --\nb\n")
    let options = site.options
    let reports = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { (try? await build(options)) != nil }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reports == [true, true, true, true])
    #expect(site.hasOutput("a/index.html") && site.hasOutput("b/index.html"))
  }

  @Test("The same site in two folders builds to the same bytes")
  func sameBytes() async throws {
    let text = "-- content/a.md --\na\n-- content/s/b.md --\n```grid\nfrom: s\n```\n"
    let one = try TestSite(text)
    let two = try TestSite(text)
    try await one.build()
    try await two.build()
    #expect(try one.differences(from: two) == [])
  }

  @Test(
    "An output that holds the site's own files is refused",
    arguments: [".", "content", "content/x", "templates", ".."])
  func ownFiles(_ folder: String) async throws {
    let site = try TestSite("-- content/a.md --\na\n")
    site.options.output = site.root + "/" + folder
    #expect(await site.mistakes().hasPrefix("--output: error: the output may not be "))
    #expect(Files.isFile(site.root + "/content/a.md"))
  }

  @Test("A page's former addresses send visitors on")
  func aliases() async throws {
    let site = try TestSite(
      "-- content/a.md --\n---\naliases: [/old/, older.html]\n---\na\n")
    try await site.build()
    let link = "<meta http-equiv=\"refresh\" content=\"0; url=/a/\">"
    #expect(try site.output("old/index.html").contains(link))
    #expect(try site.output("older.html").contains(link))
  }

  @Test("Whatever others put into the output keeps its kind, mode and links")
  func foreignKinds() async throws {
    let site = try TestSite("-- content/a.md --\na\n")
    try site.put("public/.git/HEAD", "ref")
    try Files.makeFolder(site.root + "/public/empty")
    try Files.makeLink(site.root + "/public/link", to: ".git/HEAD")
    try Files.setMode(0o700, of: site.root + "/public/.git")
    try await site.build()
    try site.put("content/a.md", "b")
    try await site.build()
    #expect(try site.output("link") == "ref" && Files.isLink(site.root + "/public/link"))
    #expect(Files.isFolder(site.root + "/public/empty"))
    #expect(Files.mode(of: site.root + "/public/.git") == 0o700)
  }

  @Test("A site that was moved still knows what it wrote")
  func moved() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/b.md --\nb\n")
    try await site.build()
    let other = TestSite.freshFolder()
    try Files.rename(site.root, to: other)
    defer { try? Files.remove(other) }
    try Files.remove(other + "/content/b.md")
    site.options.site = other
    try await site.build()
    #expect(Files.isFile(other + "/public/a/index.html"))
    #expect(!Files.isFolder(other + "/public/b"))
  }

  @Test("A file where another output needs a folder is a mistake, not a failure of the machine")
  func inTheWay() async throws {
    let site = try TestSite(
      "-- content/a.md --\n---\naliases: [/t.txt/old]\n---\na\n-- content/a --\nf\n"
        + "-- content/t.txt --\nt\n-- content/assets --\nx\n")
    #expect(
      await site.mistakes() == """
        content/a: error: makes the same file as content/a.md: /a; rename one of them or give it a slug
        content/assets: error: makes the same file as the theme, whose files go to /assets/: /assets; rename one of them or give it a slug
        content/t.txt: error: makes the same file as content/a.md: /t.txt; rename one of them or give it a slug
        """)
  }

  @Test(
    "A slug or former address that could leave its place is refused",
    arguments: [
      "slug: ../x", "slug: 'a b'", "slug: \"a\\nb\"", "slug: .git", "slug: a?b",
      "aliases: ['../x']", "aliases: [/.git/x.html]", "aliases: ['https://e.example/x']",
      "aliases: ['?x']", "aliases: ['']",
    ])
  func badNames(_ line: String) async throws {
    let site = try TestSite("-- content/a.md --\n---\n\(line)\n---\na\n")
    #expect(await site.mistakes().hasPrefix("content/a.md:2:"))
  }

  @Test("A link back to the output is not followed")
  func ownOutput() async throws {
    let site = try TestSite("-- content/a.md --\na\n")
    try await site.build()
    try Files.makeLink(site.root + "/content/pub", to: "../public")
    let warnings = try await site.build()
    #expect(
      warnings == "content/pub: warning: leads out of the site and is left out; "
        + "copy the file into content/ instead")
    #expect(!site.hasOutput("pub/index.html"))
  }

  @Test("Links inside the site are followed, those that lead out are left out, and loops end")
  func links() async throws {
    let site = try TestSite(
      "-- content/a/p.md --\np\n-- more/x.md --\nx\n-- more/f.txt --\nf\n")
    try Files.makeLink(site.root + "/content/more", to: "../more")
    try Files.makeLink(site.root + "/content/one.txt", to: "../more/f.txt")
    try Files.makeLink(site.root + "/content/a/up", to: "..")
    try Files.makeLink(site.root + "/content/a/same", to: ".")
    try Files.makeLink(site.root + "/content/self", to: "self")
    try Files.makeLink(site.root + "/content/passwd.txt", to: "/etc/passwd")
    let out = "leads out of the site and is left out; copy the file into content/ instead"
    #expect(
      try await site.build() == """
        content/a/same: warning: \(out)
        content/a/up: warning: \(out)
        content/passwd.txt: warning: \(out)
        content/self: warning: is neither a file nor a folder and is left out
        """)
    #expect(site.hasOutput("more/x/index.html") && site.hasOutput("more/f.txt"))
    #expect(try site.output("one.txt") == "f\n\n" && !site.hasOutput("passwd.txt"))
  }

  @Test("A build changes none of its sources, and needs no right to")
  func sourcesStay() async throws {
    let site = try TestSite(
      "-- content/a.md --\na\n-- content/d/f.txt --\nf\n-- templates/partials/footer.html --\nx\n")
    site.options.output = TestSite.freshFolder()
    let folders = ["", "/content", "/content/d", "/templates", "/templates/partials"]
    defer {
      for folder in folders { try? Files.setMode(0o700, of: site.root + folder) }
      try? Files.remove(site.options.output ?? "")
    }
    let before = try TestSite.tree(site.root)
    let stamps = before.keys.map { Files.stamp(site.root + "/" + $0) }
    for folder in folders { try Files.setMode(0o500, of: site.root + folder) }
    _ = try await TileSite.build(site.options)
    let after = try TestSite.tree(site.root).filter { !$0.key.hasPrefix(".tilework/") }
    #expect(after.differences(from: before) == [])
    #expect(before.keys.map { Files.stamp(site.root + "/" + $0) } == stamps)
    #expect(Files.isFile((site.options.output ?? "") + "/a/index.html"))
  }

  @Test("Odd names of pages and files are encoded once, everywhere")
  func oddNames() async throws {
    let site = try TestSite(
      "-- site.yaml --\ntitle: T\nbase_url: https://u.example/repo/\noutputs: {social: false}\n"
        + "-- content/日本語.md --\n---\ndate: 2024-01-01\n---\n![x](<my photo (1).png>) [f](<100% sure.txt>)\n"
        + "-- content/Привет.md --\nx\n-- content/😀.md --\n[a](日本語.md)\n-- content/100% sure.txt --\nf\n",
      ["content/my photo (1).png": testPicture])
    #expect(try await site.build() == "")
    let page = try site.output("日本語/index.html")
    #expect(page.contains("src=\"/repo/assets/images/my%20photo%20(1)."))
    #expect(page.contains("href=\"/repo/100%25%20sure.txt\""))
    #expect(
      try site.output("😀/index.html").contains("href=\"/repo/%E6%97%A5%E6%9C%AC%E8%AA%9E/\""))
    for name in ["sitemap.xml", "feed.xml", "feed.json", "llms.txt"] {
      let text = try site.output(name)
      #expect(text.contains("https://u.example/repo/%E6%97%A5%E6%9C%AC%E8%AA%9E/"), "\(name)")
      #expect(!text.contains("%25E") && !text.contains("%2520"), "\(name)")
    }
    let names = try site.outputs().keys
    #expect(names.contains("100% sure.txt") && names.contains("Привет/index.html"))
    #expect(names.contains { $0.hasPrefix("assets/images/my photo (1).") })
  }

  @Test("A page may become a file of the same name, and a file a page")
  func pageToFile() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/b --\nfile\n")
    try await site.build()
    try site.delete("content/a.md")
    try site.put("content/a", "now a file")
    try site.delete("content/b")
    try site.put("content/b.md", "now a page")
    try await site.build()
    #expect(try site.output("a") == "now a file" && site.hasOutput("b/index.html"))
  }

  @Test("What stands in the way and is not ours is named, and stays")
  func obstacles() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/b.txt --\nb\n")
    try site.put("public/a", "mine")
    try site.put("public/b.txt/c", "mine")
    let sentence =
      "stands where the site needs its own file or folder, and no build made it; move it elsewhere"
    #expect(
      await site.mistakes()
        == "\(site.root)/public/a: error: \(sentence)\n\(site.root)/public/b.txt: error: \(sentence)"
    )
    #expect(try site.output("a") == "mine" && site.output("b.txt/c") == "mine")
  }

  @Test("Where the folders cannot change places, files are replaced one by one")
  func withoutSwap() async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/b.md --\nb\n")
    try await site.build()
    try site.put("public/own.txt", "mine")
    try Files.makePipe(site.root + "/public/pipe")
    try site.put("content/a.md", "changed")
    try site.delete("content/b.md")
    try await site.build()
    #expect(try site.output("a/index.html").contains("<p>changed</p>"))
    #expect(!Files.isFolder(site.root + "/public/b") && site.hasOutput("own.txt"))
    #expect(Files.status(site.root + "/public/pipe")?.kind == .other)
    #expect(try Files.entries(in: site.root).filter { $0.name.hasPrefix(".public") }.isEmpty)
  }

  @Test("Files that others made or changed while a build ran are carried over")
  func meanwhile() throws {
    let root = TestSite.freshFolder()
    defer { try? Files.remove(root) }
    let (old, new) = (root + "/old", root + "/new")
    for (path, text) in [
      (old + "/late/x.txt", "late"), (old + "/ours/index.html", "old page"),
      (old + "/newer.txt", "newer"), (new + "/newer.txt", "older"), (new + "/gone.txt", "gone"),
      (new + "/ours/index.html", "new page"),
    ] { try Files.write(Array(text.utf8), to: path) }
    let site = OldSite(old, output: new, ours: ["ours/index.html"])
    #expect(site.follow(["newer.txt", "gone.txt"]) && site.rescue())
    let files = try TestSite.tree(new).mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      files == ["late/x.txt": "late", "newer.txt": "newer", "ours/index.html": "new page"])
  }

  @Test(
    "A name that begins with a mark is no name",
    arguments: ["\u{301}.md", "\u{FE0F}.md", "\u{E33}.md"])
  func marks(_ name: String) async throws {
    let site = try TestSite("-- content/a.md --\na\n-- content/\(name) --\nx\n")
    #expect(await site.mistakes().contains("rename the file"))
  }
}
