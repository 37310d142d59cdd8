/// Finds for each tile the span it gets, so that all together fill a rectangle at the least cost.
///
/// Tiles are taken in order and each is put on the first free cell in reading order, so only its
/// span is open, and all that matters of the tiles before it is the profile they leave. The least
/// sum of `deviation` over all choices is a shortest path through profiles, a layer for each tile
/// (dynamic programming over a broken profile). Exact as long as no layer has more profiles than
/// `limit`; beyond that the cheapest are kept.
///
/// Time O(tiles × profiles × spans a tile may take), memory O(tiles × profiles). With tiles of up to
/// two rows there are at most 192 profiles at 6 columns, with four rows 2,758.
struct Solver {
  private let columns: Int
  private let limit: Int
  private var table: ProfileTable
  private var front: Front
  private var trail = Trail()
  private(set) var isExact = true

  init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
    table = ProfileTable(columns: columns)
    front = Front(profiles: [0], costs: [0])
  }

  /// A span for each item, or `nil` if those kept on the way lead to no full rectangle.
  mutating func solve(_ items: [Item]) -> [Span]? {
    var candidates: [Item: [Candidate]] = [:]
    for (index, item) in items.enumerated() {
      let choices = candidates[item] ?? Candidate.all(for: item, columns: columns)
      candidates[item] = choices
      advance(by: choices.map { Choice($0, place: index * 4096 / max(4096, items.count)) })
    }
    guard let end = front.profiles.firstIndex(of: 0) else { return nil }
    return trail.spans(to: end)
  }

  private mutating func advance(by choices: [Choice]) {
    var next = Front(profiles: [], costs: [])
    trail.beginLayer()
    for place in front.profiles.indices {
      let profile = front.profiles[place]
      let room = table.rooms[profile]
      for choice in choices where choice.span.columns <= room {
        let target = table.step(from: profile, placing: choice.span)
        let cost = front.costs[place] &+ choice.cost
        switch next.offer(target, cost: cost) {
        case .new: trail.append(from: place, by: choice.span)
        case .better(let slot): trail.replace(slot, from: place, by: choice.span)
        case .worse: break
        }
      }
    }
    if next.profiles.count > limit {
      isExact = false
      trail.keep(next.keepCheapest(limit))
    }
    front = next
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
