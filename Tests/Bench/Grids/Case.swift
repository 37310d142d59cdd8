internal import TileGrid

/// A grid worth timing.
struct Case {
  let name: String
  let items: [Item]
  let section: Section

  static let all: [Case] =
    LastRow.allCases.map { policy in
      Case("10,000 uniform, 6 columns, \(policy)", uniform(10_000), .exactly(6), policy)
    } + [
      Case("2,000 mixed to 2 × 2, 6 columns", mixed(2_000, largest: 2), .exactly(6)),
      Case("2,000 mixed to 4 × 4, 6 columns", mixed(2_000, largest: 4), .exactly(6)),
      Case("60 mixed to 4 × 4, 12 columns", mixed(60, largest: 4), .exactly(12)),
      Case("300 mixed to 4 × 4, 1 to 4 columns", mixed(300, largest: 4), .range(1...4)),
    ]

  private init(
    _ name: String, _ items: [Item], _ columns: Columns, _ lastRow: LastRow = .balance
  ) {
    self.name = name
    self.items = items
    section = Section(columns: columns, lastRow: lastRow)
  }

  private static func uniform(_ count: Int) -> [Item] { Array(repeating: Item(), count: count) }

  /// The same tiles in every run, every span equally often: harder than a page that people made.
  private static func mixed(_ count: Int, largest: Int) -> [Item] {
    var state: UInt64 = 1
    func roll() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % largest + 1
    }
    return (0..<count).map { _ in Item(span: Span(roll(), roll())) }
  }
}
