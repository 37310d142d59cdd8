import Testing

@testable import TileTemplate

/// A set says which templates have a part in rendering others, and which of them call a function.
@Suite struct ReachedTests {
  private static func set() throws -> TemplateSet {
    let texts = [
      "page.html": "{% include 'head.html' %}{% block main %}{% endblock %}",
      "home.html": "{% extends 'page.html' %}{% block main %}{{ ask('a') }}{% endblock %}",
      "head.html": "{% if false %}{% include 'deep.html' %}{% endif %}",
      "deep.html": "{% from 'macros.html' import m %}{{ m() }}",
      "macros.html": "{% macro m() %}{{ ask(1) }}{% endmacro %}",
      "guess.html": "{% include 'kinds/' ~ who ~ '.html' %}", "kinds/a.html": "a",
      "kinds/b.html": "{% include 'kinds/b.html' %}", "alone.html": "x",
    ]
    let schema = Schema(
      globals: ["who": .text],
      functions: [Signature("ask", [.required("what", .text, .number)], returns: .text)])
    return try TemplateSet(
      texts.keys.sorted().map {
        TemplateSource(path: $0, name: $0, bytes: Array((texts[$0] ?? "").utf8))
      }, schema: schema)
  }

  @Test(arguments: [
    (["page.html"], ["deep.html", "head.html", "macros.html", "page.html"]),
    (["home.html"], ["deep.html", "head.html", "home.html", "macros.html", "page.html"]),
    (["guess.html"], ["guess.html", "kinds/a.html", "kinds/b.html"]),
    (["alone.html", "nowhere.html"], ["alone.html"]), ([], []),
  ])
  func `what is included, extended or imported is reached, in any branch`(
    _ names: [String], _ reached: [String]
  ) throws {
    #expect(try Self.set().reached(from: names).sorted() == reached)
  }

  @Test func `guesses are followed where they are asked for`() throws {
    let set = try Self.set()
    #expect(set.reached(from: ["guess.html"]) { $0 != "guess.html" } == ["guess.html"])
    #expect(set.reached(from: ["page.html"]) { _ in false }.count == 4)
  }

  @Test func `calls are those of the templates that are asked`() throws {
    let set = try Self.set()
    #expect(set.calls("ask") && set.calls("ask", in: ["home.html"]))
    #expect(!set.calls("ask", in: ["page.html", "alone.html"]) && !set.calls("other"))
    #expect(set.calls("ask", in: ["macros.html"]) { $0[0] == .number })
    #expect(!set.calls("ask", in: ["home.html"]) { $0[0] == .number })
  }
}
