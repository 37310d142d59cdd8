/// A date, with or without a time of day, as an author wrote it.
struct Moment: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z; a date alone is the midnight that begins it.
  var seconds: Int
  /// ISO 8601: `2024-12-31`, or `2024-12-31T09:00:00+01:00`.
  var text: String

  static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

  /// Reads `2024-12-31`, `2024-12-31 09:00`, `2024-12-31T09:00:00.5Z`, `… +0100` and the like;
  /// nil for anything else and for days and times that do not exist.
  ///
  /// - Parameter zone: the zone where the text names none.
  init?(_ text: String, zone: Zone = .fixed(0)) {
    var scan = Scan(text)
    guard let year = scan.number(4), scan.skip("-"), let month = scan.number(2), scan.skip("-"),
      let day = scan.number(2), (1...12).contains(month),
      (1...Moment.days(in: month, of: year)).contains(day)
    else { return nil }
    let date = Moment.pad(year, 4) + "-" + Moment.pad(month, 2) + "-" + Moment.pad(day, 2)
    let midnight = Moment.daysSince1970(year, month, day) * 86_400
    if scan.atEnd {
      self.init(seconds: midnight - zone.offset(atLocal: midnight), text: date)
      return
    }
    guard scan.skip("T") || scan.skip("t") || scan.skip(" "), let time = scan.time(),
      let offset = scan.zone(otherwise: { zone.offset(atLocal: midnight + time) }), scan.atEnd
    else { return nil }
    let clock = [time / 3600, time / 60 % 60, time % 60].map { Moment.pad($0, 2) }
    self.init(
      seconds: midnight + time - offset,
      text: date + "T" + clock.joined(separator: ":") + Moment.zoneName(offset))
  }

  init(seconds: Int, text: String) {
    self.seconds = seconds
    self.text = text
  }

  /// RFC 3339, a date alone as the midnight that begins it: `2024-12-31T00:00:00+01:00`.
  var instant: String {
    if text.utf8.contains(UInt8(ascii: "T")) { return text }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    if parts.count != 3 { return text }
    let midnight = Moment.daysSince1970(parts[0], parts[1], parts[2]) * 86_400
    return text + "T00:00:00" + Moment.zoneName(midnight - seconds)
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func zoneName(_ offset: Int) -> String {
    if offset == 0 { return "Z" }
    let size = abs(offset) / 60
    return (offset < 0 ? "-" : "+") + pad(size / 60, 2) + ":" + pad(size % 60, 2)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Howard Hinnant's days_from_civil, for years from 0.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// Reads fixed-width numbers and marks off the front of a text.
private struct Scan {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var atEnd: Bool { rest.isEmpty }

  mutating func skip(_ mark: String) -> Bool {
    guard rest.starts(with: mark.utf8) else { return false }
    rest.removeFirst(mark.utf8.count)
    return true
  }

  mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    rest.removeFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// `09:00`, `09:00:30` or `09:00:30.25` as seconds since midnight.
  mutating func time() -> Int? {
    guard let hour = number(2) ?? number(1), hour < 24, skip(":"), let minute = number(2),
      minute < 60
    else { return nil }
    guard skip(":") else { return hour * 3600 + minute * 60 }
    guard let second = number(2), second < 61 else { return nil }
    if skip(".") {
      guard number(1) != nil else { return nil }
      while number(1) != nil {}
    }
    return hour * 3600 + minute * 60 + min(second, 59)
  }

  /// `Z`, `+01:00`, `-0500`, ` +10` as seconds east of Greenwich.
  mutating func zone(otherwise: () -> Int) -> Int? {
    _ = skip(" ")
    if skip("Z") || skip("z") || skip("UTC") || skip("GMT") { return 0 }
    let sign = skip("+") ? 1 : skip("-") ? -1 : 0
    if sign == 0 { return otherwise() }
    guard let hour = number(2), hour < 19 else { return nil }
    _ = skip(":")
    guard let minute = number(2) ?? (atEnd ? 0 : nil), minute < 60 else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }
}
