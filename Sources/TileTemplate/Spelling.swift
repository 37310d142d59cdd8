/// The candidate nearest to a misspelt name, or nil when none is near.
///
/// Near means a `distance` of at most a third of the name's length, and at least one. Candidates of
/// another length or with other letters are passed over unmeasured, for there may be many thousands.
/// O(candidates × length²).
public func nearest(_ name: String, in candidates: some Sequence<String>) -> String? {
  let length = name.unicodeScalars.count
  let limit = max(1, length / 3)
  let letters = letters(of: name)
  var best: (distance: Int, name: String)?
  for candidate in candidates where !candidate.isEmpty && candidate != name {
    // An insertion changes one letter of the set, a replacement two.
    guard abs(candidate.unicodeScalars.count - length) <= limit,
      (letters ^ TileTemplate.letters(of: candidate)).nonzeroBitCount <= 2 * limit
    else { continue }
    let distance = distance(name, candidate)
    guard distance <= limit, distance < length else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// Which ASCII letters a name has, upper and lower case alike, a bit for each.
private func letters(of name: String) -> UInt64 {
  name.utf8.reduce(0) { set, byte in byte < 0x80 ? set | 1 << UInt64((byte | 0x20) & 63) : set }
}

/// The template that a name may mean: one of the same name in another folder, with or without
/// `.html`, else the nearest.
func nearestTemplate(_ name: String, in candidates: some Sequence<String>) -> String? {
  func last(_ path: String) -> Substring {
    let file = path.split(separator: "/").last ?? ""
    return file.hasSuffix(".html") ? file.dropLast(5) : file
  }
  let wanted = last(name)
  let same = candidates.filter { !wanted.isEmpty && last($0) == wanted && $0 != name }
  return same.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? nearest(name, in: candidates)
}

/// The number of letters to insert, delete, replace or swap with a neighbour to turn one name into
/// another, upper and lower case alike; `Int.max` for names over 64 letters.
///
/// Damerau–Levenshtein distance, optimal string alignment. O(length²).
public func distance(_ one: String, _ other: String) -> Int {
  let a = Array(one.lowercased().unicodeScalars)
  let b = Array(other.lowercased().unicodeScalars)
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
