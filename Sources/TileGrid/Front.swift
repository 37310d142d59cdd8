/// The profiles that can be reached with the tiles so far, each at its least cost.
struct Front {
  private(set) var profiles: [Int]
  private(set) var costs: [Int]
  /// The slot of a profile by its number, -1 for one not reached.
  private var slots: [Int32] = []

  enum Offer {
    case new
    case better(Int)
    case worse
  }

  init(profiles: [Int], costs: [Int]) {
    self.profiles = profiles
    self.costs = costs
  }

  /// Takes note of a way to a profile. Of two equally cheap ways the first offered stays.
  mutating func offer(_ profile: Int, cost: Int) -> Offer {
    if profile >= slots.count {
      slots.append(contentsOf: repeatElement(-1, count: profile + 64 - slots.count))
    }
    let slot = Int(slots[profile])
    guard slot >= 0 else {
      slots[profile] = Int32(profiles.count)
      profiles.append(profile)
      costs.append(cost)
      return .new
    }
    guard cost < costs[slot] else { return .worse }
    costs[slot] = cost
    return .better(slot)
  }

  /// Drops all but the cheapest and returns the slots kept, in their order. O(n log n).
  mutating func keepCheapest(_ limit: Int) -> [Int] {
    let cheapest = profiles.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
    let kept = cheapest.prefix(limit).sorted()
    profiles = kept.map { profiles[$0] }
    costs = kept.map { costs[$0] }
    return kept
  }
}

/// By which step each slot of each layer was reached; five bytes of knowledge in four.
struct Trail {
  private var steps: [UInt32] = []
  private var layers: [Int] = []

  private func packed(from slot: Int, by span: Span) -> UInt32 {
    UInt32(slot) << 4 | UInt32(span.code)
  }

  mutating func beginLayer() { layers.append(steps.count) }

  mutating func append(from slot: Int, by span: Span) {
    steps.append(packed(from: slot, by: span))
  }

  mutating func replace(_ target: Int, from slot: Int, by span: Span) {
    steps[layers[layers.count - 1] + target] = packed(from: slot, by: span)
  }

  /// Keeps these slots of the last layer.
  mutating func keep(_ slots: [Int]) {
    let start = layers[layers.count - 1]
    let kept = slots.map { steps[start + $0] }
    steps.replaceSubrange(start..., with: kept)
  }

  /// The spans chosen on the way to a slot of the last layer.
  func spans(to slot: Int) -> [Span] {
    var slot = slot
    var spans: [Span] = []
    for start in layers.reversed() {
      let step = steps[start + slot]
      spans.append(Span(code: Int(step & 15)))
      slot = Int(step >> 4)
    }
    return spans.reversed()
  }
}
