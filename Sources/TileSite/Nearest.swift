/// The number of letters to insert, delete, replace or swap with a neighbour to turn `a` into `b`.
///
/// Optimal string alignment (Damerau and Levenshtein's measure without repeated edits);
/// O(|a| · |b|) time, O(|b|) memory.
func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a.lowercased().unicodeScalars), Array(b.lowercased().unicodeScalars))
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(change, last[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

/// The known name that was most likely meant, if any is near enough to be a slip.
public func nearest(to name: String, in known: some Sequence<String>) -> String? {
  let allowed = name.unicodeScalars.count <= 4 ? 1 : 2
  let best = known.map { (distance($0, name), $0) }.min { $0 < $1 }
  guard let best, best.0 <= allowed else { return nil }
  return best.1
}
