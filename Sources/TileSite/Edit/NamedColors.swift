/// Colours to choose from for a role, by name.
struct NamedColor {
  var name: String
  var color: Color
}

extension Theme.Role {
  /// Four rows of three at most: grounds and texts from light to dark, accents by hue. All accents can
  /// be read on the grounds that the theme has of itself.
  var suggestions: [NamedColor] {
    switch self {
    case .accent: Self.accents
    case .page: Self.pages
    case .tile: Self.tiles
    case .text, .caption: Self.inks
    }
  }

  private static let accents = named([
    "Forest": 0x0B5C46, "Emerald": 0x00794A, "Olive": 0x5B6214,
    "Estuary": 0x1D5B79, "Cobalt": 0x2554B0, "Navy": 0x1F3A6E,
    "Violet": 0x5B3F99, "Plum": 0x75306F, "Berry": 0x9E2050,
    "Brick": 0x9C3B23, "Amber": 0x855200, "Graphite": 0x3F474D,
  ])
  private static let pale = named([
    "White": 0xFFFFFF, "Paper": 0xFBFBF8, "Linen": 0xF7F2E8,
    "Oat": 0xEFE8DA, "Blush": 0xFAEFEC, "Lavender": 0xF2F0F8,
    "Mist": 0xEEF3F6, "Sage": 0xECF2EC, "Stone": 0xDCD9D2,
  ])
  private static let pages =
    pale
    + named([
      "Slate": 0x30363C, "Midnight": 0x161D28, "Night": 0x171A19,
    ])
  private static let tiles =
    pale
    + named([
      "Slate": 0x3A4148, "Midnight": 0x1E2836, "Night": 0x222725,
    ])
  private static let inks = named([
    "Black": 0x000000, "Ink": 0x1A2320, "Coal": 0x26282B,
    "Navy": 0x1B2A45, "Pine": 0x17392C, "Plum": 0x3B2238,
    "Espresso": 0x3B2A1E, "Slate": 0x3D474F, "Pewter": 0x595F63,
    "Sand": 0xE9DFCC, "Pearl": 0xF2F1EC, "White": 0xFFFFFF,
  ])

  private static func named(_ colors: KeyValuePairs<String, UInt32>) -> [NamedColor] {
    colors.map { NamedColor(name: $0.key, color: Color(hex: $0.value)) }
  }
}
