internal import CMicrohttpd

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
  init(_ respond: @escaping @Sendable (Request) -> Response) { self.respond = respond }
}

/// One request under way: its target as sent, and whether its head was already seen.
private struct Exchange {
  let target: String
  var isBegun = false
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
/// An answer before the last call closes the connection, which is right only if a body follows:
/// nobody here wants to read it.
func answer(
  responder: UnsafeMutableRawPointer?, connection: OpaquePointer?, _: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?,
  _: UnsafeMutablePointer<Int>?, context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let responder = unsafe responder, let connection = unsafe connection,
    let method = unsafe method,
    let exchange = unsafe context?.pointee?.assumingMemoryBound(to: Exchange.self)
  else { return tile_http_no }
  let headers = unsafe requestHeaders(of: connection)
  if unsafe !exchange.pointee.isBegun && !announcesBody(headers) {
    unsafe exchange.pointee.isBegun = true
    return tile_http_yes
  }
  let parts = unsafe exchange.pointee.target.split(
    separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
  let request = unsafe Request(
    method: String(cString: method), target: String(parts[0]),
    query: parts.count > 1 ? String(parts[1]) : nil, headers: headers)
  let own = unsafe Unmanaged<Responder>.fromOpaque(responder).takeUnretainedValue()
  return unsafe send(own.respond(request), on: connection, own.streams)
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
