import Foundation
import TileTemplate

// usage: templatefuzz [COUNT [FIRST]]   try COUNT seeds from FIRST on; the seed being tried is kept
//                                       in .build/fuzz-seed, for a crash leaves no other word
//        templatefuzz hostile [WORD]    try the hostile templates, or those with WORD in their names
//        templatefuzz show SEED         print the templates of a seed
//        templatefuzz seeds FOLDER      write what script/fuzz begins with
let arguments = CommandLine.arguments.dropFirst()
let corpus = try Corpus()
if arguments.first == "show", let seed = arguments.last.flatMap({ Int($0) }) {
  var damage = Damage(corpus, seed: seed)
  for source in damage.templates() {
    print("--- \(source.name)\n\(String(decoding: source.bytes, as: UTF8.self))")
  }
  exit(0)
}
if arguments.first == "seeds", let folder = arguments.last {
  try corpus.write(to: folder)
  exit(0)
}
if arguments.first == "hostile" {
  exit(tryHostile(arguments.dropFirst().first) ? 0 : 1)
}
let numbers = arguments.compactMap { Int($0) }
var run = Run(corpus)
run.tryAll(from: numbers.dropFirst().first ?? 0, count: numbers.first ?? 1_000)
exit(run.report() ? 0 : 1)
