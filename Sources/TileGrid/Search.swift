/// One pass through the layers.
struct Search {
  private let columns: Int
  private let limit: Int
  private let bound: Int
  private var front = Front()
  private var next = Front()
  private var trail = Trail()
  private(set) var table: ProfileTable
  private(set) var isExact = true

  /// More known profiles than this are forgotten, to bound the memory of long bounded searches.
  private static let mostKnown = 100_000

  /// A search that keeps at most `limit` profiles a tile and none that costs more than `bound`.
  init(columns: Int, limit: Int, bound: Int = .max, table: ProfileTable) {
    self.columns = columns
    self.limit = limit
    self.bound = bound
    self.table = table
    _ = front.offer(0, cost: 0)
  }

  /// The cheapest way found to a full rectangle.
  mutating func run(_ choices: [[Choice]]) -> (spans: [Span], cost: Int)? {
    for (index, spans) in choices.enumerated() {
      advance(by: spans)
      if next.profiles.count > limit { drop(remaining: choices.count - index - 1) }
      swap(&front, &next)
      if table.count > Search.mostKnown { forget() }
    }
    guard let end = front.profiles.firstIndex(of: 0) else { return nil }
    return (trail.spans(to: end), front.costs[end])
  }

  private mutating func advance(by choices: [Choice]) {
    next.clear()
    trail.beginLayer()
    for place in front.profiles.indices {
      let profile = front.profiles[place]
      let room = table.rooms[profile]
      for choice in choices where choice.span.columns <= room {
        let cost = front.costs[place] &+ choice.cost
        guard cost <= bound else { continue }
        let target = table.step(from: profile, placing: choice.span)
        switch next.offer(target, cost: cost) {
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

/// So many slots of the lowest costs in ascending order, of equally dear ones those found first;
/// those marked `last` only where there are not enough others. O(slots): costs are counted, not
/// sorted.
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
