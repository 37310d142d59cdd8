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
    var rest = trimmed(text)[...]
    guard let date = Self.numbers(&rest, [4, 2, 2], "-"),
      (1...12).contains(date[1]), (1...Self.days(date[1], date[0])).contains(date[2])
    else { return nil }
    (year, month, day) = (date[0], date[1], date[2])
    guard let separator = rest.popFirst() else { return }
    guard "Tt ".contains(separator), readTime(&rest), readOffset(rest) else { return nil }
  }

  private mutating func readTime(_ rest: inout Substring) -> Bool {
    guard let time = Self.numbers(&rest, [2, 2], ":"), time[0] < 24, time[1] < 60 else {
      return false
    }
    (hour, minute) = (time[0], time[1])
    guard rest.first == ":" else { return true }
    rest = rest.dropFirst()
    guard let seconds = Self.numbers(&rest, [2], ":"), seconds[0] < 61 else { return false }
    second = seconds[0]
    if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
    return true
  }

  private mutating func readOffset(_ text: Substring) -> Bool {
    var rest = text.drop { $0 == " " }
    if rest.isEmpty { return true }
    guard let sign = rest.popFirst() else { return true }
    if sign == "Z" || sign == "z" {
      offset = "+0000"
      return rest.isEmpty
    }
    guard sign == "+" || sign == "-" else { return false }
    let digits = rest.filter { $0 != ":" }
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    offset = String(sign) + digits
    return true
  }

  private static func numbers(
    _ rest: inout Substring, _ widths: [Int], _ separator: Character
  ) -> [Int]? {
    var numbers: [Int] = []
    for width in widths {
      if !numbers.isEmpty {
        guard rest.popFirst() == separator else { return nil }
      }
      let digits = rest.prefix(width)
      guard digits.utf8.count == width, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(digits)
      else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(width)
    }
    return numbers
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
  func part(_ code: Character, isBare: Bool) -> String? {
    switch code {
    case "Y": padded(year, 4, isBare)
    case "y": padded(year % 100, 2, isBare)
    case "m": padded(month, 2, isBare)
    case "B": monthNames[month - 1]
    case "b", "h": String(monthNames[month - 1].prefix(3))
    case "d": padded(day, 2, isBare)
    case "e": isBare ? String(day) : (day < 10 ? " " : "") + String(day)
    case "j": padded(dayOfYear, 3, isBare)
    case "A": dayNames[weekday]
    case "a": String(dayNames[weekday].prefix(3))
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

  private func padded(_ number: Int, _ width: Int, _ isBare: Bool) -> String {
    let digits = String(number)
    let missing = isBare ? 0 : max(0, width - digits.utf8.count)
    return String(repeating: "0", count: missing) + digits
  }
}

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]

private let dayNames = [
  "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
]
