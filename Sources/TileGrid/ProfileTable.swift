/// Every profile met so far under a small number, with the profile that each span leads to. A step
/// is worked out once and looked up ever after. About 150 bytes a profile.
struct ProfileTable {
  private let columns: Int
  private(set) var profiles: [Profile] = []
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

  /// The number of a profile, a new one if it was not met before.
  mutating func number(of profile: Profile) -> Int {
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
