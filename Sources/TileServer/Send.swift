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
func send(
  _ response: Response, on connection: OpaquePointer, _ streams: EventStreams
) -> MHD_Result {
  var status = response.status
  var message = unsafe makeMessage(response.body, connection, streams)
  if unsafe message == nil {
    status = 404
    unsafe message = copied([])
  }
  guard let message = unsafe message else { return tile_http_no }
  defer { unsafe MHD_destroy_response(message) }
  for (name, value) in response.headers {
    _ = unsafe MHD_add_response_header(message, name, value)
  }
  return unsafe MHD_queue_response(connection, UInt32(status), message)
}

/// Nil if the file cannot be opened, is shorter than it was, or there is no memory.
private func makeMessage(
  _ body: Response.Body, _ connection: OpaquePointer, _ streams: EventStreams
) -> OpaquePointer? {
  switch body {
  case .bytes(let bytes): return unsafe copied(bytes)
  case .file(let path): return unsafe opened(path, nil)
  case .part(let path, let part): return unsafe opened(path, part)
  case .events(let first):
    let stream = unsafe EventStream(connection)
    streams.add(stream)
    stream.send(eventBytes(first()))
    let message = unsafe stream.makeMessage()
    if unsafe message == nil { stream.end() }
    return unsafe message
  }
}

private func copied(_ bytes: [UInt8]) -> OpaquePointer? {
  unsafe bytes.withUnsafeBytes { unsafe tile_http_copy($0.baseAddress, $0.count) }
}

private func opened(_ path: String, _ part: Range<Int>?) -> OpaquePointer? {
  guard let (descriptor, size) = openFile(path) else { return nil }
  let part = part ?? 0..<size
  guard part.upperBound <= size,
    let message = unsafe MHD_create_response_from_fd_at_offset64(
      UInt64(part.count), descriptor, UInt64(part.lowerBound))
  else {
    close(descriptor)
    return nil
  }
  return unsafe message
}

/// A file's bytes; nil if it cannot be read.
func fileBytes(_ path: String) -> [UInt8]? {
  guard let (descriptor, size) = openFile(path) else { return nil }
  defer { close(descriptor) }
  var done = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while done < size, let base = buffer.baseAddress {
      let got = unsafe read(descriptor, base + done, size - done)
      if got <= 0 { break }
      done += got
    }
    count = done
  }
  return done == size ? bytes : nil
}

/// Opens a regular file, not what a link leads to.
private func openFile(_ path: String) -> (descriptor: Int32, size: Int)? {
  let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    close(descriptor)
    return nil
  }
  return (descriptor, Int(status.st_size))
}
