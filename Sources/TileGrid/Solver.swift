/// Finds for each tile the span it gets, so that all together fill a rectangle at the least cost.
///
/// Tiles are taken in order and each is put on the first free cell in reading order, so only its
/// span is open, and all that matters of the tiles before it is the profile they leave. The least
/// sum of `deviation` over all choices is a shortest path through profiles, a layer for each tile
/// (dynamic programming over a broken profile).
///
/// For a few hundred tiles a narrow search first finds some arrangement, and the search proper
/// drops whatever costs more; for many tiles that would save little. The search proper is exact as
/// long as no layer has more profiles than `limit`; beyond that the cheapest are kept, and such as
/// can still be brought to an end.
///
/// Time O(tiles × profiles × spans a tile may take), memory four bytes × tiles × profiles.
struct Solver {
  private let columns: Int
  private let limit: Int
  private var table: ProfileTable
  private(set) var isExact = true

  /// Profiles a tile in the narrow search, and for how many tiles there is one.
  private static let narrow = 128
  private static let few = 300

  init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
    table = ProfileTable(columns: columns)
  }

  /// A span for each item, or `nil` if no choice fills a rectangle.
  mutating func solve(_ items: [Item]) -> [Span]? {
    let menus = menus(for: items)
    var bound = Int.max
    var known: [Span]?
    if items.count <= Solver.few {
      var first = Search(columns: columns, limit: min(Solver.narrow, limit), table: table)
      let found = first.run(menus)
      if first.isExact { return found?.spans }
      bound = found?.cost ?? .max
      known = found?.spans
      table = first.table
    }
    var search = Search(columns: columns, limit: limit, bound: bound, table: table)
    let found = search.run(menus)
    isExact = search.isExact
    return found?.spans ?? known
  }

  /// What each tile may become; tiles that are alike share the work.
  private func menus(for items: [Item]) -> [Menu] {
    var known: [Item: Menu] = [:]
    return items.map { item in
      let menu = known[item] ?? Menu(item, columns: columns)
      known[item] = menu
      return menu
    }
  }
}
