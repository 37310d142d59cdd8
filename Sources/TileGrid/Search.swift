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
  }

  /// The cheapest way found to a full rectangle.
  mutating func run(_ menus: [Menu]) -> (spans: [Span], cost: Int)? {
    for (index, menu) in menus.enumerated() {
      for entry in front.entries { table.extend(from: Int(entry.profile), by: menu) }
      let place = index * 4096 / max(4096, menus.count)
      next.advance(from: front, by: menu.choices(place: place), over: table, bound: bound)
      if next.entries.count > limit { drop(remaining: menus.count - index - 1) }
      trail.append(next.entries)
      swap(&front, &next)
      if table.count > Search.mostKnown { forget() }
    }
    return front.end.map { (trail.spans(to: $0), front.entries[$0].cost) }
  }

  private mutating func drop(remaining: Int) {
    isExact = false
    let hopeless = next.entries.map { entry in
      remaining < 64
        && !table.profiles[Int(entry.profile)].canEnd(with: remaining, columns: columns)
    }
    next.keep(cheapest(limit, of: next.entries.map(\.cost), last: hopeless))
  }

  private mutating func forget() {
    let old = table.profiles
    table = ProfileTable(columns: columns)
    front.renumber { table.number(of: old[$0]) }
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
