/// A short name for bytes: the same bytes always give the same name, on every machine.
///
/// FNV-1a, 64 bits (Fowler, Noll and Vo). Good for
/// names that change when the content does; not for security.
struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  init() {}

  /// What goes on from where another ended; nil for what is no name.
  init?(name: String) {
    guard name.utf8.count == 13, let state = UInt64(name, radix: 36) else { return nil }
    self.state = state
  }

  mutating func add(_ text: String) { add(text.utf8) }

  /// Thirteen letters and digits of base 36, lower case.
  var name: String {
    let digits = String(state, radix: 36)
    return String(repeating: "0", count: 13 - digits.count) + digits
  }

  /// The name of some bytes.
  static func of(_ bytes: some Collection<UInt8>) -> String {
    var print = Fingerprint()
    print.add(bytes)
    return print.name
  }
}
