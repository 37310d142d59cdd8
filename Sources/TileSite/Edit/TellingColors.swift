#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The few colours by which a picture is known, from the most telling on: those that nearly look the same are
/// one, which has the value of the one that is there most, and of the rest those that take much room or are
/// strong.
///
/// - Parameter counts: colours, and how often each is there.
func telling(_ counts: [(color: Color, count: Int)], most: Int = 6) -> [NamedColor] {
  let all = max(1, counts.reduce(0) { $0 + $1.count })
  // Of equal ones the darker first, so that the same picture gives the same colours.
  let sorted = counts.sorted {
    $0.count != $1.count ? $0.count > $1.count : $0.color.hex < $1.color.hex
  }
  var groups: [Group] = []
  for (color, count) in sorted {
    let spot = Spot(color)
    if let near = groups.indices.first(where: { groups[$0].spot.distance(to: spot) < 0.09 }) {
      groups[near].count += count
    } else {
      groups.append(Group(color: color, spot: spot, count: count))
    }
  }
  let weighed = groups.filter { $0.count * 500 >= all }
    .map { ($0.color, weight: (Double($0.count) / Double(all)).squareRoot() * $0.spot.strength) }
    .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.0.hex < $1.0.hex }
  return named(weighed.prefix(most).map(\.0))
}

private struct Group {
  var color: Color
  var spot: Spot
  var count: Int
}

/// A place in OKLab, in which distances are as people see them.
private struct Spot {
  let lightness, a, b: Double

  init(_ color: Color) {
    let lch = OKLCH(color)
    lightness = lch.lightness
    (a, b) = (lch.chroma * cos(lch.hue), lch.chroma * sin(lch.hue))
  }

  func distance(to other: Spot) -> Double {
    hypot(lightness - other.lightness, hypot(a - other.a, b - other.b))
  }

  /// How much a colour stands out by itself: greys a little.
  var strength: Double { 0.06 + hypot(a, b) }
}

// MARK: Names

/// With a name each, and no name twice.
private func named(_ colors: [Color]) -> [NamedColor] {
  var used: [String: Int] = [:]
  return colors.map { color in
    let name = OKLCH(color).name
    used[name, default: 0] += 1
    let number = used[name, default: 1]
    return NamedColor(name: number == 1 ? name : "\(name) \(number)", color: color)
  }
}

extension OKLCH {
  /// `Dark green`, `Pale grey`.
  fileprivate var name: String {
    if chroma < 0.025 { return grey }
    let degrees = (hue * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    var word = Self.hues.first { degrees < $0.below }?.name ?? "pink"
    if ["orange", "amber"].contains(word), lightness < 0.58 { word = "brown" }
    if word == "pink", lightness < 0.62 { word = "berry" }
    if word == "yellow", lightness < 0.68 { word = "olive" }
    let shade =
      switch lightness {
      case 0.88...: "pale "
      case 0.74...: "light "
      case ..<0.28: "deep "
      case ..<0.44: "dark "
      default: ""
      }
    let name = shade + word
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private var grey: String {
    switch lightness {
    case 0.97...: "White"
    case 0.85...: "Pale grey"
    case 0.68...: "Light grey"
    case ..<0.16: "Black"
    case ..<0.42: "Dark grey"
    default: "Grey"
    }
  }

  /// By the angle in OKLCH below which a word holds.
  private static let hues: [(below: Double, name: String)] = [
    (8, "pink"), (38, "red"), (66, "orange"), (90, "amber"), (118, "yellow"), (177, "green"),
    (205, "teal"), (240, "sky blue"), (282, "blue"), (312, "violet"), (336, "purple"),
    (360, "pink"),
  ]
}
