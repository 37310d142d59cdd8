import TileTemplate
import Testing

@testable import TileSite

struct RenderTests {
  @Test("Markup escapes what is put into it, and only that")
  func markup() {
    let text = "<&\"'>"
    let inner = Markup("<b>\(text)</b>")
    #expect(Markup("<p>\(inner)\(3)</p>").text == "<p><b>&lt;&amp;&quot;&#39;&gt;</b>3</p>")
  }

  @Test("Assets are named by their content, and stylesheets name the others so")
  func assets() {
    let theme = [
      ThemeFile(name: "assets/a b.png", path: "", bytes: [1, 2]),
      ThemeFile(
        name: "assets/css/x.css", path: "",
        bytes: Array("a{b:url('../a b.png')}c{d:url(https://u/e.png) url(data:x)}".utf8)),
      ThemeFile(name: "assets/site.css", path: "", bytes: Array("s{}".utf8)),
    ]
    let assets = Assets(theme, generated: "g{}")
    let png = "a b." + Fingerprint.of([1, 2]) + ".png"
    #expect(assets.paths["a b.png"] == "assets/" + png)
    let encoded = png.replacing(" ", with: "%20")
    let contents = Dictionary(
      uniqueKeysWithValues: assets.files.map { file -> (String, String) in
        guard case .bytes(let bytes) = file.contents else { return (file.path, "") }
        return (file.path, String(decoding: bytes, as: UTF8.self))
      })
    let css = contents[assets.paths["css/x.css"] ?? ""]
    #expect(css == "a{b:url('../\(encoded)')}c{d:url(https://u/e.png) url(data:x)}")
    #expect(contents[assets.paths["site.css"] ?? ""] == "s{}g{}")
  }

  @Test(
    "Addresses in stylesheets are found in every spelling, and nothing else is taken for one",
    arguments: [
      ("a{b:url(i.png)}", "a{b:url(X)}"), ("a{b:url( 'i (1).png' )}", "a{b:url('X')}"),
      ("a{b:URL(\"i.png\")}", "a{b:URL(\"X\")}"), ("@import \"y.css\";", "@import \"X\";"),
      ("@import url(y.css) screen;", "@import url(X) screen;"),
      ("a{content:\"url(/x\"}b{c:url(d)}", "a{content:\"url(/x\"}b{c:url(X)}"),
      ("/* url(no) */a{}", "/* url(no) */a{}"), ("a{b:url(", "a{b:url(X"), ("/* ", "/* "),
      ("a{content:'\\'url(x)'}", "a{content:'\\'url(x)'}"),
    ])
  func stylesheets(_ css: String, _ expected: String) {
    var links = StylesheetLinks(Array(css.utf8))
    #expect(String(decoding: links.replaced { _ in "X" }, as: UTF8.self) == expected)
  }

  @Test("A stylesheet names another by its published name, whatever the alphabet says")
  func imports() {
    let theme = ["a.css", "b.css", "c.css"].map { name in
      let next = ["a.css": "b.css", "b.css": "c.css", "c.css": "/x.png"][name] ?? ""
      return ThemeFile(name: "assets/" + name, path: "", bytes: Array("@import \"\(next)\";".utf8))
    }
    let assets = Assets(theme, generated: "", base: "/repo/")
    let contents = Dictionary(
      uniqueKeysWithValues: assets.files.map { file -> (String, String) in
        guard case .bytes(let bytes) = file.contents else { return (file.path, "") }
        return (file.path, String(decoding: bytes, as: UTF8.self))
      })
    let path = { (name: String) in assets.paths[name] ?? "" }
    #expect(contents[path("a.css")] == "@import \"\(path("b.css").dropFirst(7))\";")
    #expect(contents[path("b.css")] == "@import \"\(path("c.css").dropFirst(7))\";")
    #expect(contents[path("c.css")] == "@import \"/repo/x.png\";")
  }

  @Test("Addresses are encoded once and decoded once")
  func addresses() {
    #expect(Address.encoded("/a b/ä%?#'.md") == "/a%20b/%C3%A4%25%3F%23'.md")
    #expect(Address.decoded("/a%20b/%C3%A4%2") == "/a b/ä%2")
    #expect(Address.decoded("%FF") == "%FF")
    #expect(Address.scheme(of: " java\tscript:x") == "javascript")
    #expect(Address.scheme(of: "a/b:c") == nil && Address.scheme(of: "a.md") == nil)
  }

  @Test("Colours are read in both lengths; ink and contrast follow WCAG")
  func colors() throws {
    #expect(Color("#0a7") == Color(red: 0, green: 170, blue: 119))
    #expect(Color("#00aa77")?.hex == "#00aa77")
    for text in ["00aa77", "#00aa7", "#ggg", "#+12", "green", ""] { #expect(Color(text) == nil) }
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    let green = try #require(Color("#00794a"))
    #expect(green.ink == .white && abs(green.contrast(with: .white) - 5.478) < 0.001)
  }

  @Test("A picture with several widths offers them, with its size, in every format")
  func pictures() {
    let files = PictureFiles(
      src: "/p-800.jpg", width: 800, height: 600, srcset: "/p-400.jpg 400w, /p-800.jpg 800w",
      sources: [("image/webp", "/p-400.webp 400w, /p-800.webp 800w")])
    var look = PictureLook(sizes: "50vw", isFirst: true, className: "hero")
    func text(_ picture: PictureRecord, _ look: PictureLook) -> String {
      String(decoding: pictureMarkup(picture, look), as: UTF8.self)
    }
    #expect(
      text(PictureRecord(files: files, src: "", alt: "A \"b\""), look) == """
        <picture><source type="image/webp" srcset="/p-400.webp 400w, /p-800.webp 800w" sizes="50vw">\
        <img src="/p-800.jpg" srcset="/p-400.jpg 400w, /p-800.jpg 800w" sizes="50vw" width="800" \
        height="600" alt="A &quot;b&quot;" class="hero" fetchpriority="high" decoding="async"></picture>
        """)
    var colored = files
    colored.color = "#0a8ff7"
    #expect(colored.tone == "tone-18f")
    #expect(
      text(PictureRecord(files: colored, src: "", alt: ""), look).contains(
        "class=\"hero tone-18f\""))
    look.className = ""
    #expect(
      text(PictureRecord(files: colored, src: "", alt: ""), look).contains("class=\"tone-18f\""))
    #expect(
      generatedCSS(Theme(), [], pictures: [colored, colored, files])
        == "@layer palette{\(Palette(Theme()).css)}\n.tone-18f{background-color:#18f}\n")
    #expect(
      text(PictureRecord(files: nil, src: "https://u/p.png", alt: ""), PictureLook())
        == "<img src=\"https://u/p.png\" alt=\"\" loading=\"lazy\" decoding=\"async\">")
  }
}
