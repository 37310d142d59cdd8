import Testing

@testable import TileSite

/// Sites of other generators, made into sites that build.
struct ImportTests {
  @Test("A site of Jekyll: posts, drafts, collections, addresses, settings, what stays behind")
  func jekyll() async throws {
    let site = try await Imported(
      .jekyll,
      """
      -- _config.yml --
      title: Bakery
      tagline: Bread
      url: https://bakery.example
      baseurl: /shop
      locale: de_DE
      author: {name: Ann, email: ann@bakery.example}
      collections:
        services: {output: true}
      sass: {style: compressed}
      google_analytics: UA-1
      -- index.md --
      ---
      layout: home
      ---
      # Hello
      [Post]({% post_url 2024-03-01-first %}) [About]({{ site.baseurl }}/about.html)
      -- about.md --
      ---
      title: About
      permalink: /about.html
      ---
      {% include map.html %}
      -- team.md --
      Team
      -- _posts/2024-03-01-first.markdown --
      ---
      layout: post
      title: "First"
      tags: bread rolls
      categories: news
      ---
      {% highlight js %}
      let a = 1
      {% endhighlight %}
      [Service]({{ site.url }}{% link _services/cake.md %})
      -- _posts/2024-03-02-second.md --
      ---
      layout: fancy
      permalink: /:year/second-one/
      date: never
      ---
      ![gone](/img/gone.png)
      -- _drafts/later.md --
      Later
      -- _services/cake.md --
      Cake
      -- _layouts/default.html --
      x
      -- feed.xml --
      ---
      ---
      <feed>
      -- img/a.txt --
      A
      -- README.md --
      No page
      """)
    #expect(
      site.notes == """
        _config.yml:10:1: “google_analytics” has no counterpart and is left out
        _layouts: is left out: templates are another language here; see docs/templates.md
        _posts/2024-03-02-second.md:2:9: the layout “fancy” does not come along; the key is now a comment
        _posts/2024-03-02-second.md:4:7: date “never” is no date; write it as 2024-12-31 or \
        2024-12-31T09:00:00Z – the key is now a comment
        _posts/2024-03-02-second.md:6:1: the picture “/img/gone.png” does not exist – the picture is now a link
        about.md:5:1: “{% include map.html %}” is a Liquid tag of Jekyll and stays as it is
        feed.xml: is made by Liquid and is left out
        """)
    #expect(
      try site.files() == [
        ".gitignore", "content/about.md", "content/img/a.txt", "content/index.md",
        "content/posts/2024-03-01-first.md", "content/posts/2024-03-02-second.md",
        "content/posts/later.md", "content/services/cake.md", "content/team.md", "site.yaml",
      ])
    #expect(
      try site.text("site.yaml") == """
        title: "Bakery"
        description: "Bread"
        base_url: "https://bakery.example/shop"
        language: "de-DE"
        organization:
          name: "Ann"
          email: "ann@bakery.example"

        """)
    #expect(
      try site.text("content/posts/2024-03-01-first.md") == """
        ---
        aliases: ["/news/2024/03/01/first.html"]
        tags: ["bread", "rolls"]
        # layout: post
        title: "First"
        # tags: bread rolls
        categories: news
        ---
        ~~~~~ js
        let a = 1
        ~~~~~
        [Service](/services/cake.md)

        """)
    #expect(
      try site.text("content/posts/2024-03-02-second.md").hasPrefix(
        "---\naliases: [\"/2024/second-one/\"]\n# layout: fancy\n# permalink: /:year/second-one/\n"
          + "# date: never\n---\n[gone]"))
    #expect(try site.text("content/posts/later.md").hasPrefix("---\ndraft: true\n"))
    #expect(try site.text("content/team.md") == "---\naliases: [\"/team.html\"]\n---\nTeam\n")
    _ = try await site.build()
    let home = try site.text("public/index.html")
    #expect(
      home.contains("<a href=\"https://bakery.example/shop/posts/first/\">Post</a>")
        || home.contains("<a href=\"/shop/posts/first/\">Post</a>"))
    #expect(home.contains("/shop/about.html\">About</a>"))
    for path in [
      "about.html", "team.html", "news/2024/03/01/first.html", "posts/second/index.html",
    ] {
      #expect(Files.isFile(site.new + "/public/" + path), "\(path)")
    }
  }

  @Test("A site of Hugo: bundles, static files, its spelling of names, menu, patterns of addresses")
  func hugo() async throws {
    let site = try await Imported(
      .hugo,
      """
      -- hugo.toml --
      baseURL = "https://h.example/"
      languageCode = "en-gb"
      title = "H"
      timeZone = "Europe/London"
      enableEmoji = true
      [params]
      description = "Us"
      email = "us@h.example"
      list = ["a", 1, true]
      [permalinks]
      blog = "/:year/:slug/"
      [[menu.main]]
      name = "Last"
      pageRef = "/blog"
      weight = 2
      [[menu.main]]
      name = "First"
      url = "/Our-Work/"
      weight = 1
      -- content/_index.md --
      +++
      title = "Home"
      +++
      {{< figure src="/pic.svg" alt="A" >}} [W]({{< relref "Our Work/index.md" >}})
      -- content/Our Work/index.md --
      +++
      title = "Work"
      slug = "Our-Work"
      layout = "work"
      image = "nope.jpg"
      [params]
      a = 1
      +++
      ![here](here.svg)

      {{< tabs >}}x{{< /tabs >}}
      -- content/Our Work/here.svg --
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>
      -- content/blog/One.md --
      ---
      date: 2024-05-06
      aliases: [/one]
      ---
      {"{{< ref" stays
      -- content/blog/json.md --
      {
        "title": "J", "draft": true
      }
      Text
      -- static/pic.svg --
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>
      -- layouts/index.html --
      x
      -- themes/x/content/y.md --
      x
      """)
    #expect(
      site.notes == """
        content/Our Work/index.md:4:10: the layout “work” does not come along; the key is now a comment
        content/Our Work/index.md:5:9: the picture “nope.jpg” does not exist; did you mean “our-work/here.svg”? – the key is now a comment
        content/Our Work/index.md:11:1: “{{< tabs >}}” is a shortcode of Hugo and stays as it is
        hugo.toml:5:1: “enableEmoji” has no counterpart and is left out
        layouts: is left out: templates are another language here; see docs/templates.md
        themes: is left out: the theme's look does not come along
        """)
    #expect(
      try site.text("site.yaml") == """
        title: "H"
        description: "Us"
        base_url: "https://h.example/"
        language: "en-gb"
        timezone: "Europe/London"
        menu:
          - {title: "First", url: "/Our-Work/"}
          - {title: "Last", url: "/blog"}
        organization:
          email: "us@h.example"
        extra:
          "description": "Us"
          "email": "us@h.example"
          "list": ["a", 1, true]

        """)
    #expect(try site.text("content/blog/one.md").contains("redirect_from: [\"/2024/one/\"]\ndate:"))
    #expect(try site.text("content/_index.md").contains("![A](/pic.svg) [W](/our-work/index.md)"))
    _ = try await site.build()
    #expect(try site.text("public/index.html").contains("/Our-Work/"))
    #expect(Files.isFile(site.new + "/public/2024/one/index.html"))
    #expect(Files.isFile(site.new + "/public/one/index.html"))
  }

  @Test("A site of Zola: its own addresses, its taxonomies' tables and its calls")
  func zola() async throws {
    let site = try await Imported(
      .zola,
      """
      -- config.toml --
      base_url = "https://z.example"
      title = "Z"
      default_language = "fr"
      taxonomies = [{name = "tags"}]
      -- content/blog/_index.md --
      +++
      sort_by = "date"
      +++
      -- content/blog/2024-01-02-a.md --
      +++
      path = "elsewhere/a"
      [taxonomies]
      tags = ["x"]
      +++
      [b](@/blog/b.md) {{ youtube(id="abc") }} {{ gallery() }}
      -- content/blog/b.md --
      B
      -- templates/index.html --
      x
      """)
    #expect(
      site.notes == """
        content/blog/2024-01-02-a.md:6:42: “{{ gallery() }}” is a shortcode of Zola and stays as it is
        templates: is left out: templates are another language here; see docs/templates.md
        """)
    #expect(
      try site.text("content/blog/2024-01-02-a.md").contains(
        "+++\npermalink = \"/elsewhere/a\"\npath"))
    _ = try await site.build()
    #expect(try site.text("public/elsewhere/a/index.html").contains("/blog/b/\">b</a>"))
  }

  @Test("Nothing is written where there is no such site, or where the new folder holds something")
  func refusals() async throws {
    let folder = try TestSite("-- old/_config.yml --\ntitle: x\n-- new/a --\nx\n")
    let (old, new) = (folder.root + "/old", folder.root + "/new")
    for (origin, target) in [(ImportOrigin.zola, folder.root + "/other"), (.jekyll, new)] {
      await #expect(throws: SiteError.self) {
        _ = try await importSite(origin, from: old, to: target)
      }
    }
    #expect(try TestSite.tree(new).keys.sorted() == ["a"])
    #expect(!Files.isThere(folder.root + "/other"))
  }

  @Test("A new folder inside of the old one is not copied into itself")
  func inside() async throws {
    let folder = try TestSite("-- _config.yml --\ntitle: x\n-- a.md --\nText\n")
    for _ in 0..<2 {
      try? Files.remove(folder.root + "/new")
      let report = try await importSite(.jekyll, from: folder.root, to: folder.root + "/new")
      #expect(report.mistakes.isEmpty)
      #expect(report.pages == 1 && !Files.isThere(folder.root + "/new/content/new"))
    }
  }
}

/// A site of another generator, written as one text, and what an import makes of it.
private final class Imported {
  private let folder: TestSite
  let new: String
  let report: ImportReport

  init(_ origin: ImportOrigin, _ text: String) async throws {
    folder = try TestSite("")
    let old = folder.root + "/old"
    for (path, text) in TestSite.files(in: text) {
      try Files.write(Array(text.utf8), to: old + "/" + path)
    }
    new = folder.root + "/new"
    report = try await importSite(origin, from: old, to: new)
    #expect(report.mistakes == [])
  }

  var notes: String {
    report.notes.map { "\($0.place): \($0.sentence)" }.joined(separator: "\n")
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Files.read(new + "/" + path), as: UTF8.self)
  }

  func files() throws -> [String] { try TestSite.tree(new).keys.sorted() }

  func build() async throws -> String {
    var options = BuildOptions()
    options.site = new
    options.now = BuildOptions.instant("2026-01-01T00:00:00Z")
    return try await TileSite.build(options).warnings.map(\.text).joined(separator: "\n")
  }
}
