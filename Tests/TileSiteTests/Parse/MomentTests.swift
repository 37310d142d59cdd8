import Testing

@testable import TileSite

struct MomentTests {
  @Test(
    "Dates and times are read in every usual spelling",
    arguments: [
      ("2024-12-31", 1_735_603_200, "2024-12-31"),
      ("1969-12-31", -86_400, "1969-12-31"),
      ("2024-02-29T12:30:15Z", 1_709_209_815, "2024-02-29T12:30:15Z"),
      ("2024-02-29 12:30", 1_709_209_800, "2024-02-29T12:30:00Z"),
      ("2024-02-29 9:30", 1_709_199_000, "2024-02-29T09:30:00Z"),
      ("2024-02-29 12:30:00 UTC", 1_709_209_800, "2024-02-29T12:30:00Z"),
      ("2024-02-29 12:30:00 +0200", 1_709_202_600, "2024-02-29T12:30:00+02:00"),
      ("2018-11-18T12:33:46+10:00", 1_542_508_426, "2018-11-18T12:33:46+10:00"),
      ("2018-11-18 12:33:46.25 -0530", 1_542_564_226, "2018-11-18T12:33:46-05:30"),
    ])
  func reads(_ text: String, _ seconds: Int, _ written: String) {
    #expect(Moment(text) == Moment(seconds: seconds, text: written))
  }

  @Test(
    "What does not exist is no date",
    arguments: [
      "2020-13-45", "2023-02-29", "2024-1-1", "2024-00-10", "24-01-01", "2024-01-01T25:00",
      "2024-01-01T10:60", "2024-01-01T10", "2024-01-01T10:00+99:00", "2024-01-01x", "", "today",
    ])
  func refuses(_ text: String) {
    #expect(Moment(text) == nil)
  }

  @Test("A date without a zone is read in the site's, with its summer time")
  func zones() throws {
    let london = try #require(Zone("Europe/London"))
    #expect(Moment("2024-07-01", zone: london)?.seconds == 1_719_788_400)
    #expect(Moment("2024-01-01", zone: london)?.seconds == 1_704_067_200)
    #expect(Moment("2024-07-01T12:00", zone: london)?.text == "2024-07-01T12:00:00+01:00")
    let tokyo = try #require(Zone("Asia/Tokyo"))
    #expect(Moment("2024-07-01T12:00", zone: tokyo)?.text == "2024-07-01T12:00:00+09:00")
    #expect(Moment("2024-07-01", zone: .fixed(3600))?.seconds == 1_719_788_400)
    #expect(Zone("+05:30") == .fixed(19_800))
    #expect(Zone("Europe/Lundon") == nil && Zone("../etc/passwd") == nil)
  }
}
