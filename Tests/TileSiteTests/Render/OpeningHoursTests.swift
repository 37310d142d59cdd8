import Testing

@testable import TileSite

/// Times that people write are read where they can mean one thing alone.
struct OpeningHoursTests {
  @Test(
    "Days and times",
    arguments: [
      ("Monday to Thursday", "9 am – 5.30 pm", "Monday Tuesday Wednesday Thursday 09:00-17:30"),
      (
        "Mon–Wed, Fri & Saturdays", "09:00–17:00",
        "Monday Tuesday Wednesday Friday Saturday 09:00-17:00"
      ),
      ("Sunday", "10–16", "Sunday 10:00-16:00"), ("Friday", "9:00 to 17.30", "Friday 09:00-17:30"),
      ("Monday", "9am-1pm, 2 p.m. - 6 p.m.", "Monday 09:00-13:00 Monday 14:00-18:00"),
      ("Monday", "12 am – 12 pm", "Monday 00:00-12:00"),
      ("Monday", "00:00-24:00", "Monday 00:00-24:00"),
    ])
  func read(_ days: String, _ time: String, _ expected: String) {
    let read = OpeningHours.read(days: days, time: time)
    let text = read.map { "\($0.days.joined(separator: " ")) \($0.opens)-\($0.closes)" }
    #expect(text.joined(separator: " ") == expected)
  }

  @Test(
    "What could mean something else is left alone",
    arguments: [
      ("First Saturday of the month", "10 am – 1 pm"), ("Monday to", "9:00–17:00"),
      ("Friday to Monday", "09:00–17:00"), ("Weekdays", "09:00–17:00"), ("Montag", "09:00–17:00"),
      ("Monday", "9–5"), ("Monday", "9:00–5:30"), ("Monday", "closed"),
      ("Monday", "by appointment"),
      ("Monday", "9 – 5 pm"), ("Monday", "25:00–26:00"), ("Monday", "9.5–17"), ("Monday", "9 am"),
      ("Monday", "18:00–02:00"), ("Monday", "9:00–17:60"), ("Monday", "13 am – 2 pm"), ("", ""),
    ])
  func unsure(_ days: String, _ time: String) {
    #expect(OpeningHours.read(days: days, time: time) == [])
  }
}
