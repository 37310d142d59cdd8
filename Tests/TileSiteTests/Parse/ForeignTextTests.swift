import Testing

@testable import TileSite

/// What Hugo, Zola and Jekyll understand in a text, and Markdown does not.
struct ForeignTextTests {
  @Test(
    "What can be said in Markdown is",
    arguments: [
      ("{{< figure src=\"a.png\" alt=\"A [b]\" caption=\"C\" >}}", "![A \\[b\\]](a.png \"C\")"),
      ("{{<figure src='a b.png' link=\"/x/\">}}", "[![](<a b.png>)](/x/)"),
      ("{{< figure\n  src=\"a.png\"\n  alt=\"A\"\n>}}\nx", "![A](a.png)\n\n\n\nx"),
      ("{{< youtube w7Ft2ymGmfc >}}", "<https://youtu.be/w7Ft2ymGmfc>"),
      ("{{ youtube(id=\"w7F\") }}", "<https://youtu.be/w7F>"),
      ("{{< gist user 12ab >}}", "<https://gist.github.com/user/12ab>"),
      (
        "{% highlight ruby linenos %}\n{{ x.y }}\n{% endhighlight %}",
        "~~~~~ ruby\n{{ x.y }}\n~~~~~"
      ),
      ("{{< highlight go \"x=1\" >}}\na\n{{< / highlight >}}", "~~~~~ go\na\n~~~~~"),
      ("{% raw %}{{ page.title }}{% endraw %} b", "{{ page.title }}             b"),
      ("a\n{% comment %}\nx {% if %}\n{% endcomment %}\nb", "a\n\n\n\nb"),
      ("{::comment}\n{{< a >}}\n{:/comment}\n\nb", "\n\n\n\nb"),
      ("a {{/* hidden */}} b", "a                  b"),
      ("[a]({{ site.baseurl }}/b/)", "[a](                   /b/)"),
      ("[a]: {{ site.url }}/b", "[a]:               /b"),
      ("![a]({{ '/b.png' | relative_url }})", "![a](                       /b.png)"),
      ("<a href=\"{{ site.url }}/b\">", "<a href=\"              /b\">"),
      ("[a]({{< ref \"b.md#c\" >}})", "[a](         @ref/b.md#c)"),
      ("[a]({{% relref path=\"b\" %}})", "[a](                  @ref/b)"),
      ("[a]({{< ref \"#c\" >}})", "[a](              #c)"),
      (
        "[a]({{ site.baseurl }}{% link _posts/b.md %}#c)",
        "[a](                                @ref/_posts/b.md#c)"
      ),
      ("[a]({{ 'b' | relative_url }})", "[a](   /b)"),
      ("[a]({% post_url 2024-01-02-b %})", "[a](      @ref/2024-01-02-b)"),
    ])
  func carried(_ text: String, _ wanted: String) {
    let (out, warnings) = read(text)
    #expect(squeezed(out) == squeezed(wanted))
    #expect(warnings == "")
  }

  @Test(
    "What there is nothing for is left out, and told at its place",
    arguments: [
      (
        "a\n\n  b {{< tabs \"x\" >}} c {{< /tabs >}} d",
        "a\n\n  b                 c                d",
        "p:5:5: warning: “{{< tabs \"x\" >}}” is a shortcode of Hugo and is left out; write it in "
          + "Markdown, or between ` to show it"
      ),
      ("{{< note >}}Text", "Text", "p:3:1: warning: “{{< note >}}” is a shortcode of Hugo"),
      ("a {{< note >}}  \nb", "a   \nb", "p:3:3: warning: “{{< note >}}” is a shortcode of Hugo"),
      (
        "{% if page.x %}a{% else %}b{% endif %}", "a          b           ",
        "p:3:1: warning: “{% if page.x %}” is a Liquid tag of Jekyll"
      ),
      (
        "{%- include a.html x=1 -%}", "", "p:3:1: warning: “{%- include a.html x=1 -%}” is a Liquid"
      ),
      (
        "Ä {{ page.title | upcase }}!", "Ä                           !",
        "p:3:3: warning: “{{ page.title | upcase }}” is a Liquid"
      ),
      (
        "{% quote(by=\"x\") %}\na\n{% end %}", "\na\n",
        "p:3:1: warning: “{% quote(by=\"x\") %}” is a shortcode of Zola"
      ),
      (
        "{{ note(body=\"\nx\n\ny\") }}\nb", "\n\n\n\nb",
        "p:3:1: warning: “{{ note(body=\"” is a shortcode of Zola"
      ),
      (
        "a\n{:.lead #x}\n", "a\n\n",
        "p:4:1: warning: “{:.lead #x}” is an attribute list of Kramdown"
      ),
      ("a\n{.lead}", "a\n", "p:4:1: warning: “{.lead}” is an attribute list of Kramdown"),
      (
        "[a](b){:target=\"_blank\"} c", "[a](b)                    c",
        "p:3:7: warning: “{:target=\"_blank\"}” is an attribute list"
      ),
      ("* TOC\n{:toc}\n\nText", "\n\n\nText", "p:3:1: warning: “* TOC” is an attribute list"),
      (
        "see {{< ref \"a.md\" >}}", "see ",
        "p:3:5: warning: “{{< ref \"a.md\" >}}” is a shortcode of Hugo"
      ),
    ])
  func leftOut(_ text: String, _ wanted: String, _ warning: String) {
    let (out, warnings) = read(text)
    #expect(squeezed(out) == squeezed(wanted))
    #expect(warnings.hasPrefix(warning) && !warnings.contains("\n"), "\(warnings)")
  }

  @Test(
    "Code, formulas and braces that mean nothing stay as they are",
    arguments: [
      "`{{< ref \"a\" >}}` and ``{% if ` %}``", "```\n{{ site.url }}\n{:.a}\n```\n",
      "~~~\n{% raw %}\n```\n{% x %}\n~~~", "> ```\n> {% x %}\n> ```",
      "Text\n\n    {% include a %}\n",
      "- a\n\n  ```\n  {{< b >}}\n  ```", "\\frac{{a}}{{b}} {{n}\\choose{k}}", "{{< a", "{% b",
      "{: a",
      "{{</* youtube x */>}}", "# A {#id}", "{a: b}", "\\{% x %}", "{{ }}", "{%%}", "{{<>}}",
      "{:a}b",
    ])
  func untouched(_ text: String) {
    let (out, warnings) = read(text)
    #expect(out == text)
    #expect(warnings == "")
  }

  @Test("Links that name pages as other generators do lead there, or are told")
  func links() async throws {
    let site = try TestSite(
      """
      -- content/index.md --
      [1](@/blog/a.md#x) [2]({{< ref "a.md" >}}) [3]({{% relref "/blog/c" %}}) [4]({% post_url 2024-01-02-b %})
      [5]({{ site.baseurl }}{% link blog/_index.md %}) [6]({{< relref "blog/2024-01-02-b.md#y" >}})
      -- content/blog/a.md --
      [1](@/index.md) [2]({{< ref "c" >}}) [3](@/blog/nope.md) [4]({{< ref "noope.md" >}})

      # A {#x}
      -- content/blog/2024-01-02-b.md --
      # B {#y}
      -- content/blog/c/index.md --
      Text
      """)
    #expect(
      try await site.build() == """
        content/blog/a.md:1:38: warning: there is no page “blog/nope.md”
        content/blog/a.md:1:58: warning: there is no page “noope.md”
        """)
    let home = try site.output("index.html")
    for (text, address) in [
      ("1", "/blog/a/#x"), ("2", "/blog/a/"), ("3", "/blog/c/"), ("4", "/blog/b/"), ("5", "/blog/"),
      ("6", "/blog/b/#y"),
    ] {
      #expect(home.contains("<a href=\"\(address)\">\(text)</a>"), "\(text)")
    }
    let a = try site.output("blog/a/index.html")
    #expect(a.contains("<a href=\"/\">1</a>") && a.contains("<a href=\"/blog/c/\">2</a>"))
  }

  @Test(
    "Many marks, open and closed, are read in linear time",
    arguments: [
      "{{< a >}} ", "{{< ", "{% ", "{{ a ", "{% comment %}", "{% raw %}", "{:a ", "a{:b}", "`{{",
      "{{",
      "{{< a\n >}}", "{{< highlight >}}", "[a]({{ site.url }}/b) ", "* a\n{:toc}\n",
    ])
  func linear(_ piece: String) {
    let work = growth(from: 300) { count in
      let text = Array(String(repeating: piece, count: count).utf8)
      return {
        var found: [Diagnostic] = []
        _ = withoutForeignMarks(text[...], firstLine: 1, in: "p", &found)
      }
    }
    #expect(work < mostGrowth)
  }

  @Test("A mark in the list above {:toc} is read once")
  func tocBelowMark() {
    let (out, warnings) = read("* {{< a >}}\n{:toc}\n")
    #expect(squeezed(out) == "*\n\n")
    #expect(warnings.split(separator: "\n").count == 2)
  }

  @Test("Lines stay where they are, and columns after a mark inside a line too")
  func places() {
    for text in [
      "a {{< b >}} c", "Ä {{ page.ä }} c", "[a]({{ site.url }}/b) c", "a {:b} `c`{:.d} c",
    ] {
      let (out, _) = read(text + "\n\nd")
      let lines = out.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3 && lines[0].count == text.count && lines[0].hasSuffix("c"), "\(out)")
    }
  }

  /// With one blank in place of several; how many there are is for columns alone.
  private func squeezed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  private func read(_ text: String) -> (String, String) {
    var found: [Diagnostic] = []
    let out = withoutForeignMarks(Array(text.utf8)[...], firstLine: 3, in: "p", &found)
    return (
      String(decoding: out, as: UTF8.self), found.map(\.text).joined(separator: "\n")
    )
  }
}
