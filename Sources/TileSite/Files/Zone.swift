private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The time zone by which dates without one are read.
enum Zone: Sendable, Hashable {
  /// Seconds east of Greenwich.
  case fixed(Int)
  /// A name of the time zone database: `Europe/London`.
  case named(String)

  /// Reads `UTC`, `+01:00` and the names of zones that this machine knows.
  init?(_ text: String) {
    if let moment = Moment("2000-01-01T00:00:00" + text) {
      self = .fixed(946_684_800 - moment.seconds)
    } else if text == "UTC" {
      self = .fixed(0)
    } else if let path = Path.normalized(text), path == text,
      Files.isFile("/usr/share/zoneinfo/" + text)
    {
      self = .named(text)
    } else {
      return nil
    }
  }

  /// How far the zone is east of Greenwich, in seconds, when its clocks show `local`: seconds since
  /// 1970-01-01T00:00 on those clocks.
  ///
  /// What the clocks show twice is the first time; what they leave out when they are put forward is read
  /// as if they had not been.
  func offset(atLocal local: Int) -> Int {
    switch self {
    case .fixed(let offset): return offset
    case .named(let name):
      let day = 86_400
      let before = Zone.offset(at: local - day, in: name)
      if Zone.offset(at: local - before, in: name) == before { return before }
      let after = Zone.offset(at: local + day, in: name)
      return Zone.offset(at: local - after, in: name) == after ? after : before
    }
  }

  /// The C library knows one zone at a time, so the calls take turns.
  private static let turn = Mutex("")

  private static func offset(at instant: Int, in name: String) -> Int {
    turn.withLock { current in
      if current != name {
        unsafe setenv("TZ", ":" + name, 1)
        tzset()
        current = name
      }
      var clock = unsafe tm()
      var seconds = time_t(instant)
      unsafe localtime_r(&seconds, &clock)
      return unsafe Int(clock.tm_gmtoff)
    }
  }
}
