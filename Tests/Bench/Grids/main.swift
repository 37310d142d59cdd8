// Times one grid, so that the peak of memory is its own.
//
// usage: gridbench [CASE [ROUNDS]]    without CASE it says how many there are
internal import TileGrid

let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
if let number = numbers.first, Case.all.indices.contains(number) {
  print(row(Case.all[number], rounds: max(1, numbers.dropFirst().first ?? 9)))
} else {
  print(Case.all.count)
}

/// A line of the table: name, least and middle time of some rounds, memory, what was found.
func row(_ grid: Case, rounds: Int) -> String {
  var layout = layOut(grid.items, in: grid.section)
  let times = (0..<rounds).map { _ in
    ContinuousClock().measure { layout = layOut(grid.items, in: grid.section) }
  }
  .sorted()
  let isExact = layout.bands.allSatisfy { $0.isExact }
  let columns = [
    grid.name, "\(layout.bands.count)", milliseconds(times[0]), milliseconds(times[rounds / 2]),
    "\(peakMegabytes())", isExact ? "yes" : "no",
  ]
  return "| " + columns.joined(separator: " | ") + " |"
}

/// With two places after the point.
func milliseconds(_ duration: Duration) -> String {
  let hundredths = Int(duration / .microseconds(10))
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
