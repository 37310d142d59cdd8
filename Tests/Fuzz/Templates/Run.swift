import Foundation
import FuzzTools
import TileTemplate

/// Tries one seed after the other and notes what is wrong.
struct Run {
  private let corpus: Corpus
  private var ends: [Judge.End: Int] = [:]
  private var faults: [String] = []
  private var slowest = (seconds: 0.0, seed: 0)
  private let start = ContinuousClock.now

  private static let longest = 5.0
  private static let mostMegabytes = 300

  init(_ corpus: Corpus) { self.corpus = corpus }

  mutating func tryAll(from first: Int, count: Int) {
    let note = URL(filePath: ".build/fuzz-seed")
    try? Data().write(to: note)
    let file = try? FileHandle(forWritingTo: note)
    for seed in first..<first + count {
      try? file?.seek(toOffset: 0)
      try? file?.write(contentsOf: Data("\(seed)\n".utf8))
      alarm(30)  // ends the process: an input on which it hangs has no other end
      tryOne(seed)
    }
    alarm(0)
  }

  private mutating func tryOne(_ seed: Int) {
    var damage = Damage(corpus, seed: seed)
    let sources = damage.templates()
    let start = Use().seconds
    let twice = seed.isMultiple(of: 8)
    let (end, fault) = Judge.judge(sources, isOpen: !seed.isMultiple(of: 3), twice: twice)
    let seconds = Use().seconds - start
    if seconds > slowest.seconds { slowest = (seconds, seed) }
    ends[end, default: 0] += 1
    if let fault { faults.append("seed \(seed): \(fault)") }
    if seconds > Self.longest { faults.append("seed \(seed): took \(seconds) s") }
  }

  /// Says how it went; false when something is wrong.
  func report() -> Bool {
    let seeds = ends.values.reduce(0, +)
    let pages = ends[.page] ?? 0
    let stopped = ends[.stopped] ?? 0
    var faults = faults
    let peak = Use().megabytes
    if peak > Self.mostMegabytes { faults.append("took \(peak) MB") }
    // Else nothing but one of the stages would have been tried.
    if seeds >= 1_000, min(pages, stopped, seeds - pages - stopped) < seeds / 100 {
      faults.append("too few templates come to each end")
    }
    print(
      """
      \(seeds) templates: \(pages) pages, \(stopped) stopped on the way, \
      \(seeds - pages - stopped) refused; \(ContinuousClock.now - start), the slowest \
      \(slowest.seconds) s (seed \(slowest.seed)), at most \(peak) MB
      """)
    for fault in faults.prefix(20) { print("fault: \(fault)") }
    return faults.isEmpty
  }
}
