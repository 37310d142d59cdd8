import Foundation
import Testing
import TileTemplate

/// Templates run on threads that may have half a megabyte of stack, as those of tasks on macOS.
@Suite(.serialized) struct StackTests {
  @Test(arguments: Self.deepest)
  func `the deepest templates fit a small stack`(name: String, template: String) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      _ = page(template)
      done.signal()
    }
    thread.stackSize = (ProcessInfo.processInfo.environment["KB"].flatMap { Int($0) } ?? 512) << 10
    thread.start()
    done.wait()
  }

  private static let deepest: [(String, String)] = [
    ("parentheses", "{{ " + row("(", 5_000)),
    ("lists", "{{ " + row("[", 38) + row("]", 38) + " }}"),
    ("signs", "{{ " + row("-", 38) + "1 }}"),
    ("maps", "{{ " + row("{'a': ", 38) + "1" + row("}", 38) + " }}"),
    ("a sum", "{{ 1" + row("+1", 58) + " }}"), ("filters", "{{ 1" + row("|abs", 58) + " }}"),
    ("conditions", "{{ 1" + row(" if 1 else 1", 30) + " }}"),
    ("tags", row("{% if 1 %}", 38) + row("{% endif %}", 38)),
    ("loops", row("{% for x in [1] %}", 38) + "{{ x }}" + row("{% endfor %}", 38)),
    ("captures", row("{% set x %}", 38) + row("{% endset %}", 38)),
    ("filtered", row("{% filter upper %}", 38) + row("{% endfilter %}", 38)),
    ("macros", "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}"),
    ("macros in sums", "{% macro f() %}{{ f()|length\(row("+1", 50)) }}{% endmacro %}{{ f() }}"),
    (
      "macros in tags",
      "{% macro f() %}\(row("{% for x in [1] %}", 30)){{ [[[f()]]]|length }}"
        + "\(row("{% endfor %}", 30)){% endmacro %}{{ f() }}"
    ),
    (
      "callers",
      "{% macro f() %}{{ caller() }}{% endmacro %}{% macro g() %}{% call f() %}{{ g() }}"
        + "{% endcall %}{% endmacro %}{{ g() }}"
    ),
    ("includes", "{% include 'm' %}"),
    (
      "includes in loops",
      row("{% for x in [1] %}", 30) + "{% include 'm' %}" + row("{% endfor %}", 30)
    ),
    ("values", deepValues + "{{ x == y }}{{ x|json }}{{ [x, y]|sort|length }}"),
    ("values too deep", "{% set x = 1 %}" + row("{% set x = [x] %}", 5_000)),
    (
      "conditions in macros",
      "{% macro f() %}{{ \(row("f() if f() else ", 10))1 }}{% endmacro %}{{ f() }}"
    ),
    (
      "defaults",
      "{% macro f(a=1) %}{{ \(row("a|default(", 20))f(a)\(row(")", 20)) }}{% endmacro %}{{ f() }}"
    ),
  ]

  private static let deepValues =
    "{% set x = 1 %}{% set y = 1 %}" + row("{% set x = [x] %}{% set y = [y] %}", 99)

  private static func row(_ part: String, _ count: Int) -> String {
    String(repeating: part, count: count)
  }
}
