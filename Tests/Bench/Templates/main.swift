// Times templates; Tests/Bench/templates.py gives it its input and reads what it writes.
//
// usage: templatebench list show|ROUNDS < INPUT     a list: its items, an empty line, the template
//        templatebench page show|data|ROUNDS        the default theme's page; `data` is its data as JSON
//        templatebench site FOLDER PAGE ROUNDS      a page of a site: cmark, reading and making it
//
// `show` writes what is rendered. ROUNDS writes what each round took, in nanoseconds, one a line.
internal import TileTemplate

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.dropFirst().first) {
case ("list", let what?): try run(what, listRendering())
case ("page", "data"): print(detailData.json ?? "")
case ("page", let what?): try run(what, detailRendering())
case ("site", let folder?) where words.count == 4:
  try await timeSite(folder, page: words[2], rounds: Int(words[3]) ?? 1)
default: print("read the first lines of Tests/Bench/Templates/main.swift")
}

/// A template of a set, with its names and functions.
struct Rendering {
  let set: TemplateSet
  let template: String
  let globals: [(String, Value)]
  var call: TemplateSet.Call = { (name, _) throws(CallFailure) in throw CallFailure(name) }

  func callAsFunction() throws(TemplateError) -> [UInt8] {
    var output: [UInt8] = []
    try set.render(template, globals: globals, into: &output, call: call)
    return output
  }
}

func run(_ what: String, _ rendering: Rendering) throws {
  if what == "show" { return print(String(decoding: try rendering(), as: UTF8.self)) }
  try time(Int(what) ?? 1) { try rendering().count }
}

/// Prints how long each round took; what a round gives is used, so that none can be left out.
func time(_ rounds: Int, _ round: () throws -> Int) rethrows {
  var used = 0
  var lines = ""
  for _ in 0..<rounds {
    let duration = try ContinuousClock().measure { used += try round() }
    lines += "\(Int(duration / .nanoseconds(1)))\n"
  }
  print(lines, terminator: used == 0 ? "nothing was made\n" : "")
}
