/// Numbers for names, given in the order names are first seen.
struct Names: Sendable {
  private(set) var numbers: [String: Int] = [:]
  private(set) var list: [String] = []

  mutating func number(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = list.count
    list.append(name)
    return list.count - 1
  }
}

/// The candidate nearest to a misspelt name, or nil when none is near.
///
/// Distance is Damerau–Levenshtein (optimal string alignment); near means at most a third of the
/// name's length, and at least one. O(candidates × length²).
func nearest(_ name: String, in candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.unicodeScalars.count / 3)
  let word = Array(name.lowercased().unicodeScalars)
  var best: (distance: Int, name: String)?
  for candidate in candidates where !candidate.isEmpty && candidate != name {
    let distance = distance(word, Array(candidate.lowercased().unicodeScalars))
    guard distance <= limit, distance < word.count else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

private func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  if a.count > 64 || b.count > 64 { return .max }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
