import FuzzTools

/// Makes templates that mostly mean something.
struct Grammar {
  var random: Random

  /// A template of so many statements.
  mutating func template(_ count: Int) -> String {
    (0..<count).map { _ in random.roll(4) == 0 ? topStatement() : statement(2) }.joined()
  }

  /// A statement that stands at the top level only.
  private mutating func topStatement() -> String {
    let inner = statement(1)
    let value = expression(2)
    switch random.roll(4) {
    case 0: return "{% macro f(x, y=\(value)) %}\(inner){% endmacro %}{{ f(\(value)) }}"
    case 1:
      return "{% macro f(x=1) %}{{ caller(x) }}{% endmacro %}{% call(x) f() %}\(inner){% endcall %}"
    case 2: return "{% block b\(random.roll(9)) scoped %}\(inner){% endblock %}"
    default: return "{% include '\(random.pick(["m", "base", "none"]))' ignore missing %}"
    }
  }

  private mutating func statement(_ depth: Int) -> String {
    let value = expression(1 + random.roll(3))
    if depth > 0, random.roll(2) == 0 {
      return enclosing(value, (0...random.roll(2)).map { _ in statement(depth - 1) }.joined())
    }
    switch random.roll(4) {
    case 0: return "{% set \(name()) = \(value) %}"
    case 1: return "<b>\(random.roll(20) == 0 ? random.pick(Words.pieces) : " ")"
    default: return "{{ \(value) }}"
    }
  }

  private mutating func enclosing(_ value: String, _ inner: String) -> String {
    switch random.roll(6) {
    case 0: "{% for \(name()) in \(value) %}\(inner){% endfor %}"
    case 1: "{% for x, y in \(value) if \(expression(1)) %}\(inner){% else %}n{% endfor %}"
    case 2: "{%- if \(value) -%}\(inner){% elif \(expression(1)) %}\(inner){% endif %}"
    case 3: "{% set \(name()) %}\(inner){% endset %}"
    case 4: "{% with \(name()) = \(value) %}\(inner){% endwith %}"
    default: "{% filter \(random.pick(Words.filters).dropFirst()) %}\(inner){% endfilter %}"
    }
  }

  mutating func expression(_ depth: Int) -> String {
    if depth <= 0 {
      return random.pick(random.roll(16) == 0 ? Words.placedValues : Words.values)
    }
    let one = expression(depth - 1)
    switch random.roll(11) {
    case 0, 1, 2: return one + random.pick(Words.filters)
    case 3, 4: return one + random.pick(Words.operators) + expression(depth - 1)
    case 5: return "(\(one))" + random.pick(Words.tests)
    case 6: return "[\(one), \(expression(depth - 1))]"
    case 7: return "{'k': \(one), \(random.pick(["'a'", "s", "1"])): \(expression(depth - 2))}"
    case 8: return "(\(one))[\(expression(depth - 2))]"
    case 9: return "(\(one) if \(expression(depth - 1)) else \(expression(depth - 2)))"
    default:
      return
        "(\(one))[\(expression(0)):\(random.pick(["", "-1", "a"])):\(random.pick(["", "-2", "b"]))]"
    }
  }

  private mutating func name() -> String { random.pick(["x", "y", "a", "xs", "m", "page"]) }
}
