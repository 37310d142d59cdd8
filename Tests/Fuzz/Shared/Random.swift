/// Numbers that are the same for the same seed (SplitMix64; G. Steele, D. Lea, C. Flood, “Fast
/// Splittable Pseudorandom Number Generators”, 2014).
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the numbers of a seed.
  public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0, less than `count`.
  public mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// One of the choices.
  public mutating func pick<T>(_ choices: [T]) -> T { choices[roll(choices.count)] }
}
