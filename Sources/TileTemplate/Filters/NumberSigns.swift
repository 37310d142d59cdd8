/// How the `number` filter writes numbers: `1,234.5`, `1.234,5`, `1 234,5`.
public struct NumberSigns: Sendable, Equatable {
  /// What stands before the parts of one.
  public var decimal: String
  /// What stands between groups of three digits.
  public var group: String
  /// How many digits before the decimal sign are grouped at least: with 5, `1234` stays whole.
  public var leastDigits: Int

  /// English, where nothing is said.
  public init(decimal: String = ".", group: String = ",", leastDigits: Int = 4) {
    (self.decimal, self.group, self.leastDigits) = (decimal, group, leastDigits)
  }
}

extension Renderer {
  /// The `number` filter: a number as people write it, with so many digits behind the decimal sign; as many
  /// as it has where nothing is said.
  func numberInWords(_ value: Value, _ arguments: FilterArguments) throws(Stop) -> Value {
    let at = arguments.at
    guard let number = value.number, number.isFinite else {
      throw error(.notANumber(value.words), at: at)
    }
    let places = try arguments.whole(0)
    if let places, !(0...20).contains(places) {
      let needs = "a whole number from 0 to 20"
      throw error(.wrongType("`precision`", needs: needs, given: String(places)), at: at)
    }
    let digits: String
    if let places {
      digits = fixed(number, places)
    } else if let whole = value.whole {
      digits = String(whole.magnitude)
    } else {
      digits = plain(number.magnitude)
    }
    let isZero = digits.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return .text((number < 0 && !isZero ? "-" : "") + numberSigns.written(digits))
  }

  /// All digits of a number, never as a power of ten.
  private func plain(_ number: Double) -> String {
    let shortest = String(number)
    guard shortest.utf8.contains(UInt8(ascii: "e")) else {
      return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    var digits = fixed(number, number < 1 ? 20 : 0)
    while digits.utf8.contains(UInt8(ascii: ".")), let last = digits.last, "0.".contains(last) {
      digits.removeLast()
      if last == "." { break }
    }
    return digits
  }
}

extension NumberSigns {
  /// `1234.5` with these signs.
  fileprivate func written(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map(String.init) ?? "0"
    return grouped(whole) + (parts.count == 2 ? decimal + parts[1] : "")
  }

  private func grouped(_ digits: String) -> String {
    let count = digits.utf8.count
    if count < max(leastDigits, 4) || group.isEmpty { return digits }
    var written = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (count - place).isMultiple(of: 3) { written += group }
      written.append(digit)
    }
    return written
  }
}
