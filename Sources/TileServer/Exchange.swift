internal import CMicrohttpd
internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Carries the closure, and the streams it has opened, through C.
final class Responder: Sendable {
  let respond: @Sendable (Request) -> Response
  let streams = EventStreams()
  /// The most bytes of a body that are read.
  let mostBody: Int
  /// The port listened on, known before the first request comes.
  let port = Atomic(0)

  init(mostBody: Int, _ respond: @escaping @Sendable (Request) -> Response) {
    self.mostBody = mostBody
    self.respond = respond
  }
}

/// One request under way: its target as sent, whether its head was already seen, and what came of its
/// body so far.
private struct Exchange {
  let target: String
  var isBegun = false
  var body: [UInt8] = []
}

/// Called with the target as sent; what it returns follows the request to `end`.
func begin(
  _: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>, _: OpaquePointer
) -> UnsafeMutableRawPointer? {
  let exchange = UnsafeMutablePointer<Exchange>.allocate(capacity: 1)
  unsafe exchange.initialize(to: Exchange(target: String(cString: target)))
  return UnsafeMutableRawPointer(exchange)
}

/// Leaves paths percent-encoded: decoding is up to whoever answers.
func keepEscapes(
  _: UnsafeMutableRawPointer?, _: OpaquePointer, path: UnsafeMutablePointer<CChar>
) -> Int { unsafe strlen(path) }

func end(
  _: UnsafeMutableRawPointer?, _: OpaquePointer?,
  context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _: MHD_RequestTerminationCode
) {
  guard let exchange = unsafe context?.pointee?.assumingMemoryBound(to: Exchange.self) else {
    return
  }
  unsafe exchange.deinitialize(count: 1)
  unsafe exchange.deallocate()
  unsafe context?.pointee = nil
}

/// Called once with a request's head, then with every piece of its body, then once more without.
/// An answer before the last call closes the connection, which is right only if a body follows that
/// nobody here wants to read.
func answer(
  responder: UnsafeMutableRawPointer?, connection: OpaquePointer?, _: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
  size: UnsafeMutablePointer<Int>?, context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let responder = unsafe responder, let connection = unsafe connection,
    let method = unsafe method,
    let exchange = unsafe context?.pointee?.assumingMemoryBound(to: Exchange.self)
  else { return tile_http_no }
  let own = unsafe Unmanaged<Responder>.fromOpaque(responder).takeUnretainedValue()
  let headers = unsafe requestHeaders(of: connection)
  let verb = unsafe String(cString: method)
  if unsafe !exchange.pointee.isBegun {
    let plan = plan(verb, headers, mostBody: own.mostBody)
    if case .refuse(let refusal) = plan {
      return unsafe send(refusal, on: connection, own.streams)
    }
    if case .waitForAll = plan {
      unsafe exchange.pointee.isBegun = true
      return tile_http_yes
    }
  }
  if let count = unsafe size?.pointee, count > 0 {
    let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: count)
    guard unsafe exchange.pointee.body.count + count <= own.mostBody else { return tile_http_no }
    unsafe exchange.pointee.body += bytes
    unsafe size?.pointee = 0
    return tile_http_yes
  }
  let parts = unsafe exchange.pointee.target.split(
    separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
  let request = unsafe Request(
    method: verb, target: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : nil,
    headers: headers, body: exchange.pointee.body, port: own.port.load(ordering: .relaxed))
  return unsafe send(own.respond(request), on: connection, own.streams)
}

/// What to do once a request's head is known.
private enum Plan {
  /// Ask again when nothing more comes.
  case waitForAll
  /// Answer now, and leave the body unread.
  case answer
  case refuse(Response)
}

private func plan(
  _ method: String, _ headers: [(name: String, value: String)], mostBody: Int
) -> Plan {
  guard announcesBody(headers) else { return .waitForAll }
  guard mostBody > 0, method == "POST" else { return .answer }
  guard let length = bodyLength(headers) else {
    return .refuse(.text(411, "Say how long it is.\n"))
  }
  return length <= mostBody ? .waitForAll : .refuse(.text(413, "This is too much.\n"))
}

/// Nil where it is not said, or said in an unclear way.
private func bodyLength(_ headers: [(name: String, value: String)]) -> Int? {
  let isPlain = !headers.contains { $0.name == "transfer-encoding" }
  let lengths = headers.filter { $0.name == "content-length" }
  return isPlain && lengths.count == 1 ? Int(lengths[0].value) : nil
}

private func announcesBody(_ headers: [(name: String, value: String)]) -> Bool {
  headers.contains {
    $0.name == "transfer-encoding" || $0.name == "content-length" && $0.value != "0"
  }
}

private func requestHeaders(of connection: OpaquePointer) -> [(name: String, value: String)] {
  var headers: [(name: String, value: String)] = []
  unsafe withUnsafeMutablePointer(to: &headers) { list in
    unsafe tile_http_headers(connection, addHeader, list)
  }
  return headers
}

private func addHeader(
  list: UnsafeMutableRawPointer?, _: MHD_ValueKind, name: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let list = unsafe list, let name = unsafe name else { return tile_http_no }
  let headers = unsafe list.assumingMemoryBound(to: [(name: String, value: String)].self)
  let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
  unsafe headers.pointee.append((String(cString: name).lowercased(), text))
  return tile_http_yes
}
