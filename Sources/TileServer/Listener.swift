#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A TCP socket that listens on one address.
struct Listener: ~Copyable {
  let socket: Int32
  /// The port chosen by the system if 0 was asked for.
  let port: Int

  /// Binds to an IPv4 or IPv6 address written in digits.
  init(host: String, port: Int) throws(ServerError) {
    guard (0...65535).contains(port) else { throw .badAddress("\(host):\(port)") }
    let isIPv6 = host.contains(":")
    let socket = makeSocket(isIPv6 ? AF_INET6 : AF_INET)
    guard socket >= 0 else { throw .system(errno) }
    do throws(ServerError) {
      self.port =
        try isIPv6
        ? listen6(socket, host: host, port: port) : listen4(socket, host: host, port: port)
      self.socket = socket
    } catch {
      close(socket)
      throw error
    }
  }

  deinit { close(socket) }

  /// Leaves the socket open: another owner closes it.
  consuming func handOver() { discard self }
}

/// The system's words for an error number.
func systemMessage(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

private func makeSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
  #else
    let descriptor = socket(family, SOCK_STREAM, 0)
  #endif
  guard descriptor >= 0 else { return descriptor }
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  // Several threads wait on it; all but one that wake must find nothing and go on.
  _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  // A server started again must not wait for the last one's connections to fade.
  var on: Int32 = 1
  unsafe setsockopt(
    descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
  return descriptor
}

private func listen4(_ socket: Int32, host: String, port: Int) throws(ServerError) -> Int {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  guard unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1 else { throw .badAddress(host) }
  let bound = try start(socket, &address, host: host, port: port)
  return Int(bound.sin_port.bigEndian)
}

private func listen6(_ socket: Int32, host: String, port: Int) throws(ServerError) -> Int {
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_port = in_port_t(port).bigEndian
  guard unsafe inet_pton(AF_INET6, host, &address.sin6_addr) == 1 else { throw .badAddress(host) }
  let bound = try start(socket, &address, host: host, port: port)
  return Int(bound.sin6_port.bigEndian)
}

/// Binds and listens, and returns the address as the system then gives it.
private func start<Address>(
  _ socket: Int32, _ address: inout Address, host: String, port: Int
) throws(ServerError) -> Address {
  var size = socklen_t(MemoryLayout<Address>.size)
  let status = unsafe withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
    let raw = unsafe bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
    guard unsafe bind(socket, raw, size) == 0, listen(socket, SOMAXCONN) == 0 else { return errno }
    return unsafe getsockname(socket, raw, &size) == 0 ? 0 : errno
  }
  switch status {
  case 0: return address
  case EADDRINUSE: throw .portTaken(port)
  case EACCES: throw .portForbidden(port)
  case EADDRNOTAVAIL: throw .badAddress(host)
  default: throw .system(status)
  }
}
