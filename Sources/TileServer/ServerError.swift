#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Why a server does not start.
public enum ServerError: Error, Equatable, Sendable {
  /// Another program listens there.
  case portTaken(Int)
  /// The system keeps the port for others, as those below 1024.
  case portForbidden(Int)
  /// Not an IPv4 or IPv6 address in digits, or not one of this machine.
  case badAddress(String)
  /// The system gives no threads.
  case noThreads
  /// Another refusal of the system; `errno`.
  case system(Int32)

  /// Whether this machine has no such address, or no addresses of this kind.
  var isMissingAddress: Bool {
    switch self {
    case .badAddress, .system(EAFNOSUPPORT): true
    default: false
    }
  }

  /// A sentence for people.
  public var message: String {
    switch self {
    case .portTaken(let port):
      "port \(port) is taken by another program; choose another with --port"
    case .portForbidden(let port): "port \(port) needs special rights; choose one above 1023"
    case .badAddress(let address): "\(address) is not an address of this machine"
    case .noThreads: "the server cannot start: the system gives it no threads"
    case .system(let code): "the server cannot start: \(systemMessage(code))"
    }
  }
}
