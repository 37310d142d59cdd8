/// A page's text as others can show it: whole addresses, nothing that runs or is to be filled in.
struct FeedText {
  /// The whole address of the page.
  private let page: String
  /// `https://u.example`.
  private let origin: String

  init(page: String, origin: String) { (self.page, self.origin) = (page, origin) }

  /// Elements that are left out with all that is in them.
  private static let left: Set<String> = [
    "script", "style", "form", "iframe", "object", "noscript", "template", "dialog", "button",
  ]
  /// Elements without an end that are left out.
  private static let leftVoid: Set<String> = ["embed", "link", "meta", "base", "input"]
  private static let addresses: Set<String> = ["href", "src", "poster", "cite", "data"]

  func made(of html: [UInt8]) -> [UInt8] {
    var scanner = TagScanner(html)
    var out: [UInt8] = []
    out.reserveCapacity(html.count + html.count / 4)
    var done = 0
    while let tag = scanner.next() {
      out += html[done..<tag.range.lowerBound]
      done = tag.range.upperBound
      if FeedText.left.contains(tag.name) {
        if !tag.isEnd { done = end(of: tag, &scanner) }
      } else if !FeedText.leftVoid.contains(tag.name) {
        write(tag, of: html, &out)
      }
    }
    return out + html[min(done, html.count)...]
  }

  /// Where an element ends that begins with this tag.
  private func end(of tag: TagScanner.Tag, _ scanner: inout TagScanner) -> Int {
    var depth = 1
    while let next = scanner.next() {
      if next.name == tag.name { depth += next.isEnd ? -1 : 1 }
      if depth == 0 { return next.range.upperBound }
    }
    return scanner.bytes.count
  }

  private func write(_ tag: TagScanner.Tag, of html: [UInt8], _ out: inout [UInt8]) {
    var done = tag.range.lowerBound
    for attribute in tag.attributes {
      guard let value = changed(attribute) else { continue }
      out += html[done..<attribute.range.lowerBound]
      done = attribute.range.upperBound
      if value.isEmpty { continue }
      out += " \(attribute.name)=\"\(value.replacing("\"", with: "&quot;"))\"".utf8
    }
    out += html[done..<tag.range.upperBound]
  }

  /// What an attribute becomes: nothing where it goes, nil where it stays.
  private func changed(_ attribute: TagScanner.Attribute) -> String? {
    let name = attribute.name
    if name.hasPrefix("on") || name == "style" || name == "srcdoc" { return "" }
    if FeedText.addresses.contains(name) { return whole(attribute.value) }
    if name != "srcset" { return nil }
    let candidates = attribute.value.split(separator: ",").map { candidate in
      let parts = candidate.split(separator: " ", maxSplits: 1)
      return ([whole(String(parts.first ?? ""))] + parts.dropFirst().map(String.init))
        .joined(separator: " ")
    }
    return candidates.joined(separator: ", ")
  }

  /// An address as it stands in an attribute, made whole.
  private func whole(_ address: String) -> String {
    let address = String(address.drop { $0.isWhitespace })
    if Address.scheme(of: address) != nil { return address }
    if address.hasPrefix("//") { return (Address.scheme(of: origin) ?? "https") + ":" + address }
    if address.hasPrefix("/") { return origin + address }
    let (path, rest) = Address.split(address)
    if path.isEmpty { return page + rest }
    let folder = page.hasSuffix("/") ? page : Path.folder(of: page) + "/"
    let end = path.hasSuffix("/") ? "/" : ""
    let root = origin.utf8.count
    let below = String(folder.utf8.dropFirst(root)) ?? "/"
    guard let place = Path.normalized(below + path) else { return origin + "/" }
    return origin + "/" + place + (place.isEmpty ? "" : end) + rest
  }
}
