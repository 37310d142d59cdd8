#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What came back for bytes sent over a socket.
struct Answer: Sendable {
  /// The status code; 0 if the connection was closed without an answer.
  let status: Int
  /// Names in lower case.
  let headers: [String: String]
  let body: String
  let raw: [UInt8]

  init(_ raw: [UInt8]) {
    self.raw = raw
    let end = raw.firstRange(of: "\r\n\r\n".utf8)
    let head = String(decoding: raw[..<(end?.lowerBound ?? 0)], as: UTF8.self)
    body = String(decoding: raw[(end?.upperBound ?? raw.count)...], as: UTF8.self)
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    self.headers = headers
  }
}

/// Sends bytes as they are and reads until the server closes; it need not wait for more if this
/// side says that there is none.
func exchange(port: Int, _ bytes: [UInt8], thenClosing: Bool = false) -> Answer {
  let socket = connected(port: port)
  defer { close(socket) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let sent = unsafe rest.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, quiet) }
    guard sent > 0 else { break }
    rest = rest.dropFirst(sent)
  }
  if thenClosing { shutdown(socket, Int32(SHUT_WR)) }
  return Answer(readAll(socket))
}

/// A well-formed request with a target and header lines of one's own.
func get(
  port: Int, _ target: String, method: String = "GET", _ headers: [String] = []
) -> Answer {
  let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost", "Connection: close"] + headers
  return exchange(port: port, Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
}

/// A socket connected to the port here; reading from it gives up after ten seconds.
func connected(port: Int) -> Int32 {
  #if canImport(Glibc)
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let socket = socket(AF_INET, SOCK_STREAM, 0)
  #endif
  var patience = timeval(tv_sec: 10, tv_usec: 0)
  unsafe setsockopt(
    socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  unsafe inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
  unsafe withUnsafeBytes(of: &address) {
    _ = unsafe connect(
      socket, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
  }
  return socket
}

func readAll(_ socket: Int32) -> [UInt8] {
  var all: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65536)
  while true {
    let got = unsafe recv(socket, &piece, piece.count, 0)
    guard got > 0 else { return all }
    all += piece[..<got]
  }
}

/// A server that closes early must not end the tests.
private var quiet: Int32 {
  #if canImport(Darwin)
    0
  #else
    Int32(MSG_NOSIGNAL)
  #endif
}

/// Sends text and reads nothing.
func say(_ socket: Int32, _ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe send(socket, bytes, bytes.count, quiet)
}

/// Closes at once, whatever is still on its way.
func hangUp(_ socket: Int32) {
  var now = linger(l_onoff: 1, l_linger: 0)
  unsafe setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  close(socket)
}
