internal import CMicrohttpd

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Hands a response to libmicrohttpd, which sends it. A file that has gone meanwhile becomes 404, a
/// header field that would break the message is left out.
func send(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
  var status = response.status
  var message = unsafe makeMessage(response.body)
  if unsafe message == nil {
    status = 404
    unsafe message = makeMessage(.bytes([]))
  }
  guard let message = unsafe message else { return tile_http_no }
  defer { unsafe MHD_destroy_response(message) }
  for (name, value) in response.headers {
    _ = unsafe MHD_add_response_header(message, name, value)
  }
  return unsafe MHD_queue_response(connection, UInt32(status), message)
}

/// Nil if the file cannot be opened or there is no memory.
private func makeMessage(_ body: Response.Body) -> OpaquePointer? {
  switch body {
  case .bytes(let bytes):
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe tile_http_copy(bytes.baseAddress, bytes.count)
    }
  case .file(let path):
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let message = unsafe MHD_create_response_from_fd64(UInt64(status.st_size), descriptor)
    else {
      close(descriptor)
      return nil
    }
    return unsafe message
  }
}
