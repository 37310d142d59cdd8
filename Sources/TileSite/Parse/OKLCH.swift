#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A colour by lightness, chroma and hue as people see them.
///
/// Björn Ottosson, “A perceptual color space for image processing” (2020), with the matrices of CSS
/// Color Module Level 4.
struct OKLCH: Sendable {
  /// From 0, black, to 1, white.
  var lightness: Double
  /// From 0, grey; sRGB reaches to about 0.32.
  var chroma: Double
  /// In radians; 0 is a purplish red.
  var hue: Double

  init(lightness: Double, chroma: Double, hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  init(_ color: Color) {
    self.init(OKLab(color))
  }

  fileprivate init(_ lab: OKLab) {
    lightness = lab.lightness
    chroma = hypot(lab.a, lab.b)
    hue = atan2(lab.b, lab.a)
  }

  /// The sRGB colour of this lightness and hue; where the screen has none so strong, of less chroma.
  var color: Color {
    if let color = lab.color { return color }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<16 {
      let middle = (inside + outside) / 2
      if with(chroma: middle).lab.color == nil { outside = middle } else { inside = middle }
    }
    return with(chroma: inside).lab.clipped
  }

  func with(lightness: Double? = nil, chroma: Double? = nil) -> OKLCH {
    OKLCH(lightness: lightness ?? self.lightness, chroma: chroma ?? self.chroma, hue: hue)
  }

  fileprivate var lab: OKLab {
    OKLab(lightness: lightness, a: chroma * cos(hue), b: chroma * sin(hue))
  }
}

extension Color {
  /// A mixture in OKLab, as `color-mix(in oklab, …)` makes it; `share` of this colour, from 0 to 1.
  func mixed(with other: Color, share: Double) -> Color {
    let (one, two) = (OKLab(self), OKLab(other))
    func mix(_ a: Double, _ b: Double) -> Double { a * share + b * (1 - share) }
    return OKLab(
      lightness: mix(one.lightness, two.lightness), a: mix(one.a, two.a), b: mix(one.b, two.b)
    ).clipped
  }

  /// What is seen where this colour lies over another with an opacity from 0 to 1.
  func over(_ ground: Color, opacity: Double) -> Color {
    func blend(_ top: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Double(top) * opacity + Double(below) * (1 - opacity)).rounded())
    }
    return Color(
      red: blend(red, ground.red), green: blend(green, ground.green), blue: blend(blue, ground.blue)
    )
  }

  /// The colour of this hue nearest in lightness for which `passes` holds, or nil if there is none.
  func nearest(where passes: (Color) -> Bool) -> Color? {
    if passes(self) { return self }
    let lch = OKLCH(self)
    let steps = 500
    for step in 1...steps {
      let offset = Double(step) / Double(steps)
      for lightness in [lch.lightness - offset, lch.lightness + offset]
      where (0...1).contains(lightness) {
        let color = lch.with(lightness: lightness).color
        if passes(color) { return color }
      }
    }
    return [Color.black, .white].first(where: passes)
  }

  /// Whether text of this colour has a contrast of 4.5 : 1 on each ground (WCAG 2.2, success criterion
  /// 1.4.3, level AA).
  func isReadable(on grounds: [Color]) -> Bool {
    grounds.allSatisfy { isReadable(on: $0) }
  }

  func isReadable(on ground: Color) -> Bool { contrast(with: ground) >= Color.readable }

  static let readable = 4.5
}

private struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: Color) {
    let (r, g, b) = color.linearLight
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// In linear light, from 0 to 1 for what a screen can show.
  private var linear: [Double] {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  private func cube(_ x: Double) -> Double { x * x * x }

  /// Nil where no screen of sRGB shows it.
  var color: Color? {
    linear.allSatisfy { (-0.0005...1.0005).contains($0) } ? clipped : nil
  }

  var clipped: Color {
    let parts = linear.map { light -> UInt8 in
      let light = min(max(light, 0), 1)
      let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
      return UInt8((value * 255).rounded())
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
