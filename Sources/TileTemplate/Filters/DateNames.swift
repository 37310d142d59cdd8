/// What months and days are called where the `date` filter writes them out: `%B`, `%b`, `%A`, `%a`.
public struct DateNames: Sendable {
  /// January first; twelve of them.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// January first; twelve of them.
  public var shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// Sunday first; seven of them.
  public var days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// Sunday first; seven of them.
  public var shortDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// English, as Jinja2's users know it.
  public init() {}
}
