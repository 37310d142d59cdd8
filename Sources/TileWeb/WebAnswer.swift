/// What came of asking for a page of the web.
public enum WebAnswer: Sendable, Hashable {
  /// The status code of HTTP.
  case status(Int)
  case tooSlow
  case noHost
  case noConnection
  case badCertificate
  /// The connection was closed without an answer.
  case closed
  /// One page sends on to the next, without end.
  case redirectedTooOften
  /// An address of this machine or of a private network, which is not asked.
  case notPublic
  /// Not asked, since its host wants fewer questions.
  case spared
  /// Not asked, since all the time there was had gone.
  case unasked
  /// Not asked, since libcurl is not there.
  case noLibrary
  /// What the library says.
  case other(String)

  /// Whether the page is there.
  public var isGood: Bool {
    if case .status(let code) = self { return (200..<300).contains(code) }
    return false
  }
}

/// What became of an address.
public struct WebReply: Sendable, Hashable {
  /// Of the page at the end of all redirects.
  public var answer: WebAnswer
  /// Where redirects that say they are for good have led.
  public var movedTo: String?

  /// What came of it, and where the page is now.
  public init(_ answer: WebAnswer, movedTo: String? = nil) {
    self.answer = answer
    self.movedTo = movedTo
  }
}

/// How the web is asked.
public struct WebManners: Sendable {
  /// What the program calls itself.
  public var agent = "tilework"
  /// Whether addresses of this machine and of private networks are asked.
  public var allowsPrivate = false
  /// For one answer.
  public var patience = Duration.seconds(10)
  /// For all of them.
  public var wholePatience = Duration.seconds(180)
  /// How many questions are open at once.
  public var most = 8
  /// How many of them at one host.
  public var mostOfHost = 2
  /// How often one page may send on to the next.
  public var mostRedirects = 10

  /// The manners of a polite visitor.
  public init() {}
}
