/// A request's head. A body is never read.
public struct Request: Sendable {
  /// `GET`, `HEAD` …, as sent.
  public let method: String
  /// The path as sent, still percent-encoded, without the query: `/a%20b/`.
  public let target: String
  /// What follows the first `?`, still encoded; nil without one.
  public let query: String?
  /// The header fields in the order sent, their names in lower case.
  public let headers: [(name: String, value: String)]

  /// For tests and for other servers.
  public init(
    method: String = "GET", target: String, query: String? = nil,
    headers: [(name: String, value: String)] = []
  ) {
    self.method = method
    self.target = target
    self.query = query
    self.headers = headers
  }

  /// The first value of a field, named in lower case.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
