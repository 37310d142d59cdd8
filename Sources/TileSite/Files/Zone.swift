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
  func offset(atLocal local: Int) -> Int {
    switch self {
    case .fixed(let offset): offset
    case .named(let name): local - Zone.instant(ofLocal: local, in: name)
    }
  }

  /// The C library knows one zone at a time, so the calls take turns.
  private static let turn = Mutex("")

  private static func instant(ofLocal local: Int, in name: String) -> Int {
    turn.withLock { current in
      if current != name {
        unsafe setenv("TZ", ":" + name, 1)
        tzset()
        current = name
      }
      var clock = unsafe tm()
      var seconds = time_t(local)
      unsafe gmtime_r(&seconds, &clock)
      unsafe clock.tm_isdst = -1
      return unsafe mktime(&clock)
    }
  }
}
