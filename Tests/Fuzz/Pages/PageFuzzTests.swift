import Foundation
import FuzzTools
import Testing

@testable import TileSite

/// Damaged and hostile pages: each must come to a page in order, or to mistakes with their places.
///
/// FUZZ_PAGES is how many seeds are tried, FUZZ_FIRST the first of them, FUZZ_SEEDS where script/fuzz
/// wants what it begins with. The seed being tried and its page are kept in .build/fuzz-page, for a
/// crash leaves no other word.
@Suite(.serialized) struct PageFuzzTests {
  private static let longest = 5.0

  @Test func `damaged pages end soon and well`() throws {
    let count = Self.setting("FUZZ_PAGES").flatMap { Int($0) } ?? 500
    let first = Self.setting("FUZZ_FIRST").flatMap { Int($0) } ?? 0
    let corpus = try PageCorpus()
    let judge = PageJudge()
    let note = URL(filePath: ".build/fuzz-page")
    var ends: [PageJudge.End: Int] = [:]
    var slowest = (seconds: 0.0, seed: 0)
    for seed in first..<first + count {
      var damage = PageDamage(corpus, seed: seed)
      let page = damage.page()
      try Data("\(seed)\n".utf8 + page).write(to: note)
      let way = PageSite.Way(rawValue: seed & 3) ?? .escape
      let start = Use().seconds
      let (end, fault) = judge.judge(
        page, way, whole: seed % 32 < 4, twice: seed.isMultiple(of: 7))
      let seconds = Use().seconds - start
      if seconds > slowest.seconds { slowest = (seconds, seed) }
      ends[end, default: 0] += 1
      if let fault { Issue.record("seed \(seed), \(way): \(fault)") }
      #expect(seconds < Self.longest, "seed \(seed)")
    }
    print(
      "\(count) pages: \(ends), the slowest \(slowest.seconds) s (seed \(slowest.seed)), at most",
      Use().megabytes, "MB")
    // Else nothing but one of the ends would have been tried.
    for end in [PageJudge.End.unread, .mistakes, .page] where count >= 500 {
      #expect(ends[end, default: 0] >= count / 100, "\(end)")
    }
  }

  @Test(
    "what no page may hold is seen",
    arguments: [
      "<p>", "<p></b></p>", "</p>", "<a href=\"b\"><a href=\"c\"></a></a>", "a < b",
      "<i id=\"a\"></i><b id=\"a\"></b>", "<i id=\"\"></i>", "<a href=\"javascript:x\"></a>",
      "<img src=\" Java\tScript:x\">", "<a href=\"&quot;\" href=\"b\"></a>", "<a href=b></a>",
      "<p><ul></ul></p>", "<a b=\"<\"", "<!-- a", "<script>",
    ])
  func tags(_ html: String) {
    #expect(Tags.fault(in: Array(html.utf8)) != nil)
  }

  @Test func `pages in order are`() {
    let html =
      "<!doctype html><p id=\"a\">b &lt; c<br /><img src=\"d\" alt=\"\"></p><script>e<f</script>"
    #expect(Tags.fault(in: Array(html.utf8)) == nil)
  }

  @Test(.enabled(if: setting("FUZZ_SEEDS") != nil))
  func `seeds for libFuzzer are written`() throws {
    try PageCorpus().write(to: try #require(Self.setting("FUZZ_SEEDS")))
  }

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
