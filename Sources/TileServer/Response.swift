/// What is sent back. `Content-Length`, `Date` and `Connection` are added when it is sent, and the
/// body is left out for `HEAD`.
public struct Response: Sendable {
  /// What follows the head.
  public enum Body: Sendable {
    /// Bytes in memory.
    case bytes([UInt8])
    /// The file at a path that holds no symbolic link at its end, read while it is sent.
    case file(String)
    /// Some bytes of such a file.
    case part(of: String, Range<Int>)
    /// Server-sent events, for as long as the client listens: first what the closure gives, asked when
    /// nothing that is announced can be missed any more, then all that `Server.announce` is given.
    case events(first: @Sendable () -> String)
  }

  /// The status code, as 200.
  public var status: Int
  /// Field names and values, sent in this order.
  public var headers: [(name: String, value: String)]
  /// What follows the head.
  public var body: Body

  /// An answer with a body, empty by default.
  public init(
    status: Int, headers: [(name: String, value: String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A short text for people, in UTF-8.
  public static func text(_ status: Int, _ text: String) -> Response {
    Response(
      status: status,
      headers: [
        ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
      ],
      body: .bytes(Array(text.utf8)))
  }
}
