private import Synchronization

/// The results of `body` for every item, in the items' order, worked out on all cores.
///
/// The items are cut into runs of neighbours, many more than cores, so that a few slow ones do
/// not hold the rest up.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], runs: Int = 64, _ body: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  guard items.count > 1 else { return items.map(body) }
  let length = max(1, (items.count + runs - 1) / runs)
  let starts = Array(stride(from: 0, to: items.count, by: length))
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for (index, start) in starts.enumerated() {
      let slice = items[start..<min(start + length, items.count)]
      group.addTask { (index, slice.map(body)) }
    }
    var parts = [[Result]](repeating: [], count: starts.count)
    for await (index, part) in group { parts[index] = part }
    return Array(parts.joined())
  }
}

/// Counts what is done on several cores.
struct Tally: ~Copyable, Sendable {
  private let count = Atomic(0)

  /// One more; says how many there are now.
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
