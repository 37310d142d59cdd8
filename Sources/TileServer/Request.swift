/// A request. Its body is read only where the server takes bodies.
public struct Request: Sendable {
  /// `GET`, `HEAD` …, as sent.
  public let method: String
  /// The path as sent, still percent-encoded, without the query: `/a%20b/`.
  public let target: String
  /// What follows the first `?`, still encoded; nil without one.
  public let query: String?
  /// The header fields in the order sent, their names in lower case.
  public let headers: [(name: String, value: String)]
  /// What a `POST` brought; empty where it brought nothing, or where it was not read.
  public let body: [UInt8]
  /// The port that it came to.
  public let port: Int

  /// For tests and for other servers.
  public init(
    method: String = "GET", target: String, query: String? = nil,
    headers: [(name: String, value: String)] = [], body: [UInt8] = [], port: Int = 80
  ) {
    self.method = method
    self.target = target
    self.query = query
    self.headers = headers
    self.body = body
    self.port = port
  }

  /// The first value of a field, named in lower case.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
