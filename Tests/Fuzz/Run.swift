import Foundation
import TileTemplate

/// Tries one seed after the other and notes what is wrong.
struct Run {
  private let corpus: Corpus
  private var ends: [Judge.End: Int] = [:]
  private var faults: [String] = []
  private var slowest = (time: Duration.zero, seed: 0)
  private let start = ContinuousClock.now

  private static let longest = Duration.seconds(5)
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
    let clock = ContinuousClock()
    let start = clock.now
    let twice = seed.isMultiple(of: 8)
    let (end, fault) = Judge.judge(sources, isOpen: !seed.isMultiple(of: 3), twice: twice)
    let time = clock.now - start
    if time > slowest.time { slowest = (time, seed) }
    ends[end, default: 0] += 1
    if let fault { faults.append("seed \(seed): \(fault)") }
    if time > Self.longest { faults.append("seed \(seed): took \(time)") }
  }

  /// Says how it went; false when something is wrong.
  func report() -> Bool {
    let seeds = ends.values.reduce(0, +)
    let pages = ends[.page] ?? 0
    let stopped = ends[.stopped] ?? 0
    var faults = faults
    let peak = peakMegabytes()
    if peak > Self.mostMegabytes { faults.append("took \(peak) MB") }
    // Else nothing but one of the stages would have been tried.
    if seeds >= 1_000, min(pages, stopped, seeds - pages - stopped) < seeds / 100 {
      faults.append("too few templates come to each end")
    }
    print(
      """
      \(seeds) templates: \(pages) pages, \(stopped) stopped on the way, \
      \(seeds - pages - stopped) refused; \(ContinuousClock.now - start), the slowest \
      \(slowest.time) (seed \(slowest.seed)), at most \(peak) MB
      """)
    for fault in faults.prefix(20) { print("fault: \(fault)") }
    return faults.isEmpty
  }
}
