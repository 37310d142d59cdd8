import Foundation
import Testing

@testable import TileSite

/// Texts made to break a parser: each must be read without recursion and within bounds.
@Suite struct HostileTextTests {
  private static let many = 10_000

  /// How often a tag stands in the HTML of a text.
  private func count(_ tag: String, in source: String) -> Int {
    let body = parseMarkdown(Array(source.utf8)[...], options: .init(html: .escape))
    let tag = Array(tag.utf8)
    return body.html.indices.count { body.html[$0] == tag[0] && body.html[$0...].starts(with: tag) }
  }

  private func times(_ text: String) -> String { String(repeating: text, count: Self.many) }

  @Test func `ten thousand of anything nested are read`() {
    #expect(count("<blockquote>", in: times(">") + "x") == Self.many)
    #expect(count("<ul>", in: times("- ") + "x") == Self.many)
    #expect(count("<ol>", in: times("1. ") + "x") == Self.many)
    #expect(count("[", in: times("[")) == Self.many)
    #expect(count("]", in: times("[") + times("]")) == Self.many)
    #expect(count("<em>", in: times("*a **b ") + times("c** d* ")) == Self.many)
    #expect(count("&lt;", in: times("a <!-- ")) == Self.many)
  }

  @Test func `ten thousand of anything nested fit the stack of a small thread`() {
    let texts = [">", "- ", "1. ", "[", "![", "*a **b ", "~~a *", "> [!NOTE]\n>"].map {
      Array((times($0) + "x").utf8)
    }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for text in texts { _ = parseMarkdown(text[...], options: .init()) }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }

  @Test func `ten thousand links and pictures on a line are read`() {
    let source = times("[a](b) ![c](d) <ef:g> ")
    let body = parseMarkdown(Array(source.utf8)[...], options: .init())
    #expect(body.links.count == 2 * Self.many)
    #expect(body.pictures.count == Self.many)
    #expect(body.pictures.last?.position == Position(line: 1, column: 22 * Self.many - 14))
    #expect(Set(body.links.map(\.position)).count == 2 * Self.many)
  }

  @Test func `ten thousand equal headings get ids of their own`() {
    let body = parseMarkdown(Array(times("# Example\n").utf8)[...], options: .init())
    #expect(Set(body.outline.map(\.id)).count == Self.many)
    #expect(body.outline.last?.id == "example-9999")
  }

  @Test func `a wide table of short rows stays in bounds`() {
    let source = times("|a") + "|\n" + times("|-") + "|\n" + times("b\n")
    #expect(count("<td>", in: source) < 20 * Self.many)
    #expect(count("<table>", in: times("a|b\n-|-\n[x]|d\n\n") + "[x]: /y\n") == Self.many)
  }

  @Test func `much before, in and between footnotes is read once`() {
    let refs = times("[^a]")
    #expect(
      count("<sup class=\"footnote-ref\">", in: "a\n\(times(" "))\(refs)\n\n[^a]: x\n")
        == Self.many)
    #expect(count("<li id=", in: "a[^1]\n\n[^1]:\n\(times("\n"))    b\n") == 1)
    let notes = (0..<Self.many).map { "[^\($0)]: see\n" }.joined()
    let all = (0..<Self.many).map { "[^\($0)]" }.joined()
    #expect(count("<li id=", in: "\(notes)\n\(all)") == Self.many)
  }

  @Test func `ten thousand grids on a page get ids of their own`() {
    var names = Names(taken: ["grid-2"])
    let ids = (0..<Self.many).map { _ in names.next("grid") }
    #expect(Set(ids).count == Self.many)
    #expect(ids.prefix(3) == ["grid-1", "grid-3", "grid-4"])
  }

  @Test func `NUL, lone carriage returns and half a character are read`() {
    #expect(count("<p>", in: "a\0b\r\rc") == 2)
    let body = parseMarkdown([0x61, 0xE2, 0x82], options: .init())
    #expect(!body.html.isEmpty)
    #expect(parseMarkdown([], options: .init()).html.isEmpty)
  }

  private func mistake(_ text: String) -> String {
    do throws(YAMLMistake) {
      return try parseYAML(Array(text.utf8)[...]).map { _ in "read" } ?? "nothing"
    } catch {
      return error.sentence
    }
  }

  @Test func `an alias bomb fails`() {
    let bomb = (1..<30).reduce("a0: &a0 [x, x, x, x]\n") { text, level in
      let alias = "*a\(level - 1)"
      return text + "a\(level): &a\(level) [\(alias), \(alias), \(alias), \(alias), \(alias)]\n"
    }
    #expect(mistake(bomb).contains("repeat too much"))
    let merges = (1..<60).reduce("a0: &a0 {k: v}\n") { text, level in
      text + "a\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): v}\n"
    }
    #expect(mistake(merges).contains("repeat too much"))
  }

  @Test func `depth is bounded, also through aliases`() {
    #expect(mistake(times("[")).contains("64 deep"))
    #expect(mistake(times("- ")).contains("64 deep"))
    #expect(mistake(times("{a: ")).contains("64 deep"))
    let chain = (1..<100).reduce("a0: &a0 [x]\n") { $0 + "a\($1): &a\($1) [*a\($1 - 1)]\n" }
    #expect(mistake(chain).contains("64 deep"))
    let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(mistake(fits) == "read")
  }

  @Test func `an alias cannot hold itself`() {
    #expect(mistake("a: &a [*a]").contains("repeats nothing"))
  }
}
