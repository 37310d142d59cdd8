internal import TileServer

/// Where a site is shown.
public struct PreviewAddress: Sendable {
  /// The address to listen on, in digits; nil for this machine alone, by IPv4 and IPv6.
  public var host: String?
  /// The port; 0 for any that is free.
  public var port = 8000
  /// Colours may be changed from the pages even where other machines may be able to see the site.
  public var allowsEdits = false

  /// This machine alone, at port 8000.
  public init() {}

  /// Whether colours may be changed from the pages.
  public var isEditable: Bool { allowsEdits || !isPublic }

  /// Whether other machines may be able to see the site.
  public var isPublic: Bool {
    guard let host else { return false }
    return host != "::1" && host != "localhost" && !host.hasPrefix("127.")
  }
}

extension PreviewAddress {
  /// How many ports are tried, one after the other.
  private static let tries = 100

  private var hosts: [String] {
    if let host, host != "localhost" { return [host] }
    return ["127.0.0.1", "::1"]
  }

  /// Listens on the port, or on the next one that is free.
  func serve(
    _ respond: @escaping @Sendable (Request) -> Response
  ) throws(PreviewError) -> Server {
    var port = port
    while true {
      do throws(ServerError) {
        return try Server(
          hosts: hosts, port: port, mostBody: isEditable ? ThemeDesk.mostBody : 0, respond: respond)
      } catch {
        guard case .portTaken = error, port < min(self.port + PreviewAddress.tries, 65535) else {
          throw .server(error)
        }
        // Where any port will do, another one is chosen by the system.
        if port != 0 { port += 1 }
      }
    }
  }

  /// What to type into a browser.
  func url(port: Int, basePath: String?) -> String {
    let name =
      switch hosts[0] {
      case "0.0.0.0", "::": "127.0.0.1"
      case let host where host.contains(":"): "[\(host)]"
      case let host: host
      }
    return "http://\(name):\(port)\(basePath ?? "/")"
  }

  func taken(unless used: Int) -> PreviewNotice? {
    port == used || port == 0 ? nil : .portTaken(port, used: used)
  }
}
