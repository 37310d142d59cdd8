/// Finds for each tile the span it gets, so that all together fill a rectangle at the least cost.
///
/// Tiles are taken in order and each is put on the first free cell in reading order, so only its
/// span is open, and all that matters of the tiles before it is the profile they leave. The least
/// sum of `deviation` over all choices is a shortest path through profiles, a layer for each tile
/// (dynamic programming over a broken profile). Exact as long as no layer has more profiles than
/// `limit`; beyond that the cheapest are kept, and such as can still be brought to an end.
///
/// Time O(tiles × profiles × spans a tile may take), memory four bytes × tiles × profiles.
struct Solver {
  private let columns: Int
  private let limit: Int
  private var table: ProfileTable
  private var front = Front()
  private var next = Front()
  private var trail = Trail()
  private(set) var isExact = true

  /// More known profiles than this are forgotten, to bound the memory of long bounded searches.
  private static let mostKnown = 100_000

  init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
    table = ProfileTable(columns: columns)
    _ = front.offer(0, cost: 0)
  }

  /// A span for each item, or `nil` if no choice fills a rectangle.
  mutating func solve(_ items: [Item]) -> [Span]? {
    var candidates: [Item: [Candidate]] = [:]
    for (index, item) in items.enumerated() {
      let known = candidates[item] ?? Candidate.all(for: item, columns: columns)
      candidates[item] = known
      let place = index * 4096 / max(4096, items.count)
      advance(by: known.map { Choice($0, place: place) })
      if next.profiles.count > limit { drop(remaining: items.count - index - 1) }
      swap(&front, &next)
      if table.count > Solver.mostKnown { forget() }
    }
    guard let end = front.profiles.firstIndex(of: 0) else { return nil }
    return trail.spans(to: end)
  }

  private mutating func advance(by choices: [Choice]) {
    next.clear()
    trail.beginLayer()
    for place in front.profiles.indices {
      let profile = front.profiles[place]
      let cost = front.costs[place]
      let room = table.rooms[profile]
      for choice in choices where choice.span.columns <= room {
        let target = table.step(from: profile, placing: choice.span)
        switch next.offer(target, cost: cost &+ choice.cost) {
        case .new: trail.append(from: place, by: choice.span)
        case .better(let slot): trail.replace(slot, from: place, by: choice.span)
        case .worse: break
        }
      }
    }
  }

  private mutating func drop(remaining: Int) {
    isExact = false
    let hopeless = next.profiles.map { profile in
      remaining < 64 && !table.profiles[profile].canEnd(with: remaining, columns: columns)
    }
    let kept = cheapest(limit, of: next.costs, last: hopeless)
    next.keep(kept)
    trail.keep(kept)
  }

  private mutating func forget() {
    let old = table.profiles
    table = ProfileTable(columns: columns)
    front = front.renumbered { table.number(of: old[$0]) }
    next = Front()
  }
}

/// So many slots of the lowest costs in ascending order, of equally dear ones those found first; those
/// marked `last` only where there are not enough others. O(slots): costs are counted, not sorted.
private func cheapest(_ limit: Int, of costs: [Int], last: [Bool]) -> [Int] {
  let least = costs.min() ?? 0
  let classes = costs.indices.map { last[$0] ? 1024 : min(1023, (costs[$0] - least) >> 32) }
  var sizes = Array(repeating: 0, count: 1025)
  for number in classes { sizes[number] += 1 }
  var (edge, room) = (0, limit)
  while edge < 1024, sizes[edge] <= room {
    room -= sizes[edge]
    edge += 1
  }
  return classes.indices.filter { slot in
    if classes[slot] == edge { room -= 1 }
    return classes[slot] < edge || classes[slot] == edge && room >= 0
  }
}

/// A candidate for the tile at a certain place, both costs in one number: deviation above, growth
/// times place below, so that the second decides only between equals.
private struct Choice {
  let span: Span
  let cost: Int

  init(_ candidate: Candidate, place: Int) {
    span = candidate.span
    cost = candidate.cost << 32 &+ candidate.growth * place
  }
}
