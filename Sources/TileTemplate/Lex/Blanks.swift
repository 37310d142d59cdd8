/// Characters that whitespace control (`{%-`, `-%}`) and `trim` remove: Python's `str.isspace`.
func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09...0x0D, 0x1C...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
    0x205F, 0x3000:
    true
  default: false
  }
}

/// The offset of the first character that is not blank, from `start`; at most `end`.
func skipBlanks(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
  var index = start
  while index < end {
    let length = blankLength(bytes, at: index, to: end)
    if length == 0 { return index }
    index += length
  }
  return index
}

/// The offset after the last character that is not blank, back from `end`; at least `start`.
func skipBlanksBack(_ bytes: [UInt8], from end: Int, to start: Int) -> Int {
  var index = end
  while index > start {
    var lead = index - 1
    while lead > start, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    if blankLength(bytes, at: lead, to: index) != index - lead { return index }
    index = lead
  }
  return index
}

/// How many bytes the blank character at an offset takes; 0 when it is not blank.
private func blankLength(_ bytes: [UInt8], at index: Int, to end: Int) -> Int {
  let byte = bytes[index]
  if byte < 0x80 { return isBlank(Unicode.Scalar(byte)) ? 1 : 0 }
  if byte == 0xC2, index + 1 < end {
    return isBlank(Unicode.Scalar(bytes[index + 1])) && bytes[index + 1] >= 0x80 ? 2 : 0
  }
  guard byte == 0xE1 || byte == 0xE2 || byte == 0xE3, index + 2 < end else { return 0 }
  let value =
    UInt32(byte & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
    | UInt32(bytes[index + 2] & 0x3F)
  return Unicode.Scalar(value).map(isBlank) == true ? 3 : 0
}
