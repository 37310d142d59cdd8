/// A page among those of its folder: what decides where it is shown.
struct Standing: Equatable {
  /// What its file says; pages without one come after those that have it.
  var order: Double?
  /// Its place among pages of equal order, by date and title: no two have the same.
  var rank: Int
  /// Its file cannot be changed, or there is none.
  var isFixed = false
}

/// The least that must be written so that pages are shown in a sequence.
///
/// Of all ways to reach it, one that changes the fewest files; of those one that changes the page that was
/// moved. The pages that keep what they have are found as a shortest path through the sequence: two of them
/// can follow each other where numbers for those between them are free.
///
///     3, 4, none   the last in the middle   →   3, 3.5, 4
///
/// - Parameters:
///   - wished: all pages of the folder, in the order wished for.
///   - moved: the place in there of the page that was moved.
/// - Returns: new orders by place in `wished`, nil for none; nil where there is no way.
func newOrders(for wished: [Standing], moved: Int) -> [Int: Double?]? {
  let sequence = Sequence(wished, moved: moved)
  // The cheapest way to each page that keeps its order, by its place + 1; 0 is the beginning.
  var costs: [Int?] = [0]
  var comingFrom = [0]
  for place in 0...wished.count {
    var best: (cost: Int, from: Int)?
    for from in stride(from: place - 1, through: -1, by: -1) {
      if from < place - 1, sequence.isFixed(from + 1) { break }
      guard let before = costs[from + 1], sequence.orders(between: from, place) != nil else {
        continue
      }
      let cost = before + sequence.cost(between: from, place)
      if best.map({ cost < $0.cost }) ?? true { best = (cost, from) }
    }
    costs.append(best?.cost)
    comingFrom.append((best?.from ?? 0) + 1)
  }
  guard costs.last != .some(nil) else { return nil }
  var found: [Int: Double?] = [:]
  var place = wished.count
  while place >= 0 {
    let from = comingFrom[place + 1] - 1
    for (offset, order) in (sequence.orders(between: from, place)?.all ?? []).enumerated() {
      found[from + 1 + offset] = .some(order)
    }
    place = from
  }
  return found
}

/// The pages in the order wished for, with an end before and behind them.
private struct Sequence {
  private let pages: [Standing]
  private let moved: Int
  /// Behind the last page up to which ranks rise, from each page on.
  private let rising: [Int]

  init(_ pages: [Standing], moved: Int) {
    (self.pages, self.moved) = (pages, moved)
    var rising = pages.indices.map { $0 + 1 }
    for place in pages.indices.dropLast().reversed()
    where pages[place].rank < pages[place + 1].rank {
      rising[place] = rising[place + 1]
    }
    self.rising = rising
  }

  func isFixed(_ place: Int) -> Bool { pages[place].isFixed }

  /// Of writing all between two places.
  func cost(between from: Int, _ to: Int) -> Int {
    1000 * (to - from - 1) - (from < moved && moved < to ? 1 : 0)
  }

  /// What those between two pages are to have if these two keep what they have.
  func orders(between from: Int, _ to: Int) -> NewOrders? {
    let count = to - from - 1
    let low = from < 0 ? -Double.infinity : pages[from].order ?? .infinity
    let high = to == pages.count ? Double.infinity : pages[to].order ?? .infinity
    if low < high { return NewOrders(count, between: low, high) }
    // Equal ones stand by their rank, and so do those between them.
    guard low == high, from >= 0, rising[from] >= min(to + 1, pages.count) else { return nil }
    return NewOrders(count, all: low == .infinity ? nil : low)
  }
}

/// Numbers that rise between two others, as short as they can be; or the same one, or none, for all.
private struct NewOrders {
  private let count: Int
  private let kind: Kind

  private enum Kind {
    case same(Double?)
    /// The places of a ruler with so many marks to one, from the first to the last.
    case rising(first: Double, last: Double, scale: Double)
  }

  init(_ count: Int, all order: Double?) {
    (self.count, kind) = (count, .same(order))
  }

  /// Nil where so many do not fit.
  init?(_ count: Int, between low: Double, _ high: Double) {
    self.count = count
    let most = 1e9
    switch (low.isFinite, high.isFinite) {
    case (false, false): kind = .rising(first: 1, last: Double(count), scale: 1)
    case (true, false):
      let first = low.rounded(.down) + 1
      kind = .rising(first: first, last: first + Double(count) - 1, scale: 1)
    case (false, true):
      let last = high.rounded(.up) - 1
      kind = .rising(first: last - Double(count) + 1, last: last, scale: 1)
    case (true, true):
      let scales: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6]
      let fitting = scales.lazy.map { scale -> Kind in
        .rising(
          first: (low * scale).rounded(.down) + 1, last: (high * scale).rounded(.up) - 1,
          scale: scale)
      }
      guard
        let fit = fitting.first(where: { kind in
          guard case .rising(let first, let last, let scale) = kind else { return false }
          return last - first + 1 >= Double(count) && first / scale > low && last / scale < high
        })
      else { return nil }
      kind = fit
    }
    if case .rising(let first, let last, _) = kind, count > 0, first < -most || last > most,
      !(low.isFinite && high.isFinite)
    {
      return nil
    }
  }

  var all: [Double?] {
    switch kind {
    case .same(let order): return Array(repeating: order, count: count)
    case .rising(let first, let last, let scale):
      let room = last - first + 1
      return (0..<count).map { index in
        // As far from each other as they can be.
        let mark = ((room + 1) * Double(index + 1) / Double(count + 1)).rounded(.down)
        return (first + mark - 1) / scale
      }
    }
  }
}
