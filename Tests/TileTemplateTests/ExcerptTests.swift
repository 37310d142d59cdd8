import Testing
import TileTemplate

@Suite struct ExcerptTests {
  /// A file whose mistake is at `▲`, and the line and mark that are shown.
  @Test(arguments: [
    ("{{ page.▲titel }}", "{{ page.titel }}", "        ^"),
    ("one\n▲two\nthree", "two", "^"),
    ("one\r\n▲two\r\nthree", "two", "^"),
    ("one\r\rt▲hree\rfour", "three", " ^"),
    ("one\n▲", "", "^"),
    ("▲", "", "^"),
    ("end▲\nnext", "end", "   ^"),
    ("\t▲a", "    a", "    ^"),
    ("ab\t▲c\t", "ab  c   ", "    ^"),
    ("日本語▲x", "日本語x", "      ^"),
    ("ｆ▲x가▲", "ｆx가", "  ^"),
    ("e\u{301}e\u{301}▲x", "e\u{301}e\u{301}x", "  ^"),
    ("e▲\u{301}x", "e\u{301}x", "^"),
    ("👩‍👩‍👧‍👦👍🏽🇩🇪▲x", "👩‍👩‍👧‍👦👍🏽🇩🇪x", "      ^"),
    ("❤️▲x ▶▲", "❤️x ▶", "  ^"),
    ("a\u{0}\u{1B}[31m▲b\u{7F}", "a␀␛[31mb\u{2424}", "       ^"),
    ("a\u{202E}▲b\u{2028}c", "a\u{2424}b\u{2424}c", "  ^"),
    ("\u{FEFF}▲a", "a", "^"),
  ])
  func `the mark stands under the place`(file: String, line: String, mark: String) {
    let excerpt = excerpt(file)
    #expect(excerpt?.line == line)
    #expect(excerpt?.mark == mark)
  }

  @Test(arguments: [0, 1, 20, 37, 38, 39, 100, 399, 400, 401, 900, 999, 1000])
  func `a long line is cut around the place`(before: Int) throws {
    for (unit, width) in [("ab", 1), ("日本", 2), ("e\u{301}o", 1)] {
      let filler = Array(String(repeating: unit, count: 500))
      let (start, end) = ("<" + String(filler[..<before]), String(filler[before...]) + ">")
      let file = Array("\n\(start)X\(end)\nnext".utf8)
      let column = start.unicodeScalars.count + 1
      let excerpt = try #require(Excerpt(of: file, line: 2, column: column))
      let characters = Array(excerpt.line)
      let place = try #require(characters.firstIndex(of: "X"))
      let columns = characters.map { "<…X>".contains($0) ? 1 : width }
      #expect((73...76).contains(columns.reduce(0, +)))
      #expect(columns[..<place].reduce(0, +) == excerpt.indent)
      #expect((characters.first == "…") == (characters.first != "<"))
      #expect((characters.last == "…") == (characters.last != ">"))
      #expect(characters.first == "<" || excerpt.indent > 36)
      #expect(characters.last == ">" || excerpt.indent < 40)
    }
  }

  @Test func `a line of 76 columns is shown whole`() throws {
    let line = String(repeating: "a", count: 76)
    #expect(Excerpt(of: Array(line.utf8), line: 1, column: 76)?.line == line)
    let longer = try #require(Excerpt(of: Array((line + "b").utf8), line: 1, column: 76)?.line)
    #expect(longer.hasPrefix("…") && longer.hasSuffix("ab"))
  }

  @Test func `bytes that are no text are shown as one`() {
    let file = [0x61, 0xFF, 0xC3, 0x62, 0x80] as [UInt8]
    #expect(Excerpt(of: file, line: 1, column: 2)?.line == "a\u{FFFD}\u{FFFD}b\u{FFFD}")
    #expect(Excerpt(of: file, line: 1, column: 2)?.indent == 1)
  }

  @Test func `there is no line behind the end`() {
    #expect(Excerpt(of: Array("a\nb".utf8), line: 3, column: 1) == nil)
    #expect(Excerpt(of: [], line: 2, column: 1) == nil)
    #expect(Excerpt(of: Array("a".utf8), line: 1, column: 9)?.indent == 1)
  }

  @Test func `mistakes of templates bring the line they are in`() throws {
    let part = ("part", "é{{ 1 }}\r\n  {{ page.extra.nope }}")
    do throws(TemplateErrors) {
      _ = try loadTemplates([("m", "{% include 'part' %}"), ("n", "{% set 日本 = page.titel %}")])
    } catch {
      #expect(
        error.errors.map(\.excerpt?.line) == ["{% include 'part' %}", "{% set 日本 = page.titel %}"])
      #expect(error.errors.map(\.excerpt?.indent) == [11, 19])
    }
    let set = try loadTemplates([("m", "{% include 'part' %}"), part])
    var page: [UInt8] = []
    do throws(TemplateError) {
      try set.render("m", globals: [("page", .record(TestPage()))], into: &page)
      Issue.record("rendered")
    } catch {
      #expect(error.excerpt?.line == "  {{ page.extra.nope }}")
      #expect(error.excerpt?.mark == "                ^")
    }
  }

  /// The excerpt at `▲`, which is taken out.
  private func excerpt(_ marked: String) -> Excerpt? {
    let scalars = marked.unicodeScalars
    guard let mark = scalars.firstIndex(of: "▲") else { return nil }
    var (line, column) = (1, 1)
    var last: Unicode.Scalar = " "
    for scalar in scalars[..<mark] where scalar != "\u{FEFF}" {
      let isFeedOfReturn = scalar == "\n" && last == "\r"
      if scalar == "\n" || scalar == "\r" {
        (line, column) = (line + (isFeedOfReturn ? 0 : 1), 1)
      } else {
        column += 1
      }
      last = scalar
    }
    var file = String.UnicodeScalarView()
    file.append(contentsOf: scalars.filter { $0 != "▲" })
    return Excerpt(of: Array(String(file).utf8), line: line, column: column)
  }
}
