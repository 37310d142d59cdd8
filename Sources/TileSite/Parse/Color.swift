#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// An opaque sRGB colour.
struct Color: Sendable, Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// What to write, for messages.
  static let wanted =
    "a colour such as \"#00794a\" (with the quotes, since # begins a comment in YAML)"

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Reads `#0a7` and `#00aa77`.
  init?(_ text: String) {
    guard text.hasPrefix("#"), text.utf8.count == 4 || text.utf8.count == 7,
      let number = UInt32(text.dropFirst(), radix: 16), !text.contains("+")
    else { return nil }
    let isShort = text.utf8.count == 4
    func part(_ index: UInt32) -> UInt8 {
      isShort
        ? UInt8(number >> (8 - 4 * index) & 15) * 17 : UInt8(number >> (16 - 8 * index) & 255)
    }
    (red, green, blue) = (part(0), part(1), part(2))
  }

  /// `#00aa77`.
  var hex: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// `#0a9` for `#00aa99`.
  var shortHex: String {
    let isShort = [red, green, blue].allSatisfy { $0 % 17 == 0 }
    return isShort
      ? "#" + [red, green, blue].map { String($0 / 17, radix: 16) }.joined() : hex
  }

  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 255, green: 255, blue: 255)

  /// Black or white, whichever is easier to read on this colour.
  var ink: Color { contrast(with: .black) >= contrast(with: .white) ? .black : .white }

  /// WCAG 2.2 contrast ratio, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// WCAG 2.2 relative luminance, from 0 to 1.
  private var luminance: Double {
    let (red, green, blue) = linearLight
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Red, green and blue in linear light, from 0 to 1.
  var linearLight: (Double, Double, Double) {
    (Color.linear[Int(red)], Color.linear[Int(green)], Color.linear[Int(blue)])
  }

  /// The linear light of each 8-bit sRGB value (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let c = Double(value) / 255
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }
}
