private import Synchronization

/// The results of `body` for every item, in the items' order, worked out on all cores.
///
/// The items are cut into runs of neighbours, many more than cores, so that a few slow ones do
/// not hold the rest up.
func inParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], runs: Int = 64, _ body: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  await inParallel(items, runs: runs, with: {}) { (_, item) in body(item) }
}

/// The same, where each run has something of its own that goes from item to item.
func inParallel<Item: Sendable, Own, Result: Sendable>(
  _ items: [Item], runs: Int = 64, with own: @escaping @Sendable () -> Own,
  _ body: @escaping @Sendable (Own, Item) -> Result
) async -> [Result] {
  @Sendable func run(_ items: ArraySlice<Item>) -> [Result] {
    let own = own()
    return items.map { body(own, $0) }
  }
  guard items.count > 1 else { return run(items[...]) }
  let length = max(1, (items.count + runs - 1) / runs)
  let starts = Array(stride(from: 0, to: items.count, by: length))
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for (index, start) in starts.enumerated() {
      let slice = items[start..<min(start + length, items.count)]
      group.addTask { (index, run(slice)) }
    }
    var parts = [[Result]](repeating: [], count: starts.count)
    for await (index, part) in group { parts[index] = part }
    return Array(parts.joined())
  }
}

/// Ends a build that nobody waits for any more: its task was cancelled.
func goOnUnlessStopped() throws(SiteError) {
  if Task.isCancelled { throw SiteError([Diagnostic(.failure, "build", nil, .stopped)]) }
}

/// Counts what is done on several cores.
struct Tally: ~Copyable, Sendable {
  private let count = Atomic(0)

  /// One more; says how many there are now.
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
