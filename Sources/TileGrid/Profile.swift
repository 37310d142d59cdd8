/// How many rows each column is filled, counted from the row of the first free cell: the edge along
/// which the next tile is placed (a broken profile). Four bits a column, the leading one lowest.
///
/// Tiles stand on the first free cell, so no column has a gap in it and one number for each is
/// enough. Profiles that differ by whole rows are one profile; the empty one is 0.
struct Profile: Hashable {
  /// The most columns four bits each can describe.
  static let mostColumns = 16

  let bits: UInt64

  private func filled(_ column: Int) -> UInt64 { bits >> UInt64(4 * column) & 15 }

  /// The first free column, and how many are free from there on without a break.
  func opening(columns: Int) -> Range<Int> {
    var start = 0
    while start < columns, filled(start) > 0 { start += 1 }
    var end = start
    while end < columns, filled(end) == 0 { end += 1 }
    return start..<end
  }

  /// The profile after a tile was placed at the start of the opening; it has to fit.
  func placing(_ span: Span, columns: Int) -> Profile {
    let start = opening(columns: columns).lowerBound
    var bits = bits
    for column in start..<start + span.columns { bits |= UInt64(span.rows) << UInt64(4 * column) }
    let next = Profile(bits: bits)
    let done = (0..<columns).map { next.filled($0) }.min() ?? 0
    let everywhere = UInt64(0x1111_1111_1111_1111) >> UInt64(4 * (16 - columns))
    return Profile(bits: bits - done * everywhere)
  }
}

/// Every profile met so far under a small number, with the profile that each span leads to. A step
/// is worked out once and looked up ever after.
struct ProfileTable {
  private let columns: Int
  private var profiles: [Profile] = []
  private var numbers: [Profile: Int] = [:]
  private var steps: [Int32] = []
  private(set) var rooms: [Int] = []

  private static let unknown: Int32 = -1

  init(columns: Int) {
    self.columns = columns
    _ = number(of: Profile(bits: 0))
  }

  /// How many profiles are known. The empty one has number 0.
  var count: Int { profiles.count }

  private mutating func number(of profile: Profile) -> Int {
    if let number = numbers[profile] { return number }
    let number = profiles.count
    numbers[profile] = number
    profiles.append(profile)
    rooms.append(profile.opening(columns: columns).count)
    steps.append(contentsOf: repeatElement(ProfileTable.unknown, count: 16))
    return number
  }

  /// The profile after placing a tile of a span no wider than the profile's room.
  mutating func step(from number: Int, placing span: Span) -> Int {
    let slot = number * 16 + span.code
    if steps[slot] != ProfileTable.unknown { return Int(steps[slot]) }
    let next = self.number(of: profiles[number].placing(span, columns: columns))
    steps[slot] = Int32(next)
    return next
  }
}
