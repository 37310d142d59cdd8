/// Every profile met so far under a small number, with the profile that each span leads to. A step
/// is worked out once and looked up ever after. About 150 bytes a profile.
struct ProfileTable {
  private let columns: Int
  private(set) var profiles: [Profile] = []
  private var numbers: [Profile: Int] = [:]
  /// The profile after placing a tile, 16 spans a profile; 0 where that was not asked for yet.
  private(set) var steps: [Int32] = []
  /// Which of them are known, a bit a span.
  private var known: [UInt16] = []
  /// How many columns a tile may have, from 1 to 4.
  private(set) var rooms: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
    _ = number(of: Profile(bits: 0))
  }

  /// How many profiles are known. The empty one has number 0.
  var count: Int { profiles.count }

  /// The number of a profile, a new one if it was not met before.
  mutating func number(of profile: Profile) -> Int {
    if let number = numbers[profile] { return number }
    let number = profiles.count
    numbers[profile] = number
    profiles.append(profile)
    rooms.append(UInt8(min(4, profile.opening(columns: columns).count)))
    known.append(0)
    steps.append(contentsOf: repeatElement(0, count: 16))
    return number
  }

  /// Works out where all choices of a menu lead from a profile.
  mutating func extend(from number: Int, by menu: Menu) {
    var unknown = menu.codes[Int(rooms[number])] & ~known[number]
    guard unknown > 0 else { return }
    known[number] |= unknown
    while unknown > 0 {
      let code = unknown.trailingZeroBitCount
      unknown &= unknown - 1
      let next = profiles[number].placing(Span(code: code), columns: columns)
      steps[number * 16 + code] = Int32(self.number(of: next))
    }
  }
}
