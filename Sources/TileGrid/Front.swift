/// The profiles that can be reached with the tiles so far, each at its least cost.
struct Front {
  private(set) var profiles: [Int] = []
  private(set) var costs: [Int] = []
  /// The slot of a profile by its number, -1 for one not reached.
  private var slots: [Int32] = []

  enum Offer {
    case new
    case better(Int)
    case worse
  }

  /// Takes note of a way to a profile. Of two equally cheap ways the first offered stays.
  mutating func offer(_ profile: Int, cost: Int) -> Offer {
    if profile >= slots.count {
      slots.append(contentsOf: repeatElement(-1, count: profile + 256 - slots.count))
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

  /// Forgets everything but keeps its memory for the next layer.
  mutating func clear() {
    for profile in profiles { slots[profile] = -1 }
    profiles.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
  }

  /// Drops all slots but these, given in ascending order.
  mutating func keep(_ kept: [Int]) {
    let (oldProfiles, oldCosts) = (profiles, costs)
    clear()
    for slot in kept { _ = offer(oldProfiles[slot], cost: oldCosts[slot]) }
  }

  /// The same front where profiles have other numbers.
  func renumbered(_ number: (Int) -> Int) -> Front {
    var front = Front()
    for slot in profiles.indices { _ = front.offer(number(profiles[slot]), cost: costs[slot]) }
    return front
  }
}
