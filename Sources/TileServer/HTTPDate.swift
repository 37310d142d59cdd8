/// Seconds since 1970 as HTTP writes a date (RFC 9110, 5.6.7), in English whatever the locale.
func httpDate(_ seconds: Int) -> String {
  let second = seconds.positiveRemainder(86400)
  let day = (seconds - second) / 86400
  let date = civilDate(day)
  let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
  return """
    \(weekdays[day.positiveRemainder(7)]), \(twoDigits(date.day)) \(months[date.month - 1]) \
    \(date.year) \(time) GMT
    """
}

/// The Gregorian date of a day counted from 1970-01-01, after Howard Hinnant's `civil_from_days`:
/// years begin in March, so that the leap day is the last of its year.
private func civilDate(_ day: Int) -> (year: Int, month: Int, day: Int) {
  let shifted = day + 719_468
  let dayOfEra = shifted.positiveRemainder(146_097)
  let era = (shifted - dayOfEra) / 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let march = (5 * dayOfYear + 2) / 153
  let month = march < 10 ? march + 3 : march - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return (year, month, dayOfYear - (153 * march + 2) / 5 + 1)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension Int {
  fileprivate func positiveRemainder(_ divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
