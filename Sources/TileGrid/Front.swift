/// The profiles that can be reached with the tiles so far, each at its least cost.
struct Front {
  /// A profile's number, what it costs, and the step by which it is reached (see `Trail`).
  struct Entry {
    var cost: Int
    var profile: Int32
    var step: UInt32
  }

  /// How many they are. What lies beyond in the arrays is left over from earlier layers.
  private var count = 1
  private var all = [Entry(cost: 0, profile: 0, step: 0)]
  /// The slot of a profile by its number, -1 for one not reached.
  private var slots: [Int32] = [0]

  var entries: ArraySlice<Entry> { all.prefix(count) }

  /// The slot of the empty profile.
  var end: Int? { slots[0] < 0 ? nil : Int(slots[0]) }

  /// Becomes all that can be reached from another front by one more tile, at no more than `bound`.
  /// The table has to know every step.
  mutating func advance(
    from front: Front, by choices: Choices, over table: ProfileTable, bound: Int
  ) {
    clear(for: table.count)
    count = fill(&all, &slots, from: front, by: choices, over: table, bound: bound)
  }

  /// Forgets everything, and makes room for so many profiles.
  private mutating func clear(for most: Int) {
    for entry in entries { slots[Int(entry.profile)] = -1 }
    count = 0
    guard most > slots.count else { return }
    let more = most + 256 - slots.count
    all.append(contentsOf: repeatElement(Entry(cost: 0, profile: 0, step: 0), count: more))
    slots.append(contentsOf: repeatElement(-1, count: more))
  }

  /// Drops all slots but these, given in ascending order.
  mutating func keep(_ kept: [Int]) {
    for entry in entries { slots[Int(entry.profile)] = -1 }
    for (slot, old) in kept.enumerated() {
      all[slot] = all[old]
      slots[Int(all[slot].profile)] = Int32(slot)
    }
    count = kept.count
  }

  /// Gives each profile another number, none of them higher than any before.
  mutating func renumber(_ number: (Int) -> Int) {
    for entry in entries { slots[Int(entry.profile)] = -1 }
    for slot in 0..<count {
      all[slot].profile = Int32(number(Int(all[slot].profile)))
      slots[Int(all[slot].profile)] = Int32(slot)
    }
  }
}

/// The innermost loop; gives the number of profiles reached. Of two equally cheap ways to a profile
/// the one met first stays. Spans, as they cost no count of references at every access.
private func fill(
  _ entries: inout [Front.Entry], _ slots: inout [Int32],
  from front: Front, by choices: Choices, over table: ProfileTable, bound: Int
) -> Int {
  var entries = entries.mutableSpan
  var slots = slots.mutableSpan
  var count = 0
  let (origins, rooms, targets) = (front.entries.span, table.rooms.span, table.steps.span)
  let (starts, all) = (choices.starts.span, choices.all.span)
  for origin in origins.indices {
    let from = origins[origin]
    let profile = Int(from.profile)
    let room = Int(rooms[profile])
    for index in starts[room]..<starts[room + 1] {
      let choice = all[index]
      let cost = from.cost &+ choice.cost
      guard cost <= bound else { continue }
      let target = targets[profile << 4 | choice.code]
      let slot = Int(slots[Int(target)])
      let step = UInt32(truncatingIfNeeded: origin << 4 | choice.code)
      if slot < 0 {
        slots[Int(target)] = Int32(truncatingIfNeeded: count)
        entries[count] = Front.Entry(cost: cost, profile: target, step: step)
        count += 1
      } else if cost < entries[slot].cost {
        entries[slot].cost = cost
        entries[slot].step = step
      }
    }
  }
  return count
}
