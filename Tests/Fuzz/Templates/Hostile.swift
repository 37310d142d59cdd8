import TileTemplate

/// Templates made to take for ever, and how each must end under the usual limits: with this in its
/// mistake, or in a page where nothing is said.
struct Hostile {
  let name: String
  let templates: [(name: String, text: String)]
  let mistake: String?

  static let all: [Hostile] =
    nested + doubled + listed + texts + numbers + called + read

  private init(_ name: String, _ mistake: String?, _ template: String) {
    self.init(name, mistake, [("m", template)])
  }

  private init(_ name: String, _ mistake: String?, _ templates: [(name: String, text: String)]) {
    self.name = name
    self.mistake = mistake
    self.templates = templates
  }

  private static let work = "too much work"

  // MARK: Deep

  private static let nested: [Hostile] =
    [
      ("(", "1"), ("[", "1"), ("{'a':", "1"), ("-", "1"), ("not ", "1"), ("f(", "1"),
      ("1|abs(", "1"),
      ("1 if ", "1"), ("1 ** ", "1"), ("1 + ", "1"), ("x[", "1"),
    ].map { part, end in
      Hostile("10,000 × \(part)", "nested too deeply", "{{ " + row(part, 10_000) + end + " }}")
    }
    + ["|upper", ".x", "[0]", "()"].map {
      Hostile("10,000 × \($0)", "nested too deeply", "{{ 1" + row($0, 10_000) + " }}")
    } + [
      Hostile("10,000 × if", "nested too deeply", row("{% if 1 %}", 10_000)),
      Hostile("10,000 × for", "nested too deeply", row("{% for x in xs %}", 10_000)),
      Hostile("10,000 × ~", nil, "{{ ''" + row(" ~ ''", 10_000) + " }}"),
      Hostile("10,000 × and", nil, "{{ 1" + row(" and 1", 10_000) + " }}"),
      Hostile("10,000 × elif", nil, "{% if 0 %}" + row("{% elif 0 %}", 10_000) + "{% endif %}"),
      Hostile(
        "lists in lists", "these lists are nested too deeply",
        "{% set x = 1 %}" + row("{% set x = [x] %}", 100_000)),
      Hostile(
        "maps in maps", "these lists are nested too deeply",
        "{% set x = 1 %}" + row("{% set x = {'a': x} %}", 100_000)),
      Hostile(
        "batches of batches", "these lists are nested too deeply",
        "{% set x = [1] %}" + row("{% set x = x|batch(1) %}", 100_000)),
      Hostile(
        "groups of groups", "these lists are nested too deeply",
        "{% set x = [[1, 2]] %}" + row("{% set x = [[1, x|groupby(0)]] %}", 50_000)),
      Hostile(
        "loops in loops", "these lists are nested too deeply",
        row("{% for x in [x|d(1)] %}{% set y = [loop, y|d(1)] %}", 1)
          + row("{% set y = [y] %}", 50_000)
          + "{% endfor %}"),
      Hostile(
        "lists in macros' defaults", "nested too deeply",
        "{% macro f(a, b=[[[a]]]) %}{{ f(b) }}{% endmacro %}{{ f(1) }}"),
    ]

  // MARK: Values that hold themselves many times over

  private static let doubled: [Hostile] =
    [
      ("==", "{{ x == y }}", work), ("<", "{{ x < y }}", work), ("in", "{{ x in [y] }}", work),
      ("json", "{{ x|json }}", "bytes"),
      ("tojson", "{{ x|tojson }}", "bytes"),
      ("join", "{{ x|join }}", ""),
      ("string", "{{ x|string }}", ""),
      ("sort", "{{ [x, y]|sort|length }}", work), ("unique", "{{ [x, y]|unique|length }}", work),
      ("min", "{{ [x, y]|min|length }}", work), ("max", "{{ [[x], [y]]|max|length }}", work),
      ("groupby", "{{ [[x], [y]]|groupby(0)|length }}", work),
      ("dictsort", "{{ {'a': x, 'b': y}|dictsort(by='value')|length }}", work),
      ("is eq", "{{ x is eq y }}", work), ("is in", "{{ x is in [y] }}", work),
      ("select", "{{ [x]|select('eq', y)|list|length }}", work),
    ].map { name, use, mistake in
      func pair(_ name: String) -> String {
        "{% set \(name) = [1, 2] %}" + row("{% set \(name) = [\(name), \(name)] %}", 16)
      }
      let template = pair("x") + pair("y") + "{% for i in range(9999) %}\(use){% endfor %}"
      return Hostile("a list of itself with " + name, mistake, template)
    } + [
      Hostile(
        "a list of itself, named", work, "{% set x = [1] %}" + row("{% set x = [x, x] %}", 60)),
      Hostile(
        "a map of itself, named", work,
        "{% set x = {} %}" + row("{% set x = {'a': x, 'b': x} %}", 60)),
      Hostile(
        "x + x", "more than 16777216 bytes",
        "{% set x = [1] %}" + row("{% set x = x + x %}", 60)),
    ]

  // MARK: Lists

  private static let listed: [Hostile] =
    [
      "x|sort", "x|sort(reverse=true)", "x|unique", "x|list", "x|reverse", "x[::-1]", "x + x",
      "x|batch(2)", "x|slice(2)", "x|map(attribute='a', default=1)", "x|sum", "x|max", "99999 in x",
      "x|groupby('a')", "x|join", "x|json", "range(100000)", "x|batch(1000000, 0)",
      "x|slice(1000000)", "x|select('in', x)", "x is eq x", "x|last", "[x]", "x|length",
      "x|first", "x == range(100000)",
    ].map { use in
      Hostile(
        "100,000 numbers: " + use, "",
        "{% set x = range(100000) %}{% for i in range(100000) %}{% if \(use) %}{% endif %}{% endfor %}"
      )
    } + [
      Hostile("a million rounds", "1000000 rounds", loop(1_000, loop(1_001, ""))),
      Hostile("a long body", work, loop(1_000, loop(1_000, row("{{ e }}", 1_000)))),
      Hostile(
        "a long condition", work,
        loop(1_000, loop(1_000, "{% if \(row("e or ", 1_000))e %}{% endif %}"))),
      Hostile(
        "a long list", work, loop(1_000, loop(1_000, "{% if [\(row("1, ", 1_000))] %}{% endif %}"))),
      Hostile(
        "a long chain", work,
        loop(1_000, loop(1_000, "{% if 1\(row(" == 1", 1_000)) %}{% endif %}"))),
      Hostile(
        "a wide map", work,
        loop(1_000, loop(1_000, "{% if {\(row("'a': 1, ", 100))} %}{% endif %}"))),
      Hostile(
        "many names hidden", work,
        "{% block b %}\((0..<900).map { "{% set a\($0) = 1 %}" }.joined())"
          + "\(loop(100_000, "{{ f() }}")){% endblock %}{% macro f() %}{% endmacro %}"),
    ]

  // MARK: Texts

  private static let texts: [Hostile] = [
    "x|upper", "x|lower", "x|title", "x|capitalize", "x|trim", "x|trim(x)", "x|striptags",
    "x|slugify", "x|urlencode", "x|wordcount", "x|nl2br", "x|replace('a', 'b')",
    "x|replace(x, 'b')", "x|truncate(9)", "x|center(1000000)", "x|indent(1000)", "x|escape",
    "x|json", "x|tojson", "x|list", "x|reverse", "x|length", "x|int", "x|float", "x|first",
    "x|last", "x[0]", "x[-1]", "x[::-1]", "x is upper", "x is lower", "x in y", "y in x",
    "x == y", "x < y", "x ~ 'a'", "x + x", "x * 2", "[x, x]|join", "[x]|join(x)", "x|batch(2)",
    "['']|join|trim(x)", "'2024-05-01'|date(x|replace(x, '%Y'))", "'a'|replace('a', x)",
    "x|safe|escape", "x|string", "''|d(x)", "x|sort", "{'a': x}|urlencode", "{'a': x} == {'a': y}",
    "x|safe == y|safe", "x|safe ~ '<'", "x|unique",
  ].flatMap { use in
    [
      "'a'", "'<!--'", "'é'",
    ].map {
      piece in
      Hostile(
        "a long text of \(piece): " + use, "",
        "{% set x = (\(piece) * 80000) %}{% set y = (\(piece) * 79999) ~ 'b' %}"
          + "{% for i in range(100000) %}{% if \(use) %}{% endif %}{% endfor %}")
    }
  }

  // MARK: Numbers

  private static let numbers: [Hostile] =
    [
      ("2" + row(" ** 2", 50), "too large"), ("2 ** 9223372036854775807", "too large"),
      ("0.5 ** -9223372036854775807", "too large"), ("'a' * 9223372036854775807", "too large"),
      ("'a'|center(9223372036854775807)", "out of bounds"),
      ("s|indent(999999999)", "out of bounds"),
      ("s|truncate(-9223372036854775807)", "out of bounds"), ("xs|batch(-1)|length", nil),
      ("xs|batch(0)|length", nil), ("xs|slice(-9223372036854775807)|length", "out of bounds"),
      ("xs[::9223372036854775807]|length", nil), ("xs[9223372036854775807:]|length", nil),
      ("xs[::-9223372036854775807]|length", nil),
      ("xs[-9223372036854775807 - 1::-9223372036854775807]|length", nil),
      ("xs[-9223372036854775807:9223372036854775807:-1]|length", nil),
      ("range(-9223372036854775807, 9223372036854775807)|length", "at most 100000"),
      ("range(0, 9223372036854775807, 9223372036854775807)|length", nil),
      ("(-9223372036854775807 - 1) // -1", "too large"),
      ("(-9223372036854775807 - 1)|abs", "too large"),
      ("-(-9223372036854775807 - 1)", "too large"), ("1e308 * 10", nil), ("(1e308 * 10)|int", nil),
      ("1e308|round(999999)", nil), ("1.5|round(-999999)", nil),
      ("1.5|round(9999999)", "out of bounds"),
      ("s|replace('', 'a')", "empty"), ("(1e308 * 10 - 1e308 * 10)|json", "cannot be"),
      ("'\(row("9", 5_000))'|int", nil), ("'\(row("9", 5_000))'|float", nil),
      ("\(row("9", 5_000))", "not a number"), ("0x\(row("f", 5_000))", "not a number"),
      ("1e999999999", nil),
    ].map { expression, mistake in
      Hostile(String(expression.prefix(60)), mistake, "{{ \(expression) }}")
    }
    + [
      "", " ", "2024", "2024-", "2024-02-30", "0000-01-01", "9999-12-31T23:59:60.999999+99:99",
      "2024-05-01T", "2024-05-01T24:00", "２０２４-05-01", "2024-05-01T10:00+1", "-2024-05-01",
      "2024-05-01T10:00:00." + row("9", 10_000),
    ].map { Hostile("the date \($0.prefix(40))", "", "{{ '\($0)'|date('%F %T %j %u %I%p %z') }}") }

  // MARK: Macros, includes, blocks

  private static let called: [Hostile] = [
    Hostile("include of itself", "includes itself", "{% include 'm' %}"),
    Hostile(
      "includes in a ring", "includes itself",
      [("m", "{% include 'a' %}"), ("a", "{% include 'b' %}"), ("b", "{% include 'm' %}")]),
    Hostile(
      "includes that double", "1000000 rounds",
      (0..<39).map {
        ($0 == 0 ? "m" : "t\($0)", $0 == 38 ? "" : row("{% include 't\($0 + 1)' %}", 2))
      }),
    Hostile(
      "macros that call each other", "includes itself",
      "{% macro f() %}{{ g() }}{% endmacro %}{% macro g() %}{{ f() }}{{ f() }}{% endmacro %}{{ f() }}"
    ),
    Hostile(
      "macros that double", "too much work",
      "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(30) }}"),
    Hostile(
      "markup that doubles", "bytes",
      "{% macro f(n) %}x{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(10) }}"
        + row("{% set x %}{{ x|d(f(10)) }}{{ x|d(1) }}{% endset %}", 60)),
    Hostile(
      "callers that call each other", nil,
      "{% macro f() %}{{ caller() }}{{ caller() }}{% endmacro %}" + row("{% call f() %}", 10)
        + "x" + row("{% endcall %}", 10)),
    Hostile(
      "a caller that calls its macro", "includes itself",
      "{% macro f() %}{{ caller() }}{% endmacro %}"
        + "{% macro g() %}{% call f() %}{{ g() }}{% endcall %}{% endmacro %}{{ g() }}"),
    Hostile("extends itself", "extends itself", "{% extends 'm' %}"),
    Hostile(
      "extends in a ring", "extends itself",
      [("m", "{% extends 'a' %}"), ("a", "{% extends 'b' %}"), ("b", "{% extends 'm' %}")]),
    Hostile(
      "a tower of super()", "1000000 rounds",
      (0..<15).map {
        let name = $0 == 0 ? "m" : "t\($0)"
        let block = "{% block b %}x\($0 == 14 ? "" : row("{{ super() }}", 4)){% endblock %}"
        return (name, ($0 == 14 ? "" : "{% extends 't\($0 + 1)' %}") + block)
      }),
    Hostile(
      "a long chain of extends", "nested too deeply",
      (0..<100).map {
        ($0 == 0 ? "m" : "t\($0)", $0 == 99 ? "x" : "{% extends 't\($0 + 1)' %}")
      }),
    Hostile(
      "an imported template with a long top", work,
      [
        ("m", "{% from 'a' import f %}" + loop(100_000, "{{ f() }}")),
        (
          "a", (0..<900).map { "{% set a\($0) = 1 %}" }.joined() + "{% macro f() %}{% endmacro %}"
        ),
      ]),
  ]

  // MARK: Long templates

  private static let read: [Hostile] = [
    Hostile("unclosed quotes", "", row("{{\"}}", 1) + row("{{\\\"}}", 100_000)),
    Hostile("unclosed comment", "never closed", row("{# ", 100_000)),
    Hostile("unclosed raw", "never closed", row("{% raw %}", 100_000)),
    Hostile("unclosed tags", "", row("{% ", 100_000)),
    Hostile("opening blanks", nil, row(" ", 1_000_000) + "{#- -#}" + row("\n", 1_000_000)),
    Hostile("unknown tags", "unknown tag", row("{% x %}", 100_000)),
    Hostile("unknown tags in lines", "unknown tag", row("{% x %}\n", 100_000)),
    Hostile("unknown names", "unknown name", (0..<50_000).map { "{{ n\($0) }}" }.joined()),
    Hostile("unknown filters", "unknown filter", (0..<50_000).map { "{{ a|n\($0) }}" }.joined()),
    Hostile(
      "unknown names among many", "unknown name",
      (0..<10_000).map { "{% set aaaa\($0) = 1 %}{{ aaab\($0) }}" }.joined()),
    Hostile(
      "many names and tags", "more than 1000 names",
      (0..<5_000).map { "{% set a\($0) = 1 %}{% if a\($0) %}{% endif %}" }.joined()),
    Hostile(
      "many names and loops", "more than 1000 names",
      (0..<5_000).map { "{% set a\($0) = 1 %}{% for x in xs %}{% endfor %}" }.joined()),
    Hostile(
      "many names and includes", "more than 1000 names",
      [
        ("m", (0..<5_000).map { "{% set a\($0) = 1 %}{% include 'a' %}" }.joined()), ("a", ""),
      ]),
    Hostile(
      "names handed up a chain of includes", nil,
      (0..<300).map { place in
        (
          "m\(String(1_000 - place).dropFirst(place == 0 ? 4 : 0))",
          (0..<20).map { "{% set a\(place)x\($0) = 1 %}" }.joined()
            + (place < 30 ? "{% include 'm\(999 - place)' ignore missing %}" : "")
        )
      }),
    Hostile("a long name", "unknown name", "{{ \(row("a", 1_000_000)) }}"),
    Hostile("a long text", nil, "{{ '\(row("a", 1_000_000))' }}"),
    Hostile("a long number", "not a number", "{{ \(row("1", 1_000_000)) }}"),
    Hostile("a long row of texts", nil, "{{ \(row("'a'", 100_000)) }}"),
    Hostile("text in braces", nil, row("{ ", 500_000)),
  ]

  private static func row(_ part: String, _ count: Int) -> String {
    String(repeating: part, count: count)
  }

  private static func loop(_ count: Int, _ body: String) -> String {
    "{% for i in range(\(count)) %}\(body){% endfor %}"
  }
}
