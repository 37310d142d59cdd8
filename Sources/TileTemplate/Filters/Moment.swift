/// A date of the Gregorian calendar with a time of day and an offset, as written.
struct Moment: Equatable {
  var year = 0
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// `+hhmm`, or empty when none is written.
  var offset = ""

  /// Reads `2024-05-01`, `2024-05-01T12:33`, `…:46`, `…:46.5` and then `Z` or `+10:00`.
  init?(_ text: String) {
    let text = trimmed(text)
    var rest = text.utf8[...]
    guard let year = Self.number(&rest, 4), rest.take("-"), let month = Self.number(&rest, 2),
      rest.take("-"), let day = Self.number(&rest, 2),
      (1...12).contains(month), (1...Self.days(month, year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    if rest.isEmpty { return }
    guard rest.take("T") || rest.take("t") || rest.take(" "), readTime(&rest), readOffset(rest)
    else { return nil }
  }

  private mutating func readTime(_ rest: inout Substring.UTF8View) -> Bool {
    guard let hour = Self.number(&rest, 2), rest.take(":"), let minute = Self.number(&rest, 2),
      hour < 24, minute < 60
    else { return false }
    (self.hour, self.minute) = (hour, minute)
    guard rest.take(":") else { return true }
    guard let second = Self.number(&rest, 2), second < 61 else { return false }
    self.second = second
    if rest.take(".") { rest = rest.drop { (0x30...0x39).contains($0) } }
    return true
  }

  private mutating func readOffset(_ text: Substring.UTF8View) -> Bool {
    var rest = text.drop { $0 == UInt8(ascii: " ") }
    if rest.isEmpty { return true }
    if rest.take("Z") || rest.take("z") {
      offset = "+0000"
      return rest.isEmpty
    }
    guard rest.take("+") || rest.take("-") else { return false }
    let digits = rest.filter { $0 != UInt8(ascii: ":") }
    guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    let sign = text.contains(UInt8(ascii: "-")) ? "-" : "+"
    offset = sign + String(decoding: digits, as: UTF8.self)
    return true
  }

  /// Takes a number of so many digits off the front.
  private static func number(_ rest: inout Substring.UTF8View, _ width: Int) -> Int? {
    var number = 0
    for _ in 0..<width {
      guard let digit = rest.popFirst(), (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var dayOfYear: Int { (1..<month).reduce(day) { $0 + Self.days($1, year) } }

  /// 0 is Sunday; T. Sakamoto's congruence.
  private var weekday: Int {
    let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shift[month - 1] + day + 7) % 7
  }

  /// What a code stands for; nil when it is not known.
  func part(_ code: UInt8, isBare: Bool, _ names: DateNames) -> String? {
    switch Unicode.Scalar(code) {
    case "Y": padded(year, 4, isBare)
    case "y": padded(year % 100, 2, isBare)
    case "m": padded(month, 2, isBare)
    case "B": name(month - 1, in: names.months)
    case "b", "h": name(month - 1, in: names.shortMonths)
    case "d": padded(day, 2, isBare)
    case "e": isBare ? String(day) : (day < 10 ? " " : "") + String(day)
    case "j": padded(dayOfYear, 3, isBare)
    case "A": name(weekday, in: names.days)
    case "a": name(weekday, in: names.shortDays)
    case "u": String(weekday == 0 ? 7 : weekday)
    case "w": String(weekday)
    case "H": padded(hour, 2, isBare)
    case "I": padded((hour + 11) % 12 + 1, 2, isBare)
    case "p": hour < 12 ? "AM" : "PM"
    case "M": padded(minute, 2, isBare)
    case "S": padded(second, 2, isBare)
    case "z": offset
    case "F": "\(padded(year, 4, false))-\(padded(month, 2, false))-\(padded(day, 2, false))"
    case "T": "\(padded(hour, 2, false)):\(padded(minute, 2, false)):\(padded(second, 2, false))"
    case "R": "\(padded(hour, 2, false)):\(padded(minute, 2, false))"
    case "%": "%"
    default: nil
    }
  }

  /// Nothing where a list is too short.
  private func name(_ place: Int, in names: [String]) -> String {
    names.indices.contains(place) ? names[place] : ""
  }

  private func padded(_ number: Int, _ width: Int, _ isBare: Bool) -> String {
    let digits = String(number)
    let missing = isBare ? 0 : max(0, width - digits.utf8.count)
    return String(repeating: "0", count: missing) + digits
  }
}

extension Substring.UTF8View {
  /// Takes a byte off the front, if it is this one.
  fileprivate mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard first.map(Unicode.Scalar.init) == byte else { return false }
    removeFirst()
    return true
  }
}
