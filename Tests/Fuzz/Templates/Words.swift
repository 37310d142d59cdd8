/// Pieces of the language that damage puts where they may not belong.
enum Words {
  static let filters = [
    "abs", "batch(3)", "batch(2, 0)", "capitalize", "center(9)", "count", "date('%F')",
    "default('x')", "d(xs, true)", "dictsort", "dictsort(by='value')", "escape", "first", "float",
    "format(s, 1)",
    "groupby('kind')", "groupby(0)", "indent", "indent(2, true)", "int", "items", "join(',')",
    "join(s, 'name')", "json", "keys", "last", "length", "list", "lower", "map('upper')",
    "map('batch', 1)", "map(attribute='name')", "map(attribute='a', default=1)", "max", "min",
    "max(attribute='age')", "nl2br", "reject('odd')", "rejectattr('kind')", "replace('a', 'aa')",
    "replace(s, xs)", "reverse", "round(2)", "round(1, 'floor')", "safe", "select",
    "select('in', xs)",
    "selectattr('kind', 'eq', 'x')", "slice(3)", "slice(4, 0)", "slugify", "sort",
    "sort(true)", "sort(attribute='age,name')", "string", "striptags", "sum", "sum('age')",
    "sum(start=[])", "title", "tojson", "trim", "trim('x')", "truncate(5)", "truncate(9, true, '')",
    "unique", "unique(attribute='kind')", "upper", "urlencode", "values", "wordcount",
  ].map { "|" + $0 }

  static let tests = [
    "boolean", "divisibleby 3", "eq 1", "escaped", "even", "false", "float", "ge 1", "gt x",
    "in xs", "integer", "iterable", "lower", "mapping", "ne none", "none", "number", "odd",
    "sameas s", "sequence", "string", "true", "upper", "defined", "undefined", "not defined",
  ].map { " is " + $0 }

  static let operators = [
    "+", "-", "*", "/", "//", "%", "**", "~", "==", "!=", "<", ">", "<=", ">=", " in ", " not in ",
    " and ", " or ",
  ]

  static let values = [
    "a", "b", "f", "s", "t", "n", "e", "xs", "ws", "m", "h", "el", "ps", "uni", "page", "site",
    "block", "tile", "range(9)", "range(9, 0, -2)", "0", "1", "-1", "2.5", "1e308",
    "9223372036854775807", "true", "none", "''", "'a'", "\"é😀\"",
    "'<b>'", "'2024-05-01'", "page.title", "page.children", "m.k", "ps[0].name", "xs[::-1]",
    "s[1:3]", "xs[0]",
    "asset('x')", "image(page)", "x|d(a)", "y|d(xs)",
  ]

  /// Values that only some places know.
  static let placedValues = [
    "x", "y", "loop", "loop.index", "loop.previtem", "super()", "caller()", "f()", "f(x)",
    "loop.cycle(1, x)", "loop.length",
  ]

  static let pieces = [
    "{{", "}}", "{%", "%}", "{#", "#}", "-%}", "{%-", "{{-", "(", ")", "[", "]", "{", "}", "|",
    ".", ",", ":", "'", "\"", "\\", "\n", "\r\n", "\r", " ", "\u{0}", "\u{85}", "\u{2028}",
    "e\u{301}", "\u{FEFF}", " if ", " else ", " for ", " not ", " is ", "{% endif %}",
    "{% endfor %}", "{% else %}", "{% endset %}", "{% raw %}", "{% endraw %}", "{% endblock %}",
    "{% set x = xs %}", "{% set x = [x, x] %}", "{% set x = x ~ x %}", "{% set x %}",
    "{% for x in xs %}", "{% if a %}", "{% block b %}", "{% macro f(x) %}", "{% endmacro %}",
    "{% call f() %}", "{% call(x) f(1) %}", "{% endcall %}", "{% include 'm' %}",
    "{% include x ignore missing %}", "{% extends 'm' %}", "{% extends 'base' %}",
    "{% import 'm' as y %}", "{% from 'm' import f %}", "{% filter upper %}", "{% endfilter %}",
    "{% with y = 1 %}", "{% endwith %}", "[0]", "[::-1]", "[1:]", ".items()", ".title",
  ]
}
