/// A title as it is put in order: in lower case, Latin and Greek letters without their accents, `ß` as `ss`
/// and `æ` as `ae`. No language's own rules.
func foldedTitle(_ title: String) -> String {
  if title.utf8.allSatisfy({ $0 < 0x80 }) { return title.lowercased() }
  var folded = ""
  for scalar in title.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
    folded += bare(scalar) ?? scalar.properties.lowercaseMapping
  }
  return folded
}

/// A letter without what is written on it; nil for one that has nothing on it.
private func bare(_ scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0xC0..<0x250, 0x1E00..<0x1F00: special[scalar] ?? bareLatin(scalar)
  case 0x386..<0x3D0: special[scalar]
  default: nil
  }
}

/// By its name: `LATIN CAPITAL LETTER E WITH ACUTE` → `e`.
private func bareLatin(_ scalar: Unicode.Scalar) -> String? {
  let words = (scalar.properties.name ?? "").split(separator: " ")
  guard words.count > 4, words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
  else { return nil }
  return words[3].lowercased()
}

private let special: [Unicode.Scalar: String] = [
  "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ı": "i", "İ": "i",
  "Ά": "α", "ά": "α", "Έ": "ε", "έ": "ε", "Ή": "η", "ή": "η", "Ί": "ι", "ί": "ι", "ϊ": "ι",
  "ΐ": "ι", "Ϊ": "ι", "Ό": "ο", "ό": "ο", "Ύ": "υ", "ύ": "υ", "ϋ": "υ", "ΰ": "υ", "Ϋ": "υ",
  "Ώ": "ω", "ώ": "ω", "ς": "σ",
]
