/// When a business is open, read from what people write: `Monday to Thursday`, `9 am – 5.30 pm`.
struct OpeningHours: Equatable, Sendable {
  /// As schema.org names them: `Monday`.
  var days: [String]
  /// `09:00`.
  var opens: String
  var closes: String

  /// The times of a row; none where days or times could be meant in another way.
  static func read(days: String, time: String) -> [OpeningHours] {
    guard let days = weekdays(in: words(of: days)), let spans = spans(in: words(of: time)) else {
      return []
    }
    return spans.map { OpeningHours(days: days, opens: $0.opens, closes: $0.closes) }
  }

  /// Words, numbers and `to` or `and` for the signs that stand for them.
  private static func words(of text: String) -> [String] {
    var text = text.lowercased()
    for (sign, word) in [
      ("–", " to "), ("—", " to "), ("-", " to "), ("&", " and "), (",", " and "),
      ("a.m.", "am"), ("p.m.", "pm"), ("\u{A0}", " "), ("\u{202F}", " "),
    ] {
      text = text.replacing(sign, with: word)
    }
    return text.split(separator: " ").map(String.init)
  }

  private static let week = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// `monday to thursday and saturday`.
  private static func weekdays(in words: [String]) -> [String]? {
    var places: Set<Int> = []
    for part in words.split(separator: "and", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "to", omittingEmptySubsequences: false)
      let days = ends.compactMap { $0.count == 1 ? weekday($0[$0.startIndex]) : nil }
      guard days.count == ends.count, let first = days.first, let last = days.last,
        days.count <= 2, first <= last
      else { return nil }
      places.formUnion(first...last)
    }
    return places.sorted().map { week[$0] }
  }

  /// The place in the week of `monday`, `mon` or `mondays`.
  private static func weekday(_ word: String) -> Int? {
    week.firstIndex { day in
      let name = day.lowercased()
      return word == name || word == name + "s" || word == name.prefix(3)
    }
  }

  /// `9 am to 1 pm and 14:00 to 17:30`.
  private static func spans(in words: [String]) -> [(opens: String, closes: String)]? {
    var spans: [(opens: String, closes: String)] = []
    for part in words.split(separator: "and", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "to", omittingEmptySubsequences: false)
        .map { Clock($0.joined()) }
      guard ends.count == 2, let from = ends[0], let until = ends[1],
        from.minutes < until.minutes, from.isSure || until.minutes >= 13 * 60 && !until.isHalfDay,
        until.isSure || until.minutes >= 13 * 60
      else { return nil }
      spans.append((from.text, until.text))
    }
    return spans
  }

  /// A time of day.
  private struct Clock {
    let minutes: Int
    /// Whether am or pm was said.
    let isHalfDay: Bool
    /// Whether am or pm was said, or it has two digits for the hour and for the minutes.
    let isSure: Bool

    /// Reads `9`, `9:30`, `9.30pm`.
    init?(_ word: String) {
      let half = ["am", "pm"].first { word.hasSuffix($0) }
      let number = half == nil ? word[...] : word.dropLast(2)
      let parts = number.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
      guard parts.count <= 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
        parts.count == 1 || parts[1].utf8.count == 2, let hour = Int(parts[0]),
        let minute = parts.count == 2 ? Int(parts[1]) : 0, (0...59).contains(minute),
        half == nil ? (0...24).contains(hour) : (1...12).contains(hour)
      else { return nil }
      let hours = half == nil ? hour : hour % 12 + (half == "pm" ? 12 : 0)
      minutes = hours * 60 + minute
      isHalfDay = half != nil
      isSure = half != nil || parts.count == 2 && parts[0].utf8.count == 2
      if minutes > 24 * 60 { return nil }
    }

    var text: String {
      let (hours, left) = minutes.quotientAndRemainder(dividingBy: 60)
      return "\(hours < 10 ? "0" : "")\(hours):\(left < 10 ? "0" : "")\(left)"
    }
  }
}
