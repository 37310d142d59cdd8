internal import TileServer

/// Decides whose requests are answered below `/~tilework/`: those of pages that this server itself has
/// shown. Any page that is open in the same browser can send requests here, so each must say where it is
/// from and whom it is for, and one that writes must know a word that only pages from here can read.
struct Gate: Sendable {
  /// The word; another one in each run.
  let token: String
  /// Whether anything may be written at all.
  let isEditable: Bool
  private let bound: String?
  private let isPublic: Bool

  init(_ address: PreviewAddress) {
    var chance = SystemRandomNumberGenerator()
    token = [chance.next(), chance.next()].map { String($0, radix: 36) }.joined()
    isEditable = address.isEditable
    bound = address.host
    isPublic = address.isPublic
  }

  /// What is said to who may not see the site; nil to who may. A name that leads here although it belongs
  /// to somebody else is the trick by which a page from elsewhere reads what only this machine can see;
  /// where others can see it anyway, any name will do.
  func pageRefusal(of request: Request) -> Response? {
    isPublic || ownHost(of: request) != nil ? nil : Self.unknownName
  }

  /// What is said to who may not read what the preview knows; nil to who may.
  func refusal(of request: Request) -> Response? {
    guard let host = ownHost(of: request) else { return Self.unknownName }
    let origin = request.header("origin")
    let site = request.header("sec-fetch-site")
    guard origin == nil || origin == "http://" + host,
      site == nil || site == "same-origin" || site == "none"
    else { return .text(403, "Only for pages of this site.\n") }
    return nil
  }

  /// What is said to who may not write; nil to who may.
  func editRefusal(of request: Request) -> Response? {
    if let refusal = refusal(of: request) { return refusal }
    guard isEditable else {
      return .text(403, "Nothing may be changed from here without --allow-edit.\n")
    }
    guard let word = single("tilework-token", of: request), word.utf8.elementsEqual(token.utf8)
    else {
      return .text(403, "This page is of another run; load it again.\n")
    }
    guard request.header("content-type")?.hasPrefix("application/json") == true else {
      return .text(415, "This must be JSON.\n")
    }
    return nil
  }

  private func single(_ name: String, of request: Request) -> String? {
    let values = request.headers.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  private static var unknownName: Response {
    .text(403, "This server is not known by that name.\n")
  }

  /// What the request is sent to, where that is a name of this server.
  private func ownHost(of request: Request) -> String? {
    guard let host = single("host", of: request), isOwn(host, port: request.port) else {
      return nil
    }
    return host
  }

  /// A name that somebody else's server can be reached by as well is none of ours: it could lead here
  /// today and elsewhere tomorrow. An address in digits leads nowhere else. By a name of this machine any
  /// port may lead here: `ssh -L 9000:localhost:8000` makes another one of it.
  private func isOwn(_ host: String, port: Int) -> Bool {
    guard let (name, asked) = parts(of: host) else { return false }
    if ["localhost", "127.0.0.1", "::1"].contains(name) { return true }
    guard asked == port else { return false }
    switch bound {
    case nil: return false
    case "0.0.0.0", "::": return isInDigits(name)
    case let bound?: return name == bound.lowercased()
    }
  }

  /// `[::1]:8000` → `::1`, 8000; nil for what no browser sends.
  private func parts(of host: String) -> (name: String, port: Int)? {
    var (name, port) = (host[...], 80)
    let isBare = host.hasPrefix("[") ? host.hasSuffix("]") : !host.contains(":")
    if !isBare, let colon = host.lastIndex(of: ":") {
      let digits = host[host.index(after: colon)...]
      guard let number = UInt16(digits), String(number) == digits else { return nil }
      (name, port) = (host[..<colon], Int(number))
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      name = name.dropFirst().dropLast()
    } else if name.contains(":") {
      return nil
    }
    return (name.lowercased(), port)
  }

  private func isInDigits(_ name: String) -> Bool {
    let isIPv6 = name.contains(":") && name.utf8.allSatisfy { Self.hexadecimal.contains($0) }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    return isIPv6
      || numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil && $0.first != "+" }
  }

  private static let hexadecimal = Set("0123456789abcdef:.".utf8)
}
