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

  init(_ address: PreviewAddress) {
    var chance = SystemRandomNumberGenerator()
    token = [chance.next(), chance.next()].map { String($0, radix: 36) }.joined()
    isEditable = address.isEditable
    bound = address.host
  }

  /// What is said to who may not read; nil to who may.
  func refusal(of request: Request) -> Response? {
    guard let host = single("host", of: request), isOwn(host, port: request.port) else {
      return .text(403, "This server is not known by that name.\n")
    }
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

  /// A name that somebody else's server can be reached by as well is none of ours: it could lead here
  /// today and elsewhere tomorrow. An address in digits leads nowhere else.
  private func isOwn(_ host: String, port: Int) -> Bool {
    var name = host[...]
    let ending = ":\(port)"
    if name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    } else if port != 80 {
      return false
    }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    let plain = name.lowercased()
    if ["localhost", "127.0.0.1", "::1"].contains(plain) { return true }
    switch bound {
    case nil: return false
    case "0.0.0.0", "::": return isInDigits(plain)
    case let bound?: return plain == bound.lowercased()
    }
  }

  private func isInDigits(_ name: String) -> Bool {
    let isIPv6 = name.contains(":") && name.utf8.allSatisfy { Self.hexadecimal.contains($0) }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    return isIPv6
      || numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil && $0.first != "+" }
  }

  private static let hexadecimal = Set("0123456789abcdef:.".utf8)
}
